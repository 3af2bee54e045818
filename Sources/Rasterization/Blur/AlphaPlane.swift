/// The silhouette of something: an alpha of 0...255 for each pixel of a part of device space.
struct AlphaPlane: Hashable, Sendable {
  let bounds: PixelBounds
  /// Row by row from the top, without padding.
  var values: [UInt8]

  /// A clear plane.
  init(_ bounds: PixelBounds) {
    self.bounds = bounds
    values = Array(repeating: 0, count: bounds.area)
  }

  /// The alpha of a part of a surface.
  init(_ surface: Surface, within region: PixelBounds) {
    let bounds = surface.bounds.intersection(region)
    self.init(bounds)
    var span = values.mutableSpan
    for row in bounds.minY..<bounds.maxY {
      let target = Self.index(inRow: row, of: bounds)
      let source = surface.origin(ofRow: row)
      for column in bounds.minX..<bounds.maxX {
        span[target + column] = UInt8(truncatingIfNeeded: surface.pixels[source + column] >> 24)
      }
    }
  }

  /// The coverage of a shape within a region.
  init(_ scanner: inout ShapeScanner, within region: PixelBounds) {
    self.init(region)
    var span = values.mutableSpan
    while let row = scanner.nextRow() {
      let origin = Self.index(inRow: row, of: region)
      for run in scanner.runs {
        for index in origin + Int(run.start)..<origin + Int(run.end) { span[index] = run.coverage }
      }
    }
  }

  /// Where a row's device column 0 would be in ``values``.
  static func index(inRow row: Int, of bounds: PixelBounds) -> Int {
    (row - bounds.minY) * bounds.width - bounds.minX
  }
}
