/// Lexical rules for the paths of included files.
enum IncludePath {
  /// What came of a path.
  enum Outcome: Equatable {
    /// The file, from the scene's folder, without dots.
    case file(String)
    /// Why the path may not be used.
    case refused(String)
  }

  /// The file that a path means in a file of the given folder.
  ///
  /// - Parameters:
  ///   - path: As it is written.
  ///   - folder: The including file's folder, from the scene's; empty for the scene's own.
  /// - Returns: The file, or why the path is refused.
  static func resolve(_ path: String, in folder: String) -> Outcome {
    if let reason = AssetPath.reasonAgainstForm(path) { return .refused(reason) }
    let whole = folder.isEmpty ? path : "\(folder)/\(path)"
    guard let parts = AssetPath.parts(of: whole) else {
      return .refused("it leads out of the scene's folder")
    }
    return parts.isEmpty ? .refused("it names a folder") : .file(parts.joined(separator: "/"))
  }

  /// The folder of a file, without a closing slash; empty where the path has none.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
