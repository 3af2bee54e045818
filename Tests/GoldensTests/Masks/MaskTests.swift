import Pixels
import FrameSequences
import Goldens
import PNGCodec
import TestSupport
import Testing

@Suite("Masks")
struct MaskTests {
  private let size = PixelSize(width: 48, height: 40)

  @Test("Rules are read, with their times")
  func rules() throws {
    let rule = try MaskRule("rect:1,-2,3,4@0.1-0.25")
    #expect(rule.area == .box(PixelBox(x: 1, y: -2, width: 3, height: 4)))
    #expect(!rule.holds(at: ExactFraction(99, over: 1000)))
    #expect(rule.holds(at: ExactFraction(1, over: 10)) && rule.holds(at: ExactFraction(1, over: 4)))
    #expect(!rule.holds(at: ExactFraction(251, over: 1000)) && !rule.holds(at: nil))
    #expect(try MaskRule("layer:card").area == .layer("card"))
    #expect(try MaskRule("png:a@2x.png").area == .picture("a@2x.png"))
    #expect(try MaskRule("layer:card").holds(at: nil))
  }

  @Test(
    "What is no rule is refused",
    arguments: [
      "", "rect", "rect:", "rect:1,2,3", "rect:1,2,0,4", "rect:1,2,3,4,5", "rect:1,2,3,x",
      "circle:1", "layer:", "rect:99999999999999999999,0,1,1",
    ])
  func refused(text: String) {
    #expect(throws: MaskError.malformed(text)) { try MaskRule(text) }
  }

  @Test("Masks over one another leave a pixel out once, and the share is that of all frames")
  func share() throws {
    let masks = try MaskSet([MaskRule("rect:0,0,24,40"), MaskRule("rect:12,0,24,40@0")])
    var use = MaskUse(rules: 2)
    use += try masks.mask(at: ExactFraction(0), size: size).use
    use += try masks.mask(at: ExactFraction(1), size: size).use
    var result = SequenceResult(name: "slide", frames: [], findings: [])
    result.note(use, of: masks)
    #expect(result.masks.map(\.amount) == ["1920 pixels (50.00 %)", "960 pixels (25.00 %)"])
    #expect(result.masked == Share(2400, of: 3840))
    let lines = ResultText.lines(
      of: ComparisonResult(
        toolVersion: "", renderingRevision: 0, limits: .exact, sequences: [result]))
    #expect(lines.contains("slide: the masks together leave out 2400 pixels (62.50 %)"))
  }

  @Test("Masked pixels are left out, and counted")
  func covering() throws {
    let masks = try MaskSet([MaskRule("rect:40,30,100,100")])
    let (mask, use) = try masks.mask(at: nil, size: size)
    let picture = Canvas.plain()
    let actual = picture.filled(Canvas.red, PixelBox(x: 44, y: 35, width: 4, height: 5))

    let result = PictureComparer().compare(expected: picture, actual: actual, mask: mask)

    #expect(result.verdict == .equal && result.maskedPixels == 80)
    #expect("\(result.comparedShare)" == "95.83 %")
    #expect(use.pixels == [80])
    try masks.check(use)
    let beside = actual.setting(39, 35, to: Canvas.red)
    #expect(
      PictureComparer().compare(expected: picture, actual: beside, mask: mask).verdict == .differs)
  }

  @Test("A mask that covers nothing of any frame is an error")
  func unused() throws {
    let masks = try MaskSet([
      MaskRule("rect:0,0,4,4"), MaskRule("layer:card"), MaskRule("rect:0,0,4,4@9-10"),
    ])
    var use = MaskUse(rules: 3)
    for frame in 0..<3 {
      use += try masks.mask(at: ExactFraction(Int64(frame)), size: size).use
    }
    #expect(throws: MaskError.matchesNothing("layer:card")) { try masks.check(use) }
    use += try masks.mask(at: ExactFraction(0), size: size) { id in
      id == "card" ? [PixelBox(x: 3, y: 3, width: 2, height: 2)] : []
    }.use
    #expect(throws: MaskError.matchesNothing("rect:0,0,4,4@9-10")) { try masks.check(use) }
  }

  @Test("A picture masks what it marks, and must have the frames' size")
  func pictures() throws {
    let folder = try TemporaryFolder()
    let marks = Canvas.plain(Canvas.black).filled(
      Canvas.white, PixelBox(x: 2, y: 3, width: 4, height: 5))
    let path = folder.path("mask.png")
    try PNGEncoder(channels: .rgb).encode(marks).write(to: path)
    let masks = try MaskSet([MaskRule("png:\(path)")])

    #expect(try masks.mask(at: nil, size: size).mask?.pixels == 20)
    #expect(throws: MaskError.self) {
      try masks.mask(at: nil, size: PixelSize(width: 4, height: 4))
    }
    #expect(throws: MaskError.self) { try MaskSet([MaskRule("png:\(path).not")]) }
  }
}
