/// How the files of a sequence are named: `frame_####.png`, or `frame_%04d.png`.
///
/// One run of `#` or one `%d`, `%4d`, `%04d` stands for the frame's number; `%%` is a per cent sign.
package struct FrameNamePattern: Hashable, Sendable {
  /// What stands before the number.
  let prefix: String
  /// What stands after it; ends with `.png`.
  let suffix: String
  /// Digits that the pattern asks for.
  let digits: Int

  private static let longest = 200
  private static let mostDigits = 18

  /// `frame_####.png`.
  package static let standard = FrameNamePattern(prefix: "frame_", suffix: ".png", digits: 4)

  init(prefix: String, suffix: String, digits: Int) {
    self.prefix = prefix
    self.suffix = suffix
    self.digits = digits
  }

  /// Reads a pattern.
  ///
  /// - Throws: What keeps it from being one.
  package init(_ text: String) throws(FrameNamePatternError) {
    guard text.utf8.count <= Self.longest else {
      throw .tooLong(text.utf8.count, limit: Self.longest)
    }
    var scan = Scan(text)
    while let next = scan.rest.popFirst() { try scan.take(next) }
    guard let digits = scan.digits else { throw .noNumber }
    guard digits <= Self.mostDigits else { throw .tooManyDigits(digits, limit: Self.mostDigits) }
    guard Self.isPlainName(scan.before + "0" + scan.after) else { throw .notAFileName }
    guard scan.after.hasSuffix(".png") else { throw .notPNG }
    self.init(prefix: scan.before, suffix: scan.after, digits: digits)
  }

  /// Whether a text is a visible file name in one folder: no slash, no control character, no dot
  /// at its start.
  static func isPlainName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".")
      && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "/" }
  }
}

// MARK: - Reading

extension FrameNamePattern {
  private struct Scan {
    var rest: Substring
    var before = ""
    var after = ""
    /// Digits asked for, once the number's place is found.
    var digits: Int?

    init(_ text: String) { rest = Substring(text) }

    mutating func take(_ next: Character) throws(FrameNamePatternError) {
      switch next {
      case "#":
        let more = rest.prefix { $0 == "#" }
        rest.removeFirst(more.count)
        try place(digits: 1 + more.count)
      case "%" where rest.first == "%":
        rest.removeFirst()
        append("%")
      case "%":
        let width = rest.prefix { ("0"..."9").contains($0) }
        rest.removeFirst(width.count)
        guard rest.popFirst() == "d", width.count <= 4 else { throw .unknownFormat }
        try place(digits: Int(width) ?? 1)
      default:
        append(next)
      }
    }

    private mutating func append(_ character: Character) {
      if digits == nil { before.append(character) } else { after.append(character) }
    }

    private mutating func place(digits count: Int) throws(FrameNamePatternError) {
      guard digits == nil else { throw .severalNumbers }
      digits = count
    }
  }
}
