extension Double {
  /// The Double of the shortest decimal that names `value`: 0.4, where widening gives
  /// 0.4000000059604645.
  ///
  /// Layers take some numbers in single precision, but whoever writes 0.4 there means 0.4, and
  /// times and printed values should say so.
  package init(decimal value: Float) {
    if let whole = Int32(exactly: value) {
      self = Double(whole)
    } else {
      self = Double(value.description) ?? Double(value)
    }
  }
}
