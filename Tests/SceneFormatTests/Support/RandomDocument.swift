import TestSupport

/// Writes random valid JSON5 in every spelling that Foundation reads too.
///
/// It reads no space beyond ASCII, and in strings neither `\0` nor an escaped line end, all of which
/// JSON5 allows.
struct RandomDocument {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A value with the space around it.
  mutating func value(depth: Int = 0) -> String {
    let kind = Int.random(in: depth < 4 ? 0..<8 : 0..<5, using: &generator)
    let text: String
    switch kind {
    case 0: text = pick(["null", "true", "false"])
    case 1, 2: text = number()
    case 3, 4: text = string()
    case 5: text = array(depth: depth)
    default: text = object(depth: depth)
    }
    return space() + text + space()
  }

  private mutating func array(depth: Int) -> String {
    let count = Int.random(in: 0..<5, using: &generator)
    let elements = (0..<count).map { _ in value(depth: depth + 1) }
    return "[\(elements.joined(separator: ","))\(trailingComma(after: count))\(space())]"
  }

  private mutating func object(depth: Int) -> String {
    let count = Int.random(in: 0..<5, using: &generator)
    let members = (0..<count).map { index in
      "\(space())\(key(index))\(space()):\(value(depth: depth + 1))"
    }
    return "{\(members.joined(separator: ","))\(trailingComma(after: count))\(space())}"
  }

  private mutating func trailingComma(after count: Int) -> String {
    count > 0 && Bool.random(using: &generator) ? "," : ""
  }

  private mutating func key(_ index: Int) -> String {
    pick(["k\(index)", "$k\(index)", "_k\(index)", "'k \(index)'", "\"k\(index)\"", "é\(index)"])
  }

  private mutating func number() -> String {
    let whole = Int.random(in: 0..<100_000, using: &generator)
    let digits = Int.random(in: 0..<1_000, using: &generator)
    let sign = pick(["", "", "-", "+"])
    return sign
      + pick([
        "\(whole)", "\(whole).\(digits)", ".\(digits)", "\(whole).", "\(whole)e3",
        "\(whole).\(digits)E-2", "0x\(String(whole, radix: 16))", "0", "0.0",
      ])
  }

  private mutating func string() -> String {
    let quote = pick(["\"", "'"])
    let other = quote == "'" ? "\"" : "'"
    let count = Int.random(in: 0..<6, using: &generator)
    let parts = (0..<count).map { _ in
      pick([
        "a", "Ω", "👩‍👩‍👧", "e\u{301}", "日本", "\\n", "\\t", "\\\\", "\\/", "\\u00e9", "\\uD83D\\uDE00",
        "\\x41", "\\\(quote)", other, "/* no */", "// no", " ",
      ])
    }
    return quote + parts.joined() + quote
  }

  private mutating func space() -> String {
    pick(["", "", " ", "\n", "\t", "\r\n", "/* a */", "// b\n", "/***/"])
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices.randomElement(using: &generator) ?? ""
  }
}
