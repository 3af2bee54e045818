/// Both walks take what they read out of `self`: what a body changes can't be what is read, so no
/// owner is counted for each row.
extension Rasterizer {
  /// Goes through the rows of the shape that the scanner is at, each with the runs that the clip
  /// lets through, if any.
  @inline(__always)
  mutating func walkVisible(
    _ body: (inout Rasterizer, _ visible: [CoverageRun], _ row: Int) -> Void
  ) {
    let clip = clip
    var visible: [CoverageRun] = []
    swap(&visible, &self.visible)
    while let row = scanner.nextRow() {
      if !scanner.repeatsRow || !clip.isRectangle {
        clip.cut(scanner.runs.span, inRow: row, into: &visible)
      }
      if !visible.isEmpty { body(&self, visible, row) }
    }
    swap(&visible, &self.visible)
  }

  /// Goes through the rows of `bounds`, which lie in the clip's, each with the runs that the clip
  /// lets through, if any.
  @inline(__always)
  mutating func walkVisible(
    _ bounds: PixelBounds,
    _ body: (inout Surface, _ visible: [CoverageRun], _ row: Int) -> Void
  ) {
    let clip = clip
    var (whole, visible): ([CoverageRun], [CoverageRun]) = ([], [])
    whole.append(columns: bounds.minX, bounds.maxX, coverage: 255)
    swap(&visible, &self.visible)
    for row in bounds.minY..<bounds.maxY {
      if row == bounds.minY || !clip.isRectangle {
        clip.cut(whole.span, inRow: row, into: &visible)
      }
      if !visible.isEmpty { body(&surface, visible, row) }
    }
    swap(&visible, &self.visible)
  }
}
