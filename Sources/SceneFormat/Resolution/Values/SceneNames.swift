/// Rules for names that may become names of files.
enum SceneNames {
  /// Greatest length in bytes: what file systems take, less room for an ending.
  private static let longestName = 200

  /// Why a name may not be used; nil for a good one.
  static func reasonAgainst(_ name: String) -> String? {
    if name.isEmpty { return "it is empty" }
    if name == "." || name == ".." { return "it names a folder" }
    if name.utf8.count > longestName { return "it is longer than \(longestName) bytes" }
    if name.contains("/") { return "it holds a \"/\"" }
    let isHidden = name.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
    return isHidden ? "it holds a control character" : nil
  }
}

extension ResolutionContext {
  /// Reports a name that could not be the name of a file.
  ///
  /// - Returns: Whether the name may be used.
  func checkName(_ name: String, of what: String, at span: SourceSpan) -> Bool {
    guard let reason = SceneNames.reasonAgainst(name) else { return true }
    error("bad-name", "\(VisibleText.quoted(name)) cannot name a \(what): \(reason)", at: span)
    return false
  }
}
