import PNGCodec
import Testing
import TestSupport

@Suite("Bad PNG files")
struct BadPNGTests {
  private static let variant = PNGVariant(
    colorType: 3, depth: 4, isInterlaced: true, hasTransparency: true)

  private func file(
    width: UInt32, height: UInt32, depth: UInt8 = 8, colorType: UInt8 = 6, before: [UInt8] = []
  ) -> [UInt8] {
    PNGContainer.signature
      + PNGContainer.header(width: width, height: height, depth: depth, colorType: colorType)
      + before + PNGContainer.chunk("IDAT", PNGContainer.stored([0, 1, 2, 3, 4]))
      + PNGContainer.chunk("IEND", [])
  }

  @Test("What does not start with the signature is not a PNG file")
  func notPNG() {
    let texts = ["", "x", "GIF89a, more or less", "\u{89}PNG\r\n\u{1A}\n"]
    for text in texts {
      #expect(throws: PNGError.notPNG) { try PNGDecoder().decode(Array(text.utf8)) }
    }
  }

  @Test("A file cut off at any byte is an error, and nothing else happens")
  func cutAnywhere() {
    let random = RandomPNG(Self.variant, width: 9, height: 7, seed: 1)
    for count in random.file.indices {
      let expected: PNGError = count < 8 ? .notPNG : .truncated
      #expect(throws: expected, "\(count) bytes") {
        try PNGDecoder().decode(Array(random.file[..<count]))
      }
    }
  }

  @Test("Bytes after the end are counted and ignored")
  func trailingBytes() throws {
    let random = RandomPNG(Self.variant, width: 9, height: 7, seed: 1)

    let image = try PNGDecoder().decode(random.file + [1, 2, 3])

    #expect(image.facts.trailingByteCount == 3)
    #expect(image.straight.bytes == random.expected)
  }

  @Test("Any single flipped bit is found")
  func flippedBits() {
    for (index, variant) in PNGVariant.all.enumerated() {
      let random = RandomPNG(variant, width: 5, height: 4, seed: UInt64(index))
      for bit in 0..<8 * random.file.count {
        var file = random.file
        file[bit / 8] ^= 1 << UInt8(bit % 8)
        if (try? PNGDecoder().decode(file)) != nil { Issue.record("\(variant), bit \(bit)") }
      }
    }
  }

  @Test("Random damage of several bytes never does more than throw")
  func randomDamage() {
    var generator = SeededGenerator(seed: 7)
    for variant in PNGVariant.all {
      let random = RandomPNG(variant, width: 6, height: 6, seed: 7)
      for _ in 0..<100 {
        var file = random.file
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
          let place = Int.random(in: 8..<file.count, using: &generator)
          file[place] = UInt8.random(in: 0...255, using: &generator)
        }
        if let image = try? PNGDecoder().decode(file) {
          #expect(image.straight.pixels.count == image.facts.width * image.facts.height)
        }
      }
    }
  }

  @Test("Huge sizes are refused before memory is taken")
  func hugeSizes() {
    #expect(throws: PNGError.tooLarge(width: 65_535, height: 65_535, limit: 64 << 20)) {
      try PNGDecoder().decode(file(width: 65_535, height: 65_535))
    }
    #expect(throws: PNGError.sideTooLong(width: 0x7FFF_FFFF, height: 1, limit: 65_535)) {
      try PNGDecoder().decode(file(width: 0x7FFF_FFFF, height: 1))
    }
    #expect(throws: PNGError.corrupt("its size is 2147483648x1")) {
      try PNGDecoder().decode(file(width: 0x8000_0000, height: 1))
    }
    #expect(throws: PNGError.corrupt("its size is 0x5")) {
      try PNGDecoder().decode(file(width: 0, height: 5))
    }
    #expect(throws: PNGError.corrupt("its data is too short for 8000x8000 pixels")) {
      try PNGDecoder().decode(file(width: 8000, height: 8000))
    }
    var decoder = PNGDecoder(limits: PNGLimits(pixels: 11))
    #expect(throws: PNGError.tooLarge(width: 4, height: 3, limit: 11)) {
      try decoder.decode(file(width: 4, height: 3))
    }
    decoder.limits.fileBytes = 20
    #expect(throws: PNGError.fileTooLong(byteCount: 21, limit: 20)) {
      try decoder.decode(Array(repeating: 0, count: 21))
    }
  }

  @Test("Compressed text and profiles are skipped, however much they would unfold to")
  func compressedAncillaryChunks() throws {
    let bomb = PNGContainer.zeros(repeats: 40_000)
    for type in ["zTXt", "iCCP", "iTXt", "abCd"] {
      let chunk = PNGContainer.chunk(type, Array("n\0\0".utf8) + bomb)
      let bytes =
        PNGContainer.signature
        + PNGContainer.header(width: 1, height: 1, depth: 8, colorType: 6) + chunk
        + PNGContainer.chunk("IDAT", PNGContainer.stored([0, 1, 2, 3, 4]))
        + PNGContainer.chunk("IEND", [])
      #expect(try PNGDecoder().decode(bytes).straight.bytes == [1, 2, 3, 4], "\(type)")
    }
  }

  @Test("A picture of zeros unfolds to its size and no further")
  func pictureBomb() throws {
    let start =
      PNGContainer.signature
      + PNGContainer.header(width: 257, height: 400, depth: 8, colorType: 0)
    let end = PNGContainer.chunk("IEND", [])
    // One zero too many is nothing yet; a thousand rows too many are.
    let exact = PNGContainer.chunk("IDAT", PNGContainer.zeros(repeats: 400))
    let tooLong = PNGContainer.chunk("IDAT", PNGContainer.zeros(repeats: 40_000))
    let tooShort = PNGContainer.chunk("IDAT", PNGContainer.zeros(repeats: 398))

    let image = try PNGDecoder().decode(start + exact + end)

    #expect(image.straight.pixels.allSatisfy { $0 == 0xFF00_0000 })
    #expect(image.straight.pixels.count == 257 * 400)
    #expect(try PNGDecoder().decode(start + tooLong + end).straight == image.straight)
    #expect(throws: PNGError.self) { try PNGDecoder().decode(start + tooShort + end) }
  }

  @Test("Structure that the standard forbids is named")
  func structure() {
    let header = PNGContainer.header(width: 1, height: 1, depth: 8, colorType: 6)
    let data = PNGContainer.chunk("IDAT", PNGContainer.stored([0, 1, 2, 3, 4]))
    let end = PNGContainer.chunk("IEND", [])
    let cases: [([UInt8], PNGError)] = [
      (data + end, .corrupt("the first chunk is not IHDR")),
      (PNGContainer.chunk("IHDR", [0]) + end, .corrupt("IHDR has the wrong length")),
      (header + end, .corrupt("it has no picture data")),
      (PNGContainer.chunk("CgBI", [0, 0, 0, 2]) + header + data + end, .xcodeOptimized),
      (
        PNGContainer.header(width: 1, height: 1, depth: 4, colorType: 6) + data + end,
        .corrupt("color type 6 with depth 4 does not exist")
      ),
      (
        PNGContainer.header(width: 1, height: 1, depth: 8, colorType: 1) + data + end,
        .corrupt("color type 1 with depth 8 does not exist")
      ),
      (
        PNGContainer.header(width: 1, height: 1, depth: 8, colorType: 6, interlace: 2) + data
          + end, .corrupt("its interlace method does not exist")
      ),
      (header + [0xFF, 0xFF, 0xFF, 0xFF] + end, .corrupt("a chunk's length is out of range")),
      (header + [0x7F, 0xFF, 0xFF, 0xFF] + end, .truncated),
      (header + PNGContainer.chunk("ABCD", []) + data + end, .corrupt("")),
      (header + header + data + end, .corrupt("")),
    ]
    for (bytes, expected) in cases {
      do throws(PNGError) {
        _ = try PNGDecoder().decode(PNGContainer.signature + bytes)
        Issue.record("decoded in place of \(expected)")
      } catch .corrupt(let reason) where expected == .corrupt("") {
        // The words are libpng's.
        #expect(!reason.isEmpty)
      } catch {
        #expect(error == expected)
      }
    }
  }

  @Test("Picture data that is wrong inside is corrupt")
  func wrongData() {
    let header = PNGContainer.header(width: 1, height: 2, depth: 8, colorType: 6)
    let streams: [[UInt8]] = [
      [0],
      [0x78, 0x01],
      PNGContainer.stored([0, 1, 2, 3, 4]),
      PNGContainer.stored([0, 1, 2, 3, 4, 9, 1, 2, 3, 4]),
      [0x78, 0x01, 0x07, 0xFF, 0xFF],
    ]
    for stream in streams {
      let bytes =
        PNGContainer.signature + header + PNGContainer.chunk("IDAT", stream)
        + PNGContainer.chunk("IEND", [])
      do throws(PNGError) {
        _ = try PNGDecoder().decode(bytes)
        Issue.record("decoded \(stream)")
      } catch {
        guard case .corrupt(let reason) = error else {
          Issue.record("\(error)")
          continue
        }
        #expect(!reason.isEmpty)
      }
    }
  }
}
