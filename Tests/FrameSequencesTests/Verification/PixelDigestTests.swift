import Digests
import FrameSequences
import PNGCodec
import Pixels
import TestSupport
import Testing

@Suite("Pixel digest")
struct PixelDigestTests {
  @Test("The digest is over width, height and straight RGBA bytes")
  func definition() {
    var pixmap = Pixmap(width: 2, height: 1)
    pixmap.storage = [0x8000_4080, 0xFF03_0201]

    let bytes: [UInt8] = [2, 0, 0, 0, 1, 0, 0, 0, 255, 128, 0, 128, 1, 2, 3, 255]
    #expect(Digest128(pixelsOf: pixmap) == Digest128(of: bytes))
  }

  @Test("A picture has one digest: as straight pixels, as a pixmap and as runs, opaque or not")
  func forms() {
    var generator = SeededGenerator(seed: 3)
    for seed in 0..<UInt64(60) {
      let picture = HardPicture(seed: seed, isOpaque: seed % 2 == 0)
      var image = StraightImage(width: picture.width, height: picture.height)
      image.pixels = picture.pixels
      let pixmap = image.premultiplied()
      let expected = Digest128(pixelsOf: StraightImage(pixmap))

      #expect(Digest128(pixelsOf: pixmap) == expected, "\(picture)")
      let runs = RunPicture(cutting: pixmap, &generator)
      #expect(Digest128(pixelsOf: runs) == expected, "\(picture)")
    }
  }

  @Test("Sides and every pixel count")
  func everything() {
    var image = StraightImage(width: 4, height: 3)
    var seen: Set<Digest128> = [Digest128(pixelsOf: image)]
    seen.insert(Digest128(pixelsOf: StraightImage(width: 3, height: 4)))
    for index in image.pixels.indices {
      image.pixels[index] = 1
      seen.insert(Digest128(pixelsOf: image))
      image.pixels[index] = 0
    }

    #expect(seen.count == 14)
  }
}
