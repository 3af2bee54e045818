internal import Staging

/// Writes the manual page from the specifications, in the macros of man(7).
struct ManualPage {
  let commands: [CommandSpecification]

  /// The page, with a line end; it names no date, so that the same tool prints the same bytes.
  var text: String {
    var lines = [".TH SEGUE 1 \"\" \"segue \(ToolVersion.text)\""]
    lines += head
    lines += [".SH COMMANDS"]
    lines += commands.flatMap(section)
    lines += tail
    return lines.joined(separator: "\n") + "\n"
  }

  private var head: [String] {
    [
      ".SH NAME", Self.plain("segue - renders view-controller transitions without a screen"),
      ".SH SYNOPSIS", ".B segue", Self.plain("COMMAND [options] [SCENE...]"), ".SH DESCRIPTION",
    ]
      + Self.lines(
        """
        A scene file describes screens and the pushes and pops between them, in the terms of UIKit and \
        Core Animation. segue runs them on a virtual clock and writes every frame as a PNG file: the \
        same scene gives the same pixels on every machine.
        """) + [".PP"]
      + Self.lines(
        """
        Options stand in any order; -- ends them. A scene may be -, standard input. Results go to \
        standard output, messages and progress to standard error.
        """)
  }

  /// Sections that are no command's.
  private var tail: [String] {
    let codes = ExitCode.allCases.flatMap { Self.entry("\($0.rawValue)", $0.meaning) }
    let files = [
      ("output/", "Where frames and pictures are written unless --out says otherwise."),
      ("segue.json5", "In a scene's folder or above: what all scenes below have in common."),
      ("goldens/", "Beside a scene: what its frames should look like."),
    ]
    let variables = [
      ("SEGUE_JOBS", "How many frames are drawn side by side where --jobs does not say it."),
      ("CI", "Where it is set, goldens are not changed."),
    ]
    var lines = [".SH EXIT STATUS"] + codes
    lines += [".SH ENVIRONMENT"] + variables.flatMap { Self.entry($0.0, $0.1) }
    lines += [".SH FILES"] + files.flatMap { Self.entry($0.0, $0.1) }
    return lines
  }

  /// A command with its options and examples.
  private func section(_ command: CommandSpecification) -> [String] {
    var lines = [".SS \"\(Self.plain(command.usage))\"", Self.plain(command.summary + ".")]
    for paragraph in command.discussion { lines += [".PP"] + Self.lines(paragraph) }
    for option in command.options {
      let value = option.placeholder.map { " \($0)" } ?? ""
      let spellings = CompletionScript.spellings(option).reversed().joined(separator: ", ")
      lines += Self.entry(spellings + value, option.help)
    }
    for example in command.examples {
      lines += [".PP"] + Self.lines(example.effect)
      lines += [".RS", ".nf", Self.plain(example.line), ".fi", ".RE"]
    }
    return lines
  }

  /// A term with what it means beneath.
  private static func entry(_ term: String, _ text: String) -> [String] {
    [".TP", ".B \"\(plain(term))\""] + lines(text)
  }

  /// A paragraph in lines of a length that editors show.
  private static func lines(_ text: String) -> [String] {
    HelpText.wrapped(text, indent: 0, columns: 66).map(plain)
  }

  /// A line of text in which nothing is a command of the formatter.
  static func plain(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("\"", with: "\\(dq").replacing("\n", with: " ")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
