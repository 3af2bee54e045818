import Pixels
import Testing
import TestSupport

extension SeededGenerator {
  mutating func pixel() -> UInt32 {
    let bits = next()
    let straight = StraightColor(
      red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16), alpha: UInt8(truncatingIfNeeded: bits >> 24))
    return PremultipliedColor(straight).packed
  }
}

@Suite("Row kernels")
struct RowKernelTests {
  /// Source-over of one pixel, channel by channel, in plain integers.
  func over(_ source: UInt32, _ below: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      let kept = (2 * (below >> shift & 255) * (255 - source >> 24) + 255) / 510
      result |= ((source >> shift & 255) + kept) << shift
    }
    return result
  }

  func scaled(_ pixel: UInt32, _ factor: UInt8) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      result |= ((2 * (pixel >> shift & 255) * UInt32(factor) + 255) / 510) << shift
    }
    return result
  }

  /// Applies a kernel to a random row of 53 pixels, within 7..<48, and compares with `expected`.
  func compare(
    seed: UInt64, kernel: (inout [UInt32], inout SeededGenerator) -> (Int, UInt32) -> UInt32
  ) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let before = (0..<53).map { _ in generator.pixel() }
      var row = before
      let expected = kernel(&row, &generator)
      for index in 0..<53 {
        let wanted = (7..<48).contains(index) ? expected(index, before[index]) : before[index]
        #expect(row[index] == wanted, "seed \(seed), pixel \(index)")
      }
    }
  }

  @Test("A colour over a run is source-over of each pixel, and touches no other")
  func solid() {
    compare(seed: 11) { row, generator in
      let color = generator.pixel()
      var span = row.mutableSpan
      span.paint(7..<48, with: PremultipliedColor(packed: color))
      return { _, below in over(color, below) }
    }
  }

  @Test("An opaque colour replaces, a clear one changes nothing")
  func extremes() {
    var row: [UInt32] = [1 << 24, 2 << 24, 3 << 24]
    var span = row.mutableSpan

    span.paint(0..<1, with: PremultipliedColor(Color.white))
    span.paint(1..<2, with: .clear)
    span.paint(2..<2, with: PremultipliedColor(Color.white))

    #expect(row == [0xFFFF_FFFF, 2 << 24, 3 << 24])
  }

  @Test("A colour with a coverage row is the scaled colour over each pixel")
  func coverage() {
    compare(seed: 12) { row, generator in
      let color = generator.pixel()
      let coverage = (0..<60).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      var span = row.mutableSpan
      span.paint(
        7..<48, with: PremultipliedColor(packed: color), coverage: coverage.span, from: 19)
      return { index, below in over(scaled(color, coverage[index + 12]), below) }
    }
  }

  @Test("A row over a row is the scaled source over each pixel, at every opacity")
  func rowOverRow() {
    compare(seed: 13) { row, generator in
      let source = (0..<53).map { _ in generator.pixel() }
      let opacity = [0, 255, UInt8(truncatingIfNeeded: generator.next())][Int(generator.next() % 3)]
      var span = row.mutableSpan
      span.paint(7..<48, with: source.span, from: 3, opacity: opacity)
      return { index, below in over(scaled(source[index - 4], opacity), below) }
    }
  }

  @Test("Multiplying a run by a factor or by alpha scales each pixel")
  func multiplying() {
    compare(seed: 14) { row, generator in
      let factor = UInt8(truncatingIfNeeded: generator.next())
      var span = row.mutableSpan
      span.multiply(7..<48, by: factor)
      return { _, below in scaled(below, factor) }
    }
    compare(seed: 16) { row, generator in
      let mask = (0..<53).map { _ in generator.pixel() }
      var span = row.mutableSpan
      span.multiply(7..<48, byAlphaOf: mask.span, from: 7)
      return { index, below in scaled(below, UInt8(mask[index] >> 24)) }
    }
  }

  @Test("A run outside the row is a programmer's error")
  func outside() async {
    await #expect(processExitsWith: .failure) {
      var row: [UInt32] = [0, 0]
      var span = row.mutableSpan
      span.paint(1..<3, with: PremultipliedColor(Color.white))
    }
  }
}
