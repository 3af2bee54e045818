internal import Pixels

extension Surface {
  /// Multiplies red, green and blue of every pixel by those of a colour, rounded to nearest.
  mutating func multiply(byChannelsOf color: Color) {
    let (red, green, blue) = (
      UInt32(UInt8(unit: color.red)), UInt32(UInt8(unit: color.green)),
      UInt32(UInt8(unit: color.blue))
    )
    for index in pixels.indices {
      let pixel = pixels[index]
      pixels[index] =
        (pixel & 255 * red).dividedBy255 | (pixel >> 8 & 255 * green).dividedBy255 << 8
        | (pixel >> 16 & 255 * blue).dividedBy255 << 16 | pixel & 0xFF00_0000
    }
  }

  /// Multiplies every pixel by the alpha of a surface of the same bounds.
  mutating func multiply(byAlphaOf mask: Surface) {
    precondition(mask.bounds == bounds, "a mask has the bounds of what it masks")
    var span = pixels.mutableSpan
    span.multiply(0..<span.count, byAlphaOf: mask.pixels.span, from: 0)
  }

  /// Makes whole rows transparent.
  mutating func clear(rows: Range<Int>) {
    let start = (rows.lowerBound - bounds.minY) * bounds.width
    let end = (rows.upperBound - bounds.minY) * bounds.width
    var span = pixels.mutableSpan
    span.replace(start..<end, with: .clear)
  }

  /// Multiplies a row by the coverage of runs, left to right; what they leave out becomes
  /// transparent.
  mutating func multiply(byCoverageOf runs: [CoverageRun], inRow row: Int) {
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
}
