import Pixels
import Testing

@Suite("Pixmap")
struct PixmapTests {
  @Test("Rows are lent in order, without padding")
  func rows() {
    var pixmap = Pixmap(width: 3, height: 2)
    pixmap[x: 2, y: 1] = PremultipliedColor(Color.white)

    let second = pixmap.withRow(1) { pixels in (0..<pixels.count).map { pixels[$0] } }
    let both = pixmap.withRows(0..<2) { $0.count }
    let none = pixmap.withRows(2..<2) { $0.count }

    #expect(second == [0, 0, 0xFFFF_FFFF])
    #expect(both == 6)
    #expect(none == 0)
  }

  @Test("Straight bytes are RGBA in order, divided by alpha, clear pixels all zero")
  func straightBytes() {
    var pixmap = Pixmap(width: 3, height: 1)
    pixmap[x: 0, y: 0] = PremultipliedColor(StraightColor(red: 1, green: 2, blue: 3))
    pixmap[x: 1, y: 0] = PremultipliedColor(
      StraightColor(red: 200, green: 100, blue: 0, alpha: 128))

    #expect(pixmap.straightBytes == [1, 2, 3, 255, 199, 100, 0, 128, 0, 0, 0, 0])
  }

  @Test("A pixmap is opaque when every pixel is")
  func opacity() {
    var pixmap = Pixmap(width: 2, height: 1)
    #expect(!pixmap.isOpaque)

    pixmap[x: 0, y: 0] = PremultipliedColor(Color.black)
    #expect(!pixmap.isOpaque)

    pixmap[x: 1, y: 0] = PremultipliedColor(Color.white)
    #expect(pixmap.isOpaque)
    #expect(Pixmap(width: 0, height: 0).isOpaque)
  }
}
