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
