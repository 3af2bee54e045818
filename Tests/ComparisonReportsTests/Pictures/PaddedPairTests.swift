import ComparisonReports
import Pixels
import Testing

@Suite("Padded pair")
struct PaddedPairTests {
  @Test("Pictures of one size stay as they are")
  func equalSizes() {
    let pair = PaddedPair(
      expected: Paint.solid(3, 2, Paint.red), actual: Paint.solid(3, 2, Paint.green))

    #expect(pair.expected == Paint.solid(3, 2, Paint.red))
    #expect(pair.actual == Paint.solid(3, 2, Paint.green))
    #expect(pair.common == PixelBox(x: 0, y: 0, width: 3, height: 2))
  }

  /// The edge that grew by two pixels, and where the first picture's pixels are then.
  struct Growth: Sendable {
    var width = 4
    var height = 4
    var column = 0
    var row = 0
    var common: PixelBox
  }

  @Test(
    "Wherever the second picture grew, the first one is hatched",
    arguments: [
      Growth(width: 6, common: PixelBox(x: 0, y: 0, width: 4, height: 4)),
      Growth(height: 6, common: PixelBox(x: 0, y: 0, width: 4, height: 4)),
      Growth(width: 6, column: -2, common: PixelBox(x: 2, y: 0, width: 4, height: 4)),
      Growth(height: 6, row: -2, common: PixelBox(x: 0, y: 2, width: 4, height: 4)),
    ])
  func growth(_ growth: Growth) {
    let pair = PaddedPair(
      expected: Paint.solid(4, 4, Paint.red),
      actual: Paint.solid(growth.width, growth.height, Paint.green),
      actualAtColumn: growth.column, row: growth.row)

    #expect(pair.common == growth.common)
    #expect(pair.actual == Paint.solid(growth.width, growth.height, Paint.green))
    for y in 0..<pair.height {
      for x in 0..<pair.width {
        let pixel = pair.expected.packed(x, y)
        let isCommon = growth.common.contains(x: x, y: y)
        #expect(isCommon == (pixel == Paint.red), "\(x), \(y)")
        if !isCommon { #expect(pixel == 0xFFC4_C4C4 || pixel == 0xFF9A_9A9A) }
      }
    }
  }

  @Test("Stripes run on from one picture to the other")
  func stripes() {
    let pair = PaddedPair(
      expected: Paint.solid(2, 9, Paint.red), actual: Paint.solid(9, 2, Paint.green))

    #expect(pair.width == 9 && pair.height == 9)
    for y in 2..<9 {
      for x in 2..<9 {
        #expect(pair.expected.packed(x, y) == pair.actual.packed(x, y))
        #expect(pair.expected.packed(x, y) == ((x + y) & 7 < 4 ? 0xFFC4_C4C4 : 0xFF9A_9A9A))
      }
    }
  }

  @Test("Pictures that do not meet have nothing in common")
  func apart() {
    let pair = PaddedPair(
      expected: Paint.solid(2, 2, Paint.red), actual: Paint.solid(2, 2, Paint.green),
      actualAtColumn: 5, row: 0)

    #expect(pair.width == 7 && pair.height == 2)
    #expect(pair.common.width * pair.common.height == 0)
  }
}
