package import Foundation

/// Reads whole files that somebody else wrote: regular ones only, up to a limit.
package enum InputFile {
  /// Why a file could not be read.
  package enum Fault: Error, Hashable, CustomStringConvertible {
    case missing
    /// A folder, a pipe, a device or the like.
    case notRegular(String)
    case tooLarge(bytes: UInt64, limit: Int)
    /// A link or a path that leads out of the folder it must stay in.
    case outside(folder: String)
    case unreadable

    /// The fault as the end of a sentence that begins with the file's name.
    package var description: String {
      switch self {
      case .missing: "there is no such file"
      case .notRegular(let kind): "it is \(kind), not a file"
      case .tooLarge(let bytes, let limit): "it has \(bytes) bytes; at most \(limit) are read"
      case .outside(let folder): "it leads out of the folder '\(folder)'"
      case .unreadable: "it may not be read"
      }
    }
  }

  /// The bytes of a regular file.
  ///
  /// - Parameters:
  ///   - url: The file; links are followed.
  ///   - limit: Greatest size, in bytes; a larger file is not read at all.
  /// - Returns: The whole contents.
  /// - Throws: Why it can't be read.
  package static func read(_ url: URL, limit: Int) throws(Fault) -> [UInt8] {
    let real = url.resolvingSymlinksInPath()
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(atPath: real.path)
    } catch {
      throw FileManager.default.fileExists(atPath: real.path) ? .unreadable : .missing
    }
    if let kind = irregularKind(attributes[.type] as? FileAttributeType) {
      throw .notRegular(kind)
    }
    let size = (attributes[.size] as? NSNumber)?.uint64Value ?? 0
    guard size <= UInt64(limit) else { throw .tooLarge(bytes: size, limit: limit) }
    return try contents(of: real, limit: limit)
  }

  /// The bytes of a regular file that really lies below a folder, links followed.
  ///
  /// - Parameters:
  ///   - relativePath: From the folder, with `/` between parts.
  ///   - folder: What must not be left.
  ///   - limit: Greatest size, in bytes.
  /// - Returns: The whole contents.
  /// - Throws: Why it can't be read.
  package static func read(
    _ relativePath: String, below folder: URL, limit: Int
  ) throws(Fault) -> [UInt8] {
    let root = folder.resolvingSymlinksInPath().standardizedFileURL
    let file = root.appendingPathComponent(relativePath).standardizedFileURL
      .resolvingSymlinksInPath()
    let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
    guard file.path.hasPrefix(prefix) else { throw .outside(folder: root.lastPathComponent) }
    return try read(file, limit: limit)
  }

  private static func contents(of url: URL, limit: Int) throws(Fault) -> [UInt8] {
    let data: Data
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      data = try handle.read(upToCount: limit + 1) ?? Data()
    } catch {
      throw .unreadable
    }
    // The file may have grown since it was measured.
    guard data.count <= limit else { throw .tooLarge(bytes: UInt64(data.count), limit: limit) }
    return Array(data)
  }

  /// What to call a thing that isn't a regular file; nil for one that is.
  private static func irregularKind(_ type: FileAttributeType?) -> String? {
    switch type {
    case .typeRegular: nil
    case .typeDirectory: "a folder"
    case .typeCharacterSpecial, .typeBlockSpecial: "a device"
    case .typeSocket: "a socket"
    default: "a pipe or another special file"
    }
  }
}
