extension CompletionScript {
  /// A function for a file `_segue` in a folder of `$fpath`, or to be read in.
  var zsh: String {
    let names = commands.map { "    '\($0.name):\(Self.quoted($0.summary))'" }
    let cases = commands.map { command in
      let lines = (command.options.map(zsh) + operands(command)).map { "        \($0)" }
      return """
            \(command.name))
              _arguments -S \\
        \(lines.joined(separator: " \\\n")) ;;
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

  /// One option as `_arguments` has it; either spelling excludes the other unless it may be repeated.
  private func zsh(_ option: OptionSpecification) -> String {
    let mark = option.placeholder == nil ? ("", "") : ("+", "=")
    let help = Self.described(option.help)
    let value = option.placeholder.map { ":\(Self.described($0)):\(values(option))" } ?? ""
    let star = option.isRepeatable ? "*" : ""
    guard let letter = option.letter else {
      return "'\(star)\(option.spelling)\(mark.1)[\(help)]\(value)'"
    }
    let others = option.isRepeatable ? "*" : "(\(Self.spellings(option).joined(separator: " ")))"
    return "'\(others)'{-\(letter)\(mark.0),\(option.spelling)\(mark.1)}'[\(help)]\(value)'"
  }

  private func values(_ option: OptionSpecification) -> String {
    if !option.words.isEmpty { return "(\(option.words.joined(separator: " ")))" }
    return option.takesFile ? "_files" : " "
  }

  private func operands(_ command: CommandSpecification) -> [String] {
    command.operands.words.enumerated().map { place, words in
      "'\(place + 1):word:(\(words.joined(separator: " ")))'"
    }
      + (command.operands.count.upperBound > command.operands.words.count
        ? ["'*:file:_files'"] : [])
  }

  /// A text where `_arguments` has brackets and colons of its own.
  private static func described(_ text: String) -> String {
    quoted(text).replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
  }

  /// A text within single quotes of zsh: one of its own ends them, stands escaped, and begins anew.
  private static func quoted(_ text: String) -> String { text.replacing("'", with: "'\\''") }
}
