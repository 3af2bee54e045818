/// Small pictures that are hard on an encoder in one way each, made from a seed.
package struct HardPicture: Sendable, CustomStringConvertible {
  /// What a picture shows.
  package enum Kind: CaseIterable, Sendable {
    case noise, gradient, horizontalStripes, verticalStripes, checkers, islands, solid, runs
    case grain, tiles, mixed
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
        let longest = 1 << Int.random(in: 0...12, using: &generator)
        run.left = Int.random(in: 1...longest, using: &generator)
      }
      run.left -= 1
      let noise = UInt32(truncatingIfNeeded: generator.next())
      let shown = kind == .mixed && y % 16 >= 8 ? Kind.noise : kind
      let pixel: UInt32 =
        switch shown {
        case .noise: noise
        case .gradient:
          UInt32(3 * x + y) & 255 | (UInt32(x / 2) & 255) << 8 | colors[0] & 0xFFFF_0000
        case .horizontalStripes: colors[y % 3]
        case .verticalStripes: colors[x % 5]
        case .checkers: colors[(x / 3 + y / 2) % 2]
        case .islands: noise % 29 == 0 ? noise : colors[1]
        case .solid, .mixed: colors[2]
        case .runs: run.color
        case .grain: colors[3] &+ (noise & 0x0303_0303)
        case .tiles: colors[(x % 7 * 5 + y % 4 * 3) % 8]
        }
      pixels.append(pixel | opacity)
    }
  }
}
