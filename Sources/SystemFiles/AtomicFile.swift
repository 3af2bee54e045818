internal import Glibc

/// Writes files that appear whole or not at all.
///
/// The bytes go to a hidden file in the same folder, are flushed to the device, and the file then
/// takes its name in one step. What had the name before is replaced: if that was a symbolic link,
/// the link, never the file it leads to.
package enum AtomicFile {
  /// Writes a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole contents.
  ///   - path: Where; the folder must be there.
  ///   - isFlushed: Whether to wait for the device before the file takes its name. Without, a
  ///     power failure soon after may leave an empty file.
  /// - Throws: `notAFile` for a pipe or a device, else what the system says, with this path; nothing
  ///   is left behind then.
  package static func write(
    _ bytes: [UInt8], to path: String, isFlushed: Bool = true
  ) throws(FileFault) {
    try FileSystem.checkPath(path)
    switch FileSystem.kind(of: path) {
    case .folder: throw .isAFolder(path: path)
    // Taking its name would take a device or a pipe away from whoever uses it.
    case .other: throw .notAFile(path: path)
    case .file, .nothing: break
    }
    let hidden = try temporaryFile(for: path) { (file: borrowing OpenFile) throws(FileFault) in
      try file.writeAll(bytes)
      if isFlushed { try file.flush() }
    }
    do {
      try FileSystem.rename(hidden, to: path)
    } catch {
      _ = try? FileSystem.remove(hidden)
      throw error
    }
  }

  /// Gives a file another name as well, in one step.
  ///
  /// - Returns: Whether that was possible: not everywhere can a file have two names, or any number of them.
  package static func link(_ old: String, to path: String) -> Bool {
    guard old != path, (try? FileSystem.checkPath(old)) != nil, FileSystem.kind(of: old) == .file,
      FileSystem.kind(of: path) == .file || !FileSystem.exists(path)
    else { return false }
    for attempt in 0..<attempts {
      let hidden = hiddenName(for: path, attempt)
      do throws(FileFault) {
        try FileSystem.link(old, to: hidden)
        try FileSystem.rename(hidden, to: path)
        // Where both were names of one file already, the system takes neither away.
        try FileSystem.remove(hidden)
        return true
      } catch .alreadyExists {
        continue
      } catch {
        _ = try? FileSystem.remove(hidden)
        return false
      }
    }
    return false
  }

  /// The name of the file that a hidden file, left by a killed run, was to become.
  ///
  /// - Returns: `nil` if the hidden file is not one of these.
  package static func name(ofLeftover hidden: String) -> String? {
    guard hidden.hasPrefix("."), hidden.hasSuffix(".partial") else { return nil }
    let rest = hidden.dropFirst().dropLast(".partial".count)
    guard let dot = rest.lastIndex(of: ".") else { return nil }
    let marks = rest[rest.index(after: dot)...].split(
      separator: "-", omittingEmptySubsequences: false)
    guard marks.count == 2, marks.allSatisfy({ UInt32($0) != nil }) else { return nil }
    return String(rest[..<dot])
  }

  /// The most hidden files of one name and process that may be in the way.
  private static let attempts = 1000

  /// Makes a hidden file that no one else writes to, and fills it.
  ///
  /// A file that is in the way is left alone, for it may be another process's on another machine,
  /// whose number is the same.
  private static func temporaryFile(
    for path: String, filledBy fill: (borrowing OpenFile) throws(FileFault) -> Void
  ) throws(FileFault) -> String {
    for attempt in 0..<attempts {
      let hidden = hiddenName(for: path, attempt)
      guard let file = try Self.make(hidden, for: path) else { continue }
      do {
        try fill(file)
        return hidden
      } catch {
        _ = try? FileSystem.remove(hidden)
        throw error
      }
    }
    throw .alreadyExists(path: path)
  }

  /// A name beside a path that only this process takes.
  private static func hiddenName(for path: String, _ attempt: Int) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().map { $0 + "/" }.joined()
    return "\(folder).\(parts.last ?? "").\(getpid())-\(attempt).partial"
  }

  /// A new file whose faults name `path`, or `nil` if something has the hidden name already.
  private static func make(_ hidden: String, for path: String) throws(FileFault) -> OpenFile? {
    do throws(FileFault) {
      return try OpenFile(hidden, flags: O_WRONLY | O_CREAT | O_EXCL, named: path)
    } catch .alreadyExists {
      return nil
    } catch {
      throw error
    }
  }
}
