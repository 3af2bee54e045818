import Foundation
import TestSupport
import Testing

extension TemporaryFolder {
  /// The files in a folder below and in its folders, hidden ones too, sorted.
  func files(in name: String) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path(name))) ?? []
    return names.filter { (try? bytes(of: "\(name)/\($0)")) != nil }.sorted()
  }

  /// How many frames a folder below has, and its folders.
  func frameCount(in name: String) -> Int {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path(name))) ?? []
    return names.count { $0.hasPrefix("frame_") || $0.contains("/frame_") }
  }

  /// Expects two folders below to hold the same files, hidden ones too, and bytes.
  func expectSame(_ actual: String, as expected: String, _ what: String) throws {
    #expect(files(in: actual) == files(in: expected), "\(what)")
    for name in files(in: expected) {
      #expect(
        try bytes(of: "\(actual)/\(name)") == bytes(of: "\(expected)/\(name)"), "\(what): \(name)")
    }
  }
}
