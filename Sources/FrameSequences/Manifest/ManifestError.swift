package import SystemFiles

/// Why a file is no manifest of ours.
package enum ManifestError: Error, Equatable, Sendable {
  /// The file cannot be read.
  case file(FileFault)
  /// The text is no JSON; counted in bytes from 0.
  case syntax(JSONError)
  /// A key that must be there is missing; places read like `frames[3].file`.
  case missing(String)
  /// A key that the format does not have.
  case unknown(String)
  /// A key's value is not what it must be.
  case invalid(String, expected: String)
  /// The format is of another version.
  case version(Int)
}

extension ManifestError: CustomStringConvertible {
  /// One clause in English, without the manifest's path.
  package var description: String {
    switch self {
    case .file(let fault): "\(fault)"
    case .syntax(let error): "the manifest is not JSON: \(error)"
    case .missing(let key): "the manifest has no \(key)"
    case .unknown(let key): "the manifest has an unknown key \(key)"
    case .invalid(let key, let expected): "the manifest's \(key) is not \(expected)"
    case .version(let version):
      "the manifest has format \(version); this version reads \(Manifest.formatVersion)"
    }
  }
}
