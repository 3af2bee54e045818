extension CompletionScript {
  /// Commands first, then the command's options, the words of a list, and files.
  var bash: String {
    let names = commands.map(\.name).joined(separator: " ")
    return """
      # Completions of segue for bash.
      _segue() {
        local word="${COMP_WORDS[COMP_CWORD]}" option="" command="" words="" files="" place=0 index
        # bash makes three words of --name=value.
        if [[ "$word" == "=" ]]; then word=""; fi
        for ((index = 1; index < COMP_CWORD; index++)); do
          option=""
          case "${COMP_WORDS[index]}" in
            \(valued { _ in true }.joined(separator: "|")))
              option="${COMP_WORDS[index]}"
              if [[ "${COMP_WORDS[index + 1]-}" == "=" ]]; then ((index++)); fi
              ((index++)) ;;
            -*) ;;
            *) if [[ -z "$command" ]]; then command="${COMP_WORDS[index]}"; else ((++place)); fi ;;
          esac
        done
        # Of the last option only where its value is what is being typed.
        if ((index <= COMP_CWORD)); then option=""; fi
        if [[ -n "$option" ]]; then
          case "$command $option" in
      \(lines(bashValues))
            \(valued(\.takesFile).map { "*' \($0)'" }.joined(separator: "|"))) files=1 ;;
          esac
        elif [[ -z "$command" ]]; then
          words="\(names) help --help --version"
        elif [[ "$word" == -* ]]; then
          case "$command" in
      \(lines(commands.map { "\($0.name)) words=\"\(options($0))\" ;;" }))
          esac
        else
          case "$command $place" in
            help*) words="\(names)" ;;
      \(lines(bashOperands))
            *) files=1 ;;
          esac
        fi
        COMPREPLY=()
        if [[ -n "$files" ]]; then
          compopt -o filenames
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
        elif [[ -n "$words" ]]; then
          mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
        fi
      }
      complete -F _segue segue

      """
  }

  /// Spellings of options that take a value, of any command.
  private func valued(_ isMeant: (OptionSpecification) -> Bool) -> [String] {
    let options = commands.flatMap(\.options).filter { $0.placeholder != nil && isMeant($0) }
    return Set(options.flatMap(Self.spellings)).sorted()
  }

  private func options(_ command: CommandSpecification) -> String {
    command.options.flatMap(Self.spellings).joined(separator: " ")
  }

  /// Cases for the options that take one of some words: a command's own, since two commands may
  /// have different words for one option.
  private var bashValues: [String] {
    commands.flatMap { command in
      command.options.filter { !$0.words.isEmpty }.map { option in
        let patterns = Self.spellings(option).map { "'\(command.name) \($0)'" }
        return
          "\(patterns.joined(separator: "|"))) words=\"\(option.words.joined(separator: " "))\" ;;"
      }
    }
  }

  private var bashOperands: [String] {
    commands.flatMap { command in
      command.operands.words.enumerated().map { place, words in
        "'\(command.name) \(place)') words=\"\(words.joined(separator: " "))\" ;;"
      }
    }
  }

  /// Cases in their place within the script.
  private func lines(_ cases: [String]) -> String {
    cases.map { "      " + $0 }.joined(separator: "\n")
  }
}
