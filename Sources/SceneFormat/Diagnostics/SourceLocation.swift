/// A place in a file that a person wrote.
package struct SourceLocation: Hashable, Sendable {
  /// The file as the user named it; `-` for standard input.
  package var file: String
  /// Line, from 1.
  package var line: Int
  /// Column in characters as a reader sees them, from 1: a tab and an emoji count one each.
  package var column: Int
  /// Bytes before the place, from 0.
  package var offset: Int
  /// Bytes of what stands there; 0 for a point between two bytes.
  package var length: Int

  /// The place at the given line and column.
  package init(file: String, line: Int, column: Int, offset: Int, length: Int) {
    self.file = file
    self.line = line
    self.column = column
    self.offset = offset
    self.length = length
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, as compilers print it.
  package var description: String { "\(file):\(line):\(column)" }
}
