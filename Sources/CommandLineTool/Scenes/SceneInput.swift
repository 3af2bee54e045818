internal import Foundation
internal import SceneFormat
internal import Staging
internal import SystemFiles

/// A scene's bytes, from a file or from standard input.
struct SceneInput {
  /// As the user named it, for messages; `-` for standard input.
  var name: String
  /// The last component of the path, for manifests.
  var fileName: String
  /// The folder that bounds the paths of its pictures.
  var folder: URL
  var bytes: [UInt8]

  /// What a scene on standard input is called where its name would be a file's.
  static let standardInputName = "stdin"

  /// Reads what an operand names.
  ///
  /// - Throws: `inputOutput`, also for what is no regular file.
  init(_ operand: String, limit: Int) throws(CommandFailure) {
    name = operand
    folder = Self.folder(of: operand)
    guard operand != "-" else {
      fileName = Self.standardInputName
      bytes = try Self.standardInput(limit: limit)
      return
    }
    fileName = URL(fileURLWithPath: operand).lastPathComponent
    bytes = try Self.file(operand, limit: limit)
  }

  /// The folder of the scene that an operand names; of standard input the current one.
  static func folder(of operand: String) -> URL {
    operand == "-"
      ? URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
      : URL(fileURLWithPath: operand).deletingLastPathComponent()
  }

  /// The bytes of a regular file.
  ///
  /// - Throws: `badScene` for more bytes than the limit, else `inputOutput`.
  static func file(_ path: String, limit: Int) throws(CommandFailure) -> [UInt8] {
    do {
      return try FileSystem.read(path, limit: limit)
    } catch .tooLong {
      throw .badScene("\(path): \(tooLong(limit))")
    } catch .missing where path.unicodeScalars.contains("\u{FFFD}") {
      // The words of a command line come repaired; the file's real name is not known any more.
      throw .inputOutput(
        "\(path): no such file; is its name UTF-8? Rename it, or give the scene as - on standard input"
      )
    } catch {
      throw .inputOutput("\(error)")
    }
  }

  private static func standardInput(limit: Int) throws(CommandFailure) -> [UInt8] {
    do {
      let data = try FileHandle.standardInput.read(upToCount: limit + 1) ?? Data()
      if data.count <= limit { return Array(data) }
    } catch {
      throw .inputOutput("standard input: it may not be read")
    }
    throw .badScene("standard input: \(tooLong(limit))")
  }

  private static func tooLong(_ limit: Int) -> String {
    "it has more than \(limit) bytes (--limit-file-bytes)"
  }

  /// The scene's name where it gives none: the file's without its ending.
  var fallbackName: String {
    let stem = (fileName as NSString).deletingPathExtension
    return stem.isEmpty ? fileName : stem
  }
}
