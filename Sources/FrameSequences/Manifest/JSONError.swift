/// Where and why a text is no JSON.
package enum JSONError: Error, Equatable, Sendable {
  /// Something else was expected at this byte, counted from 0.
  case expected(String, offset: Int)
  /// A key stands in an object for the second time.
  case duplicateKey(String, offset: Int)
  /// Values lie too deep inside each other.
  case tooDeep(offset: Int)
}

extension JSONError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .expected(let what, let offset): "expected \(what) at byte \(offset)"
    case .duplicateKey(let key, let offset): "the key \"\(key)\" is repeated at byte \(offset)"
    case .tooDeep(let offset): "nested too deep at byte \(offset)"
    }
  }
}
