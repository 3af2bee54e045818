internal import SceneFormat
internal import Staging
internal import Timing

/// A scene that was found good, ready to be recorded.
@MainActor
struct LoadedScene {
  let document: SceneDocument
  /// The scene file's name without its folder.
  let fileName: String
  let assets: AssetLibrary
  let recorder: SceneRecorder
  let plan: RecordingPlan
  /// Errors that were told, but leave something to explain: expectations that failed.
  let failedExpectations: Int
  let printer: DiagnosticPrinter

  /// What a frame shows.
  ///
  /// - Throws: `sceneRefused` after the cause has been printed.
  func stagingFailure(_ error: StagingError) -> CommandFailure {
    printer.print([Diagnostic(error)])
    return .sceneRefused
  }

  /// Throws if the scene's own expectations failed.
  func requireExpectations() throws(CommandFailure) {
    if failedExpectations > 0 { throw .sceneRefused }
  }
}

extension Diagnostic {
  /// The error that a scene can't be staged for.
  init(_ error: StagingError) {
    self.init(.error, error.name, "\(error)", at: error.location)
  }
}
