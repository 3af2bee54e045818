/// When goldens are written.
package enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// Never.
  case none
  /// Where there are none.
  case missing
  /// Where there are none, or where they differ.
  case failed
  /// Always.
  case all

  /// Checks that goldens may be recorded here.
  ///
  /// - Parameter environment: The process's variables; where `CI` is set to anything but nothing, `0`
  ///   or `false`, only ``none`` is allowed.
  /// - Throws: `recordingRefused`.
  package func check(_ environment: [String: String]) throws(GoldenError) {
    guard self == .none || !Self.isRefused(in: environment) else { throw .recordingRefused }
  }

  /// Whether goldens may not be changed here: `CI` is set.
  package static func isRefused(in environment: [String: String]) -> Bool {
    !["", "0", "false"].contains(environment["CI"] ?? "")
  }

  /// Whether goldens are to be written.
  ///
  /// - Parameters:
  ///   - hasGolden: Whether there are any that can be read.
  ///   - isMatch: Whether the sequence matches them.
  /// - Returns: Whether they are.
  package func writes(hasGolden: Bool, isMatch: Bool) -> Bool {
    switch self {
    case .none: false
    case .missing: !hasGolden
    case .failed: !hasGolden || !isMatch
    case .all: true
    }
  }
}
