internal import Glibc

/// What a file system has left for this user.
package struct FreeSpace: Sendable {
  /// Bytes that can still be written.
  package let bytes: Int
  /// What a file's last bytes are rounded up to; > 0.
  package let block: Int

  /// The space where a file or folder is; nil where the file system does not tell.
  ///
  /// - Throws: What the system says.
  package init?(at path: String) throws(FileFault) {
    try FileSystem.checkPath(path)
    var status = statvfs()
    _ = try FileSystem.retrying(path) { unsafe statvfs(path, &status) }
    // Some file systems of networks and programs have no size.
    guard status.f_blocks > 0, status.f_frsize > 0 else { return nil }
    let (bytes, isHuge) = Int(clamping: status.f_bavail)
      .multipliedReportingOverflow(by: Int(clamping: status.f_frsize))
    self.bytes = isHuge ? .max : bytes
    block = Int(clamping: status.f_frsize)
  }
}
