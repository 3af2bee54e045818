import Foundation
import Timing

/// Readers of single values.
///
/// Each returns nil where the value is wrong, having reported why; the caller goes on with
/// something harmless, so that one run finds every error.
extension ResolutionContext {
  /// A number.
  func number(
    _ value: LocatedValue, for what: String, in range: NumberRange = .any
  ) -> Double? {
    guard case .number(let numeral) = value.content else {
      wrongType(value, for: what, wanted: "a number")
      return nil
    }
    guard range.contains(numeral.value) else {
      error(
        "out-of-range", "\(what) is \(VisibleText.visible(numeral.text)); it must be \(range)",
        at: value.span)
      return nil
    }
    return numeral.value
  }

  /// A whole number.
  func integer(_ value: LocatedValue, for what: String, in range: ClosedRange<Int>) -> Int? {
    guard case .number(let numeral) = value.content else {
      wrongType(value, for: what, wanted: "a whole number")
      return nil
    }
    guard let whole = Int(exactly: numeral.value), range.contains(whole) else {
      error(
        "out-of-range",
        "\(what) is \(VisibleText.visible(numeral.text)); it must be a whole number within "
          + "\(range.lowerBound)...\(range.upperBound)",
        at: value.span)
      return nil
    }
    return whole
  }

  /// True or false.
  func boolean(_ value: LocatedValue, for what: String) -> Bool? {
    guard case .boolean(let flag) = value.content else {
      wrongType(value, for: what, wanted: "true or false")
      return nil
    }
    return flag
  }

  /// A text.
  func text(_ value: LocatedValue, for what: String) -> String? {
    guard case .string(let text) = value.content else {
      wrongType(value, for: what, wanted: "a string")
      return nil
    }
    return text
  }

  /// One of the words of a list.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: LocatedValue, for what: String, of type: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    guard let word = text(value, for: what) else { return nil }
    if let choice = Choice(rawValue: word) { return choice }
    unknownWord(word, for: what, among: Choice.allCases.map(\.rawValue), at: value.span)
    return nil
  }

  /// The elements of a list of a given length.
  ///
  /// `shape` is what the list holds, such as `[x, y]`.
  func list(
    _ value: LocatedValue, for what: String, shape: String, count: Int
  ) -> [LocatedValue]? {
    guard case .array(let elements) = value.content else {
      wrongType(value, for: what, wanted: shape)
      return nil
    }
    guard elements.count == count else {
      error(
        "wrong-type", "\(what) wants \(shape), not a list of \(elements.count)", at: value.span)
      return nil
    }
    return elements
  }

  /// Two numbers.
  func pair(
    _ value: LocatedValue, for what: String, in range: NumberRange = .any
  ) -> CGPoint? {
    guard let elements = list(value, for: what, shape: "a list [x, y]", count: 2) else {
      return nil
    }
    let x = number(elements[0], for: "x of \(what)", in: range)
    let y = number(elements[1], for: "y of \(what)", in: range)
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }
}

// MARK: - Colours

extension ResolutionContext {
  /// A colour.
  func color(_ value: LocatedValue, for what: String) -> SceneColor? {
    guard case .string(let text) = value.content else {
      wrongType(value, for: what, wanted: "a color such as \"#FF375F\"")
      return nil
    }
    guard let color = SceneColor(hexadecimal: text) else {
      error(
        "bad-color",
        "\(what) is \(VisibleText.quoted(text)), which is not a color; write #RRGGBB or #RRGGBBAA",
        at: value.span)
      return nil
    }
    return color
  }

  /// A colour, or nothing where the value says "none".
  func paint(_ value: LocatedValue, for what: String) -> SceneColor? {
    value.string == "none" ? nil : color(value, for: what)
  }
}
