internal import Glibc

/// A hold on a folder that one process at a time has, or several that share it; let go when the
/// object ends, and when the process does, however it ends.
///
/// It leaves no file behind, and hinders no one who does not ask for it.
package final class FolderLock: Sendable {
  private let folder: OpenFile

  /// Takes hold of a folder that is there; `nil` where the file system has no such locks.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - isShared: Whether others may share it.
  /// - Throws: `inUse` if another has it who does not share it, or with whom this does not; else
  ///   what the system says.
  package init?(_ path: String, isShared: Bool = false) throws(FileFault) {
    folder = try OpenFile(path, flags: O_RDONLY | O_DIRECTORY)
    guard try folder.lock(isShared: isShared) else { return nil }
  }
}
