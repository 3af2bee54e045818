extension UInt8 {
  /// A channel or factor of 0...1 as a byte: `value · 255`, rounded to nearest, ties up.
  ///
  /// Values outside the range are limited to it; not a number becomes 0.
  @inlinable
  package init(unit value: Double) {
    let scaled = value * 255 + 0.5
    if scaled >= 255 {
      self = 255
    } else if scaled >= 1 {
      self = UInt8(scaled)
    } else {
      self = 0
    }
  }
}
