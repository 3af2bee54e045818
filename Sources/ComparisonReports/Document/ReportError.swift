/// Why a report cannot be written.
package enum ReportError: Error, Equatable, Sendable {
  /// A picture's path is empty, absolute, or has a zero byte: a report refers to what is beside it.
  case pathNotRelative(String)
}

extension ReportError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .pathNotRelative(let path):
      "a report refers to pictures by relative paths, not by '\(path)'"
    }
  }
}
