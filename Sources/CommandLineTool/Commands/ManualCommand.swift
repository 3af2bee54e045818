/// `segue manual`: the manual page, for what installs the tool.
package enum ManualCommand: Command {
  package static let specification = CommandSpecification(
    name: "manual", summary: "Prints the manual page",
    operands: .none,
    discussion: [
      """
      The page is written in the macros of man(7): every command with its options, exit codes, files.
      """
    ],
    options: [],
    examples: [.init("segue manual", "Prints the page; 'segue manual | man -l -' shows it.")])

  @MainActor
  package static func run(_ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    let page = ManualPage(commands: SegueTool.specifications)
    try context.console.printResult(bytes: Array(page.text.utf8))
    return .success
  }
}
