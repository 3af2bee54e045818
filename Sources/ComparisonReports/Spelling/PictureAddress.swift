/// Paths of files as relative addresses.
enum PictureAddress {
  /// The address of a file beside the page.
  ///
  /// - Throws: `pathNotRelative`.
  static func relative(_ path: String) throws(ReportError) -> String {
    guard let first = path.utf8.first, first != UInt8(ascii: "/"), !path.utf8.contains(0) else {
      throw .pathNotRelative(path)
    }
    return encoded(path)
  }

  /// A part of a path as a part of an address.
  ///
  /// Every byte that is not a letter, a digit, `-`, `.`, `_` or `/` is written as `%` and two
  /// digits; so a name can neither be a scheme nor hold a question mark, a quote or a `#`.
  static func encoded(_ part: String) -> String {
    var address = ""
    for byte in part.utf8 {
      let scalar = Unicode.Scalar(byte)
      if isPlain(byte) {
        address.unicodeScalars.append(scalar)
      } else {
        address += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return address
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._/".utf8.contains(byte)
    }
  }
}
