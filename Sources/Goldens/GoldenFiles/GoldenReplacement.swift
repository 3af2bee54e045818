internal import SystemFiles

/// A golden that is about to take the place of another.
///
/// It is written beside it, then put there by renaming, which can be undone until it is finished: so
/// several goldens change together or not at all.
package struct GoldenReplacement: Sendable {
  private let golden: GoldenFolder
  private let new: String
  private let old: String
  /// Whether another golden lies in ``old``; `nil` before anything was renamed.
  private var hadOld: Bool?

  /// Writes the files of a golden beside it.
  ///
  /// - Throws: What the system says; the golden is as it was.
  init(
    of golden: GoldenFolder, files: [(name: String, bytes: [UInt8])]
  ) throws(GoldenError) {
    self.golden = golden
    let path = golden.path
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, !name.isEmpty else { throw .file(.invalidPath(path: path)) }
    let parent = parts.dropLast().map { $0 + "/" }.joined()
    (new, old) = ("\(parent).\(name).new", "\(parent).\(name).old")
    do {
      if !parent.isEmpty { try FileSystem.makeFolder(parent) }
      try takeUpKilledRun()
      try FileSystem.makeFolder(new)
      for file in files { try AtomicFile.write(file.bytes, to: FileSystem.path(new, file.name)) }
    } catch {
      throw .file(error)
    }
  }

  /// Removes what a killed run left; its own golden, if it has none any more, is put back first.
  private func takeUpKilledRun() throws(FileFault) {
    if FileSystem.exists(old) {
      if !FileSystem.exists(golden.path) {
        try FolderReplacement.replace(golden.path, with: old, movingOldTo: new)
      } else {
        try FolderReplacement.remove(old)
      }
    }
    try FolderReplacement.remove(new)
  }

  /// Puts the new golden in its place and keeps the old one.
  ///
  /// - Throws: What the system says; the old golden is then where it was.
  package mutating func swap() throws(GoldenError) {
    do { hadOld = try FolderReplacement.swap(golden.path, with: new, movingOldTo: old) } catch {
      throw .file(error)
    }
  }

  /// Removes the old golden; nothing can be undone any more.
  ///
  /// - Throws: What the system says.
  package func finish() throws(GoldenError) {
    guard hadOld == true else { return }
    do { try FolderReplacement.remove(old) } catch { throw .file(error) }
  }

  /// Puts the old golden back, or removes what was only written beside it.
  ///
  /// - Throws: What the system says.
  package func undo() throws(GoldenError) {
    do {
      guard let hadOld else { return try FolderReplacement.remove(new) }
      try FolderReplacement.swapBack(golden.path, removing: new, old: hadOld ? old : nil)
    } catch {
      throw .file(error)
    }
  }
}
