package import Pixels
package import FrameSequences

/// A part of the frames that a comparison leaves out, for all of the time or some of it.
package struct MaskRule: Hashable, Sendable {
  /// What is left out.
  package enum Area: Hashable, Sendable {
    /// A rectangle, in pixels.
    case box(PixelBox)
    /// What a PNG file marks; the file's path.
    case picture(String)
    /// The box of a layer, by its id in the scene, wherever it is in each frame.
    case layer(String)
  }

  /// What is left out.
  package var area: Area
  /// When, in seconds, both ends included; `nil` for all of the time.
  package var time: Span?
  /// The rule as it was written.
  package var text: String

  /// A time from here to there.
  package struct Span: Hashable, Sendable {
    package var lower: ExactFraction
    package var upper: ExactFraction
  }

  /// Whether the rule holds for a frame; a frame without a time only meets rules for all of it.
  package func holds(at time: ExactFraction?) -> Bool {
    guard let span = self.time else { return true }
    guard let time else { return false }
    return !(time < span.lower) && !(span.upper < time)
  }
}

// MARK: - Reading

extension MaskRule {
  /// Reads `rect:X,Y,W,H`, `png:FILE` or `layer:ID`, each with `@FROM-TO` in seconds if wanted.
  ///
  /// - Throws: What keeps it from being a rule.
  package init(_ text: String) throws(MaskError) {
    self.text = text
    var rest = Substring(text)
    if let at = text.lastIndex(of: "@"), let span = Span(text[text.index(after: at)...]) {
      time = span
      rest = text[..<at]
    }
    guard let colon = rest.firstIndex(of: ":") else { throw .malformed(text) }
    let value = String(rest[rest.index(after: colon)...])
    guard !value.isEmpty else { throw .malformed(text) }
    switch rest[..<colon] {
    case "png": area = .picture(value)
    case "layer": area = .layer(value)
    case "rect":
      guard let box = Self.box(value) else { throw .malformed(text) }
      area = .box(box)
    default: throw .malformed(text)
    }
  }

  private static func box(_ text: String) -> PixelBox? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 4, numbers.count == 4, numbers.allSatisfy({ abs($0) <= 1 << 20 }),
      numbers[2] > 0, numbers[3] > 0
    else { return nil }
    return PixelBox(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension MaskRule.Span {
  /// Reads `0.1-0.25` or, for one moment, `0.1`.
  fileprivate init?(_ text: Substring) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let times = parts.compactMap { ExactFraction(decimal: $0) }
    guard (1...2).contains(parts.count), times.count == parts.count, let lower = times.first,
      let upper = times.last, !(upper < lower)
    else { return nil }
    (self.lower, self.upper) = (lower, upper)
  }
}

extension ExactFraction {
  /// Reads digits with at most nine after a point.
  init?(decimal text: some StringProtocol) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let after = parts.count == 2 ? parts[1] : ""
    guard let whole = parts.first, !whole.isEmpty, whole.utf8.count <= 9, after.utf8.count <= 9,
      parts.count == 1 || !after.isEmpty,
      whole.utf8.allSatisfy(Self.isDigit),
      after.utf8.allSatisfy(Self.isDigit), let number = Int64("\(whole)\(after)")
    else { return nil }
    var denominator: Int64 = 1
    for _ in 0..<after.utf8.count { denominator *= 10 }
    self.init(number, over: denominator)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether one number is less than another, exactly.
  static func < (left: Self, right: Self) -> Bool {
    Int128(left.numerator) * Int128(right.denominator)
      < Int128(right.numerator) * Int128(left.denominator)
  }
}
