package import Foundation

/// A folder of its own for one test, gone when the value is.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "segue-tests-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The folder's own path.
  package var path: String { url.path }

  /// A path below the folder.
  package func path(_ name: String) -> String { url.path + "/" + name }

  /// Writes a text file; gives its path.
  @discardableResult
  package func write(_ text: String, as name: String) throws -> String {
    try Data(text.utf8).write(to: url.appending(path: name))
    return path(name)
  }

  /// The names in a folder below, hidden ones too, sorted.
  package func names(in name: String = ".") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(name))) ?? []).sorted()
  }

  /// The bytes of a file below.
  package func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: name)))
  }

  /// The text of a file below; nil when there is none.
  package func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }
}
