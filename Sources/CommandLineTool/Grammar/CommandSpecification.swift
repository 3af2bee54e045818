/// One command, as data: its operands, its options and what its help text says.
package struct CommandSpecification: Hashable, Sendable {
  /// The word that selects it.
  package var name: String
  /// What it does, one line without a full stop, for the list of commands.
  package var summary: String
  /// What its operands are.
  package var operands: Operands
  /// More paragraphs for its own help text.
  package var discussion: [String]
  /// What it takes, in the order in which the help text lists them within a section.
  package var options: [OptionSpecification]
  /// Long names, without dashes, that are planned but not there yet.
  package var laterOptions: [String]
  /// Command lines that work, each with what it does; at least one.
  package var examples: [Example]

  /// The operands of a command.
  package struct Operands: Hashable, Sendable {
    /// What the help text calls them, in capitals; empty for none.
    package var usage: String
    /// How many there must be.
    package var count: ClosedRange<Int>
    /// The only words that the first operand may be, the second, and so on; any other is free.
    package var words: [[String]] = []

    /// No operands.
    package static let none = Self(usage: "", count: 0...0)
    /// One scene.
    package static let scene = Self(usage: "SCENE", count: 1...1)
    /// One scene or more.
    package static let scenes = Self(usage: "SCENE...", count: 1...Int.max)
    /// Any number of scenes.
    package static let anyScenes = Self(usage: "[SCENE...]", count: 0...Int.max)
    /// One folder.
    package static let folder = Self(usage: "DIR", count: 1...1)
    /// One folder or more.
    package static let folders = Self(usage: "DIR...", count: 1...Int.max)
  }

  /// A command line and what it does.
  package struct Example: Hashable, Sendable {
    package var line: String
    package var effect: String

    /// An example; `effect` is a sentence.
    package init(_ line: String, _ effect: String) {
      self.line = line
      self.effect = effect
    }
  }

  /// A command; `options` need not hold those that every command takes.
  package init(
    name: String, summary: String, operands: Operands, discussion: [String] = [],
    options: [OptionSpecification], laterOptions: [String] = [], examples: [Example]
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.discussion = discussion
    self.options = options + [.quiet, .verbose, .format, .help]
    self.laterOptions = laterOptions
    self.examples = examples
  }

  /// The first line of its help text, after "Usage: ".
  package var usage: String {
    ["segue", name, "[options]", operands.usage].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
