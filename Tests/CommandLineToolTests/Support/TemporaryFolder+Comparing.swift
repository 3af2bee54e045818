import TestSupport
import Testing

extension TemporaryFolder {
  /// Expects two folders below to hold the same names, hidden ones too, and bytes.
  func expectSame(_ actual: String, as expected: String, _ what: String) throws {
    #expect(names(in: actual) == names(in: expected), "\(what)")
    for name in names(in: expected) {
      #expect(
        try bytes(of: "\(actual)/\(name)") == bytes(of: "\(expected)/\(name)"), "\(what): \(name)")
    }
  }
}
