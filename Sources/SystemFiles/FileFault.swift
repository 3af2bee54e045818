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
  /// The file would be longer than the file system, or the process's limit, allows.
  case tooLongToWrite(path: String)
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
  /// The path, links followed, leads out of the folder that bounds it.
  case outside(path: String, folder: String)
  /// The path is empty or holds a zero character.
  case invalidPath(path: String)
  /// A symbolic link leads to nothing.
  case brokenLink(path: String)
  /// Symbolic links lead in a circle.
  case linksInCircle(path: String)
  /// The process, or the machine, has too many files open.
  case tooManyOpenFiles(path: String)
  /// The file is longer than what will be read of it, in bytes.
  case tooLong(path: String, limit: Int)
  /// Another process is writing there.
  case inUse(path: String)
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
      case EFBIG: .tooLongToWrite(path: path)
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
    if case .invalidPath(let path) = self { return "\(path.debugDescription): \(cause)" }
    return "\(path): \(cause)"
  }

  /// Whether the same call may succeed a little later, as on a network's file system.
  package var mayPass: Bool {
    switch self {
    case .deviceFailed, .tooManyOpenFiles: true
    case .failed(_, let code):
      [EAGAIN, EBUSY, EINTR, ESTALE, ETIMEDOUT, ENETUNREACH, EREMOTEIO].contains(code)
    default: false
    }
  }

  /// The cause alone, for where the path has been told already.
  package var cause: String {
    switch self {
    case .missing: "no such file or folder"
    case .permissionDenied: "permission denied"
    case .readOnly: "the file system is read-only"
    case .diskFull: "no space left on the device"
    case .tooLongToWrite: "longer than a file may be here"
    case .notAFolder: "not a folder"
    case .isAFolder: "is a folder"
    case .notAFile: "not a regular file"
    case .alreadyExists: "exists already"
    case .nameTooLong: "the name is too long"
    case .outside(_, let folder): "leads out of the folder \(folder)"
    case .invalidPath: "not a path"
    case .brokenLink: "a symbolic link that leads to nothing"
    case .linksInCircle: "too many symbolic links"
    case .tooManyOpenFiles: "too many open files"
    case .tooLong(_, let limit): "longer than \(limit) bytes"
    case .inUse: "another run is writing there; wait for it, or choose another place"
    case .deviceFailed: "the device failed"
    case .failed(_, let code): "system error \(code)"
    }
  }

  /// What could not be read or written.
  package var path: String {
    switch self {
    case .missing(let path), .permissionDenied(let path), .readOnly(let path),
      .diskFull(let path), .tooLongToWrite(let path), .notAFolder(let path), .isAFolder(let path),
      .notAFile(let path),
      .alreadyExists(let path), .nameTooLong(let path), .outside(let path, _),
      .invalidPath(let path), .brokenLink(let path), .linksInCircle(let path),
      .tooManyOpenFiles(let path),
      .tooLong(let path, _), .inUse(let path), .deviceFailed(let path), .failed(let path, _):
      path
    }
  }
}
