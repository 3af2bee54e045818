internal import Drawing
internal import Rasterization
internal import SceneFormat
internal import Staging
internal import Timing

/// A scene that was found good, ready to be recorded.
@MainActor
struct LoadedScene {
  let document: SceneDocument
  /// The ways in which the scene is to be rendered; empty where it names none.
  let variants: [SceneVariant]
  /// The scene file's name without its folder.
  let fileName: String
  /// The folder of all goldens: the project's, else the one beside the scene.
  let goldensRoot: String
  let assets: AssetLibrary
  let recorder: SceneRecorder
  let plan: RecordingPlan
  /// Greatest number of pixels of the surfaces that a frame may need at once.
  let surfacePixels: Int
  /// Errors that were told, but leave something to explain: expectations that failed.
  let failedExpectations: [Diagnostic]
  let printer: DiagnosticPrinter

  /// What a frame shows; what was left to a placeholder is told once.
  ///
  /// - Returns: The list, and how many pixels of surfaces it needs at once.
  /// - Throws: `sceneRefused` after the cause has been printed.
  func displayList(
    forFrame frame: Int
  ) throws(CommandFailure) -> (list: DisplayList, surfacePixels: Int) {
    let list: DisplayList
    do {
      list = try recorder.displayList(forFrame: frame)
    } catch {
      throw stagingFailure(error)
    }
    printer.print(recorder.takeWarnings())
    let demand = SurfaceDemand(of: list).pixels
    guard demand <= surfacePixels else {
      throw stagingFailure(
        .cannotDraw(
          "surfaces-over-limit",
          "frame \(frame) needs \(demand) pixels of surfaces at once, the limit is \(surfacePixels); "
            + "use smaller shadows, or fewer of them within one another, or raise "
            + "--limit-surface-pixels"))
    }
    return (list, demand)
  }

  /// The failure that a scene's refusal is, after it has been printed with what was found before it.
  func stagingFailure(_ error: StagingError) -> CommandFailure {
    let cause = Diagnostic(error)
    printer.print(recorder.takeWarnings() + [cause])
    return .refused(for: [cause])
  }

  /// Throws if the scene's own expectations failed.
  func requireExpectations() throws(CommandFailure) {
    if !failedExpectations.isEmpty { throw .refused(for: failedExpectations) }
  }
}

extension Diagnostic {
  /// The error that a scene can't be staged for.
  init(_ error: StagingError) {
    self.init(.error, error.name, "\(error)", at: error.location)
    notes = error.notes
  }
}
