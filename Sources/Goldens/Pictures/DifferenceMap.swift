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

  /// Notes which pixels of a row differ, by their steps, and which of these count; their classes come later.
  ///
  /// - Returns: How many differ, and how many count.
  mutating func mark(
    row: Int, _ steps: [UInt32], above limit: Int
  ) -> (differing: Int, counted: Int) {
    precondition(steps.count == size.width, "a row has all of its pixels")
    let limit = UInt32(clamping: limit)
    let steps = steps.span
    let start = row * size.width
    var target = marks.mutableSpan
    var (differing, counted) = (UInt32(0), UInt32(0))
    for x in steps.indices {
      let differs: UInt32 = steps[x] > 0 ? 1 : 0
      let counts: UInt32 = steps[x] > limit ? 1 : 0
      differing &+= differs
      counted &+= counts
      target[start + x] = UInt8(
        truncatingIfNeeded: differs &* UInt32(DifferenceClass.realMark)
          | counts &* UInt32(Self.countedBit))
    }
    return (Int(differing), Int(counted))
  }

  /// Notes that a pixel differs; its class comes later.
  mutating func mark(_ index: Int, counts: Bool) {
    marks[index] = DifferenceClass.realMark | (counts ? Self.countedBit : 0)
  }

  /// Whether a pixel differs.
  func differs(_ index: Int) -> Bool { marks[index] != 0 }

  /// Gives every differing pixel of a box its class, row by row.
  ///
  /// - Returns: How many there are of each.
  @inline(__always)
  mutating func classify(
    in box: PixelBox, as kind: (_ x: Int, _ y: Int) -> DifferenceClass
  ) -> ClassCounts {
    let width = size.width
    var counts = [Int](repeating: 0, count: DifferenceClass.allCases.count)
    var marks = marks.mutableSpan
    for y in box.rows {
      for x in box.columns {
        let mark = marks[y * width + x]
        if mark == 0 { continue }
        let place = kind(x, y).place
        marks[y * width + x] = mark & Self.countedBit | UInt8(place + 1)
        counts[place] += 1
      }
    }
    var found = ClassCounts()
    for kind in DifferenceClass.allCases { found[kind] = counts[kind.place] }
    return found
  }

  /// 1 for each pixel of an area that counts, 0 for others.
  func counted(in area: PixelBox) -> [UInt8] {
    var counted = [UInt8](repeating: 0, count: area.width * area.height)
    var target = counted.mutableSpan
    let marks = marks.span
    for y in 0..<area.height {
      let start = (area.y + y) * size.width + area.x
      for x in 0..<area.width { target[y * area.width + x] = marks[start + x] >> 7 }
    }
    return counted
  }
}

extension DifferenceClass {
  fileprivate static let realMark = UInt8(DifferenceClass.real.place + 1)
}
