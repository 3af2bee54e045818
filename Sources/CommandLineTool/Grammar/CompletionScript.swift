/// Writes completions from the specifications, so that they know every command, option and list of
/// values.
struct CompletionScript {
  let commands: [CommandSpecification]

  /// The shells that there are completions for.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  /// The script, with a line end.
  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The spellings of an option.
  static func spellings(_ option: OptionSpecification) -> [String] {
    [option.spelling] + (option.letter.map { ["-\($0)"] } ?? [])
  }
}
