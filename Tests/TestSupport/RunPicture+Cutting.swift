package import Pixels

extension RunPicture {
  /// A pixmap's rows as runs, but for some that are busy, and with some runs cut in two.
  package init(cutting pixmap: Pixmap, _ generator: inout SeededGenerator) {
    var pixmap = pixmap
    let (width, height) = (pixmap.width, pixmap.height)
    let pixels = pixmap.takeStorage()
    let rows = (0..<height).map { y in
      var row = RunRow()
      if generator.next() % 4 != 0 {
        row.putBack(Self.runs(of: pixels[y * width..<(y + 1) * width], &generator))
      }
      return row
    }
    self.init(width: width, height: height, rows: rows, pixels: pixels)
  }

  private static func runs(
    of row: ArraySlice<UInt32>, _ generator: inout SeededGenerator
  ) -> [PixelRun] {
    var runs: [PixelRun] = []
    for (x, pixel) in row.enumerated() {
      let joins = runs.last?.color == pixel && generator.next() % 16 != 0
      if joins {
        runs[runs.count - 1].end += 1
      } else {
        runs.append(PixelRun(end: Int32(x + 1), color: pixel))
      }
    }
    return runs
  }
}
