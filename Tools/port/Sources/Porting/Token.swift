/// A piece of a source file: together they are the whole file, byte for byte.
struct Token: Equatable {
  enum Kind: Equatable {
    /// Spaces and line ends.
    case space
    /// A line comment without its line end, or a block comment.
    case comment
    /// A whole string, with what is interpolated in it.
    case string
    /// A name, a keyword or a number.
    case word
    /// `@name`.
    case attribute
    /// `#name`.
    case directive
    /// One character of anything else.
    case symbol
  }

  let kind: Kind
  let text: String
  /// Counted from 1.
  let line: Int

  /// Whether the compiler passes over it.
  var isTrivia: Bool { kind == .space || kind == .comment }
}
