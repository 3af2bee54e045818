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
      surface.writeChannel(
        at: 24, of: bounds.minX..<bounds.maxX, inRow: row, to: &span,
        origin: Self.index(inRow: row, of: bounds))
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

  /// Writes a row's values over what `runs` held, as runs of a coverage above 0.
  ///
  /// - Parameters:
  ///   - row: One of the plane's.
  ///   - columns: Some of the plane's.
  ///   - shift: How far the runs lie to the right.
  ///   - most: How many runs are of use.
  ///   - runs: Receives the runs.
  /// - Returns: Whether there are no more than that.
  func writeRuns(
    ofRow row: Int, within columns: Range<Int>, shift: Int, most: Int, to runs: inout [CoverageRun]
  ) -> Bool {
    runs.removeAll(keepingCapacity: true)
    let origin = Self.index(inRow: row, of: bounds)
    let span = values.span
    var column = columns.lowerBound
    while column < columns.upperBound {
      let value = span[origin + column]
      let start = column
      repeat { column += 1 } while column < columns.upperBound && span[origin + column] == value
      if value == 0 { continue }
      if runs.count == most { return false }
      runs.append(columns: start + shift, column + shift, coverage: value)
    }
    return true
  }
}
