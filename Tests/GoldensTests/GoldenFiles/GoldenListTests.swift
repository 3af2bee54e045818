import Digests
import FrameSequences
import Goldens
import Testing

@Suite("Golden lists")
struct GoldenListTests {
  @Test("A list's text is this, and reads back the same")
  func text() throws {
    let list = Stored.list(of: Motion(pictures: Array(Motion.golden.pictures[0..<3])))
    let digests = list.frames.map { "\($0.digest)" }

    #expect(
      list.text == """
        #segue-goldens 1
        #tool 1.2.3
        #rendering-revision 7
        #scene sl\\nide.json5
        #variant dark
        #pixels 48x40
        #fps 30
        0\t0\t\(digests[0])\tpicture
        1\t1/30\t\(digests[1])
        2\t1/15\t\(digests[2])

        """)
    #expect(try GoldenList(parsing: Array(list.text.utf8)) == list)
  }

  @Test("A list that is cut off, changed or no list is refused with its line")
  func refusals() throws {
    let text = Stored.list(of: Motion(pictures: Array(Motion.golden.pictures[0..<3]))).text
    func error(_ old: String, _ new: String) throws -> GoldenError? {
      let changed = text.replacing(old, with: new)
      try #require(changed != text)
      do {
        _ = try GoldenList(parsing: Array(changed.utf8))
        return nil
      } catch {
        return error
      }
    }
    #expect(throws: GoldenError.truncated) { try GoldenList(parsing: Array(text.utf8.dropLast())) }
    #expect(throws: GoldenError.truncated) { try GoldenList(parsing: []) }
    #expect(
      try error("#segue-goldens 1", "#segue-goldens 2") == .line(1, "is not \"#segue-goldens 1\""))
    #expect(try error("#tool", "#tol") == .line(2, "is not \"#tool\" and its value"))
    #expect(try error("48x40", "0x40") == .line(6, "is not a size such as 390x844"))
    #expect(try error("#fps 30", "#fps 60/2") == .line(7, "is not a rate above 0 in lowest terms"))
    #expect(try error("\n2\t", "\n1\t") == .line(10, "does not ascend"))
    #expect(try error("\n2\t", "\n02\t") == .line(10, "has no frame number"))
    #expect(try error("picture", "pictures") != nil)
    #expect(throws: GoldenError.pointer) {
      try GoldenList(parsing: Array("version https://git-lfs.github.com/spec/v1\n".utf8))
    }
  }

  @Test("Every text with one byte changed is refused or another list, never a crash")
  func mutations() {
    let list = Stored.list(of: Motion(pictures: Array(Motion.golden.pictures[0..<3])))
    let bytes = Array(list.text.utf8)
    for place in bytes.indices {
      for value: UInt8 in [0, 9, 10, 0x20, 0x2F, 0x31, 0x5C, 0x80, 0xFF] where value != bytes[place]
      {
        var changed = bytes
        changed[place] = value
        let read = try? GoldenList(parsing: changed)
        #expect(read != list, "byte \(place) as \(value)")
      }
    }
  }

  @Test("Recording is refused where CI is set")
  func continuousIntegration() throws {
    for mode in RecordMode.allCases {
      try mode.check([:])
      try mode.check(["CI": "false"])
      if mode == .none {
        try mode.check(["CI": "true"])
      } else {
        #expect(throws: GoldenError.recordingRefused) { try mode.check(["CI": "true"]) }
      }
    }
    #expect(!RecordMode.missing.writes(hasGolden: true, isMatch: false))
    #expect(RecordMode.failed.writes(hasGolden: true, isMatch: false))
    #expect(!RecordMode.failed.writes(hasGolden: true, isMatch: true))
    #expect(!RecordMode.none.writes(hasGolden: false, isMatch: false))
  }
}
