package import FrameSequences

/// What a command line said, sorted by its command's specification.
package struct ParsedArguments: Hashable, Sendable {
  /// The words that are no options, in their order.
  package var operands: [String] = []
  /// The values by long name, in their order; a flag holds an empty string for each time.
  package var valuesByName: [String: [String]] = [:]
  /// What stands in for an option that is not given, by environment variable.
  package var environment: [String: String]

  /// Nothing said yet.
  package init(environment: [String: String] = [:]) {
    self.environment = environment
  }

  /// Whether the flag is given.
  package func has(_ option: OptionSpecification) -> Bool {
    valuesByName[option.name] != nil
  }

  /// The option's value, or nil where it is not given.
  package func value(of option: OptionSpecification) -> String? {
    valuesByName[option.name]?.last
  }

  /// All values of a repeatable option, in their order.
  package func values(of option: OptionSpecification) -> [String] {
    valuesByName[option.name] ?? []
  }
}

extension ParsedArguments {
  /// The option's value as a whole number within `range`, or nil where it is not given.
  package func integer(
    of option: OptionSpecification, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int? {
    guard let text = value(of: option) else { return nil }
    return try Self.integer(text, named: option.spelling, in: range)
  }

  /// The option's value as one of the cases' raw values, or nil where it is not given.
  package func choice<Choice>(
    of option: OptionSpecification, as type: Choice.Type = Choice.self
  ) throws(UsageError) -> Choice?
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    guard let text = value(of: option) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    throw .invalidValue(
      option: option.spelling, value: text, expected: "one of " + names.joined(separator: ", "))
  }

  /// The part of the frames that `--shard` names, or nil for all of them.
  package func shard() throws(UsageError) -> FrameShard? {
    guard let text = value(of: .shard) else { return nil }
    if let shard = FrameShard(text) { return shard }
    throw .invalidValue(
      option: "--shard", value: text,
      expected:
        "I/N, such as 1/4: the I-th of N parts, counted from 1, N at most \(FrameShard.most)")
  }

  /// How many frames to draw side by side: the flag, else `SEGUE_JOBS`, else the cores.
  package func jobs(cores: Int) throws(UsageError) -> Int {
    if let jobs = try integer(of: .jobs, in: 1...Self.mostJobs) { return jobs }
    guard let text = environment["SEGUE_JOBS"], !text.isEmpty else { return max(1, cores) }
    return try Self.integer(text, named: "SEGUE_JOBS", in: 1...Self.mostJobs)
  }

  /// The option's value as a number of bytes, 1 MB at least, or nil where it is not given.
  package func bytes(of option: OptionSpecification) throws(UsageError) -> Int? {
    guard let text = value(of: option) else { return nil }
    for (unit, size) in [("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1000), ("", 1)]
    where text.hasSuffix(unit) {
      if let number = Int(text.dropLast(unit.count)),
        case let (bytes, overflow) = number.multipliedReportingOverflow(by: size), !overflow,
        bytes >= 1_000_000
      {
        return bytes
      }
      break
    }
    throw .invalidValue(
      option: option.spelling, value: text, expected: "a size from 1MB, such as 500MB or 2GB")
  }

  /// More workers than any machine has cores; each costs a frame's memory.
  private static let mostJobs = 1024

  private static func integer(
    _ text: String, named name: String, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    if let number = Int(text), range.contains(number) { return number }
    let expected =
      range.upperBound == .max
      ? "a whole number from \(range.lowerBound)"
      : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    throw .invalidValue(option: name, value: text, expected: expected)
  }
}
