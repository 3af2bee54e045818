/// Small pictures that are hard on an encoder in one way each, made from a seed.
package struct HardPicture: Sendable, CustomStringConvertible {
  /// What a picture shows.
  package enum Kind: CaseIterable, Sendable {
    case noise, gradient, horizontalStripes, verticalStripes, checkers, islands, solid, runs
    case grain, tiles, mixed, photograph, collage, crossed, transparent
  }

  package let kind: Kind
  package let width: Int
  package let height: Int
  package let seed: UInt64
  /// Straight pixels, row by row; red in the low bits.
  package private(set) var pixels: [UInt32] = []

  package var description: String { "\(kind), \(width)x\(height), seed \(seed)" }

  /// Any kind and shape; one in four is one pixel wide, or one row.
  package init(seed: UInt64, isOpaque: Bool, longestSide: Int = 40) {
    var generator = SeededGenerator(seed: seed)
    let kind = Kind.allCases.randomElement(using: &generator) ?? .noise
    let sides = (0..<2).map { _ in
      Int.random(in: 0..<8, using: &generator) == 0
        ? 1 : Int.random(in: 1...longestSide, using: &generator)
    }
    self.init(kind, width: sides[0], height: sides[1], seed: seed, isOpaque: isOpaque)
  }

  /// A picture of one kind.
  package init(_ kind: Kind, width: Int, height: Int, seed: UInt64, isOpaque: Bool) {
    (self.kind, self.width, self.height, self.seed) = (kind, width, height, seed)
    var generator = SeededGenerator(seed: ~seed)
    let colors = (0..<8).map { _ in UInt32(truncatingIfNeeded: generator.next()) }
    let opacity: UInt32 = isOpaque ? 0xFF00_0000 : 0
    var run: (color: UInt32, left: Int) = (0, 0)
    for place in 0..<width * height {
      let (x, y) = (place % width, place / width)
      if run.left == 0 {
        run.color = UInt32(truncatingIfNeeded: generator.next())
        let longest = min(70_000, 1 << Int.random(in: 0...17, using: &generator))
        run.left = Int.random(in: 1...longest, using: &generator)
      }
      run.left -= 1
      let noise = UInt32(truncatingIfNeeded: generator.next())
      let shown: Kind =
        switch kind {
        case .mixed where y % 16 >= 8: .noise
        case .collage: x > width / 3 && y % 24 >= 5 ? .photograph : .horizontalStripes
        default: kind
        }
      let pixel: UInt32 =
        switch shown {
        case .noise: noise
        case .gradient:
          UInt32(3 * x + y) & 255 | (UInt32(x / 2) & 255) << 8 | colors[0] & 0xFFFF_0000
        case .horizontalStripes: colors[y % 3]
        case .verticalStripes: colors[x % 5]
        case .crossed: 2 * x < width ? colors[x % 5] : colors[y % 3]
        case .checkers: colors[(x / 3 + y / 2) % 2]
        case .islands: noise % 29 == 0 ? noise : colors[1]
        case .solid, .mixed, .collage: colors[2]
        case .photograph: Self.light(x, y) &+ (noise & 0x0301_0303)
        case .transparent: noise % 5 == 0 ? noise : colors[1] & 0x00FF_FFFF
        case .runs: run.color
        case .grain: colors[3] &+ (noise & 0x0303_0303)
        case .tiles: colors[(x % 7 * 5 + y % 4 * 3) % 8]
        }
      pixels.append(pixel | opacity)
    }
  }

  /// Soft light that changes along both sides, with edges; no channel is above 250.
  private static func light(_ x: Int, _ y: Int) -> UInt32 {
    let edge = (3 * x + 2 * y) % 90 > 60 ? 2 : 1
    return (0..<4).reduce(0) { light, channel in
      let turn = (x * (7 + channel) / 4 + y * (9 - channel) / 3 + 40 * channel) % 400
      return light | UInt32((50 + abs(turn - 200)) / edge) << UInt32(8 * channel)
    }
  }
}
