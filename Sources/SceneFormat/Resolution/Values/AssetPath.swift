/// Lexical rules for paths of files that a scene names.
///
/// Whether the file is there, and where links in the path lead, is for whoever opens it.
enum AssetPath {
  /// Why a path may not be used; nil for one that stays inside the scene's folder.
  static func reasonAgainst(_ path: String) -> String? {
    if let reason = reasonAgainstForm(path) { return reason }
    return parts(of: path) == nil ? "it leads out of the scene's folder" : nil
  }

  /// Why a text is no relative path of a file; nil for one that is, wherever it leads.
  static func reasonAgainstForm(_ path: String) -> String? {
    if path.isEmpty { return "it is empty" }
    if path.utf8.count > 1_024 { return "it is longer than 1024 bytes" }
    if path.hasPrefix("/") { return "it is absolute; paths are relative to the scene's folder" }
    if path.contains("\\") { return "it holds a \"\\\"; parts are separated by \"/\"" }
    if isAddress(path) { return "it is an address; only files can be read" }
    if path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      return "it holds a control character"
    }
    return nil
  }

  /// Whether a path begins like `https:`.
  private static func isAddress(_ path: String) -> Bool {
    guard let colon = path.firstIndex(of: ":"), colon > path.startIndex else { return false }
    return path[..<colon].utf8.allSatisfy { byte in
      byte < 0x80 && (Character(UnicodeScalar(byte)).isLetter || byte == UInt8(ascii: "+"))
    }
  }

  /// The parts of a path, dots resolved; nil where `..` outweighs the folders before it.
  static func parts(of path: String) -> [Substring]? {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts
  }
}

extension ResolutionContext {
  /// The path of a file inside the scene's folder.
  func assetPath(_ value: LocatedValue, for what: String) -> String? {
    guard let path = text(value, for: what) else { return nil }
    guard let reason = AssetPath.reasonAgainst(path) else { return path }
    error(
      "bad-asset-path", "\(what) is \(VisibleText.quoted(path)), which cannot be read: \(reason)",
      at: value.span)
    return nil
  }
}
