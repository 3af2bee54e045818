import Digests
import FrameSequences
import Testing
import SystemFiles
import TestSupport

@Suite("Manifest")
struct ManifestTests {
  private static let manifest: Manifest = {
    var header = Sample.header(frameCount: 61, fingerprint: 0xABC)
    header.scene = "Ü \"x\"\\\u{1}.json5"
    header.variant = "dark"
    header.frameRate = ExactFraction(30_000, over: 1001)
    var first = Sample.frame(0)
    first.transition = "open"
    first.progress = 0.1
    first.digest = Digest128(high: 1, low: 2)
    return Manifest(header: header, frames: [Sample.frame(7), first])
  }()

  private static let text = """
    {
      "segue": 1,
      "tool": "0.1.0",
      "renderingRevision": 3,
      "scene": "Ü \\"x\\"\\\\\\u0001.json5",
      "fingerprint": "00000000000000000000000000000abc",
      "variant": "dark",
      "size": [2, 1.5],
      "scale": 2,
      "pixels": [4, 3],
      "fps": "30000/1001",
      "frameCount": 61,
      "frames": [
        {"number": 0, "file": "frame_0000.png", "time": "0", "transition": "open", \
    "progress": 0.1, "digest": "00000000000000010000000000000002"},
        {"number": 7, "file": "frame_0007.png", "time": "7/60", "transition": null, \
    "progress": null, "digest": null}
      ]
    }

    """

  @Test("The text is stable to the byte")
  func text() {
    #expect(Self.manifest.text == Self.text)
  }

  @Test("The text reads back")
  func readsBack() throws {
    #expect(try Manifest(parsing: Array(Self.text.utf8)) == Self.manifest)
    let empty = Manifest(header: Sample.header(frameCount: 0), frames: [])
    #expect(try Manifest(parsing: Array(empty.text.utf8)) == empty)
  }

  @Test("Numbers are the shortest that read back the same")
  func numbers() throws {
    var generator = SeededGenerator(seed: 5)
    var manifest = Self.manifest
    let values = (0..<500).map { _ in Double.random(in: 0...1, using: &generator) }
    for value in values + [0, 1, 1.0 / 3, .leastNonzeroMagnitude, 1e300, 0.1 + 0.2] {
      manifest.frames[0].progress = value
      #expect(try Manifest(parsing: Array(manifest.text.utf8)) == manifest)
    }
    manifest.frames[0].progress = 0.5
    #expect(manifest.text.contains("\"progress\": 0.5,"))
  }

  @Test("Layout and escapes do not matter to the reader")
  func otherLayout() throws {
    let text = Self.text.filter { !$0.isNewline }
      .replacing("\"dark\"", with: "\"\\u0064\\u0061rk\"")
      .replacing("Ü", with: "\\u00dc").replacing("[2, 1.5]", with: "[ 2.0,15e-1 ]")
    #expect(try Manifest(parsing: Array(text.utf8)) == Self.manifest)
  }

  @Test("Everything that is not ours is refused by name")
  func refused() {
    let cases: [(String, String, ManifestError)] = [
      ("\"segue\": 1", "\"segue\": 2", .version(2)),
      ("\"segue\": 1,", "", .missing("segue")),
      ("\"scale\": 2", "\"scale\": 2, \"x\": 1", .unknown("x")),
      ("\"scale\": 2", "\"scale\": \"2\"", .invalid("scale", expected: "a number")),
      ("\"scale\": 2", "\"scale\": 1e999", .invalid("scale", expected: "a number")),
      ("[2, 1.5]", "[2]", .invalid("size", expected: "two numbers")),
      ("[4, 3]", "[4, -3]", .invalid("pixels", expected: "a whole number, 0 or more")),
      (
        "[4, 3]", "[4, 1000000000000000000]",
        .invalid("pixels", expected: "two whole numbers from 1 to 65535")
      ),
      ("[4, 3]", "[4, 3.5]", .invalid("pixels", expected: "a whole number, 0 or more")),
      (
        "[4, 3]", "[4, 99999999999999999999]",
        .invalid("pixels", expected: "a whole number, 0 or more")
      ),
      ("0000abc\"", "0000ABC\"", .invalid("fingerprint", expected: "32 hexadecimal digits")),
      (
        "\"7/60\"", "\"14/120\"",
        .invalid("frames[1].time", expected: "a fraction in lowest terms")
      ),
      ("\"number\": 7, ", "", .missing("frames[1].number")),
      ("\"number\": 7, ", "\"number\": 7, \"a\": 1, ", .unknown("frames[1].a")),
      (
        "\"number\": 7", "\"number\": 0",
        .invalid("frames[1].number", expected: "greater than the one before")
      ),
    ]
    for (old, new, error) in cases {
      let text = Self.text.replacing(old, with: new)
      #expect(text != Self.text)
      #expect(throws: error, "\(new)") { try Manifest(parsing: Array(text.utf8)) }
    }
  }

  @Test(
    "A file's name cannot lead out of the folder",
    arguments: ["../a.png", "/a.png", "a/b.png", ".a.png", "", "manifest.json", "a\\u0000.png"])
  func fileNames(name: String) {
    let text = Self.text.replacing("frame_0007.png", with: name)
    let error = ManifestError.invalid(
      "frames[1].file", expected: "a plain name that ends with .png")
    #expect(throws: error) { try Manifest(parsing: Array(text.utf8)) }
  }

  @Test("What is no JSON is located")
  func syntax() {
    let cases: [(String, JSONError)] = [
      ("", .expected("a value", offset: 0)),
      ("{} x", .expected("the end", offset: 3)),
      ("{\"a\": 1, \"a\": 2}", .duplicateKey("a", offset: 9)),
      ("{a: 1}", .expected("a key", offset: 1)),
      ("{\"a\" 1}", .expected("\":\"", offset: 5)),
      ("[1, ]", .expected("a value", offset: 4)),
      ("[1 2]", .expected("\",\" or \"]\"", offset: 3)),
      ("[01]", .expected("a value", offset: 1)),
      ("[1.]", .expected("a digit", offset: 3)),
      ("[1e]", .expected("a digit", offset: 3)),
      ("[+1]", .expected("a value", offset: 1)),
      ("[NaN]", .expected("a value", offset: 1)),
      ("[nul]", .expected("a value", offset: 1)),
      ("\"a", .expected("\"", offset: 2)),
      ("\"\\x\"", .expected("an escape", offset: 1)),
      ("\"\\u12g4\"", .expected("four hexadecimal digits", offset: 3)),
      ("\"\\ud800\"", .expected("a character", offset: 1)),
      ("\"\n\"", .expected("no control character", offset: 1)),
      (String(repeating: "[", count: 100_000), .tooDeep(offset: 16)),
    ]
    for (text, error) in cases {
      #expect(throws: ManifestError.syntax(error), "\(text.prefix(20))") {
        try Manifest(parsing: Array(text.utf8))
      }
    }
    #expect(throws: ManifestError.syntax(.expected("UTF-8", offset: 0))) {
      try Manifest(parsing: [0x22, 0xFF, 0x22])
    }
  }

  @Test("A text cut anywhere is an error, and damage never does more than throw")
  func damage() {
    let bytes = Array(Self.text.utf8)
    for count in 0..<bytes.count - 2 {
      #expect(throws: ManifestError.self) { try Manifest(parsing: Array(bytes[..<count])) }
    }
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<3000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<damaged.count, using: &generator)
        damaged[place] = UInt8.random(in: 0...255, using: &generator)
      }
      _ = try? Manifest(parsing: damaged)
    }
  }

  @Test("A missing manifest names its path")
  func missing() {
    #expect(throws: ManifestError.file(.missing(path: "/none/manifest.json"))) {
      try Manifest(contentsOf: "/none/manifest.json")
    }
  }

  @Test("Merging replaces frames by number and keeps the order")
  func merging() {
    var newer = Sample.frame(7)
    newer.digest = Digest128(high: 5, low: 6)

    let frames = Self.manifest.merging([newer, Sample.frame(3)])

    #expect(frames.map(\.number) == [0, 3, 7])
    #expect(frames[2] == newer)
  }
}
