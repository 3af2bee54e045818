import FrameSequences
import Testing

@Suite("Frame names")
struct FrameNamesTests {
  @Test("A number has at least four digits, and enough for the whole timeline")
  func digits() throws {
    #expect(FrameNames(frameCount: 61).name(of: 7) == "frame_0007.png")
    #expect(FrameNames(frameCount: 10_000).name(of: 9_999) == "frame_9999.png")
    #expect(FrameNames(frameCount: 10_001).name(of: 7) == "frame_00007.png")
    #expect(FrameNames(frameCount: 0).name(of: 0) == "frame_0000.png")
    let wide = try FrameNamePattern("######.png")
    #expect(FrameNames(wide, frameCount: 10).name(of: 12) == "000012.png")
  }

  @Test(
    "Both ways to write a pattern are read",
    arguments: [
      ("frame_####.png", "frame_0005.png"), ("#.png", "0005.png"), ("%d.png", "0005.png"),
      ("a%06d-b.png", "a000005-b.png"), ("%6d.png", "000005.png"), ("100%%_#.png", "100%_0005.png"),
      ("b%%%04d%%.png", "b%0005%.png"), ("Bild ü 🎞 #.png", "Bild ü 🎞 0005.png"),
    ])
  func patterns(text: String, name: String) throws {
    #expect(FrameNames(try FrameNamePattern(text), frameCount: 10).name(of: 5) == name)
  }

  @Test("What is no pattern is refused by name")
  func refused() {
    let cases: [(String, FrameNamePatternError)] = [
      ("frame.png", .noNumber), ("", .noNumber), ("##-#.png", .severalNumbers),
      ("#%d.png", .severalNumbers), ("%x.png", .unknownFormat), ("%.png", .unknownFormat),
      ("%12345d.png", .unknownFormat), ("a/#.png", .notAFileName), (".#.png", .notAFileName),
      ("#\n.png", .notAFileName), ("#\0.png", .notAFileName), ("#.jpg", .notPNG),
      ("#", .notPNG), ("%019d.png", .tooManyDigits(19, limit: 18)),
      (String(repeating: "x", count: 199) + "#.png", .tooLong(204, limit: 200)),
    ]
    for (text, error) in cases {
      #expect(throws: error, "\(text)") { try FrameNamePattern(text) }
    }
  }

  @Test("Only names that would be written are a frame's")
  func backwards() {
    let names = FrameNames(frameCount: 61)
    #expect(names.frame(named: "frame_0060.png") == 60)
    #expect(names.frame(named: "frame_12345.png") == 12_345)
    let others = [
      "frame_060.png", "frame_00060.png", "frame_0060.PNG", "frame_-060.png", "frame_+060.png",
      "Frame_0060.png", "frame_.png", "frame_0060.png.png", "frame_00x0.png", "",
      "frame_99999999999999999999.png",
    ]
    for name in others { #expect(names.frame(named: name) == nil, "\(name)") }
  }

  @Test("A manifest's names are found from its first frame")
  func fromManifest() throws {
    var frame = Sample.frame(7)
    let cases = [
      ("frame_0007.png", "frame_0008.png"), ("7 of 9 000007 v2.png", "7 of 9 000008 v2.png"),
      ("0007-7.png", "0008.png"),
    ]
    for (file, next) in cases.dropLast() {
      frame.file = file
      let names = FrameNames(of: Manifest(header: Sample.header(frameCount: 10), frames: [frame]))
      #expect(names.frame(named: next) == 8, "\(file)")
    }
    let none = FrameNames(of: Manifest(header: Sample.header(frameCount: 10), frames: []))
    #expect(none.frame(named: "frame_0003.png") == 3)
  }
}
