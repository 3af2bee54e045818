/// Pixels that stand for something that is no picture.
enum Pattern {
  /// Where a picture has no pixels and the other one has: slanted stripes, 4 pixels wide, of two
  /// greys.
  static func hatch(_ x: Int, _ y: Int) -> UInt32 {
    (x + y) & 7 < 4 ? 0xFFC4_C4C4 : 0xFF9A_9A9A
  }

  /// What is seen through transparent pixels: squares, 8 pixels wide, of two light greys.
  static func checker(_ x: Int, _ y: Int) -> UInt32 {
    (x >> 3 ^ y >> 3) & 1 == 0 ? 0xFFFF_FFFF : 0xFFE6_E6E6
  }

  /// The ground of sheets, and what is written on it.
  static let paper: UInt32 = 0xFFF6_F7F7
  /// Around pictures on it.
  static let edge: UInt32 = 0xFFD0_D2D2
  /// Captions.
  static let ink: UInt32 = 0xFF2B_2724
}
