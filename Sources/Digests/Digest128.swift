/// A 128-bit XXH3 content digest.
///
/// Not cryptographic: it tells whether two contents are the same, not who made them.
public struct Digest128: Hashable, Sendable {
  /// The first eight bytes of the canonical form, big-endian.
  public var high: UInt64
  /// The last eight bytes of the canonical form, big-endian.
  public var low: UInt64

  /// The digest whose canonical (big-endian) form is `high` then `low`.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }
}

extension Digest128 {
  /// The XXH3 digest, seed 0, of the given bytes.
  ///
  /// - Complexity: O(n) in the bytes; one small allocation.
  package init(of bytes: [UInt8]) {
    var hasher = XXH3Hasher()
    hasher.update(bytes)
    self = hasher.finish()
  }
}
