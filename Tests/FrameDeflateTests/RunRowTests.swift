import FrameDeflate
import Pixels
import TestSupport
import Testing

@Suite("Rows of runs in the frame deflater")
struct RunRowTests {
  #if DEBUG
    private static let pictureCount: UInt64 = 400
  #else
    private static let pictureCount: UInt64 = 10_000
  #endif

  /// A picture's rows as runs, but for some that are busy, and with some runs cut in two.
  private func runs(of picture: HardPicture, _ generator: inout SeededGenerator) -> RunPicture {
    let rows = (0..<picture.height).map { y in
      var row = RunRow()
      if generator.next() % 4 == 0 { return row }
      row.fill(upTo: picture.width, with: 0)
      let pixels = picture.pixels[y * picture.width..<(y + 1) * picture.width]
      var runs: [PixelRun] = []
      for (x, pixel) in pixels.enumerated() {
        let joins = runs.last?.color == pixel && generator.next() % 16 != 0
        if joins {
          runs[runs.count - 1].end += 1
        } else {
          runs.append(PixelRun(end: Int32(x + 1), color: pixel))
        }
      }
      row.putBack(runs)
      return row
    }
    return RunPicture(
      width: picture.width, height: picture.height, rows: rows, pixels: picture.pixels)
  }

  @Test("Runs give the bands of their pixels, whichever rows are busy and wherever runs are cut")
  func sameBands() {
    var wrong: [String] = []
    var generator = SeededGenerator(seed: 5)
    for seed in 0..<Self.pictureCount {
      let picture = HardPicture(seed: seed, isOpaque: true, longestSide: seed % 8 == 0 ? 300 : 40)
      let runs = runs(of: picture, &generator)
      for effort in [FrameDeflater.Effort.runs, .matches] {
        let deflater = FrameDeflater(
          width: picture.width, hasAlpha: seed % 2 == 0, effort: effort)
        for rows in deflater.bands(ofRows: picture.height) {
          let places = rows.lowerBound * picture.width..<rows.upperBound * picture.width
          let expected = deflater.band(picture.pixels.span.extracting(places))
          if deflater.band(rows, of: runs) != expected { wrong.append("\(picture)") }
        }
      }
    }

    #expect(wrong == [])
  }
}
