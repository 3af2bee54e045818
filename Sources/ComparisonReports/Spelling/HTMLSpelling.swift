internal import FrameSequences

/// Texts from outside, escaped for the places of an HTML page.
///
/// All pages are UTF-8. Characters that no page may hold (zero, most controls) become U+FFFD, and
/// so do those that turn the direction of writing around, since with them one text can look like
/// another.
package enum HTMLSpelling {
  /// The text for an element's content, and for an attribute's value in double quotes.
  ///
  /// Not for the content of `script` and `style`, where nothing is unescaped.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(allowed(scalar))
      }
    }
    return escaped
  }

  /// The text for an element's content, with a chance to break the line after each `/`.
  package static func breakable(_ text: String) -> String {
    text.split(separator: "/", omittingEmptySubsequences: false).map { escaped(String($0)) }
      .joined(separator: "/<wbr>")
  }

  /// The text as a JSON string inside a `script` element.
  ///
  /// Besides what JSON asks for, everything that could end the element or open a comment in it is
  /// written as `\u` and four digits, and so are the two line ends that JavaScript knows and JSON
  /// does not.
  package static func scriptString(_ text: String) -> String {
    var safe = ""
    let visible = String(String.UnicodeScalarView(text.unicodeScalars.map(allowed)))
    let quoted: String = JSONSpelling.quoted(visible)
    for scalar in quoted.unicodeScalars {
      switch scalar {
      case "<", ">", "&", "'", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        safe += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  private static func allowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    isAllowed(scalar) ? scalar : "\u{FFFD}"
  }

  /// Neither a control nor a mark that changes the direction of what follows.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: false
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
    case 0xFEFF, 0xFDD0...0xFDEF: false
    case let value where value & 0xFFFE == 0xFFFE: false
    default: true
    }
  }
}
