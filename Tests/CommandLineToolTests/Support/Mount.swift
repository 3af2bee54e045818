import Foundation
import Testing
import TestSupport

/// A small file system in memory, mounted as `device` in a folder.
struct Mount {
  private let path: String

  /// Mounts one; cancels the test, saying so, where that is not allowed.
  init(options: String, in folder: TemporaryFolder) async throws {
    path = folder.path("device")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let status = try? Shell.run("mount", ["-t", "tmpfs", "-o", options, "tmpfs", path])
    guard status == 0 else {
      try Test.cancel("mounting a file system in memory is not allowed here")
    }
  }

  /// Gives it another size, such as `16m`.
  func grow(to size: String) throws {
    try #require(Shell.run("mount", ["-o", "remount,size=\(size)", path]) == 0)
  }

  /// Takes it away again.
  func end() {
    _ = try? Shell.run("umount", [path])
  }
}
