import PNGCodec
import Pixels
import Testing
import TestSupport

@Suite("PNG encoder")
struct PNGEncoderTests {
  /// A pixmap of random valid premultiplied pixels, in runs so that compression has work.
  private func randomPixmap(
    width: Int, height: Int, isOpaque: Bool, using generator: inout SeededGenerator
  ) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    var pixel: UInt32 = 0
    for index in 0..<width * height {
      if Int.random(in: 0..<4, using: &generator) == 0 {
        let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &generator)
        pixel = alpha << 24
        for shift: UInt32 in [0, 8, 16] {
          pixel |= UInt32.random(in: 0...alpha, using: &generator) << shift
        }
      } else if index == 0 {
        pixel = isOpaque ? 255 << 24 : 0
      }
      pixmap.storage[index] = pixel
    }
    return pixmap
  }

  @Test("What is written reads back the same, in every form", arguments: PNGCompression.allCases)
  func roundTrip(compression: PNGCompression) throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let width = Int.random(in: 1...40, using: &generator)
      let height = Int.random(in: 1...40, using: &generator)
      let isOpaque = Bool.random(using: &generator)
      let pixmap = randomPixmap(
        width: width, height: height, isOpaque: isOpaque, using: &generator)
      for channels: PNGEncoder.Channels in isOpaque ? [.rgb, .rgba] : [.rgba] {
        let encoder = PNGEncoder(channels: channels, compression: compression)

        let file = try encoder.encode(pixmap)
        let image = try PNGDecoder().decode(file)

        #expect(image.pixmap == pixmap, "seed 11, \(width)x\(height)")
        #expect(image.straight == StraightImage(pixmap))
        #expect(image.facts.colorType == (channels == .rgb ? .rgb : .rgba))
        #expect(image.facts.bitDepth == 8)
        #expect(!image.facts.isInterlaced)
        #expect(image.facts.sRGBIntent == 0)
        #expect(image.facts.gamma == nil)
        #expect(try encoder.encode(pixmap) == file)
      }
    }
  }

  @Test("A picture that is not opaque is refused as RGB, naming its first such pixel")
  func notOpaque() {
    var pixmap = Pixmap(width: 3, height: 2)
    for index in pixmap.storage.indices { pixmap.storage[index] = 0xFF00_0000 }
    pixmap.storage[4] = 0xFE00_0000

    #expect(throws: PNGError.notOpaque(column: 1, row: 1)) {
      try PNGEncoder(channels: .rgb).encode(pixmap)
    }
    #expect(throws: PNGError.notOpaque(column: 1, row: 1)) {
      try PNGEncoder(channels: .rgb).encode(StraightImage(pixmap))
    }
  }

  @Test("A picture without pixels is refused")
  func empty() {
    #expect(throws: PNGError.empty(width: 0, height: 4)) {
      try PNGEncoder(channels: .rgba).encode(Pixmap(width: 0, height: 4))
    }
  }

  @Test("A transparent pixel is written without colour")
  func transparentPixels() throws {
    let file = try PNGEncoder(channels: .rgba).encode(Pixmap(width: 2, height: 1))

    #expect(try PNGDecoder().decode(file).straight.bytes == [0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test("Colours under a transparent pixel of a file are kept while it stays straight")
  func straightIsKept() throws {
    var image = StraightImage(width: 1, height: 1)
    image.pixels = [0x0003_0201]

    let file = try PNGEncoder(channels: .rgba).encode(image)

    #expect(try PNGDecoder().decode(file).straight == image)
    #expect(try PNGDecoder().decode(file).pixmap.storage == [0])
  }

  @Test("The smallest setting is never larger than the others")
  func smallIsSmall() throws {
    var generator = SeededGenerator(seed: 3)
    let pixmap = randomPixmap(width: 200, height: 100, isOpaque: true, using: &generator)
    let counts = try PNGCompression.allCases.map {
      try PNGEncoder(channels: .rgb, compression: $0).encode(pixmap).count
    }

    #expect(counts.last == counts.min())
  }
}
