internal import Foundation
internal import Glibc

/// What is done to files and folders by name.
package enum FileSystem {
  /// Reads a whole regular file.
  ///
  /// Symbolic links are followed; pipes, devices and folders are refused without waiting.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - limit: The most bytes to read.
  /// - Returns: All of its bytes.
  /// - Throws: `tooLong` if it has more bytes than the limit, or what the system says.
  package static func read(_ path: String, limit: Int) throws(FileFault) -> [UInt8] {
    let file = try OpenFile(path, flags: O_RDONLY)
    let size = try file.regularSize()
    guard size <= limit else { throw .tooLong(path: path, limit: limit) }
    // The file may grow while it is read, and some report no size: the count decides.
    return try file.readAll(limit: limit, expected: size)
  }

  /// Reads a whole regular file that lies below a folder, symbolic links followed.
  ///
  /// - Parameters:
  ///   - path: From the folder, with `/` between parts.
  ///   - folder: What must not be left.
  ///   - limit: The most bytes to read.
  /// - Returns: All of its bytes.
  /// - Throws: `outside` if the path leads out, else as ``read(_:limit:)``.
  package static func read(
    _ path: String, below folder: String, limit: Int
  ) throws(FileFault) -> [UInt8] {
    try checkPath(path)
    let root = resolved(folder)
    let whole = FileSystem.path(root, path)
    // Looked at before links are followed: of a link to nowhere nothing is left to look at.
    if exists(whole), kind(of: whole) == .nothing { throw .brokenLink(path: path) }
    let file = resolved(whole)
    guard file.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      throw .outside(path: path, folder: URL(filePath: root).lastPathComponent)
    }
    return try read(file, limit: limit)
  }

  /// A path without links and dots, as far as there is something.
  private static func resolved(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// Makes a folder and those above it, as far as they are missing.
  package static func makeFolder(_ path: String) throws(FileFault) {
    try checkPath(path)
    var made = path.hasPrefix("/") ? "/" : ""
    for component in path.split(separator: "/") {
      made += made.isEmpty || made.hasSuffix("/") ? component : "/" + component
      if unsafe mkdir(made, 0o777) == 0 { continue }
      let code = errno
      // A read-only or closed folder above ours may be there all the same.
      guard kind(of: made) == .folder else {
        throw code == EEXIST ? .notAFolder(path: made) : FileFault(code: code, path: made)
      }
    }
  }

  /// The names in a folder, but not `.` and `..`, in the order of their bytes.
  ///
  /// - Returns: An empty list for a folder that is not there.
  package static func names(in folder: String) throws(FileFault) -> [String] {
    switch kind(of: folder) {
    case .nothing:
      // A folder that may not be looked at is not one that is not there.
      do { _ = try OpenFile(folder, flags: O_RDONLY | O_DIRECTORY) } catch .missing {
        return []
      } catch .brokenLink {
        return []
      }
      return []
    case .folder: break
    case .file, .other: throw .notAFolder(path: folder)
    }
    // Opening it tells why it cannot be listed, in our words.
    _ = try OpenFile(folder, flags: O_RDONLY | O_DIRECTORY)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw .permissionDenied(path: folder)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Removes a file or a symbolic link (not what it leads to).
  ///
  /// - Returns: Whether there was one; a folder is left alone.
  @discardableResult
  package static func remove(_ path: String) throws(FileFault) -> Bool {
    try checkPath(path)
    if unsafe unlink(path) == 0 { return true }
    let code = errno
    if code == ENOENT || code == EISDIR { return false }
    throw FileFault(code: code, path: path)
  }
}

// MARK: - Kinds

extension FileSystem {
  /// What a path leads to.
  package enum Kind: Sendable {
    case nothing
    case file
    case folder
    /// A pipe, a socket or a device.
    case other
  }

  /// What a path leads to, symbolic links followed.
  package static func kind(of path: String) -> Kind {
    var status = stat()
    guard (try? checkPath(path)) != nil, unsafe stat(path, &status) == 0 else { return .nothing }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// Whether a path names a symbolic link, wherever it leads.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    guard (try? checkPath(path)) != nil, unsafe lstat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether anything, be it a symbolic link to nowhere, has this name.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    guard (try? checkPath(path)) != nil else { return false }
    return unsafe lstat(path, &status) == 0
  }
}

// MARK: - Calling the system

extension FileSystem {
  /// Gives a file another name at once, replacing what has it (a symbolic link itself, never what
  /// it leads to).
  static func rename(_ old: String, to new: String) throws(FileFault) {
    guard unsafe Glibc.rename(old, new) == 0 else { throw FileFault(code: errno, path: new) }
  }

  /// Gives a file a second name, which nothing may have.
  static func link(_ old: String, to new: String) throws(FileFault) {
    guard unsafe Glibc.link(old, new) == 0 else { throw FileFault(code: errno, path: new) }
  }

  /// A zero character would end the path early, and so name another file.
  static func checkPath(_ path: String) throws(FileFault) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .invalidPath(path: path) }
  }

  /// Calls until no signal interrupts it.
  static func retrying<Count: SignedInteger>(
    _ path: String, _ call: () -> Count
  ) throws(FileFault) -> Count {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw FileFault(code: errno, path: path) }
    }
  }

  /// A folder and a name in it, as one path.
  package static func path(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
