internal import SceneFormat

/// A scene of the command line that was read, whatever came of it.
struct ReadScene {
  let input: SceneInput
  /// What the scene was read with.
  let overrides: SceneOverrides
  let reading: SceneReading
  let limits: SceneLimits
  let project: ProjectFile?
  let printer: DiagnosticPrinter

  /// The project's folder of goldens, else the one beside the scene.
  var goldensRoot: String {
    if let project, let goldens = project.project.goldens { return project.path(goldens) }
    let folder = input.name.lastIndex(of: "/").map { input.name[...$0] } ?? ""
    return folder + "goldens"
  }

  /// The document.
  ///
  /// - Throws: `sceneRefused` for a scene with errors, `argumentsRefused` where all of them are about
  ///   the command line.
  func document() throws(CommandFailure) -> SceneDocument {
    if let document = reading.document { return document }
    let errors = reading.diagnostics.filter { $0.severity == .error }
    throw errors.allSatisfy(\.isOfCommandLine) ? .argumentsRefused : .refused(for: errors)
  }
}
