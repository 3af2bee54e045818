/// A 128-bit XXH3 content digest.
///
/// Not cryptographic: it tells whether two contents are the same, not who made them.
public struct Digest128: Hashable, Sendable {
  public var high: UInt64
  public var low: UInt64

  /// The digest whose canonical (big-endian) form is `high` then `low`.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }
}
