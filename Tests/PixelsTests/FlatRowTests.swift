import Pixels
import Testing
import TestSupport

/// Kernels look at whole blocks of pixels before they blend: rows here are long and mostly plain.
@Suite("Row kernels on plain stretches")
struct FlatRowTests {
  private static let length = 700

  /// Source-over of one pixel, channel by channel, in plain integers.
  private func over(_ source: UInt32, _ below: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      let kept = (2 * (below >> shift & 255) * (255 - source >> 24) + 255) / 510
      result |= ((source >> shift & 255) + kept) << shift
    }
    return result
  }

  private func scaled(_ pixel: UInt32, _ factor: UInt8) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      result |= ((2 * (pixel >> shift & 255) * UInt32(factor) + 255) / 510) << shift
    }
    return result
  }

  /// Stretches of 1 to 150 pixels of one colour: clear, opaque or neither.
  private func plainRow(_ generator: inout SeededGenerator) -> [UInt32] {
    var row: [UInt32] = []
    while row.count < Self.length {
      let any = generator.pixel()
      let pixel = [0, any, any | 0xFF00_0000, 0xFFFF_FFFF][Int(generator.next() % 4)]
      let count = 1 + Int(generator.next() % 150)
      row += Array(repeating: pixel, count: min(count, Self.length - row.count))
    }
    return row
  }

  private func plainCoverage(_ generator: inout SeededGenerator) -> [UInt8] {
    plainRow(&generator).map { UInt8($0 >> 24) }
  }

  /// Applies a kernel to rows, within a random range, and compares with `expected`.
  private func compare(
    seed: UInt64,
    kernel: (inout MutableSpan<UInt32>, Range<Int>, inout SeededGenerator) -> (Int, UInt32) ->
      UInt32
  ) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let before = plainRow(&generator)
      let start = Int(generator.next() % 300)
      let range = start..<start + Int(generator.next() % 400)
      var row = before
      var span = row.mutableSpan
      let expected = kernel(&span, range, &generator)
      let wanted = before.indices.map { index in
        range.contains(index) ? expected(index, before[index]) : before[index]
      }
      #expect(row == wanted, "seed \(seed), \(range)")
    }
  }

  @Test("A colour over plain stretches is source-over of each pixel")
  func solid() {
    compare(seed: 21) { row, range, generator in
      let color = generator.pixel()
      row.paint(range, with: PremultipliedColor(packed: color))
      return { _, below in over(color, below) }
    }
  }

  @Test("A colour through plain coverage is the scaled colour over each pixel")
  func coverage() {
    compare(seed: 22) { row, range, generator in
      let color = generator.pixel()
      let coverage = plainCoverage(&generator)
      row.paint(
        range, with: PremultipliedColor(packed: color), coverage: coverage.span,
        from: range.lowerBound)
      return { index, below in over(scaled(color, coverage[index]), below) }
    }
  }

  @Test("A plain row over a plain row is source-over of each pixel, at every opacity")
  func rowOverRow() {
    compare(seed: 23) { row, range, generator in
      let source = plainRow(&generator)
      let opacity = [0, 255, UInt8(truncatingIfNeeded: generator.next())][Int(generator.next() % 3)]
      let shift = min(range.lowerBound, Int(generator.next() % 9))
      row.paint(range, with: source.span, from: range.lowerBound - shift, opacity: opacity)
      return { index, below in over(scaled(source[index - shift], opacity), below) }
    }
  }

  @Test("Multiplying plain stretches by the alpha of plain ones scales each pixel")
  func masks() {
    compare(seed: 24) { row, range, generator in
      let mask = plainRow(&generator)
      row.multiply(range, byAlphaOf: mask.span, from: range.lowerBound)
      return { index, below in scaled(below, UInt8(mask[index] >> 24)) }
    }
  }
}
