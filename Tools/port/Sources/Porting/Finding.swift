/// What was changed in a file, or what could not be.
package struct Finding: Equatable, CustomStringConvertible {
  package let file: String
  /// Counted from 1, in the file as it was.
  package let line: Int
  /// Whether it still has to be done by hand.
  package let isLeft: Bool
  /// A sentence about it.
  package let text: String

  package var description: String {
    "\(file):\(line): \(isLeft ? "left" : "changed"): \(text)"
  }
}
