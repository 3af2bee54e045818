internal import Glibc

/// Why a file or folder could not be read or written, with its path.
///
/// The words are ours and not the C library's, so they do not depend on the locale.
package enum FileFault: Error, Equatable, Sendable {
  /// There is no such file or folder.
  case missing(path: String)
  /// The user may not do this here.
  case permissionDenied(path: String)
  /// The file system is mounted read-only.
  case readOnly(path: String)
  /// The device, or the user's quota, is full.
  case diskFull(path: String)
  /// Something on the path is no folder.
  case notAFolder(path: String)
  /// A folder stands where a file should be.
  case isAFolder(path: String)
  /// A pipe, socket or device stands where a file should be.
  case notAFile(path: String)
  /// Another file already has this name.
  case alreadyExists(path: String)
  /// The name is too long for the file system.
  case nameTooLong(path: String)
  /// The path is empty or holds a zero character.
  case invalidPath(path: String)
  /// Symbolic links lead in a circle.
  case linksInCircle(path: String)
  /// The process, or the machine, has too many files open.
  case tooManyOpenFiles(path: String)
  /// The file is longer than what will be read of it, in bytes.
  case tooLong(path: String, limit: Int)
  /// The device failed.
  case deviceFailed(path: String)
  /// Anything else; the code is the system's `errno`.
  case failed(path: String, code: Int32)

  /// The fault that an `errno` stands for.
  package init(code: Int32, path: String) {
    self =
      switch code {
      case ENOENT: .missing(path: path)
      case EACCES, EPERM: .permissionDenied(path: path)
      case EROFS: .readOnly(path: path)
      case ENOSPC, EDQUOT: .diskFull(path: path)
      case ENOTDIR: .notAFolder(path: path)
      case EISDIR: .isAFolder(path: path)
      case EEXIST: .alreadyExists(path: path)
      case ENAMETOOLONG: .nameTooLong(path: path)
      case ELOOP: .linksInCircle(path: path)
      case EMFILE, ENFILE: .tooManyOpenFiles(path: path)
      case EIO: .deviceFailed(path: path)
      default: .failed(path: path, code: code)
      }
  }
}

extension FileFault: CustomStringConvertible {
  /// The path, a colon, and the cause.
  package var description: String {
    switch self {
    case .missing(let path): "\(path): no such file or folder"
    case .permissionDenied(let path): "\(path): permission denied"
    case .readOnly(let path): "\(path): the file system is read-only"
    case .diskFull(let path): "\(path): no space left on the device"
    case .notAFolder(let path): "\(path): not a folder"
    case .isAFolder(let path): "\(path): is a folder"
    case .notAFile(let path): "\(path): not a regular file"
    case .alreadyExists(let path): "\(path): exists already"
    case .nameTooLong(let path): "\(path): the name is too long"
    case .invalidPath(let path): "\(path.debugDescription): not a path"
    case .linksInCircle(let path): "\(path): too many symbolic links"
    case .tooManyOpenFiles(let path): "\(path): too many open files"
    case .tooLong(let path, let limit): "\(path): longer than \(limit) bytes"
    case .deviceFailed(let path): "\(path): the device failed"
    case .failed(let path, let code): "\(path): system error \(code)"
    }
  }
}
