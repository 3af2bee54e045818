/// Words of a POSIX shell's command line.
enum ShellText {
  /// A word as the shell reads it back, whatever is in it.
  static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy(Self.plain.contains)
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// A file's name as a word that no command takes for an option.
  static func path(_ name: String) -> String {
    quoted(name.hasPrefix("-") && name != "-" ? "./" + name : name)
  }

  /// Several words.
  static func line(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./=:,@%+".utf8)
}
