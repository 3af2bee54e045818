import ComparisonReports
import Pixels
import Testing

@Suite("Sheets of pictures")
struct SheetTests {
  private let paper: UInt32 = 0xFFF6_F7F7

  @Test("Expected, actual and difference lie side by side, untouched, under captions")
  func triptych() {
    let pair = PaddedPair(
      expected: Paint.solid(100, 3, Paint.red), actual: Paint.solid(100, 3, Paint.green))
    let sheet = Triptych.picture(of: pair)

    #expect(sheet.width == 3 * 100 + 4 * 12 && sheet.height == 12 + 9 + 4 + 3 + 12)
    for (index, pixel) in [Paint.red, Paint.green, 0xFF00_FFFF].enumerated() {
      let left = 12 + index * 112
      for y in 25..<28 {
        #expect(sheet.packed(left - 1, y) == paper && sheet.packed(left + 100, y) == paper)
        for x in left..<left + 100 { #expect(sheet.packed(x, y) == pixel) }
      }
    }
  }

  @Test("Before and after are the two sides of a pair")
  func beforeAndAfter() {
    let pair = PaddedPair(
      expected: Paint.solid(40, 2, Paint.red), actual: Paint.solid(40, 2, Paint.green))

    #expect(
      Triptych.beforeAndAfter(pair)
        == Triptych.picture([("before", pair.expected), ("after", pair.actual)]))
  }

  @Test("Transparent pixels show a checkerboard that begins at the picture's corner")
  func checkerboard() {
    let sheet = Triptych.picture([("a", Pixmap(width: 16, height: 8))])

    #expect(sheet.packed(12, 25) == 0xFFFF_FFFF && sheet.packed(20, 25) == 0xFFE6_E6E6)
  }

  @Test("A caption is drawn dot by dot, capitals as small letters, the rest as a box")
  func caption() {
    func dots(_ caption: String) -> [String] {
      let sheet = Triptych.picture([(caption, Pixmap(width: 1, height: 1))])
      return (12..<21).map { y in
        String((12..<17).map { sheet.packed($0, y) == paper ? "." : "#" })
      }
    }

    #expect(
      dots("e") == [
        ".....", ".....", ".###.", "#...#", "#####", "#....", ".###.", ".....", ".....",
      ])
    #expect(dots("E") == dots("e"))
    #expect(dots("é") == dots("漢"))
    #expect(dots("é").first == "#####")
  }

  @Test("The loupe enlarges the window and what is around it, and stays inside the picture")
  func loupe() {
    var actual = Paint.solid(40, 40, Paint.white)
    actual.storage[0] = Paint.red
    let pair = PaddedPair(expected: Paint.solid(40, 40, Paint.white), actual: actual)
    let loupe = Loupe(on: PixelBox(x: 0, y: 0, width: 8, height: 8), of: pair, longestSide: 60)

    #expect(loupe.window == PixelBox(x: 0, y: 0, width: 12, height: 12))
    #expect(loupe.factor == 5)
    let cut = loupe.cut(pair.actual)
    #expect(cut.width == 60 && cut.height == 60)
    #expect(cut.storage.count { $0 == Paint.red } == 25)
    #expect(cut.packed(4, 4) == Paint.red && cut.packed(5, 4) == Paint.white)
  }

  @Test("A window that is larger than the longest side is shown as it is")
  func largeWindow() {
    let pair = PaddedPair(
      expected: Paint.solid(50, 9, Paint.white), actual: Paint.solid(50, 9, Paint.white))
    let loupe = Loupe(on: PixelBox(x: 0, y: 0, width: 50, height: 9), of: pair, longestSide: 20)

    #expect(loupe.factor == 1 && loupe.cut(pair.actual) == pair.actual)
  }
}
