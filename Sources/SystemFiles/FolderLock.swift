internal import Glibc

/// A hold on a folder that one process at a time has; let go when the object ends, and when the
/// process does, however it ends.
///
/// It leaves no file behind, and hinders no one who does not ask for it.
package final class FolderLock: Sendable {
  private let folder: OpenFile

  /// Takes hold of a folder that is there.
  ///
  /// - Returns: `nil` where the file system has no such locks.
  /// - Throws: `inUse` if another has it, else what the system says.
  package init?(_ path: String) throws(FileFault) {
    folder = try OpenFile(path, flags: O_RDONLY | O_DIRECTORY)
    guard try folder.lock() else { return nil }
  }
}
