/// Text from outside, made safe to show.
///
/// Control characters, and marks that reorder a line, are spelled out, so that no file can steer
/// the terminal that shows a message about it.
package enum VisibleText {
  /// Longest text that a message quotes, in characters.
  private static let longestQuote = 80

  /// The text with what cannot be seen spelled out as `<U+001B>`.
  package static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        shown += spelled(scalar)
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// The text in double quotes, what cannot be seen spelled out, a long text cut in the middle.
  package static func quoted(_ text: String) -> String {
    let isLong = text.utf8.count > longestQuote && text.count > longestQuote
    let half = longestQuote / 2
    let shown = isLong ? "\(text.prefix(half))…\(text.suffix(half - 1))" : text
    return "\"\(visible(shown))\""
  }

  /// Whether a scalar would not show as itself.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xE0000...0xE007F: true
    default: false
    }
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
  }
}
