import Foundation

extension ResolutionContext {
  /// A length: points, or a text such as `"100% - 16"` relative to `whole`.
  ///
  /// `whole` is what 100 % is, in points; nil where a percentage has no meaning.
  func length(
    _ value: LocatedValue, for what: String, of whole: Double?, in range: NumberRange = .any
  ) -> Double? {
    guard case .string(let text) = value.content else {
      guard case .number = value.content else {
        wrongType(value, for: what, wanted: "a length: points, or a string such as \"100% - 16\"")
        return nil
      }
      return number(value, for: what, in: range)
    }
    guard let expression = LengthExpression(text) else {
      error(
        "bad-length",
        "\(what) is \(VisibleText.quoted(text)), which is not a length; write points as a number, "
          + "or a string such as \"50%\" or \"100% - 16\"",
        at: value.span)
      return nil
    }
    guard let whole else {
      error("bad-length", "\(what) wants points; a percentage has no meaning here", at: value.span)
      return nil
    }
    return checked(expression.resolved(in: whole), for: what, in: range, at: value.span)
  }

  private func checked(
    _ length: Double, for what: String, in range: NumberRange, at span: SourceSpan
  ) -> Double? {
    guard range.contains(length) else {
      error(
        "out-of-range",
        "\(what) comes to \(DecimalText.shortest(length)) points; it must be \(range)", at: span)
      return nil
    }
    return length
  }

  /// A point: two lengths.
  func point(_ value: LocatedValue, for what: String, in whole: CGSize?) -> CGPoint? {
    guard let elements = list(value, for: what, shape: "a point [x, y]", count: 2) else {
      return nil
    }
    let x = length(elements[0], for: "x of \(what)", of: whole.map { Double($0.width) })
    let y = length(elements[1], for: "y of \(what)", of: whole.map { Double($0.height) })
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// A size: two lengths, neither below zero.
  func size(_ value: LocatedValue, for what: String, in whole: CGSize?) -> CGSize? {
    guard let elements = list(value, for: what, shape: "a size [width, height]", count: 2) else {
      return nil
    }
    let width = length(
      elements[0], for: "width of \(what)", of: whole.map { Double($0.width) }, in: .nonNegative)
    let height = length(
      elements[1], for: "height of \(what)", of: whole.map { Double($0.height) }, in: .nonNegative)
    guard let width, let height else { return nil }
    return CGSize(width: width, height: height)
  }

  /// A frame: four lengths, the last two not below zero.
  func rect(_ value: LocatedValue, for what: String, in whole: CGSize?) -> CGRect? {
    let shape = "a frame [x, y, width, height]"
    guard let elements = list(value, for: what, shape: shape, count: 4) else { return nil }
    let width = whole.map { Double($0.width) }
    let height = whole.map { Double($0.height) }
    let x = length(elements[0], for: "x of \(what)", of: width)
    let y = length(elements[1], for: "y of \(what)", of: height)
    let w = length(elements[2], for: "width of \(what)", of: width, in: .nonNegative)
    let h = length(elements[3], for: "height of \(what)", of: height, in: .nonNegative)
    guard let x, let y, let w, let h else { return nil }
    return CGRect(x: x, y: y, width: w, height: h)
  }
}
