/// What is wrong with a command line.
package enum UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing was asked for.
  case noCommand
  /// The first word is no command.
  case unknownCommand(String, suggestion: String?)
  /// The command has no such option.
  case unknownOption(String, command: String, suggestion: String?)
  /// The option, or this value of it, is planned, but this version has it not.
  case optionNotThereYet(String)
  /// The option takes a value and got none; `next` is what stood there, if anything.
  case missingValue(option: String, next: String?)
  /// The option takes no value and got one.
  case unexpectedValue(option: String, value: String)
  /// The option may stand only once.
  case givenTwice(option: String)
  /// The value is not of the kind that the option takes.
  case invalidValue(option: String, value: String, expected: String)
  /// The value is of the right kind, but does not fit; the reason is a clause.
  case refusedValue(option: String, reason: String)
  /// Two options exclude each other.
  case conflict(String, String)
  /// The command needs an operand.
  case missingOperand(String, command: String)
  /// The command takes fewer operands.
  case extraOperand(String, command: String)

  /// A sentence without a full stop, with a suggestion where there is one.
  package var description: String {
    switch self {
    case .noCommand:
      "no command given"
    case .unknownCommand(let word, let suggestion):
      "unknown command '\(word)'" + Self.hint(suggestion)
    case .unknownOption(let option, let command, let suggestion):
      "unknown option '\(option)' for '\(command)'" + Self.hint(suggestion)
    case .optionNotThereYet(let option):
      "'\(option)' is not there yet: this version does not have it"
    case .missingValue(let option, let next?):
      "'\(option)' needs a value; write '\(option)=\(next)' if '\(next)' is meant"
    case .missingValue(let option, nil):
      "'\(option)' needs a value"
    case .unexpectedValue(let option, let value):
      "'\(option)' takes no value, but '\(value)' is given"
    case .givenTwice(let option):
      "'\(option)' is given more than once"
    case .invalidValue(let option, let value, let expected):
      "'\(value)' is no value for '\(option)'; expected \(expected)"
    case .refusedValue(let option, let reason):
      "'\(option)': \(reason)"
    case .conflict(let one, let other):
      "'\(one)' and '\(other)' exclude each other"
    case .missingOperand(let operand, let command):
      "'\(command)' needs \(operand)"
    case .extraOperand(let operand, let command):
      "unexpected '\(operand)': '\(command)' takes no more operands"
    }
  }

  private static func hint(_ suggestion: String?) -> String {
    suggestion.map { " (did you mean '\($0)'?)" } ?? ""
  }
}
