/// `segue doctor`: whether this machine has what a run needs.
package enum DoctorCommand: Command {
  package static let specification = CommandSpecification(
    name: "doctor", summary: "Checks the environment and lists what scenes may require",
    operands: .none, options: [],
    examples: [.init("segue doctor", "Prints versions, cores and features.")])

  @MainActor
  package static func run(_ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    try context.console.printResult("segue \(ToolVersion.text)")
    return .success
  }
}
