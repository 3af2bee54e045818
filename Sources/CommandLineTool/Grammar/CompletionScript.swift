/// Writes completions from the specifications, so that they know every command and option.
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

  private var commandNames: String { commands.map(\.name).joined(separator: " ") }

  /// The spellings of a command's options.
  private func options(_ command: CommandSpecification) -> [String] {
    command.options.flatMap { option in
      [option.spelling] + (option.letter.map { ["-\($0)"] } ?? [])
    }
  }

  /// Spellings of options that take a value, of any command.
  private var valued: [String] {
    let options = commands.flatMap(\.options).filter { $0.placeholder != nil }
    let words = options.flatMap { [$0.spelling] + ($0.letter.map { ["-\($0)"] } ?? []) }
    return Set(words).sorted()
  }
}

// MARK: - bash

extension CompletionScript {
  /// Commands first, then the command's options; files for operands and for values.
  private var bash: String {
    let cases = commands.map {
      "    \($0.name)) words=\"\(options($0).joined(separator: " "))\" ;;"
    }
    return """
      # Completions of segue for bash.
      _segue() {
        local word="${COMP_WORDS[COMP_CWORD]}" command="" words="" index
        for ((index = 1; index < COMP_CWORD; index++)); do
          case "${COMP_WORDS[index]}" in
            \(valued.joined(separator: "|"))) ((index++)) ;;
            -*) ;;
            *) command="${COMP_WORDS[index]}"; break ;;
          esac
        done
        case "$command" in
          "") words="\(commandNames) help --help --version" ;;
          help) words="\(commandNames)" ;;
      \(cases.joined(separator: "\n"))
        esac
        COMPREPLY=()
        if [[ -z "$command" || "$command" == help || "$word" == -* ]]; then
          mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
        else
          compopt -o filenames
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
        fi
      }
      complete -F _segue segue

      """
  }
}

// MARK: - zsh

extension CompletionScript {
  private var zsh: String {
    let names = commands.map { "    '\($0.name):\(Self.quoted($0.summary))'" }
    let cases = commands.map { command in
      let lines = command.options.map { "        '\(zsh($0))' \\" }
      return """
            \(command.name))
              _arguments -S \\
        \(lines.joined(separator: "\n"))
                '*:file:_files' ;;
        """
    }
    return """
      #compdef segue
      # Completions of segue for zsh.
      _segue() {
        local -a commands
        commands=(
      \(names.joined(separator: "\n"))
        )
        local context state line
        _arguments -C '1:command:->command' '*::argument:->argument'
        case $state in
          command) _describe command commands ;;
          argument)
            case ${line[1]} in
      \(cases.joined(separator: "\n"))
            esac ;;
        esac
      }
      if [ "$funcstack[1]" = "_segue" ]; then _segue "$@"; else compdef _segue segue; fi

      """
  }

  /// One option as `_arguments` has it.
  private func zsh(_ option: OptionSpecification) -> String {
    let star = option.isRepeatable ? "*" : ""
    let help = Self.quoted(option.help).replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
    let value = option.placeholder.map { ":\($0.replacing(":", with: "")):_files" } ?? ""
    return "\(star)\(option.spelling)[\(help)]\(value)"
  }

  /// A text within single quotes of zsh: one of its own ends them, stands escaped, and begins anew.
  private static func quoted(_ text: String) -> String { text.replacing("'", with: "'\\''") }
}

// MARK: - fish

extension CompletionScript {
  private var fish: String {
    var lines = [
      "# Completions of segue for fish.", "complete -c segue -n __fish_use_subcommand -f",
    ]
    for command in commands {
      lines.append(
        "complete -c segue -n __fish_use_subcommand -a \(command.name) "
          + "-d '\(Self.fishQuoted(command.summary))'")
    }
    for command in commands {
      for option in command.options {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let value = option.placeholder == nil ? "" : " -r"
        lines.append(
          "complete -c segue -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name)"
            + "\(letter)\(value) -d '\(Self.fishQuoted(option.help))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text within single quotes of fish.
  private static func fishQuoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}
