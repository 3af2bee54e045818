/// The two sums of Adler-32 over a piece of a stream, such that pieces can be put together.
///
/// For bytes v₁ … vₙ: `bytes` is Σ vᵢ and `weighted` is Σ (n − i + 1) vᵢ, both modulo 65,521. A
/// stream's own sum begins with ``streamStart``, whose first sum is 1.
///
/// - SeeAlso: RFC 1950, section 8.2.
package struct AdlerSum: Hashable, Sendable {
  private static let modulus: UInt64 = 65_521

  private var bytes: UInt64 = 0
  private var weighted: UInt64 = 0
  /// How many bytes were summed, modulo 65,521.
  private var count: UInt64 = 0

  /// The sums of no bytes.
  package init() {}

  /// The sums before a stream's first byte.
  package static let streamStart = {
    var sum = AdlerSum()
    sum.bytes = 1
    return sum
  }()

  /// The check sum as it stands at the end of a stream.
  package var value: UInt32 { UInt32(weighted << 16 | bytes) }

  /// Adds `repeats` bytes of one value in constant time.
  ///
  /// The weights of a run are a triangular number, and those repeat with the modulus, which is odd.
  ///
  /// - Precondition: `repeats` is not negative.
  package mutating func add(_ byte: UInt8, repeats: Int) {
    let length = UInt64(repeats) % Self.modulus
    let value = UInt64(byte)
    let triangle = length &* (length &+ 1) / 2 % Self.modulus
    weighted = (weighted &+ length &* bytes &+ triangle &* value) % Self.modulus
    bytes = (bytes &+ length &* value) % Self.modulus
    count = (count &+ length) % Self.modulus
  }

  /// Adds a single byte.
  ///
  /// Four remainders less than the run, for noisy rows are all single bytes.
  @inline(__always)
  package mutating func add(_ byte: UInt8) {
    bytes = Self.reduced(bytes &+ UInt64(byte))
    weighted = Self.reduced(weighted &+ bytes)
    count = Self.reduced(count &+ 1)
  }

  /// Adds bytes of any kind, each in a word of 16 bits.
  ///
  /// - Precondition: There are fewer than 2²⁸, so that the sums need no remainder in between.
  package mutating func add(_ next: Span<UInt16>) {
    precondition(next.count < 1 << 28, "so many bytes are no row")
    for index in next.indices {
      bytes &+= UInt64(next[index])
      weighted &+= bytes
    }
    bytes %= Self.modulus
    weighted %= Self.modulus
    count = (count &+ UInt64(next.count)) % Self.modulus
  }

  /// Adds the piece that follows.
  package mutating func add(_ next: AdlerSum) {
    weighted = (weighted &+ next.count &* bytes &+ next.weighted) % Self.modulus
    bytes = (bytes &+ next.bytes) % Self.modulus
    count = (count &+ next.count) % Self.modulus
  }

  /// A sum of two reduced numbers, reduced.
  @inline(__always)
  private static func reduced(_ sum: UInt64) -> UInt64 {
    sum >= modulus ? sum &- modulus : sum
  }
}
