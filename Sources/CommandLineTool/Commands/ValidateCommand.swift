internal import SceneFormat
internal import Staging
internal import Timing

/// `segue validate`: every error of scenes, and nothing rendered.
package enum ValidateCommand: Command {
  package static let specification = CommandSpecification(
    name: "validate", summary: "Reads and resolves scenes and reports every error",
    operands: .scenes,
    discussion: [
      """
      Each scene is read, resolved and run without drawing, so that pictures that can't be read, \
      transitions that never complete and expectations that fail are found too. Errors and \
      warnings go to standard error, one JSON object a line with --format json. A scene with \
      variants is then looked at in each of them; what several have in common is told once.
      """
    ],
    options: SceneOptions.resolution + SceneOptions.bounds,
    examples: [
      .init("segue validate scenes/fade.json5 scenes/slide.json5", "Checks two scenes.")
    ])

  @MainActor
  package static func run(_ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    var worst: CommandFailure?
    for operand in context.arguments.operands {
      try context.interruption.check()
      do throws(CommandFailure) {
        try validate(operand, in: context)
      } catch .usage(let error) {
        throw .usage(error)
      } catch .outputClosed {
        throw .outputClosed
      } catch {
        if let message = error.message {
          context.console.printError(message.text, named: message.name)
        }
        worst = worst.flatMap { $0.exitCode.rawValue > error.exitCode.rawValue ? $0 : nil } ?? error
      }
    }
    return worst?.exitCode ?? .success
  }

  @MainActor
  private static func validate(
    _ operand: String, in context: CommandContext
  ) throws(CommandFailure) {
    let loader = SceneLoader(context: context)
    let read = try loader.read(operand)
    let scene = try loader.load(read, nil)
    try scene.requireExpectations()
    try validateVariants(of: read, by: loader, in: context)
    let frames = scene.plan.frameCount
    let variants = read.reading.variants.count
    switch context.console.format {
    case .text:
      let more = variants > 0 ? ", " + ReadableNumber.count(variants, "variant") : ""
      try context.console.printSummary(
        "\(operand): valid, \(ReadableNumber.count(frames, "frame"))\(more)")
    case .json:
      try context.console.printResult(
        JSONText.object([
          ("scene", .string(operand)), ("valid", .bool(true)), ("frames", .integer(frames)),
          ("variants", .integer(variants)),
        ]).line)
    }
  }

  /// Loads every variant, and names those that are refused.
  ///
  /// - Throws: `sceneRefused` after all of them, for one that is.
  @MainActor
  private static func validateVariants(
    of scene: ReadScene, by loader: SceneLoader, in context: CommandContext
  ) throws(CommandFailure) {
    var refused: [String] = []
    for variant in scene.reading.variants {
      try context.interruption.check()
      do throws(CommandFailure) {
        try loader.load(scene, variant).requireExpectations()
      } catch .sceneRefused {
        refused.append(variant.name)
      } catch .argumentsRefused {
        // What was wrong with the command line was told before: here it is the variant's own values.
        refused.append(variant.name)
      }
    }
    guard !refused.isEmpty else { return }
    let names = refused.prefix(mostNames).joined(separator: ", ")
    let rest = refused.count > mostNames ? " and \(refused.count - mostNames) more" : ""
    throw .badScene(
      "\(scene.input.name): \(ReadableNumber.count(refused.count, "variant")) refused: \(names)\(rest)"
    )
  }

  /// The most variants that a message names.
  private static let mostNames = 20
}
