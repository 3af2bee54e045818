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
      warnings go to standard error, one JSON object a line with --format json.
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
    let scene = try SceneLoader(context: context).load(operand)
    try scene.requireExpectations()
    let count = scene.plan.frameCount
    switch context.console.format {
    case .text:
      try context.console.printSummary("\(operand): valid, \(ReadableNumber.count(count, "frame"))")
    case .json:
      try context.console.printResult(
        JSONText.object([
          ("scene", .string(operand)), ("valid", .bool(true)), ("frames", .integer(count)),
        ]).line)
    }
  }
}
