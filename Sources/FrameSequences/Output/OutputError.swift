package import SystemFiles
package import Digests

/// Why a sequence cannot be written to a folder.
package enum OutputError: Error, Equatable, Sendable {
  /// A file or folder cannot be read or written.
  case file(FileFault)
  /// The folder is not empty, and the policy is to fail then.
  case notEmpty(folder: String)
  /// The folder holds files that no manifest of ours names; the first ones are given.
  case foreignFiles(folder: String, first: [String], count: Int)
  /// The folder's manifest is not ours.
  case foreignManifest(path: String, ManifestError)
  /// A part cannot be added to a sequence of another fingerprint.
  case otherFingerprint(path: String, found: Digest128, expected: Digest128)
  /// The frames that are still missing will need more than the device has, both in bytes.
  case shortOfSpace(folder: String, frames: Int, needed: Int, free: Int)
}

extension OutputError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .file(let fault): return "\(fault)"
    case .notEmpty(let folder): return "\(folder): the folder is not empty"
    case .foreignFiles(let folder, let first, let count):
      let more = count > first.count ? " and \(count - first.count) more" : ""
      return "\(folder): holds files that are not ours: \(first.joined(separator: ", "))\(more);"
        + " use another folder, or --existing overwrite"
    case .foreignManifest(let path, let error):
      return "\(path): \(error); use another folder, or --existing overwrite"
    case .otherFingerprint(let path, let found, let expected):
      return "\(path): its frames were made from something else (\(found), now \(expected));"
        + " render all frames, or use another folder"
    case .shortOfSpace(let folder, let frames, let needed, let free):
      return
        "\(folder): \(frames) more frames need about \(Self.megabytes(needed)) MB, and the device"
        + " has \(Self.megabytes(free)) MB; make room, then go on with --existing resume"
    }
  }
  /// To a tenth, ties up, so that a shortage shows.
  private static func megabytes(_ bytes: Int) -> String {
    let tenths = (bytes / 10_000 + 5) / 10
    return "\(tenths / 10).\(tenths % 10)"
  }
}
