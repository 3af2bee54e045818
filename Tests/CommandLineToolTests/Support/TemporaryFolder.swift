import Foundation

/// A folder that is gone after the test.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("segue-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// A path below the folder.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a text file.
  @discardableResult
  func write(_ text: String, as name: String) throws -> String {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return path(name)
  }

  /// The names in a folder below, hidden ones too, sorted.
  func names(in name: String = ".") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(name))) ?? []).sorted()
  }

  /// The bytes of a file below.
  func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appendingPathComponent(name)))
  }
}
