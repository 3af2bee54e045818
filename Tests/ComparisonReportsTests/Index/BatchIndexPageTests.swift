import ComparisonReports
import Digests
import FrameSequences
import Testing

@Suite("Page of an index")
struct BatchIndexPageTests {
  /// The data of a page.
  private func data(_ index: BatchIndex) throws -> Substring {
    let page = try BatchIndexPage(index).html
    let match = page.firstMatch(
      of: /(?s)<script type="application\/json" id="index-data">\n(.*?)\n<\/script>/)
    return try #require(match).output.1
  }

  /// The data of an index of one variant with these files.
  private func data(_ files: [(Int, String)], in folder: String = "a") throws -> Substring {
    var frames = IndexSample.frames([], in: folder)
    frames.files = files.map { .init(number: $0, path: $1) }
    return try data(
      BatchIndex(
        title: "a", stamp: IndexSample.stamp,
        entries: [IndexSample.entry("a", [], .rendered(frames))]))
  }

  @Test("Equal indices make equal pages, byte for byte")
  func deterministic() throws {
    #expect(
      try BatchIndexPage(IndexSample.batch()).html == BatchIndexPage(IndexSample.batch()).html)
  }

  @Test("The data are names, choices by number, and runs of frames")
  func text() throws {
    #expect(
      try data(IndexSample.batch()) == """
        {"axes":[{"name":"device","values":["phone","tablet","none"]},
        {"name":"fps","values":["60","120","24"]}],
        "scenes":["slide"],
        "names":[["frame_",4,".png"]],
        "entries":[
        {"s":0,"v":"phone60","c":[0,0],"d":"one","z":[48,96],"k":1,"r":[60,1],"f":[0,0,1,0,1,24]},
        {"s":0,"v":"phone120","c":[0,1],"d":"two","z":[48,96],"k":1,"r":[120,1],"f":[0,0,1,0,1,30]},
        {"s":0,"v":"tablet","c":[1,2],"d":"three","z":[48,96],"k":1,"r":[24000,1001],\
        "f":[0,0,3,0,3,3,0,7,0,7,0,1]},
        {"s":0,"v":"broken","c":[2,-1],"e":"scene.json5:1:1: no  here"}]}
        """)
  }

  @Test("Frames that are another's files are runs of their own, whatever their names")
  func references() throws {
    #expect(
      try data([(0, "f0.png"), (1, "f1.png"), (2, "../b/f1.png"), (3, "../b/f1.png"), (4, "x")])
        .contains(
          """
          "names":[["f",1,".png"],["../b/f",1,".png"],["x",0,""]],
          """))
    #expect(
      try data([(0, "f0.png"), (1, "f1.png"), (2, "../b/f1.png"), (3, "../b/f1.png"), (4, "x")])
        .contains("\"f\":[0,0,1,0,1,2,1,2,1,1,0,2,2,4,0,0,0,1]"))
    #expect(
      try data([(0, "a07.png"), (1, "a7.png")]).contains("[[\"a\",2,\".png\"],[\"a\",1,\".png\"]]"))
    #expect(
      try data([(0, "1234567890123456789.png")])
        .contains("[[\"1234\",15,\".png\"]],"))
  }

  @Test("Folders and names become relative addresses, every doubtful byte in hexadecimal")
  func addresses() throws {
    let name = "ü <\"%#?'1&.png"
    let page = try data([(1, name)], in: "scene 1/ä#?%\"<&")

    #expect(page.contains("\"d\":\"scene%201/%C3%A4%23%3F%25%22%3C%26\""))
    #expect(page.contains("[[\"%C3%BC%20%3C%22%25%23%3F%27\",1,\"%26.png\"]]"))
    #expect(try data([(0, "0.png")], in: "javascript:a").contains("\"d\":\"javascript%3Aa\""))
    for path in ["", "/a", "a\u{0}"] {
      #expect(throws: ReportError.pathNotRelative(path)) { try data([], in: path) }
      #expect(throws: ReportError.pathNotRelative(path)) { try data([(0, path)]) }
    }
  }

  @Test(
    "A hostile name changes nothing of the page's structure", arguments: ReportPageTests.hostile)
  func structure(_ name: String) throws {
    func tags(_ html: String) -> [Substring] {
      let script = html.ranges(of: "<script>").last?.lowerBound ?? html.endIndex
      return html[..<script].matches(of: /<[!\/a-zA-Z][^ >]*/).map(\.output)
    }
    let page = try BatchIndexPage(IndexSample.batch(named: name)).html

    #expect(tags(page) == tags(try BatchIndexPage(IndexSample.batch()).html))
    if name.contains(where: { "<\"'".contains($0) }) { #expect(!page.contains(name)) }
    #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
  }

  @Test("2,000 variants of 60 frames are a page of less than 400 kilobytes")
  func many() throws {
    var index = BatchIndex(title: "many", stamp: IndexSample.stamp)
    index.entries = (0..<2000).map { number in
      IndexSample.entry(
        "device-\(number % 20)-\(number / 20)",
        [("device", "device \(number % 20)"), ("duration", "\(number / 20)")],
        .rendered(IndexSample.frames(Array(0..<60), in: "device-\(number % 20)-\(number / 20)")))
    }

    #expect(try BatchIndexPage(index).html.utf8.count < 400_000)
  }

  @Test("The head counts variants, frames and failures")
  func head() throws {
    func head(_ index: BatchIndex) throws -> String {
      let page = try BatchIndexPage(index).html
      let match = page.firstMatch(of: /class="summary">([^<]*)<.*\n.*verdict [a-z]*">([^<]*)</)
      let parts = try #require(match).output
      return "\(parts.1): \(parts.2)"
    }
    var index = IndexSample.batch()

    #expect(try head(index) == "4 variants, 58 frames: 1 failed")
    index.entries.removeLast()
    #expect(try head(index) == "3 variants, 58 frames: All rendered")
    index.entries = []
    #expect(try head(index) == "0 variants, 0 frames: No variants")
    index.entries = [
      IndexSample.entry("a", [], .rendered(IndexSample.frames([0], in: "a")))
    ]
    #expect(try head(index) == "1 variant, 1 frame: All rendered")
  }

  @Test("A manifest's frames are an entry's, with size, scale and rate")
  func manifest() throws {
    var header = Manifest.Header(
      toolVersion: "0.1.0", renderingRevision: 2, scene: "slide.json5",
      fingerprint: .init(high: 0, low: 1))
    (header.width, header.height, header.scale) = (24, 48, 2)
    (header.pixelWidth, header.pixelHeight) = (48, 96)
    (header.frameRate, header.frameCount) = (ExactFraction(60), 3)
    let manifest = Manifest(
      header: header,
      frames: [0, 2].map {
        Manifest.Frame(
          number: $0, file: "frame_000\($0).png", time: ExactFraction(Int64($0), over: 60))
      })
    var expected = IndexSample.frames([0, 2], in: "phone")
    expected.scale = 2

    #expect(BatchIndexFrames(folder: "phone", manifest: manifest) == expected)
  }

  @Test("The page asks for nothing from a network")
  func offline() throws {
    let page = try BatchIndexPage(IndexSample.batch()).html

    #expect(page.contains("default-src 'none'"))
    let addresses = page.matches(of: /[a-z]+:\/\/[^"' ]*/).map { String($0.output) }
    #expect(addresses == ["http://www.w3.org/2000/svg"])
  }
}
