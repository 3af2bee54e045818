import ComparisonReports
import Pixels
import Testing

@Suite("Class map")
struct ClassMapTests {
  private let map = ClassMap(width: 4, height: 2, classes: [0, 1, 2, 3, 4, 5, 6, 6])

  @Test("Counts of the classes sum to the pixels that differ")
  func counts() {
    #expect(map.counts.total == 7)
    #expect(map.counts[.real] == 2)
    for kind in DifferenceClass.allCases where kind != .real { #expect(map.counts[kind] == 1) }
  }

  @Test("Each class has its colour, and equal pixels are a light grey of the picture")
  func colors() {
    let picture = map.picture(over: Paint.solid(4, 2, Paint.black))

    #expect(
      picture.storage == [
        0xFFB0_B0B0, 0xFFAB_A19B, 0xFF49_B9E9, 0xFFD9_638B, 0xFFDE_862E, 0xFFA4_B327, 0xFF4D_48E5,
        0xFF4D_48E5,
      ])
  }

  @Test("Colours of classes differ in lightness by 12 or more")
  func lightness() {
    let lights = DifferenceClass.allCases.map { kind in
      Int(kind.color >> 16 & 255) * 54 + Int(kind.color >> 8 & 255) * 183
        + Int(kind.color & 255) * 19
    }.sorted()
    for (darker, lighter) in zip(lights, lights.dropFirst()) {
      #expect(lighter - darker >= 3 * 256, "\(lights.map { $0 / 256 })")
    }
  }

  @Test("The legend has a line for each class that occurs, and one for none")
  func legend() {
    let none = ClassMap(width: 4, height: 2, classes: Array(repeating: 0, count: 8))
    let paper = Paint.solid(4, 2, Paint.white)

    #expect(map.pictureWithLegend(over: paper).height == 2 + 11 + 6 * 14)
    #expect(none.pictureWithLegend(over: paper).height == 2 + 11 + 14)
    // The swatch of the first line is the gravest class's.
    #expect(map.pictureWithLegend(over: paper).packed(10, 2 + 8 + 4) == 0xFF4D_48E5)
  }

  @Test("Names have letters for all their characters, and rest within the legend")
  func letters() {
    for kind in DifferenceClass.allCases {
      #expect(
        kind.name.unicodeScalars.allSatisfy {
          "abcdefghijklmnopqrstuvwxyz- ".unicodeScalars
            .contains($0)
        })
    }
  }
}
