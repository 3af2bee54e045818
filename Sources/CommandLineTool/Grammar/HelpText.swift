/// Writes the help texts from the specifications, at most 80 columns wide.
package enum HelpText {
  /// The help text of one command.
  package static func text(for command: CommandSpecification) -> String {
    var lines = ["Usage: \(command.usage)", ""]
    lines += wrapped(command.summary + ".", indent: 0)
    for paragraph in command.discussion {
      lines += [""] + wrapped(paragraph, indent: 0)
    }
    for section in OptionSpecification.Section.allCases {
      let options = command.options.filter { $0.section == section }
      if options.isEmpty { continue }
      lines += ["", section.rawValue + ":"] + options.flatMap(entry)
    }
    lines += ["", command.examples.count == 1 ? "Example:" : "Examples:"]
    for example in command.examples {
      lines.append("  " + example.line)
      lines += wrapped(example.effect, indent: 6)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The help text of the tool.
  package static func overview(of commands: [CommandSpecification]) -> String {
    var lines = ["Usage: segue COMMAND [options] [SCENE...]", ""]
    lines += wrapped(
      """
      Renders view-controller transitions without a screen: the same scene gives the same \
      pixels, frame by frame, on every machine.
      """, indent: 0)
    lines += ["", "Commands:"]
    lines += commands.flatMap { entry(term: "  " + $0.name, text: $0.summary + ".", column: 14) }
    lines += ["", "Exit codes:"]
    lines += ExitCode.allCases.flatMap {
      entry(term: "  \($0.rawValue)", text: $0.meaning, column: 14)
    }
    lines += ["", "Example:", "  segue render scenes/circle-reveal.json5"]
    lines += wrapped("Writes the frames to output/circle-reveal.", indent: 6)
    lines += ["", "'segue COMMAND --help' tells more about each command."]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The line to print after a usage error.
  package static func pointer(to command: String?) -> String {
    let subject = ["segue", command, "--help"].compactMap { $0 }.joined(separator: " ")
    return "'\(subject)' tells what is possible."
  }
}

// MARK: - Layout

extension HelpText {
  static let columns = 80
  /// Where the explanations of options begin.
  private static let optionColumn = 26

  private static func entry(for option: OptionSpecification) -> [String] {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    let value = option.placeholder.map { " " + $0 } ?? ""
    return entry(
      term: "  " + letter + option.spelling + value, text: option.help, column: optionColumn)
  }

  /// A term with its explanation beside it, from `column` on, or below where it is too long.
  private static func entry(term: String, text: String, column: Int) -> [String] {
    var lines = wrapped(text, indent: column)
    guard term.count < column - 1 else { return [term] + lines }
    let gap = String(repeating: " ", count: column - term.count)
    lines[0] = term + gap + lines[0].drop { $0 == " " }
    return lines
  }

  /// The text broken between words into lines of `columns`, each after `indent` spaces.
  static func wrapped(_ text: String, indent: Int, columns: Int = columns) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > columns {
        lines.append(margin + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [margin + line]
  }
}
