internal import Pixels

/// Which differing pixels lie on flat areas of both pictures: asked by the search for a way and by
/// that for recoloured areas, found once.
struct FlatPixels {
  private let box: PixelBox
  /// For each pixel of the box, row by row.
  private var marks: [Bool]

  init(
    expected: PixelGrid, actual: PixelGrid, differingIn map: DifferenceMap, within box: PixelBox
  ) {
    self.box = box
    marks = Array(repeating: false, count: box.width * box.height)
    var index = 0
    for y in box.rows {
      for x in box.columns {
        if map.differs(y * expected.width + x) {
          marks[index] = expected.isFlat(aroundX: x, y: y) && actual.isFlat(aroundX: x, y: y)
        }
        index += 1
      }
    }
  }

  /// Whether a pixel of the box differs and all beside it is as it is, in each picture.
  func contains(_ x: Int, _ y: Int) -> Bool { marks[(y - box.y) * box.width + x - box.x] }
}
