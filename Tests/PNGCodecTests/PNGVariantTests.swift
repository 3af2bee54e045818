import PNGCodec
import TestSupport
import Testing

@Suite("PNG variants")
struct PNGVariantTests {
  @Test("Every colour type, depth and interlacing decodes to what the standard says")
  func everyVariant() throws {
    let sizes = [(1, 1), (3, 2), (8, 8), (17, 5), (5, 33)]
    for (seed, variant) in PNGVariant.all.enumerated() {
      for (width, height) in sizes {
        let random = RandomPNG(variant, width: width, height: height, seed: UInt64(seed))

        let image = try PNGDecoder().decode(random.file)

        let place = "\(variant), \(width)x\(height), seed \(seed)"
        #expect(image.straight.bytes == random.expected, "\(place)")
        #expect(image.facts.colorType.rawValue == variant.colorType, "\(place)")
        #expect(image.facts.bitDepth == variant.depth, "\(place)")
        #expect(image.facts.isInterlaced == variant.isInterlaced, "\(place)")
        #expect(image.facts.hasTransparencyChunk == variant.hasTransparency, "\(place)")
        #expect(image.facts.trailingByteCount == 0, "\(place)")
      }
    }
  }

  @Test("All 65,536 deep samples are scaled to 8 bits with rounding to nearest")
  func deepSamples() throws {
    let samples = (0..<65_536).map { UInt16($0) }
    var rows: [UInt8] = []
    for (index, sample) in samples.enumerated() {
      if index % 256 == 0 { rows.append(0) }
      rows += [UInt8(sample >> 8), UInt8(sample & 255)]
    }
    let file =
      PNGContainer.signature
      + PNGContainer.header(width: 256, height: 256, depth: 16, colorType: 0)
      + PNGContainer.chunk("IDAT", PNGContainer.stored(rows)) + PNGContainer.chunk("IEND", [])

    let image = try PNGDecoder().decode(file)

    let expected = samples.map { UInt8((Int($0) + 128) / 257) }
    #expect(image.straight.pixels.map { UInt8($0 & 255) } == expected)
  }

  @Test("Gamma and profiles are reported and change no pixel")
  func gammaIsReported() throws {
    let start =
      PNGContainer.signature
      + PNGContainer.header(width: 1, height: 1, depth: 8, colorType: 0)
    let end =
      PNGContainer.chunk("IDAT", PNGContainer.stored([0, 100]))
      + PNGContainer.chunk("IEND", [])
    let gamma = PNGContainer.chunk("gAMA", PNGContainer.bigEndian(100_000))
    let profile = PNGContainer.chunk("iCCP", Array("x\0\0".utf8) + PNGContainer.stored([1, 2]))

    let plain = try PNGDecoder().decode(start + end)
    let marked = try PNGDecoder().decode(
      start + gamma + PNGContainer.chunk("sRGB", [2]) + profile + end)

    #expect(plain.facts.gamma == nil)
    #expect(plain.facts.sRGBIntent == nil)
    #expect(!plain.facts.hasColorProfile)
    #expect(marked.facts.gamma == 100_000)
    #expect(marked.facts.sRGBIntent == 2)
    #expect(marked.facts.hasColorProfile)
    #expect(marked.straight == plain.straight)
    #expect(plain.straight.bytes == [100, 100, 100, 255])
  }

  @Test("Chunks that say what colours mean are named by their contents, and animations are known")
  func meanings() throws {
    let decoder = PNGDecoder()
    #expect(try decoder.facts(of: PNGContainer.gray([1])).meanings.isEmpty)
    for meaning in PNGFacts.Meaning.allCases {
      let facts = try [[1, 2, 3, 4], [1, 2, 3, 5], [1, 2, 3, 4]].map { (contents: [UInt8]) in
        try decoder.facts(
          of: PNGContainer.gray([1], PNGContainer.chunk(meaning.rawValue, contents)))
      }
      #expect(facts[0].meanings[meaning] != nil && facts[0] == facts[2] && facts[0] != facts[1])
    }
    let control = PNGContainer.chunk("acTL", [0, 0, 0, 1, 0, 0, 0, 0])
    #expect(try decoder.facts(of: PNGContainer.gray([1], control)).isAnimated)
  }

  @Test("Samples of 16 bits have a digest of their own where 8 bits cannot hold them")
  func fineSamples() throws {
    let decoder = PNGDecoder()
    #expect(try decoder.fineDigest(of: PNGContainer.gray([1])) == nil)
    #expect(try decoder.fineDigest(of: PNGContainer.gray([7, 7, 255, 255], depth: 16)) == nil)
    let one = try decoder.fineDigest(of: PNGContainer.gray([7, 8, 255, 255], depth: 16))
    let other = try decoder.fineDigest(of: PNGContainer.gray([7, 9, 255, 255], depth: 16))
    #expect(one != nil && other != nil && one != other)
    let fine = PNGContainer.gray([7, 8, 255, 255], depth: 16)
    #expect(
      try decoder.decode(fine).straight == decoder.decode(PNGContainer.gray([7, 255])).straight)
  }

  @Test("Every damaged bit is found without decoding a pixel")
  func checkSums() throws {
    let whole = PNGContainer.gray(Array(1...40))
    #expect(try PNGDecoder().checkedFacts(of: whole) == PNGDecoder().facts(of: whole))
    for place in whole.indices {
      var damaged = whole
      damaged[place] ^= 4
      #expect(throws: PNGError.self, "byte \(place)") { try PNGDecoder().checkedFacts(of: damaged) }
    }
  }

  @Test("A palette index that has no entry is black, not memory")
  func indexOutsidePalette() throws {
    let file =
      PNGContainer.signature
      + PNGContainer.header(width: 2, height: 1, depth: 8, colorType: 3)
      + PNGContainer.chunk("PLTE", [10, 20, 30])
      + PNGContainer.chunk("IDAT", PNGContainer.stored([0, 0, 200]))
      + PNGContainer.chunk("IEND", [])

    #expect(try PNGDecoder().decode(file).straight.bytes == [10, 20, 30, 255, 0, 0, 0, 255])
  }
}
