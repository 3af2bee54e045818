internal import Glibc

/// An open file of the system, closed when the value ends.
///
/// This file and ``FileSystem`` hold all the calls into the C library. Foundation's own are not used
/// for files, because they tell neither when bytes reach the device nor, in words that do not
/// change, why they did not; and they would open a pipe and wait for ever.
struct OpenFile: ~Copyable {
  private let descriptor: Int32
  /// The path that faults name.
  private let path: String

  /// Opens a path with the C library's flags; new files get mode 666 less the user's mask.
  ///
  /// Never waits (a pipe is opened at once) and is never inherited by a child.
  /// Faults name `alias`, if there is one, in place of the path.
  init(_ path: String, flags: Int32, named alias: String? = nil) throws(FileFault) {
    try FileSystem.checkPath(path)
    let name = alias ?? path
    let flags = flags | O_CLOEXEC | O_NONBLOCK
    // Both are set last: a value that is half made cannot be given up.
    let opened = try FileSystem.retrying(name) { unsafe open(path, flags, 0o666) }
    self.path = name
    descriptor = opened
  }

  deinit {
    close(descriptor)
  }

  /// The file's size in bytes.
  ///
  /// - Throws: `isAFolder` or `notAFile` unless it is a regular file.
  func regularSize() throws(FileFault) -> Int {
    var status = stat()
    _ = try FileSystem.retrying(path) { unsafe fstat(descriptor, &status) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFDIR: throw .isAFolder(path: path)
    default: throw .notAFile(path: path)
    }
  }

  /// Reads from where the file stands to its end, but never more than `limit` bytes.
  ///
  /// - Throws: `tooLong` when there is more.
  func readAll(limit: Int, expected: Int) throws(FileFault) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(expected, limit))
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try FileSystem.retrying(path) {
        unsafe block.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      }
      if count == 0 { return bytes }
      guard bytes.count + count <= limit else { throw .tooLong(path: path, limit: limit) }
      bytes += block[..<count]
    }
  }

  /// Writes all bytes, however many calls that takes.
  func writeAll(_ bytes: [UInt8]) throws(FileFault) {
    var done = 0
    while done < bytes.count {
      let count = try FileSystem.retrying(path) {
        unsafe bytes.withUnsafeBytes { buffer in
          let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[done...])
          return unsafe write(descriptor, rest.baseAddress, rest.count)
        }
      }
      // The system takes at least one byte of a regular file or says why not.
      guard count > 0 else { throw .deviceFailed(path: path) }
      done += count
    }
  }

  /// Takes the lock that one opener at a time has, or all that share it.
  ///
  /// - Returns: Whether there are such locks here; some network file systems have none.
  /// - Throws: `inUse` if another has it.
  func lock(isShared: Bool) throws(FileFault) -> Bool {
    let kind = isShared ? LOCK_SH : LOCK_EX
    do throws(FileFault) {
      _ = try FileSystem.retrying(path) { flock(descriptor, kind | LOCK_NB) }
      return true
    } catch .failed(_, EWOULDBLOCK) {
      throw .inUse(path: path)
    } catch {
      return false
    }
  }

  /// Waits until what was written is on the device.
  func flush() throws(FileFault) {
    do throws(FileFault) {
      _ = try FileSystem.retrying(path) { fsync(descriptor) }
    } catch .failed(_, EINVAL) {
      // Some file systems cannot flush a folder; they keep it safe in their own way.
    }
  }
}
