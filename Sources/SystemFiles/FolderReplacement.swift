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
    for path in [folder, new, old] { try FileSystem.checkPath(path) }
    guard FileSystem.exists(folder) else { return try FileSystem.rename(new, to: folder) }
    try FileSystem.rename(folder, to: old)
    do {
      try FileSystem.rename(new, to: folder)
    } catch {
      try FileSystem.rename(old, to: folder)
      throw error
    }
    try remove(old)
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
