/// One option of a command, as data: the parser, the help text and the suggestions read it.
package struct OptionSpecification: Hashable, Sendable {
  /// The long name, without its dashes.
  package var name: String
  /// The one-letter name, without its dash.
  package var letter: Character?
  /// What the help text calls the value, in capitals; nil for an option that takes none.
  package var placeholder: String?
  /// Whether it may be given more than once.
  package var isRepeatable: Bool
  /// The only words that the value may be; empty where there is no such list.
  package var words: [String] = []
  /// The heading under which the help text lists it.
  package var section: Section
  /// What it does, as a sentence or two.
  package var help: String

  /// The headings of a help text, in their order.
  package enum Section: String, CaseIterable, Sendable {
    case choice = "What to render"
    case place = "Where it goes"
    case picture = "The picture"
    case report = "What to print"
    case work = "Work"
    case limits = "Limits"
    case messages = "Messages"
  }

  /// An option that takes a value.
  package init(
    _ name: String, _ placeholder: String, letter: Character? = nil, in section: Section,
    help: String
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.isRepeatable = false
    self.section = section
    self.help = help
  }

  /// An option that is there or not.
  package init(
    flag name: String, letter: Character? = nil, in section: Section, help: String
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = nil
    self.isRepeatable = false
    self.section = section
    self.help = help
  }

  /// The same option, allowed more than once.
  package var repeatable: Self {
    var copy = self
    copy.isRepeatable = true
    return copy
  }

  /// The same option, whose value is one of some words.
  package func taking(_ words: [String]) -> Self {
    var copy = self
    copy.words = words
    return copy
  }

  /// The same option, whose value is one of the words of a type.
  package func taking<Choice: RawRepresentable<String> & CaseIterable>(
    _ type: Choice.Type
  ) -> Self { taking(type.allCases.map(\.rawValue)) }

  /// Whether the value is the name of a file or a folder.
  package var takesFile: Bool {
    placeholder.map { ["FILE", "DIR", "PATH"].contains($0) } ?? false
  }

  /// The name as it is typed.
  package var spelling: String { "--" + name }
}
