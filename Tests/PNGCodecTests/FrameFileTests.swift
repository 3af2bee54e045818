import PNGCodec
import Pixels
import TestSupport
import Testing

@Suite("Files of frames")
struct FrameFileTests {
  #if DEBUG
    private static let pictureCount: UInt64 = 300
  #else
    private static let pictureCount: UInt64 = 10_000
  #endif

  private func image(_ picture: HardPicture) -> StraightImage {
    var image = StraightImage(width: picture.width, height: picture.height)
    image.pixels = picture.pixels
    return image
  }

  private func pixmap(_ picture: HardPicture) -> Pixmap {
    image(picture).premultiplied()
  }

  /// The types of a file's chunks, and all picture data; nil where a check sum or length is wrong.
  private func chunks(_ file: [UInt8]) -> (types: [String], data: [UInt8])? {
    guard file.starts(with: PNGContainer.signature) else { return nil }
    var (types, data): ([String], [UInt8]) = ([], [])
    var start = 8
    while start < file.count {
      guard start + 12 <= file.count else { return nil }
      let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard start + 12 + length <= file.count else { return nil }
      let type = String(decoding: file[start + 4..<start + 8], as: UTF8.self)
      let contents = Array(file[start + 8..<start + 8 + length])
      guard PNGContainer.chunk(type, contents) == Array(file[start..<start + 12 + length])
      else { return nil }
      types.append(type)
      if type == "IDAT" { data += contents }
      start += 12 + length
    }
    return (types, data)
  }

  @Test("Random pictures of every kind come back through libpng, pixel for pixel")
  func randomPictures() throws {
    for seed in 0..<Self.pictureCount {
      let isOpaque = seed % 2 == 0
      let picture = HardPicture(seed: seed, isOpaque: isOpaque)
      let image = image(picture)
      for compression: PNGCompression in [.fast, .balanced] {
        let encoder = PNGEncoder(channels: isOpaque ? .rgb : .rgba, compression: compression)

        let decoded = try PNGDecoder().decode(try encoder.encode(image)).straight

        if decoded != image { Issue.record("\(picture), \(compression)") }
      }
    }
  }

  @Test("A file is its header, the colour space, one piece of data and the end, all sums right")
  func chunkOrder() throws {
    for compression in PNGCompression.allCases {
      for kind in HardPicture.Kind.allCases {
        let picture = HardPicture(kind, width: 33, height: 17, seed: 2, isOpaque: true)
        let encoder = PNGEncoder(channels: .rgb, compression: compression)

        let chunks = chunks(try encoder.encode(image(picture)))

        #expect(chunks?.types == ["IHDR", "sRGB", "IDAT", "IEND"], "\(picture)")
        // Deflate by name; zlib names a smaller window for a small picture.
        #expect(chunks?.data.first.map { $0 & 0x0F } == 8)
      }
    }
  }

  @Test("A picture longer than a band comes back, opaque or not, straight or multiplied")
  func severalBands() throws {
    for isOpaque in [true, false] {
      let picture = HardPicture(.mixed, width: 2500, height: 130, seed: 6, isOpaque: isOpaque)
      let encoder = PNGEncoder(channels: .rgba, compression: .balanced)

      let straight = try PNGDecoder().decode(try encoder.encode(image(picture)))
      let pixmap = pixmap(picture)
      let multiplied = try PNGDecoder().decode(try encoder.encode(pixmap))

      #expect(straight.straight == image(picture))
      #expect(multiplied.pixmap == pixmap)
    }
  }

  @Test("Keeping the bands of rows that did not change gives the same file")
  func keptBands() throws {
    var generator = SeededGenerator(seed: 17)
    let encoder = PNGEncoder(channels: .rgba, compression: .fast)
    var bands = FrameBands()
    var frame = pixmap(HardPicture(.islands, width: 2500, height: 200, seed: 3, isOpaque: false))
    for step in 0..<12 {
      var changed: [Range<Int>] = []
      for _ in 0..<step % 4 {
        let first = Int.random(in: 0..<200, using: &generator)
        let rows = first..<Int.random(in: first...200, using: &generator)
        for index in rows.lowerBound * 2500..<rows.upperBound * 2500 where index % 7 == 0 {
          frame.storage[index] = 0xFF00_0000 | UInt32(step)
        }
        changed.append(rows)
      }

      let file = try encoder.encode(
        RunPicture(frame), changedRows: changed, keeping: &bands)

      #expect(try encoder.encode(frame) == file, "step \(step)")
    }
  }

  @Test("Bands of other options or another size are not taken")
  func foreignBands() throws {
    let picture = pixmap(HardPicture(.runs, width: 30, height: 20, seed: 1, isOpaque: true))
    let other = pixmap(HardPicture(.noise, width: 30, height: 21, seed: 1, isOpaque: true))
    let encoder = PNGEncoder(channels: .rgb, compression: .fast)
    var bands = FrameBands()
    _ = try encoder.encode(RunPicture(other), changedRows: [], keeping: &bands)
    #expect(bands != FrameBands())

    for channels in [PNGEncoder.Channels.rgb, .rgba] {
      for compression in PNGCompression.allCases {
        var kept = bands
        let encoder = PNGEncoder(channels: channels, compression: compression)
        let file = try encoder.encode(RunPicture(picture), changedRows: [], keeping: &kept)
        #expect(try encoder.encode(picture) == file)
      }
    }
  }

  @Test("No bands are kept of a frame that was refused")
  func refusedFrame() throws {
    var frame = pixmap(HardPicture(.solid, width: 8, height: 8, seed: 1, isOpaque: true))
    let encoder = PNGEncoder(channels: .rgb, compression: .fast)
    var bands = FrameBands()
    _ = try encoder.encode(RunPicture(frame), changedRows: [], keeping: &bands)
    frame.storage[9] = 0
    #expect(throws: PNGError.notOpaque(column: 1, row: 1)) {
      try encoder.encode(RunPicture(frame), changedRows: [0..<8], keeping: &bands)
    }

    #expect(bands == FrameBands())
  }

  @Test("A photograph takes at most a tenth more than zlib's level 1 after its best filter")
  func photograph() throws {
    let photograph = Photograph.pixmap(width: 320, height: 240)
    let counts = try LibraryMethod.Filters.allCases.filter { $0 != .all }.map {
      try PNGEncoder(channels: .rgb)
        .encode(photograph, by: LibraryMethod(level: 1, filters: $0)).count
    }
    let best = try #require(counts.min())

    for compression: PNGCompression in [.fast, .balanced] {
      let encoder = PNGEncoder(channels: .rgb, compression: compression)
      #expect(try encoder.encode(photograph).count * 10 <= best * 11)
    }
  }
}
