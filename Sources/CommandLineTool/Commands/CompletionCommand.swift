/// `segue completion`: what a shell needs to complete the tool's words.
package enum CompletionCommand: Command {
  package static let specification = CommandSpecification(
    name: "completion", summary: "Prints completions for a shell: bash, zsh or fish",
    operands: .init(
      usage: "SHELL", count: 1...1, words: [CompletionScript.Shell.allCases.map(\.rawValue)]),
    discussion: [
      """
      For bash: source <(segue completion bash), in ~/.bashrc. For zsh: write it to a file _segue \
      in a folder of $fpath. For fish: write it to ~/.config/fish/completions/segue.fish.
      """
    ],
    options: [],
    examples: [.init("segue completion bash", "Prints a script to source.")])

  @MainActor
  package static func run(_ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    let word = context.arguments.operands[0]
    guard let shell = CompletionScript.Shell(rawValue: word) else {
      let names = CompletionScript.Shell.allCases.map(\.rawValue)
      throw .usage(
        .invalidValue(
          option: "SHELL", value: word, expected: "one of " + names.joined(separator: ", ")))
    }
    let script = CompletionScript(commands: SegueTool.specifications).text(for: shell)
    try context.console.printResult(bytes: Array(script.utf8))
    return .success
  }
}
