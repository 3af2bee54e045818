internal import FrameSequences

/// Whether reports say what a result says; each is read by other means than it was written by.
struct ResultChecks {
  private let result: ComparisonResult
  private let failing: Int

  init(_ result: ComparisonResult) {
    self.result = result
    failing = result.sequences.count { !$0.isMatch }
  }

  /// Whether the JSON has the verdict, the counts and each sequence's verdict.
  func holds(json: String) -> Bool {
    guard case .object(let root)? = try? JSONValue(parsing: Array(json.utf8)),
      case .array(let sequences)? = root["sequences"]
    else { return false }
    let verdicts = sequences.map { value -> JSONValue? in
      guard case .object(let members) = value else { return nil }
      return members["match"]
    }
    return root["match"] == .boolean(result.isMatch)
      && root["compared"] == .number("\(result.comparedCount)")
      && root["frames"] == .number("\(result.frameCount)")
      && verdicts == result.sequences.map { JSONValue.boolean($0.isMatch) }
  }

  /// Whether there is a test case for each sequence, and a failure for each that fails.
  func holds(junit: String) -> Bool {
    let (tests, failures) =
      result.sequences.isEmpty ? (1, 1) : (result.sequences.count, failing)
    return Self.count("<testcase ", in: junit) == tests
      && Self.count("<failure ", in: junit) == failures
      && junit.contains(" tests=\"\(tests)\" failures=\"\(failures)\">")
  }

  /// Whether it begins with the verdict and has a row for each sequence, with its own.
  func holds(markdown: String) -> Bool {
    let rows = markdown.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    return markdown.hasPrefix(result.isMatch ? "**Match**: " : "**Differs**: ")
      && rows.map { $0.hasSuffix(" | match |") } == result.sequences.map(\.isMatch)
  }

  /// Whether there are errors where, and only where, there is something wrong.
  func holds(annotations: [String]) -> Bool {
    annotations.contains { $0.hasPrefix("::error ") } != result.isMatch
      && annotations.allSatisfy { $0.hasPrefix("::") }
  }

  /// Whether the last line says how many match, or that nothing was compared.
  func holds(lines: [String]) -> Bool {
    guard let last = lines.last else { return false }
    let counts =
      result.frameCount == 0
      ? "nothing was compared"
      : "\(result.comparedCount) of \(result.frameCount) frames compared in "
    let verdict =
      result.isMatch
      ? "all match" : result.sequences.isEmpty ? "nothing matches" : " not match"
    return last.hasPrefix(counts) && last.hasSuffix(verdict)
      && lines.count > result.sequences.count
  }

  private static func count(_ part: String, in text: String) -> Int {
    text.split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
