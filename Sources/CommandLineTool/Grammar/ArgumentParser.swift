internal import SceneFormat

/// Turns the words of a command line into a command and its arguments.
///
/// One grammar for all commands: the first word that is no option (and no option's value) names
/// the command; options and operands then mix freely; `--` makes the rest operands. A value stands
/// after `=` or in the next word, a letter's value may follow it directly (`-oDIR`), and flags of
/// one letter may be joined (`-qv`). The next word is taken as a value unless it looks like an
/// option, which a lone `-` and a negative number do not.
package struct ArgumentParser: Sendable {
  package var commands: [CommandSpecification]

  /// A parser for these commands.
  package init(commands: [CommandSpecification]) {
    self.commands = commands
  }

  /// What a command line asks for.
  package enum Request: Hashable, Sendable {
    /// The help text of a command, or of the tool.
    case help(CommandSpecification?)
    case version
    case run(CommandSpecification, ParsedArguments)
  }

  /// Reads the words after the program's name.
  ///
  /// `--help` anywhere before `--` wins over whatever else is wrong.
  package func parse(
    _ words: [String], environment: [String: String] = [:]
  ) throws(UsageError) -> Request {
    let place = commandPlace(in: words)
    let options = words.prefix { $0 != "--" }
    let wantsHelp = options.contains("--help") || options.contains("-h")
    guard let place else {
      if wantsHelp { return .help(nil) }
      if options.contains("--version") { return .version }
      guard let first = words.first, first != "--" else { throw .noCommand }
      throw try strayOption(first)
    }
    if words[place] == "help" { return try help(Array(words[(place + 1)...])) }
    let command = try command(named: words[place])
    if wantsHelp { return .help(command) }
    var rest = words
    rest.remove(at: place)
    return .run(command, try arguments(rest, of: command, environment: environment))
  }

  /// The command that the words name, if they name one; for messages about what is wrong.
  package func commandName(in words: [String]) -> String? {
    commandPlace(in: words)
      .flatMap { place in commands.first { $0.name == words[place] } }?.name
  }

  /// The request of `segue help [COMMAND]`.
  private func help(_ words: [String]) throws(UsageError) -> Request {
    guard let word = words.first(where: { !$0.hasPrefix("-") }) else { return .help(nil) }
    return .help(try command(named: word))
  }

  private func command(named word: String) throws(UsageError) -> CommandSpecification {
    if let command = commands.first(where: { $0.name == word }) { return command }
    let names = commands.map(\.name)
    throw .unknownCommand(word, suggestion: Suggestion.nearest(to: word, among: names))
  }

  /// The error for an option where there is no command.
  private func strayOption(_ word: String) throws(UsageError) -> UsageError {
    let known = commands.flatMap(\.options)
    let name = String(word.drop { $0 == "-" }.prefix { $0 != "=" })
    if known.contains(where: { $0.name == name || $0.letter.map(String.init) == name }) {
      return .noCommand
    }
    let names = (known + [.version]).map(\.spelling)
    return .unknownOption(
      word, command: "segue", suggestion: Suggestion.nearest(to: word, among: names))
  }

  /// The index of the word that names the command: options of any command may stand before it.
  private func commandPlace(in words: [String]) -> Int? {
    let options = commands.flatMap(\.options)
    var index = 0
    while index < words.count, words[index] != "--" {
      let word = words[index]
      guard word.hasPrefix("-"), word != "-" else { return index }
      let takesNext = options.contains { option in
        option.placeholder != nil
          && (word == option.spelling || option.letter.map { "-\($0)" } == word)
      }
      index += takesNext ? 2 : 1
    }
    return nil
  }
}

// MARK: - A command's arguments

extension ArgumentParser {
  private func arguments(
    _ words: [String], of command: CommandSpecification, environment: [String: String]
  ) throws(UsageError) -> ParsedArguments {
    var reader = WordReader(words: words, command: command, parser: self)
    reader.parsed.environment = environment
    try reader.readAll()
    try check(reader.parsed.operands, of: command)
    return reader.parsed
  }

  private func check(
    _ operands: [String], of command: CommandSpecification
  ) throws(UsageError) {
    if operands.count < command.operands.count.lowerBound {
      throw .missingOperand(command.operands.usage, command: command.name)
    }
    if operands.count > command.operands.count.upperBound {
      throw .extraOperand(
        operands[command.operands.count.upperBound], command: command.name)
    }
  }

  /// Walks over the words of one command.
  private struct WordReader {
    var words: [String]
    var command: CommandSpecification
    var parser: ArgumentParser
    var index = 0
    var parsed = ParsedArguments()

    mutating func readAll() throws(UsageError) {
      while index < words.count {
        let word = words[index]
        index += 1
        if word == "--" {
          parsed.operands += words[index...]
          return
        } else if word.hasPrefix("--") {
          try readLongOption(word)
        } else if word.hasPrefix("-"), word != "-" {
          try readLetters(word)
        } else {
          parsed.operands.append(word)
        }
      }
    }

    private mutating func readLongOption(_ word: String) throws(UsageError) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let spelling = String(parts[0])
      let given = parts.count > 1 ? String(parts[1]) : nil
      guard let option = command.options.first(where: { $0.spelling == spelling }) else {
        throw unknown(spelling)
      }
      if option.placeholder != nil {
        let value = if let given { given } else { try nextValue(for: spelling) }
        try store(value, for: option, spelled: spelling)
      } else if let given {
        throw .unexpectedValue(option: spelling, value: given)
      } else {
        try store("", for: option, spelled: spelling)
      }
    }

    private mutating func readLetters(_ word: String) throws(UsageError) {
      var letters = word.dropFirst()
      while let letter = letters.popFirst() {
        let spelling = "-\(letter)"
        guard let option = command.options.first(where: { $0.letter == letter }) else {
          throw unknown(spelling == word ? spelling : "\(spelling)' in '\(word)")
        }
        guard option.placeholder != nil else {
          try store("", for: option, spelled: spelling)
          continue
        }
        if letters.first == "=" { letters.removeFirst() }
        let value = letters.isEmpty ? try nextValue(for: spelling) : String(letters)
        try store(value, for: option, spelled: spelling)
        return
      }
    }

    private mutating func nextValue(for spelling: String) throws(UsageError) -> String {
      guard index < words.count else { throw .missingValue(option: spelling, next: nil) }
      let next = words[index]
      if next.hasPrefix("-"), next != "-", next.dropFirst().first?.isNumber != true {
        throw .missingValue(option: spelling, next: next)
      }
      index += 1
      return next
    }

    private mutating func store(
      _ value: String, for option: OptionSpecification, spelled spelling: String
    ) throws(UsageError) {
      // A flag given twice says the same twice; a value given twice may say two things.
      if option.placeholder != nil, !option.isRepeatable, parsed.has(option) {
        throw .givenTwice(option: spelling)
      }
      parsed.valuesByName[option.name, default: []].append(value)
    }

    private func unknown(_ spelling: String) -> UsageError {
      let name = String(spelling.drop { $0 == "-" })
      if command.laterOptions.contains(name) { return .optionNotThereYet(spelling) }
      let candidates = command.options.map(\.spelling) + command.laterOptions.map { "--" + $0 }
      return .unknownOption(
        spelling, command: command.name,
        suggestion: Suggestion.nearest(to: spelling, among: candidates))
    }
  }
}
