internal import Pixels

/// Which pixels of a picture differ, and how: what a report colours.
package struct DifferenceMap: Hashable, Sendable {
  /// The size of the compared area.
  package let size: PixelSize
  /// A byte for each pixel, row by row: 0 for the same or masked, else its mark.
  private(set) var marks: [UInt8]

  /// Set in a mark when the pixel counts against the limits.
  private static let countedBit: UInt8 = 0x80

  /// A map without differences.
  init(size: PixelSize) {
    self.size = size
    marks = [UInt8](repeating: 0, count: size.pixels)
  }

  /// The class of a pixel, or `nil` where nothing differs.
  ///
  /// - Precondition: The pixel lies inside.
  package func kind(x: Int, y: Int) -> DifferenceClass? {
    precondition(x >= 0 && x < size.width && y >= 0 && y < size.height, "the pixel lies outside")
    let mark = marks[y * size.width + x] & ~Self.countedBit
    return mark == 0 ? nil : DifferenceClass.allCases[Int(mark) - 1]
  }

  /// A byte for each pixel, row by row: 0 where nothing differs, else what `number` gives for its class.
  package func numbers(_ number: (DifferenceClass) -> UInt8) -> [UInt8] {
    let table = [0] + DifferenceClass.allCases.map(number)
    return marks.map { table[Int($0 & ~Self.countedBit)] }
  }

  /// Notes that a pixel differs; its class comes later.
  mutating func mark(_ index: Int, counts: Bool) {
    marks[index] = DifferenceClass.realMark | (counts ? Self.countedBit : 0)
  }

  /// Whether a pixel differs.
  func differs(_ index: Int) -> Bool { marks[index] != 0 }

  /// Gives a differing pixel its class.
  mutating func classify(_ index: Int, as kind: DifferenceClass) {
    marks[index] = marks[index] & Self.countedBit | UInt8(kind.place + 1)
  }

  /// 1 for each pixel of an area that counts, 0 for others.
  func counted(in area: PixelBox) -> [UInt8] {
    var counted: [UInt8] = []
    counted.reserveCapacity(area.width * area.height)
    for y in area.rows {
      for x in area.columns { counted.append(marks[y * size.width + x] >> 7) }
    }
    return counted
  }
}

extension DifferenceClass {
  fileprivate static let realMark = UInt8(DifferenceClass.real.place + 1)
}
