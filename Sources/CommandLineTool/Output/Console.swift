internal import SceneFormat

/// Results to one sink, messages to another, and how talkative the run is.
package struct Console: Sendable {
  /// Standard output, by its purpose: results.
  package let output: any ByteSink
  /// Standard error, by its purpose: messages and progress.
  package let errors: any ByteSink
  /// How much is said.
  package var verbosity = Verbosity.normal
  /// What messages and results look like.
  package var format = Format.text

  /// How much is said besides results and errors.
  package enum Verbosity: Int, Comparable, Sendable {
    case quiet, normal, verbose

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// For people or for machines.
  package enum Format: String, CaseIterable, Sendable {
    case text, json
  }

  /// A console of normal verbosity that writes text.
  package init(output: any ByteSink, errors: any ByteSink) {
    self.output = output
    self.errors = errors
  }

  /// The console as words that could not be parsed ask for it.
  package func guessingFormat(from words: [String]) -> Self {
    var console = self
    let isJSON =
      words.contains("--format=json")
      || zip(words, words.dropFirst()).contains { $0 == ("--format", "json") }
    if isJSON { console.format = .json }
    return console
  }

  /// Writes a line of results.
  package func printResult(_ line: String) throws(CommandFailure) {
    try printResult(bytes: Array((line + "\n").utf8))
  }

  /// Writes results as they are.
  package func printResult(bytes: [UInt8]) throws(CommandFailure) {
    do {
      try output.write(bytes)
    } catch {
      throw error == .closed
        ? .outputClosed : .inputOutput("standard output: \(error.description)")
    }
  }

  /// Writes a line of results unless the run is quiet.
  package func printSummary(_ line: String) throws(CommandFailure) {
    if verbosity > .quiet { try printResult(line) }
  }

  /// Writes a line to the messages; a reader that has gone is nobody to tell.
  package func printMessage(_ line: String) {
    try? errors.write(Array((line + "\n").utf8))
  }

  /// Writes a line to the messages of a verbose run.
  package func printDetail(_ line: @autoclosure () -> String) {
    if verbosity == .verbose { printMessage(line()) }
  }

  /// Writes `segue: error: …`, or a JSON object of it.
  package func printError(_ message: String, named name: String) {
    print("error", message, name)
  }

  /// Writes `segue: warning: …`, or a JSON object of it.
  package func printWarning(_ message: String, named name: String) {
    print("warning", message, name)
  }

  private func print(_ severity: String, _ message: String, _ name: String) {
    switch format {
    case .text: printMessage("segue: \(severity): \(VisibleText.visible(message))")
    case .json:
      printMessage(
        JSONText.object([
          ("severity", .string(severity)), ("name", .string(name)), ("message", .string(message)),
        ]).line)
    }
  }
}
