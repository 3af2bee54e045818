/// PNG's row filters that are used, with the byte that names each.
enum RowFilter: UInt8 {
  /// What differs from the pixel to the left.
  case sub = 1
  /// What differs from the pixel above.
  case up = 2
  /// What differs from the mean of the two, rounded down.
  case average = 3
  /// What differs from that of left, above and above left which is nearest to a plane through them.
  case paeth = 4
}

/// What a filter expects of a byte, from the same channel of its neighbours.
///
/// - SeeAlso: Portable Network Graphics Specification, section 9, "Filtering".
enum Prediction {
  /// The mean, rounded down.
  @inline(__always)
  static func mean(_ left: UInt8, _ above: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt16(left) &+ UInt16(above)) &>> 1)
  }

  /// The neighbour nearest to `left + above - corner`; of equally near ones the first of left,
  /// above, corner.
  @inline(__always)
  static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let (leftStep, aboveStep) = (
      Int16(above) &- Int16(corner), Int16(left) &- Int16(corner)
    )
    let fromLeft = leftStep.magnitude
    let fromAbove = aboveStep.magnitude
    let fromCorner = (leftStep &+ aboveStep).magnitude
    let second = fromAbove <= fromCorner ? above : corner
    return fromLeft <= min(fromAbove, fromCorner) ? left : second
  }
}

/// Arithmetic on the four channels of a packed pixel at once, each modulo 256.
enum PixelResidual {
  private static let highBits: UInt32 = 0x8080_8080
  private static let lowBits: UInt32 = 0x7F7F_7F7F

  /// Channel less channel.
  @inline(__always)
  static func difference(_ pixel: UInt32, _ predicted: UInt32) -> UInt32 {
    // A high bit lent to each channel keeps borrows inside it, and is then put right.
    ((pixel | highBits) &- (predicted & lowBits)) ^ ((pixel ^ ~predicted) & highBits)
  }
}
