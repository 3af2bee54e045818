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

  /// Adds runs of a row of another surface, times coverage and opacity, rounded in turn.
  ///
  /// Channels end at 255, none above its alpha.
  mutating func add(
    _ runs: [CoverageRun], inRow row: Int, of content: Surface, opacity: UInt8
  ) {
    let origin = origin(ofRow: row)
    let contentOrigin = content.origin(ofRow: row)
    var span = pixels.mutableSpan
    let source = content.pixels.span
    for run in runs {
      for column in Int(run.start)..<Int(run.end) {
        let covered = PackedPixel.scaled(source[contentOrigin + column], by: UInt32(run.coverage))
        span[origin + column] = PackedPixel.sum(
          span[origin + column], PackedPixel.scaled(covered, by: UInt32(opacity)))
      }
    }
  }

  /// Paints runs of a row with colours that are computed as they are needed.
  ///
  /// Colours are asked for once for each chain of runs that touch; `colors` is working storage.
  mutating func paint(
    _ runs: [CoverageRun], inRow row: Int, with source: PaintSource, using colors: inout [UInt32]
  ) {
    if colors.count < bounds.width {
      colors = Array(repeating: 0, count: bounds.width)
    }
    let origin = origin(ofRow: row)
    var span = pixels.mutableSpan
    var index = 0
    while index < runs.count {
      let chain = runs.chain(from: index)
      let start = Int(runs[index].start)
      var target = colors.mutableSpan
      source.sample(start..<Int(runs[chain.upperBound - 1].end), row: row, into: &target)
      for run in runs[chain] {
        span.paint(
          origin + Int(run.start)..<origin + Int(run.end), with: colors.span,
          from: Int(run.start) - start, coverage: run.coverage, opacity: 255)
      }
      index = chain.upperBound
    }
  }
}

extension [CoverageRun] {
  /// The indices of runs from `first` on, each of which begins where the one before it ends.
  fileprivate func chain(from first: Int) -> Range<Int> {
    var end = first + 1
    while end < count, self[end].start == self[end - 1].end { end += 1 }
    return first..<end
  }
}
