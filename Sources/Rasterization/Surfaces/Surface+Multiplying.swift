internal import Pixels

extension Surface {
  /// Multiplies red, green and blue of every pixel by those of a colour, rounded to nearest.
  mutating func multiply(byChannelsOf color: Color) {
    let (red, green, blue) = (
      UInt32(UInt8(unit: color.red)), UInt32(UInt8(unit: color.green)),
      UInt32(UInt8(unit: color.blue))
    )
    change { pixel in
      (pixel & 255 * red).dividedBy255 | (pixel >> 8 & 255 * green).dividedBy255 << 8
        | (pixel >> 16 & 255 * blue).dividedBy255 << 16 | pixel & 0xFF00_0000
    }
  }

  /// Gives every pixel another colour that depends on its own alone.
  private mutating func change(_ pixel: (UInt32) -> UInt32) {
    for row in bounds.minY..<bounds.maxY {
      let index = index(ofRow: row)
      if rows[index].isBusy {
        let origin = origin(ofRow: row)
        for place in origin + bounds.minX..<origin + bounds.maxX {
          pixels[place] = pixel(pixels[place])
        }
      } else {
        rows[index].map(pixel)
      }
    }
  }

  /// Multiplies every pixel by the alpha of a surface of the same bounds.
  mutating func multiply(byAlphaOf mask: Surface) {
    precondition(mask.bounds == bounds, "a mask has the bounds of what it masks")
    for row in bounds.minY..<bounds.maxY {
      let maskRow = mask.rows[mask.index(ofRow: row)]
      if maskRow.isBusy {
        makeBusy(row)
        multiplyPixels(ofRow: row, byAlphaOf: mask)
      } else if isBusy(row) {
        multiplyPixels(ofRow: row, byAlphaOf: maskRow)
      } else {
        multiplyRuns(ofRow: row, byAlphaOf: maskRow)
      }
    }
  }

  /// Pixels times pixels.
  private mutating func multiplyPixels(ofRow row: Int, byAlphaOf mask: Surface) {
    let start = origin(ofRow: row) + bounds.minX
    let maskStart = mask.origin(ofRow: row) + bounds.minX
    let end = start + bounds.width
    var span = pixels.mutableSpan
    span.multiply(start..<end, byAlphaOf: mask.pixels.span, from: maskStart)
  }

  /// Pixels times runs.
  private mutating func multiplyPixels(ofRow row: Int, byAlphaOf mask: RunRow) {
    let origin = origin(ofRow: row)
    var start = origin + bounds.minX
    var span = pixels.mutableSpan
    for run in mask.runs {
      let end = origin + Int(run.end)
      span.multiply(start..<end, by: UInt8(truncatingIfNeeded: run.color >> 24))
      start = end
    }
  }

  /// Runs times runs.
  private mutating func multiplyRuns(ofRow row: Int, byAlphaOf mask: RunRow) {
    blend(row, mask.runs.span, under: [wholeRow]) { below, above, _ in
      PackedPixel.scaled(below, by: above >> 24)
    }
  }

  /// All pixels of a row, covered.
  private var wholeRow: CoverageRun {
    CoverageRun(
      start: Int32(truncatingIfNeeded: bounds.minX), end: Int32(truncatingIfNeeded: bounds.maxX),
      coverage: 255)
  }

  /// Makes whole rows transparent.
  mutating func clear(rows: Range<Int>) {
    for row in rows { self.rows[index(ofRow: row)].fill(upTo: bounds.maxX, with: 0) }
  }

  /// Multiplies a row by the coverage of runs, left to right; what they leave out becomes
  /// transparent.
  mutating func multiply(byCoverageOf runs: [CoverageRun], inRow row: Int) {
    if isBusy(row) {
      multiplyPixels(ofRow: row, byCoverageOf: runs)
    } else {
      multiplyRuns(ofRow: row, byCoverageOf: runs)
    }
  }

  private mutating func multiplyPixels(ofRow row: Int, byCoverageOf runs: [CoverageRun]) {
    let origin = origin(ofRow: row)
    let end = origin + bounds.maxX
    var next = bounds.minX
    var span = pixels.mutableSpan
    for run in runs {
      span.replace(origin + next..<origin + Int(run.start), with: .clear)
      span.multiply(origin + Int(run.start)..<origin + Int(run.end), by: run.coverage)
      next = Int(run.end)
    }
    span.replace(origin + next..<end, with: .clear)
  }

  private mutating func multiplyRuns(ofRow row: Int, byCoverageOf runs: [CoverageRun]) {
    let above: InlineArray<1, PixelRun> = [PixelRun(end: .max, color: 0)]
    var whole: [CoverageRun] = []
    whole.reserveCapacity(2 * runs.count + 1)
    var next = wholeRow
    for run in runs {
      if next.start < run.start {
        whole.append(CoverageRun(start: next.start, end: run.start, coverage: 0))
      }
      whole.append(run)
      next.start = run.end
    }
    if next.start < next.end {
      whole.append(CoverageRun(start: next.start, end: next.end, coverage: 0))
    }
    blend(row, above.span, under: whole) { below, _, coverage in
      PackedPixel.scaled(below, by: UInt32(coverage))
    }
  }
}
