import Foundation

/// A folder of this process in the system's temporary one.
struct TemporaryFolder: Sendable {
  /// Tells it from others of this process.
  var name = "frames"

  /// Where it lies, whether it is there or not.
  var path: String {
    let process = ProcessInfo.processInfo.processIdentifier
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-benchmark-\(process)-\(name)").path
  }

  func path(of file: String) -> String { path + "/" + file }

  /// Makes it anew, empty.
  func create() {
    remove()
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      preconditionFailure("\(path) can't be made: \(error)")
    }
  }

  /// Removes it with all that is in it.
  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// The length of all files with an ending, in bytes.
  func byteCount(ofFilesEndingIn ending: String) -> Int {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(ending) }.reduce(0) { sum, file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: self.path(of: file))
      return sum + (attributes?[.size] as? Int ?? 0)
    }
  }
}
