internal import Goldens
internal import Staging

/// What a run has compared so far, and what could not be.
///
/// A sequence that fails is an item of the results like any other, so that every report tells of it, and the
/// others are compared all the same.
@MainActor
struct ComparisonRun {
  let context: CommandContext
  /// What was compared, or failed, in the order in which it was asked for.
  private(set) var compared: [ComparedSequence] = []
  /// The code of the worst failure: the greatest.
  private var failure: ExitCode?

  init(context: CommandContext) { self.context = context }

  /// Compares files.
  mutating func compare(_ files: FileOperands) async throws(CommandFailure) {
    do throws(CommandFailure) {
      compared.append(try await files.result())
    } catch {
      try note(error, of: files.name, variant: nil)
    }
  }

  /// Compares scenes, one after the other.
  mutating func compare(_ scenes: SceneOperands) async throws(CommandFailure) {
    for item in scenes.items {
      do throws(CommandFailure) {
        let scene = try item.scene.get()
        var sequence = try await scenes.comparison(of: item, try scene.load(item.variant)).result()
        sequence.result.variant = item.variantName
        sequence.goldensRoot = scene.goldensRoot
        compared.append(sequence)
      } catch {
        try note(error, of: item.name, variant: item.variantName)
      }
    }
  }

  /// The run's result.
  func result(limits: PictureLimits) -> ComparisonResult {
    ComparisonResult(
      toolVersion: ToolVersion.text, renderingRevision: RenderingRevision.current, limits: limits,
      sequences: compared.map(\.result))
  }

  /// How the run ends.
  func exitCode(isMatch: Bool) -> ExitCode {
    failure ?? (isMatch ? .success : .differs)
  }

  /// Makes a failure an item of the results; what concerns the whole run is thrown on.
  private mutating func note(
    _ error: CommandFailure, of name: String, variant: String?
  ) throws(CommandFailure) {
    guard let finding = ComparisonFinding(error) else { throw error }
    if let message = error.message { context.console.printError(message.text, named: message.name) }
    compared.append(
      ComparedSequence(
        result: SequenceResult(name: name, variant: variant, frames: [], findings: [finding])))
    if error.exitCode.rawValue > failure?.rawValue ?? 0 { failure = error.exitCode }
  }
}

extension ComparisonFinding {
  /// What a failure comes to in the results; nil for one that ends the run.
  fileprivate init?(_ failure: CommandFailure) {
    switch failure {
    case .usage, .argumentsRefused, .stopped, .outputClosed: return nil
    case .sceneRefused(let first): self = .refused(first)
    case .badScene(let text): self.init(.sceneRefused, text: text)
    case .inputOutput(let text): self.init(.unreadable, text: text)
    case .someFramesFailed(let text), .missingDependency(let text):
      self.init(.notCompared, text: text)
    case .internal(let text): self.init(.internalFault, text: text)
    }
  }

  /// A scene with errors, by the first of them.
  private static func refused(_ first: String?) -> Self {
    let headline = "the scene has errors, so nothing was compared"
    let details = [first, "'segue validate' prints all of them"].compactMap { $0 }
    return Self(.sceneRefused, text: ([headline] + details).joined(separator: "; "))
      .told(as: headline, details)
  }
}
