import Pixels
import Goldens
import PNGCodec
import Testing

/// A kind of difference in the last two frames of a sequence is one finding of that kind, and no other.
@Suite("Truths of pictures in a sequence")
struct PictureTruthTests {
  private let disc = Canvas.disc(x: 24.1, y: 20.2, radius: 11)

  /// Thirty frames at rest, of which the last two show something else.
  private func compared(_ expected: StraightImage, _ actual: StraightImage) -> SequenceResult {
    let golden = Motion(pictures: Motion.golden.pictures.prefix(28) + [expected, expected])
    let other = golden.changing { frames in
      for place in 28..<30 { frames[place] = actual }
    }
    return other.compared(with: golden)
  }

  private func check(
    _ expected: StraightImage, _ actual: StraightImage, is kind: DifferenceClass, pixels: Int
  ) {
    let result = compared(expected, actual)
    #expect(result.findings.map(\.kind) == [.changedFrames])
    #expect(result.findings.first?.frame == 28 && result.findings.first?.frames == 2)
    #expect(result.frames.last?.comparison?.classes.dominant == kind)
    #expect(result.frames.last?.comparison?.classes[kind] == pixels)
    #expect(!result.isMatch)
  }

  @Test("One pixel, and one step of one pixel")
  func onePixel() {
    check(Canvas.plain(), Canvas.plain().setting(7, 9, to: Canvas.red), is: .real, pixels: 1)
    check(Canvas.plain(), Canvas.plain().setting(7, 9, to: 0xFFFF_FEFF), is: .rounding, pixels: 1)
  }

  @Test("Another alpha, and another colour of a flat area")
  func colours() {
    let box = PixelBox(x: 8, y: 8, width: 12, height: 10)
    check(
      Canvas.plain().filled(0xFF00_00FF, box), Canvas.plain().filled(0x8000_00FF, box),
      is: .alphaOnly, pixels: 120)
    check(
      Canvas.plain().filled(Canvas.blue, box), Canvas.plain().filled(Canvas.red, box),
      is: .recoloured, pixels: 120)
  }

  @Test("A smoothed edge moved by a sixteenth of a pixel")
  func smoothedEdge() {
    let moved = Canvas.disc(x: 24.1625, y: 20.2, radius: 11)
    let result = compared(disc, moved)
    #expect(result.findings.map(\.kind) == [.changedFrames])
    #expect(result.frames.last?.comparison?.classes.dominant == .antiAliasing)
    #expect(result.frames.last?.comparison?.classes[.real] == 0)
  }

  @Test(
    "A size that grew at an edge is one finding that names the edge",
    arguments: SizeChange.Edge.allCases)
  func size(edge: SizeChange.Edge) {
    let isAcross = edge == .left || edge == .right
    var grown = Canvas.plain(width: isAcross ? 51 : 48, height: isAcross ? 40 : 43)
    let (right, down) = (edge == .left ? 3 : 0, edge == .top ? 3 : 0)
    for y in 0..<40 {
      for x in 0..<48 { grown = grown.setting(x + right, y + down, to: disc[x, y]) }
    }
    let result = compared(disc, grown)
    #expect(result.findings.map(\.kind) == [.size])
    #expect(
      result.findings.first?.text.contains("the \(edge.rawValue) edge grew by 3 pixels") == true)
    #expect(result.frames.last?.comparison?.classes.total == 0)
    #expect(!result.isMatch)
  }
}
