internal import Glibc

/// Names the system's reasons for refusing a file, in English whatever the locale.
package enum FileReason {
  /// What error number `code` means, without a full stop.
  package static func text(for code: Int) -> String {
    switch Int32(truncatingIfNeeded: code) {
    case ENOENT: "no such file or directory"
    case EACCES, EPERM: "permission denied"
    case EROFS: "read-only file system"
    case ENOSPC: "no space left on the device"
    case EDQUOT: "quota exceeded"
    case EISDIR: "is a directory"
    case ENOTDIR: "not a directory"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "name too long"
    case EMFILE, ENFILE: "too many open files"
    case EIO: "input or output error"
    default: "error \(code)"
    }
  }
}
