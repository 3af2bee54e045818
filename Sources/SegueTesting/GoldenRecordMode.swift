internal import Foundation
internal import Goldens

/// When ``expectGolden(_:named:steps:recording:filePath:sourceLocation:)`` writes goldens.
public enum GoldenRecordMode: String, CaseIterable, Hashable, Sendable {
  /// Never.
  case none
  /// Where there are none.
  case missing
  /// Where there are none, or where they differ.
  case failed
  /// Always.
  case all

  /// The environment variable that names a mode.
  static let variable = "SEGUE_RECORD"

  /// What the environment variable `SEGUE_RECORD` says; ``none`` where it says nothing, or what is no mode,
  /// which is an issue of every expectation.
  public static var environment: GoldenRecordMode {
    ProcessInfo.processInfo.environment[variable].flatMap { Self(rawValue: $0) } ?? .none
  }

  var mode: RecordMode {
    switch self {
    case .none: .none
    case .missing: .missing
    case .failed: .failed
    case .all: .all
    }
  }
}
