import SceneFormat
import Testing

@Suite("JSON5 parser")
struct JSON5ParserTests {
  private func parse(
    _ text: String, limits: SceneLimits = SceneLimits()
  ) throws -> (value: LocatedValue, faults: [JSON5Fault]) {
    try JSON5Parser.parse(Array(text.utf8), limits: limits)
  }

  private func message(_ text: String, limits: SceneLimits = SceneLimits()) -> String? {
    do throws(JSON5Error) {
      _ = try JSON5Parser.parse(Array(text.utf8), limits: limits)
      return nil
    } catch {
      return "\(error.span.offset)+\(error.span.length): \(error.description)"
    }
  }

  @Test("Random valid documents read as Foundation's decoder reads them")
  func agreesWithFoundation() throws {
    let seed: UInt64 = 20_261
    print("seed \(seed)")
    var document = RandomDocument(seed: seed)
    for _ in 0..<1_500 {
      let text = document.value()
      let ours = try parse(text)
      #expect(ours.faults.isEmpty)
      let theirs = try? OracleValue.decode(text)
      guard OracleValue(ours.value) == theirs else {
        Issue.record("\(text)\nours \(ours.value)\ntheirs \(theirs)")
        return
      }
    }
  }

  @Test("Every value knows the bytes that it takes up")
  func spans() throws {
    let text = "{ a: [1, 'zwei'], /* c */ \"é\": { } }"
    let bytes = Array(text.utf8)

    let value = try parse(text).value

    guard case .object(let object) = value.content, case .array(let list) = object["a"]?.content
    else {
      Issue.record("the text is an object with a list")
      return
    }
    let spelled = [value.span, list[0].span, list[1].span, object.members[1].keySpan].map { span in
      String(decoding: bytes[span.offset..<span.end], as: UTF8.self)
    }
    #expect(spelled == [text, "1", "'zwei'", "\"é\""])
    #expect(object["é"]?.span.length == 3)
  }

  @Test("A number keeps its digits, whatever its nearest Double is")
  func numbersAreExact() throws {
    for (text, decimal, double) in [
      ("0.1", "0.1", 0.1), (".5", "0.5", 0.5), ("5.", "5.0", 5), ("+7", "7", 7), ("-0", "-0", 0),
      ("0x1F", "31", 31), ("-0xff", "-255", -255), ("1.50e3", "1.50e3", 1_500),
      ("5.e1", "5.0e1", 50), ("0.30000000000000000001", "0.30000000000000000001", 0.3),
    ] {
      guard case .number(let numeral) = try parse(text).value.content else {
        Issue.record("\(text) is a number")
        continue
      }
      #expect(numeral.text == text)
      #expect(numeral.decimalText == decimal)
      #expect(numeral.value == double)
    }
  }

  @Test("Escapes are replaced, a line end after a backslash vanishes")
  func escapes() throws {
    let text = #"'\b\f\n\r\t\v\0\x41\u00e9\uD83D\uDE00\'\"\\\/\q\"# + "\n" + #"'"#

    let value = try parse(text).value

    #expect(value.string == "\u{8}\u{C}\n\r\t\u{B}\0Aé😀'\"\\/q")
  }

  @Test("A key may be spelled with escapes and letters of any language")
  func keys() throws {
    guard
      case .object(let object) = try parse(#"{ \u0061b: 1, größe: 2, $: 3, _1: 4 }"#).value.content
    else {
      Issue.record("the text is an object")
      return
    }
    #expect(object.members.map(\.key) == ["ab", "größe", "$", "_1"])
  }

  @Test(
    "What is not JSON5 is refused with its place",
    arguments: [
      ("", "0+0: expected a value, found the end of the file"),
      ("[1 2]", "3+1: expected \",\" or \"]\", found \"2\""),
      ("{ a 1 }", "4+1: expected \":\" after the key, found \"1\""),
      ("{ 1: 2 }", "2+1: expected a key or \"}\", found \"1\""),
      ("[,]", "1+1: expected a value, found \",\""),
      ("[1]]", "3+1: expected the end of the file, found \"]\""),
      ("tru", "0+3: expected a value, found \"tru\""),
      ("nulls", "0+5: expected a value, found \"nulls\""),
      ("/", "0+1: expected a value, found \"/\""),
      ("/* a", "0+2: the comment has no closing */"),
      ("'a", "0+1: the string has no closing quote"),
      ("'a\\", "2+1: the string has no closing quote"),
      ("'a\nb'", "0+2: a string ends on its line; write \\n, or end the line with \\ to go on"),
      (#"'\1'"#, #"1+2: there is no escape \1 in a string"#),
      (#"'\01'"#, #"1+3: there is no escape \01 in a string"#),
      (#"'\x4'"#, #"1+4: there is no escape \x4' in a string"#),
      (#"'\uD800'"#, #"1+6: \uD800 is half of a surrogate pair"#),
      (#"'\uDC00\uD800'"#, #"1+6: \uDC00 is half of a surrogate pair"#),
      (#"'\uD83D\u0041'"#, #"1+6: \uD83D is half of a surrogate pair"#),
      ("01", "0+2: \"01\" is not a number: it begins with 0"),
      ("-", "0+1: \"-\" is not a number: it has no digits"),
      (".", "0+1: \".\" is not a number: it has no digits"),
      ("+-1", "0+1: \"+\" is not a number: it has no digits"),
      ("1e", "0+2: \"1e\" is not a number: the exponent has no digits"),
      ("0x", "0+2: \"0x\" is not a number: 0x needs hexadecimal digits"),
      ("1px", "0+3: \"1px\" is not a number: \"p\" does not belong in it"),
      ("1.2.3", "0+5: \"1.2.3\" is not a number: \".\" does not belong in it"),
      ("\u{1}", "0+1: expected a value, found \"<U+0001>\""),
    ])
  func syntaxErrors(_ text: String, _ expected: String) {
    #expect(message(text) == expected)
  }

  @Test("Every kind of space that JSON5 names may stand between values")
  func space() throws {
    let space = "\t\u{B}\u{C} \u{A0}\u{FEFF}\u{1680}\u{2003}\u{3000}\n\r\u{2028}\u{2029}"

    let value = try parse("\(space)[\(space)1\(space),\(space)]\(space)").value

    #expect(OracleValue(value) == .array([.number(1)]))
  }

  @Test("A byte order mark before the text is read over")
  func byteOrderMark() throws {
    let value = try parse("\u{FEFF}[1]").value

    #expect(value.span.offset == 3)
  }

  @Test("Text that is not UTF-8 is refused at its first wrong byte")
  func invalidUTF8() {
    let sequences: [[UInt8]] = [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
      [0xE2, 0x82], [0xC3],
    ]
    for sequence in sequences {
      let bytes = Array("'é".utf8) + sequence + Array("'".utf8)
      #expect(throws: JSON5Error(cause: .invalidUTF8, span: SourceSpan(offset: 3, length: 1))) {
        try JSON5Parser.parse(bytes)
      }
    }
  }

  @Test("Every scalar of Unicode is well-formed UTF-8 in a string")
  func everyScalar() throws {
    var text = "'"
    for value in UInt32(0x80)..<0x11_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if value % 61 == 0 || value < 0x3000 { text.unicodeScalars.append(scalar) }
    }
    #expect(try parse(text + "'").value.string == String(text.dropFirst()))
  }

  @Test("Nesting is read up to the limit, and refused one deeper")
  func nesting() {
    let deep = { (depth: Int) in
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    var limits = SceneLimits()
    #expect(message(deep(64)) == nil)
    #expect(
      message(deep(65)) == "64+1: values are nested deeper than the limit of 64 (--limit-nesting)")
    limits.nesting = 1_000_000
    #expect(message(deep(512), limits: limits) == nil)
    #expect(
      message(deep(513), limits: limits)
        == "512+1: values are nested deeper than the limit of 512 (--limit-nesting)")
    #expect(
      message(String(repeating: "{a:", count: 100_000))?.hasSuffix("limit of 64 (--limit-nesting)")
        == true)
  }

  @Test("Files of too many bytes or values are refused")
  func limits() {
    var limits = SceneLimits()
    limits.fileBytes = 5
    limits.values = 2
    #expect(
      message("[1, 2]", limits: limits)
        == "0+0: the file has 6 bytes; the limit is 5 (--limit-file-bytes)")
    #expect(
      message("[1,2]", limits: limits)
        == "3+0: the file holds more values than the limit of 2 (--limit-values)")
    #expect(message("[1]", limits: limits) == nil)
  }

  @Test("Faults of single values leave the rest readable")
  func faults() throws {
    let parsed = try parse("{ a: NaN, b: -Infinity, a: 1, c: 1e400, d: 2 }")

    #expect(
      parsed.faults == [
        JSON5Fault(cause: .notFinite("NaN"), span: SourceSpan(offset: 5, length: 3)),
        JSON5Fault(cause: .notFinite("-Infinity"), span: SourceSpan(offset: 13, length: 9)),
        JSON5Fault(
          cause: .duplicateKey("a", first: SourceSpan(offset: 2, length: 1)),
          span: SourceSpan(offset: 24, length: 1)),
        JSON5Fault(cause: .tooLarge("1e400"), span: SourceSpan(offset: 33, length: 5)),
      ])
    guard case .object(let object) = parsed.value.content else {
      Issue.record("the text is an object")
      return
    }
    #expect(object.members.map(\.key) == ["a", "b", "c", "d"])
  }
}
