internal import SceneFormat

/// Why a command ended early; each has its exit code.
package enum CommandFailure: Error, Equatable, Sendable {
  /// The command line can't be followed.
  case usage(UsageError)
  /// Words of the command line that this scene has no use for; their diagnostics have been printed.
  case argumentsRefused
  /// The scene is refused; its diagnostics have been printed, of which the first error is kept in a line.
  case sceneRefused(first: String? = nil)
  /// The scene is fine as text, but can't be rendered.
  case badScene(String)
  /// Frames that could not be made; the others are whole.
  case someFramesFailed(String)
  /// A file or folder can't be read or written.
  case inputOutput(String)
  /// Something the tool needs is not installed.
  case missingDependency(String)
  /// The tool is wrong, not its input.
  case `internal`(String)
  /// The run was stopped by a signal.
  case stopped(Interruption.Signal)
  /// Nobody reads the results any more, which is no fault.
  case outputClosed

  /// The refusal of a scene for what was found in it, which has been printed.
  static func refused(for diagnostics: [Diagnostic]) -> Self {
    .sceneRefused(
      first: diagnostics.first { $0.severity == .error }
        .map(DiagnosticFormatter.line(of:)))
  }

  /// How the process ends.
  package var exitCode: ExitCode {
    switch self {
    case .usage, .argumentsRefused: .usage
    case .sceneRefused, .badScene: .badScene
    case .someFramesFailed: .someFailed
    case .inputOutput: .inputOutput
    case .missingDependency: .missingDependency
    case .internal: .internal
    case .stopped(let signal): signal.exitCode
    case .outputClosed: .success
    }
  }

  /// Whether it concerns one sequence alone, so that others can still be rendered.
  package var isOfOneSequence: Bool {
    switch self {
    case .sceneRefused, .badScene, .someFramesFailed, .usage, .argumentsRefused: true
    default: false
    }
  }

  /// What is told about it: its stable name and a sentence without a full stop; nil where nothing
  /// is left to tell.
  package var message: (name: String, text: String)? {
    switch self {
    case .usage(let error): ("usage", error.description)
    case .badScene(let text): ("bad-scene", text)
    case .someFramesFailed(let text): ("frames-failed", text)
    case .inputOutput(let text): ("input-output", text)
    case .missingDependency(let text): ("missing-dependency", text)
    case .internal(let text): ("internal", text)
    case .stopped(let signal): ("stopped", signal.message)
    case .argumentsRefused, .sceneRefused, .outputClosed: nil
    }
  }
}
