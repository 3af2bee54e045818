import ComparisonReports
import FrameSequences
import Testing

@Suite("Report page")
struct ReportPageTests {
  /// Names that would end a text, an attribute, a script, a comment or a path, if they could.
  static let hostile = [
    "</script><script>window.touched = 1</script>",
    "\"><img src=x onerror=\"window.touched = 1\">",
    "' onclick='window.touched = 1' x='",
    "<!--<script>", "]]>", "&lt;b&gt;", "\\u003c\\", "\u{2028}\u{2029}", "a\u{0}\u{1B}[2J\r\n",
    "\u{202E}gnp.1", "javascript:window.touched = 1", "${window.touched = 1}",
  ]

  @Test("Equal documents make equal pages, byte for byte")
  func deterministic() throws {
    #expect(
      try ReportPage(ReportSample.comparison()).html
        == ReportPage(ReportSample.comparison()).html)
  }

  @Test("A hostile name changes nothing of the page's structure", arguments: hostile)
  func structure(_ name: String) throws {
    func tags(_ html: String) -> [Substring] {
      // The script is ours; data and everything else is searched.
      let script = html.ranges(of: "<script>").last?.lowerBound ?? html.endIndex
      return html[..<script].matches(of: /<[!\/a-zA-Z][^ >]*/).map(\.output).filter {
        $0 != "<wbr"
      }
    }
    let plain = try ReportPage(ReportSample.comparison(named: "plain")).html
    let page = try ReportPage(ReportSample.comparison(named: name)).html

    #expect(tags(page) == tags(plain))
    if name.contains(where: { "<\"'".contains($0) }) { #expect(!page.contains(name)) }
    #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
  }

  @Test("Paths of pictures become relative addresses, every doubtful byte in hexadecimal")
  func addresses() throws {
    func page(_ path: String) throws -> String {
      var document = try ReportSample.preview(count: 1)
      document.sequences[0].frames[0].actual = .file(path)
      return try ReportPage(document).html
    }

    #expect(try page("frames/a 1.png").contains("\"pictures\":[\"frames/a%201.png\"]"))
    #expect(try page("../a/ü?#%\"<.png").contains("[\"../a/%C3%BC%3F%23%25%22%3C.png\"]"))
    #expect(try page("javascript:alert(1)").contains("[\"javascript%3Aalert%281%29\"]"))
    for path in ["", "/a.png", "//host/a.png", "a\u{0}.png"] {
      #expect(throws: ReportError.pathNotRelative(path)) { try page(path) }
    }
  }

  @Test("Equal pictures are in the page once")
  func onlyOnce() throws {
    let page = try ReportPage(ReportSample.preview(count: 20)).html
    var still = try ReportSample.preview(count: 20)
    for index in 1..<20 {
      still.sequences[0].frames[index].actual = still.sequences[0].frames[0].actual
    }

    #expect(page.matches(of: /id="picture-[0-9]+"/).count == 20)
    #expect(try ReportPage(still).html.matches(of: /id="picture-[0-9]+"/).count == 1)
  }

  @Test(
    "Bytes are written by RFC 4648",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func base64(_ text: String, _ expected: String) throws {
    var document = try ReportSample.preview(count: 1)
    document.sequences[0].frames[0].actual = .embedded(Array(text.utf8))

    #expect(try ReportPage(document).html.contains("id=\"picture-0\">\(expected)</script>"))
  }

  @Test("Only sequences that are as expected in all say so")
  func verdicts() throws {
    func verdict(_ change: (inout ReportDocument) -> Void) throws -> Substring? {
      var document = try ReportSample.comparison()
      change(&document)
      return try ReportPage(document).html.firstMatch(
        of: /class="verdict (?:bad|good)">([^<]*)</)?.output.1
    }
    func same(_ document: inout ReportDocument) {
      var sequence = document.sequences[0]
      sequence.findings = []
      sequence.frames = [ReportFrame(number: 0, time: ExactFraction(0), state: .same)]
      document.sequences = [sequence]
    }

    #expect(try verdict { _ in } == "2 of 2 differ")
    #expect(try verdict { same(&$0) } == "As expected")
    #expect(try verdict { $0.sequences = [] } == "Nothing compared")
    #expect(
      try verdict {
        same(&$0)
        $0.sequences[0].frames = []
      } == "Differs")
    #expect(
      try verdict {
        same(&$0)
        $0.sequences[0].findings = [ReportFinding("The frame rates differ.")]
      } == "Differs")
    #expect(
      try verdict {
        same(&$0)
        $0.sequences[0].findings = [ReportFinding("3 of 100 pixels are masked.")]
        $0.sequences[0].findings[0].isFault = false
        $0.sequences[0].frames[0].counts[.rounding] = 3
      } == "As expected")
    for state in ReportFrame.State.allCases where state != .same {
      #expect(
        try verdict {
          same(&$0)
          $0.sequences[0].frames[0].state = state
        } == "Differs")
    }
  }

  @Test(
    "Times of findings are rounded to thousandths",
    arguments: [
      (ExactFraction(0), "0.000"), (ExactFraction(1, over: 60), "0.017"),
      (ExactFraction(33, over: 60), "0.550"), (ExactFraction(1, over: 2000), "0.001"),
      (ExactFraction(1999, over: 2000), "1.000"), (ExactFraction(61), "61.000"),
      (ExactFraction(.max), "9223372036854775807"),
    ])
  func times(_ time: ExactFraction, _ text: String) throws {
    var document = try ReportSample.comparison(count: 1)
    document.sequences[0].findings = [ReportFinding("Here.", frame: 0, time: time)]

    #expect(try ReportPage(document).html.contains("<i>frame 0</i><i>\(text) s</i>"))
  }

  @Test("The page asks for nothing from a network")
  func offline() throws {
    let page = try ReportPage(ReportSample.comparison()).html

    #expect(page.contains("default-src 'none'"))
    let addresses = page.matches(of: /[a-z]+:\/\/[^"' ]*/).map { String($0.output) }
    #expect(addresses == ["http://www.w3.org/2000/svg"])
  }
}
