extension CompletionScript {
  /// A list of conditions, each with what it completes.
  var fish: String {
    var lines = [
      "# Completions of segue for fish.", "complete -c segue -n __fish_use_subcommand -f",
    ]
    for command in commands {
      lines.append(
        "complete -c segue -n __fish_use_subcommand -a \(command.name) "
          + "-d '\(Self.quoted(command.summary))'")
    }
    for command in commands {
      lines += operands(command) + command.options.map { fish($0, of: command) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fish(
    _ option: OptionSpecification, of command: CommandSpecification
  ) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    return "complete -c segue -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name)"
      + "\(letter)\(value(option)) -d '\(Self.quoted(option.help))'"
  }

  private func value(_ option: OptionSpecification) -> String {
    if option.placeholder == nil { return "" }
    if !option.words.isEmpty { return " -x -a '\(option.words.joined(separator: " "))'" }
    return option.takesFile ? " -r -F" : " -x"
  }

  /// Words of operands: each while those before it are there and none of its own.
  private func operands(_ command: CommandSpecification) -> [String] {
    var seen = "__fish_seen_subcommand_from \(command.name)"
    return command.operands.words.map { words in
      let list = words.joined(separator: " ")
      let condition = "\(seen); and not __fish_seen_subcommand_from \(list)"
      seen += "; and __fish_seen_subcommand_from \(list)"
      return "complete -c segue -n '\(condition)' -f -a '\(list)'"
    }
  }

  /// A text within single quotes of fish.
  private static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}
