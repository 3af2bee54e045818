internal import Digests
internal import Foundation
internal import PNGCodec
internal import SceneFormat
internal import Staging

/// `segue doctor`: whether this machine has what a run needs.
package enum DoctorCommand: Command {
  package static let specification = CommandSpecification(
    name: "doctor", summary: "Checks the environment and lists what scenes may require",
    operands: .none,
    discussion: ["Ends with 5 if the folder output can't be written to."], options: [],
    examples: [.init("segue doctor", "Prints versions, cores and features.")])

  @MainActor
  package static func run(_ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    let canWrite = canWriteOutput
    let features = SceneSchema.features
    switch context.console.format {
    case .text:
      try context.console.printResult(
        TextTable(
          [
            ["segue", ToolVersion.text], ["rendering revision", "\(RenderingRevision.current)"],
            ["libpng", PNGLibrary.version],
            ["libxxhash", XXHashLibrary.version], ["cores", "\(context.machine.cores)"],
            ["output", canWrite ? "can be written to" : "can't be written to"],
            ["scene format", "\(SceneSchema.version)"],
            ["scenes may require", features.joined(separator: ", ")],
          ] + animators(of: context)
        ).text)
    case .json:
      try context.console.printResult(
        JSONText.object([
          ("segue", .string(ToolVersion.text)),
          ("renderingRevision", .integer(RenderingRevision.current)),
          ("libpng", .string(PNGLibrary.version)),
          ("libxxhash", .string(XXHashLibrary.version)), ("cores", .integer(context.machine.cores)),
          ("canWriteOutput", .bool(canWrite)), ("sceneFormat", .integer(SceneSchema.version)),
          ("features", .array(features.map { .string($0) })),
          ("animatorClasses", .array(context.animators.names.map { .string($0) })),
        ]).line)
    }
    return canWrite ? .success : .inputOutput
  }

  /// What this executable brings; nothing for the plain tool.
  private static func animators(of context: CommandContext) -> [[String]] {
    let names = context.animators.names
    return names.isEmpty ? [] : [["animator classes", names.joined(separator: ", ")]]
  }

  /// Whether `output`, or the current folder where there is none yet, takes files.
  private static var canWriteOutput: Bool {
    let manager = FileManager.default
    return manager.isWritableFile(atPath: manager.fileExists(atPath: "output") ? "output" : ".")
  }
}
