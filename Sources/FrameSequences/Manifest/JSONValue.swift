/// A value of strict JSON (RFC 8259); numbers stay text until someone needs them.
package enum JSONValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue {
  /// Reads a whole text.
  ///
  /// Stricter than the RFC in one point: no key may stand in an object twice.
  ///
  /// - Complexity: O(n) in the bytes; values nest to a fixed depth, so the stack is bounded.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    var parser = JSONParser(bytes)
    self = try parser.wholeText()
  }
}
