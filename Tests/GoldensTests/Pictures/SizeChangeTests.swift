import Pixels
import Goldens
import PNGCodec
import Testing

@Suite("Size changes")
struct SizeChangeTests {
  /// A picture's part, or with space of one colour around it.
  private func framed(
    _ picture: StraightImage, left: Int = 0, right: Int = 0, top: Int = 0, bottom: Int = 0
  ) -> StraightImage {
    let (width, height) = (picture.width + left + right, picture.height + top + bottom)
    var result = Canvas.plain(Canvas.red, width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let (fromX, fromY) = (x - left, y - top)
        guard fromX >= 0, fromY >= 0, fromX < picture.width, fromY < picture.height else {
          continue
        }
        result.pixels[y * width + x] = picture[fromX, fromY]
      }
    }
    return result
  }

  @Test("An edge that grew or shrank is the one that is told, and the rest is the same")
  func edges() throws {
    let picture = Canvas.noise(seed: 5)
    let cases: [(StraightImage, SizeChange.Edge, Int)] = [
      (framed(picture, left: 3), .left, 3), (framed(picture, right: 4), .right, 4),
      (framed(picture, top: 1), .top, 1), (framed(picture, bottom: 7), .bottom, 7),
      (framed(picture, left: -3), .left, -3), (framed(picture, bottom: -2), .bottom, -2),
    ]
    for (actual, edge, pixels) in cases {
      let result = PictureComparer().compare(expected: picture, actual: actual)

      let change = try #require(result.sizeChange)
      #expect(change.edges == [SizeChange.EdgeChange(edge: edge, pixels: pixels)])
      #expect(result.verdict == .differs)
      #expect(result.classes.total == 0, "\(edge)")
      #expect(result.samePixels == change.expectedArea.width * change.expectedArea.height)
    }
  }

  @Test("Two edges are told together, and a difference in the common area has its expected place")
  func corner() throws {
    let picture = Canvas.noise(seed: 6)
    var actual = framed(picture, left: 2, top: 5)
    actual = actual.setting(2 + 10, 5 + 20, to: ~actual[12, 25] | 0xFF00_0000)

    let result = PictureComparer().compare(expected: picture, actual: actual)

    #expect(result.sizeChange?.edges.map(\.edge) == [.left, .top])
    #expect(result.classes.total == 1)
    #expect(result.box == PixelBox(x: 10, y: 20, width: 1, height: 1))
    #expect(
      result.text.hasPrefix(
        "50x45, not 48x40: the left edge grew by 2 pixels and the top edge grew by 5 pixels"))
  }

  @Test("Pictures of one flat colour and two sizes never match")
  func flat() {
    let result = PictureComparer(limits: PictureLimits(steps: 255, pixels: 1_000_000)).compare(
      expected: Canvas.plain(), actual: Canvas.plain(width: 47))
    #expect(result.verdict == .differs)
  }
}
