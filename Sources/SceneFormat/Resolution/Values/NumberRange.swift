/// Numbers that a key takes.
struct NumberRange: Hashable, Sendable {
  /// Lowest number.
  let lower: Double
  /// Greatest number, itself allowed.
  let upper: Double
  /// Whether `lower` itself is allowed.
  let includesLower: Bool

  /// Greatest length, angle or factor that a scene may hold: far beyond any canvas, and small
  /// enough that no later arithmetic runs over.
  static let greatest = 1e6

  /// Any number of a sane size.
  static let any = NumberRange(lower: -greatest, upper: greatest, includesLower: true)
  /// Zero and more.
  static let nonNegative = NumberRange(lower: 0, upper: greatest, includesLower: true)
  /// More than zero.
  static let positive = NumberRange(lower: 0, upper: greatest, includesLower: false)
  /// From 0 to 1.
  static let unit = NumberRange(lower: 0, upper: 1, includesLower: true)

  /// From `lower` to `upper`, both allowed.
  static func between(_ lower: Double, _ upper: Double) -> NumberRange {
    NumberRange(lower: lower, upper: upper, includesLower: true)
  }

  /// Whether a number may be taken.
  func contains(_ value: Double) -> Bool {
    value <= upper && (value > lower || (includesLower && value == lower))
  }
}

extension NumberRange: CustomStringConvertible {
  /// What a message says after "it must be".
  var description: String {
    let ends = (DecimalText.shortest(lower), DecimalText.shortest(upper))
    if !includesLower { return "greater than \(ends.0) and at most \(ends.1)" }
    return "within \(ends.0)...\(ends.1)"
  }
}

/// Numbers as text.
enum DecimalText {
  /// The shortest decimal that reads back the same, whole numbers without a point.
  static func shortest(_ value: Double) -> String {
    if value.magnitude < 1e15, value == value.rounded(.towardZero) { return String(Int64(value)) }
    return value.description
  }
}
