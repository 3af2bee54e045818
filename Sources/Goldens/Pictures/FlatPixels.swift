internal import Pixels

/// Which differing pixels lie on flat areas of both pictures: asked by the search for a way and by
/// that for recoloured areas, found once.
struct FlatPixels {
  private let box: PixelBox
  /// For each pixel of the box, row by row: whether it differs and all beside it is as it is, in each picture.
  private(set) var marks: [Bool]

  init(
    expected: PixelGrid, actual: PixelGrid, differingIn map: DifferenceMap, within box: PixelBox
  ) {
    self.box = box
    marks = Array(repeating: false, count: box.width * box.height)
    let inside = max(1, box.x)..<max(1, min(box.x + box.width, expected.width - 1))
    var roughness = [UInt32](repeating: 0, count: inside.count)
    for y in box.rows {
      let isInside = y > 0 && y < expected.height - 1
      if isInside {
        for index in roughness.indices { roughness[index] = 0 }
        expected.addRoughness(ofRow: y, columns: inside, to: &roughness)
        actual.addRoughness(ofRow: y, columns: inside, to: &roughness)
      }
      let (row, start) = ((y - box.y) * box.width - box.x, y * expected.width)
      var target = marks.mutableSpan
      let (differences, roughness) = (map.marks.span, roughness.span)
      for x in box.columns where differences[start &+ x] != 0 {
        target[row &+ x] =
          isInside && inside.contains(x)
          ? roughness[x &- inside.lowerBound] == 0
          : expected.isFlat(aroundX: x, y: y) && actual.isFlat(aroundX: x, y: y)
      }
    }
  }
}
