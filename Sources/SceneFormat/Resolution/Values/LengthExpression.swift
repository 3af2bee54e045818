/// A length that may be relative: a part of something, and points.
struct LengthExpression: Hashable, Sendable {
  /// Hundredths of what the length is relative to.
  var percent: Double
  /// Points.
  var points: Double

  /// The length for a whole of the given points.
  func resolved(in whole: Double) -> Double { percent * whole / 100 + points }
}

extension LengthExpression {
  /// Reads `50%`, `100% - 16` or `-25% + 8`; nil for any other text.
  init?(_ text: String) {
    guard text.utf8.count <= 64, let sign = text.firstIndex(of: "%") else { return nil }
    let part = Self.trimmed(text[..<sign])
    var rest = Self.trimmed(text[text.index(after: sign)...])
    guard Self.isPlainDecimal(part), let percent = Double(part) else { return nil }
    guard let operation = rest.first else {
      self.init(percent: percent, points: 0)
      return
    }
    rest = Self.trimmed(rest.dropFirst())
    guard operation == "+" || operation == "-", rest.first?.isNumber == true,
      Self.isPlainDecimal(rest), let points = Double(rest)
    else { return nil }
    self.init(percent: percent, points: operation == "-" ? -points : points)
  }

  /// Whether a text is a decimal number without an exponent, as people write lengths.
  static func isPlainDecimal(_ text: Substring) -> Bool {
    let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return !parts.isEmpty
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let head = text.drop { $0 == " " }
    guard let last = head.lastIndex(where: { $0 != " " }) else { return "" }
    return head[...last]
  }
}
