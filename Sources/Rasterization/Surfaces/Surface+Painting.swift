internal import Pixels

extension Surface {
  /// Sets every pixel of a part of the surface.
  mutating func replace(_ part: PixelBounds, with color: PremultipliedColor) {
    if part.isEmpty { return }
    let run = CoverageRun(
      start: Int32(truncatingIfNeeded: part.minX), end: Int32(truncatingIfNeeded: part.maxX),
      coverage: 255)
    for row in part.minY..<part.maxY {
      let index = index(ofRow: row)
      if part.width == bounds.width {
        rows[index].fill(upTo: bounds.maxX, with: color.packed)
      } else if rows[index].isBusy {
        let origin = origin(ofRow: row)
        var span = pixels.mutableSpan
        span.replace(origin + part.minX..<origin + part.maxX, with: color)
      } else {
        blend(row, color, under: [run]) { _, above, _ in above }
      }
    }
  }

  /// Blends runs with a row of runs.
  @inline(__always)
  mutating func blend(
    _ row: Int, _ above: Span<PixelRun>, under coverage: [CoverageRun],
    _ blend: (_ below: UInt32, _ above: UInt32, _ coverage: UInt8) -> UInt32
  ) {
    rows[index(ofRow: row)].blend(
      above, under: coverage.span, from: Int32(truncatingIfNeeded: bounds.minX), using: &draft,
      blend)
    settle(row)
  }

  /// Blends one colour with a row of runs.
  @inline(__always)
  private mutating func blend(
    _ row: Int, _ color: PremultipliedColor, under coverage: [CoverageRun],
    _ blend: (_ below: UInt32, _ above: UInt32, _ coverage: UInt8) -> UInt32
  ) {
    let above: InlineArray<1, PixelRun> = [PixelRun(end: .max, color: color.packed)]
    self.blend(row, above.span, under: coverage, blend)
  }

  /// Paints one colour on runs of a row.
  mutating func paint(_ runs: [CoverageRun], inRow row: Int, with color: PremultipliedColor) {
    if runs.isEmpty { return }
    if isBusy(row), !hides(runs, color) {
      paintPixels(runs, inRow: row, with: color)
    } else {
      paintRuns(runs, inRow: row, with: color)
    }
  }

  /// Whether nothing is left to see of a row under a colour on runs.
  private func hides(_ runs: [CoverageRun], _ color: PremultipliedColor) -> Bool {
    color.alpha == 255 && runs.count == 1 && runs[0].coverage == 255
      && runs[0].columns == bounds.minX..<bounds.maxX
  }

  private mutating func paintPixels(
    _ runs: [CoverageRun], inRow row: Int, with color: PremultipliedColor
  ) {
    let origin = origin(ofRow: row)
    var span = pixels.mutableSpan
    for run in runs {
      span.paint(
        origin + Int(run.start)..<origin + Int(run.end), with: color, coverage: run.coverage)
    }
  }

  private mutating func paintRuns(
    _ runs: [CoverageRun], inRow row: Int, with color: PremultipliedColor
  ) {
    if hides(runs, color) {
      rows[index(ofRow: row)].fill(upTo: bounds.maxX, with: color.packed)
    } else {
      blend(row, color, under: runs) { below, above, coverage in
        PackedPixel.over(PackedPixel.scaled(above, by: UInt32(coverage)), below)
      }
    }
  }

  /// Composites runs of a row of another surface: coverage first, then opacity, each rounded.
  mutating func paint(
    _ runs: [CoverageRun], inRow row: Int, with content: Surface, opacity: UInt8
  ) {
    if runs.isEmpty { return }
    let source = content.rows[content.index(ofRow: row)]
    if source.isBusy {
      makeBusy(row)
      paintPixels(runs, inRow: row, with: content, opacity: opacity)
    } else if isBusy(row) {
      paintPixels(runs, inRow: row, with: source, opacity: opacity)
    } else {
      paintRuns(runs, inRow: row, with: source, opacity: opacity)
    }
  }

  /// Pixels over pixels.
  private mutating func paintPixels(
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

  /// Runs over pixels.
  private mutating func paintPixels(
    _ runs: [CoverageRun], inRow row: Int, with source: RunRow, opacity: UInt8
  ) {
    let origin = origin(ofRow: row)
    let source = source.runs.span
    var span = pixels.mutableSpan
    var index = source.index(ofColumn: runs[0].start)
    for run in runs {
      var start = run.start
      while source[index].end <= start { index += 1 }
      while start < run.end {
        let end = min(source[index].end, run.end)
        let covered = PackedPixel.scaled(source[index].color, by: UInt32(run.coverage))
        let color = PackedPixel.scaled(covered, by: UInt32(opacity))
        span.paint(
          origin + Int(start)..<origin + Int(end), with: PremultipliedColor(packed: color))
        if end == source[index].end { index += 1 }
        start = end
      }
    }
  }

  /// Runs over runs.
  private mutating func paintRuns(
    _ runs: [CoverageRun], inRow row: Int, with source: RunRow, opacity: UInt8
  ) {
    blend(row, source.runs.span, under: runs) { below, above, coverage in
      let covered = PackedPixel.scaled(above, by: UInt32(coverage))
      return PackedPixel.over(PackedPixel.scaled(covered, by: UInt32(opacity)), below)
    }
  }

  /// Adds runs of a row of another surface, times coverage and opacity, rounded in turn.
  ///
  /// Channels end at 255, none above its alpha.
  mutating func add(
    _ runs: [CoverageRun], inRow row: Int, of content: Surface, opacity: UInt8
  ) {
    if runs.isEmpty { return }
    let source = content.rows[content.index(ofRow: row)]
    if source.isBusy {
      makeBusy(row)
      addPixels(runs, inRow: row, of: content, opacity: opacity)
    } else if isBusy(row) {
      addPixels(runs, inRow: row, of: source, opacity: opacity)
    } else {
      blend(row, source.runs.span, under: runs) { below, above, coverage in
        Self.sum(below, above, coverage, opacity)
      }
    }
  }

  /// A pixel and another one times coverage and opacity.
  @inline(__always)
  private static func sum(
    _ below: UInt32, _ above: UInt32, _ coverage: UInt8, _ opacity: UInt8
  ) -> UInt32 {
    let covered = PackedPixel.scaled(above, by: UInt32(coverage))
    return PackedPixel.sum(below, PackedPixel.scaled(covered, by: UInt32(opacity)))
  }

  /// Pixels to pixels.
  private mutating func addPixels(
    _ runs: [CoverageRun], inRow row: Int, of content: Surface, opacity: UInt8
  ) {
    let origin = origin(ofRow: row)
    let contentOrigin = content.origin(ofRow: row)
    var span = pixels.mutableSpan
    let source = content.pixels.span
    for run in runs {
      for column in Int(run.start)..<Int(run.end) {
        span[origin + column] = Self.sum(
          span[origin + column], source[contentOrigin + column], run.coverage, opacity)
      }
    }
  }

  /// Runs to pixels.
  private mutating func addPixels(
    _ runs: [CoverageRun], inRow row: Int, of source: RunRow, opacity: UInt8
  ) {
    let origin = origin(ofRow: row)
    let source = source.runs.span
    var span = pixels.mutableSpan
    for run in runs {
      var index = source.index(ofColumn: run.start)
      for column in run.start..<run.end {
        if source[index].end <= column { index += 1 }
        span[origin + Int(column)] = Self.sum(
          span[origin + Int(column)], source[index].color, run.coverage, opacity)
      }
    }
  }

  /// Paints runs of a row with colours that are computed as they are needed.
  ///
  /// Colours are asked for once for each chain of runs that touch; `colors` is working storage.
  mutating func paint(
    _ runs: [CoverageRun], inRow row: Int, with source: PaintSource, using colors: inout [UInt32]
  ) {
    if runs.isEmpty { return }
    if let plain = source.plainColor(inRow: row) {
      return paint(runs, inRow: row, with: plain)
    }
    makeBusy(row)
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
