internal import Pixels

extension Surface {
  /// Paints one colour on runs of a row.
  mutating func paint(_ runs: [CoverageRun], inRow row: Int, with color: PremultipliedColor) {
    let origin = origin(ofRow: row)
    var span = pixels.mutableSpan
    for run in runs {
      span.paint(
        origin + Int(run.start)..<origin + Int(run.end), with: color, coverage: run.coverage)
    }
  }

  /// Composites runs of a row of another surface: coverage first, then opacity, each rounded.
  mutating func paint(
    _ runs: [CoverageRun], inRow row: Int, with content: Surface, opacity: UInt8
  ) {
    let origin = origin(ofRow: row)
    let contentOrigin = content.origin(ofRow: row)
    var span = pixels.mutableSpan
    for run in runs {
      span.paint(
        origin + Int(run.start)..<origin + Int(run.end), with: content.pixels.span,
        from: contentOrigin + Int(run.start), coverage: run.coverage, opacity: opacity)
    }
  }
}
