internal import Glibc

/// A file that is written at its end, line by line, while the process may be killed at any moment.
///
/// Lines of several threads do not mix: each is one call, and the system keeps the end. What is not
/// flushed survives the process, though not a power failure.
package final class AppendedFile: Sendable {
  private let file: OpenFile

  /// Opens a file that is there.
  ///
  /// - Throws: What the system says; a symbolic link is not followed.
  package init(_ path: String) throws(FileFault) {
    file = try OpenFile(path, flags: O_WRONLY | O_APPEND | O_NOFOLLOW)
  }

  /// Writes bytes at the end.
  package func append(_ bytes: [UInt8]) throws(FileFault) {
    try file.writeAll(bytes)
  }
}
