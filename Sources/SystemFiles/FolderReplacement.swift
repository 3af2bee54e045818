internal import Glibc

/// Puts a folder of plain files in the place of another, all of its files together.
package enum FolderReplacement {
  /// Replaces a folder by another of the same file system.
  ///
  /// There is never a mixture of the two: a run that is killed leaves the old folder, the new one, or,
  /// for the moment between two renamings, none under this name and both beside it.
  ///
  /// - Parameters:
  ///   - folder: What is replaced; it need not be there. A symbolic link is replaced itself, never
  ///     what it leads to.
  ///   - new: The folder that takes its place, and is gone from its own.
  ///   - old: A name beside them that nothing has, for the old folder on its way out.
  /// - Throws: What the system says; the old folder is then where it was.
  package static func replace(
    _ folder: String, with new: String, movingOldTo old: String
  ) throws(FileFault) {
    if try swap(folder, with: new, movingOldTo: old) { try remove(old) }
  }

  /// Replaces a folder as ``replace(_:with:movingOldTo:)`` does, and keeps the old one beside it.
  ///
  /// - Returns: Whether there was an old one.
  /// - Throws: What the system says; the old folder is then where it was.
  package static func swap(
    _ folder: String, with new: String, movingOldTo old: String
  ) throws(FileFault) -> Bool {
    for path in [folder, new, old] { try FileSystem.checkPath(path) }
    guard FileSystem.exists(folder) else {
      try FileSystem.rename(new, to: folder)
      return false
    }
    try FileSystem.rename(folder, to: old)
    do {
      try FileSystem.rename(new, to: folder)
    } catch {
      try FileSystem.rename(old, to: folder)
      throw error
    }
    return true
  }

  /// Undoes ``swap(_:with:movingOldTo:)``: the new folder is removed, the old one, if there was one, put back.
  ///
  /// - Throws: What the system says.
  package static func swapBack(
    _ folder: String, removing new: String, old: String?
  ) throws(FileFault) {
    try FileSystem.rename(folder, to: new)
    if let old { try FileSystem.rename(old, to: folder) }
    try remove(new)
  }

  /// Removes a folder and the files in it; of a symbolic link the link alone.
  ///
  /// - Throws: What the system says, also of a folder that holds folders; its files are gone then.
  package static func remove(_ folder: String) throws(FileFault) {
    if FileSystem.isLink(folder) {
      try FileSystem.remove(folder)
      return
    }
    for name in try FileSystem.names(in: folder) {
      try FileSystem.remove(FileSystem.path(folder, name))
    }
    guard unsafe rmdir(folder) == 0 || errno == ENOENT else {
      throw FileFault(code: errno, path: folder)
    }
  }
}
