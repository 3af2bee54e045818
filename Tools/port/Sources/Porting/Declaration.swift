/// A type or an extension, as far as moving members asks for it.
struct TypeDeclaration {
  /// Its name; dotted for an extension of a nested type.
  let name: String
  let isClass: Bool
  let isExtension: Bool
  /// What stands after the colon, up to commas.
  let inherited: [String]
  /// Modifiers before the keyword.
  let modifiers: Set<String>
  /// Whether it says `where`.
  let isConstrained: Bool
  /// From its first modifier to its opening brace.
  let head: Range<Int>
  /// The indexes of its braces.
  let body: ClosedRange<Int>
  let members: [MemberDeclaration]
}

/// A function or a property of a type.
struct MemberDeclaration {
  /// The base name: `move` of `move(to:)`.
  let base: String
  /// `move(to:)` for functions, the name alone for properties.
  let key: String
  let modifiers: Set<String>
  /// What its parameters are called from outside; nil for properties.
  let labels: [String]?
  /// The type of each parameter, as written.
  let parameterTypes: [String]
  let returnsValue: Bool
  /// From its comments to the end of its body.
  let range: Range<Int>
  /// Its first modifier or keyword.
  let start: Int
  /// Whether the range is sure to be the whole of it.
  let hasBody: Bool
}
