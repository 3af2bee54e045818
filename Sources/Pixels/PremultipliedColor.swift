/// One 8-bit RGBA pixel whose colour channels are already multiplied by its alpha.
///
/// Invariant: no channel exceeds alpha.
public struct PremultipliedColor: Hashable, Sendable {
  /// Red in bits 0–7, green 8–15, blue 16–23, alpha 24–31.
  package var packed: UInt32

  package init(packed: UInt32) {
    self.packed = packed
  }

  public var red: UInt8 { UInt8(truncatingIfNeeded: packed) }
  public var green: UInt8 { UInt8(truncatingIfNeeded: packed >> 8) }
  public var blue: UInt8 { UInt8(truncatingIfNeeded: packed >> 16) }
  public var alpha: UInt8 { UInt8(truncatingIfNeeded: packed >> 24) }
}
