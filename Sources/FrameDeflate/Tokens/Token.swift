/// How a band's bytes are kept between the search for repetitions and the making of its block.
///
/// A token is a word of 16 bits; a match takes two.
///
/// - 0...255: a byte as it is.
/// - 0x8000 and a length of 3...32,766: the byte before, that many times more.
/// - 0x4000 and a length of 3...258, then the distance less one: what stands that far back.
enum Token {
  /// Marks a run; the other bits are its length.
  static let run: UInt16 = 0x8000
  /// Marks a match; the bits below are its length.
  static let match: UInt16 = 0x4000
  /// The longest run of one token: a multiple of the longest match, so that cutting a longer run
  /// costs nothing.
  static let longestRun = 127 * 258

  /// Whether this is a byte as it is; not to be asked of the second word of a match.
  @inline(__always)
  static func isByte(_ token: UInt16) -> Bool { token < match }

  /// Whether both are bytes as they are; the first is not the second word of a match.
  @inline(__always)
  static func areBytes(_ first: UInt16, _ second: UInt16) -> Bool {
    first | second < match
  }

  /// Whether a second word follows; not to be asked of that one.
  @inline(__always)
  static func isMatch(_ token: UInt16) -> Bool { token & 0xC000 == match }

  /// The bytes that a run or match stands for.
  @inline(__always)
  static func length(_ token: UInt16) -> Int {
    Int(token & (isMatch(token) ? 0x3FFF : 0x7FFF))
  }
}
