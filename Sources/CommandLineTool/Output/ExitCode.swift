/// How a run ended, for whoever started it; the numbers never change.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  case differs = 1
  case usage = 2
  case badScene = 3
  case someFailed = 4
  case inputOutput = 5
  case missingDependency = 6
  case `internal` = 70
  case interrupted = 130
  case terminated = 143

  /// What the help text says of it, without a full stop.
  package var meaning: String {
    switch self {
    case .success: "done; nothing differs"
    case .differs: "pictures differ, are missing or can't be decoded"
    case .usage: "usage"
    case .badScene: "bad scene, failed 'expect', a transition that never completes"
    case .someFailed: "some frames failed, or shards are missing"
    case .inputOutput: "input or output: missing path, permission, disk full"
    case .missingDependency: "a missing dependency"
    case .internal: "internal; a build that failed"
    case .interrupted: "interrupted; whatever was written is whole"
    case .terminated: "terminated; whatever was written is whole"
    }
  }
}
