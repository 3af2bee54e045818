import PNGCodec
import Pixels
import TestSupport
import Testing

@Suite("Files of frames")
struct FrameFileTests {
  #if DEBUG
    private static let pictureCount: UInt64 = 300
    private static let plainCount: UInt64 = 25
  #else
    private static let pictureCount: UInt64 = 10_000
    private static let plainCount: UInt64 = 200
  #endif

  private func image(_ picture: HardPicture) -> StraightImage {
    var image = StraightImage(width: picture.width, height: picture.height)
    image.pixels = picture.pixels
    return image
  }

  private func pixmap(_ picture: HardPicture) -> Pixmap {
    image(picture).premultiplied()
  }

  @Test("Random pictures of every kind come back through libpng, pixel for pixel")
  func randomPictures() throws {
    for seed in 0..<Self.pictureCount {
      let isOpaque = seed % 2 == 0
      let picture = HardPicture(seed: seed, isOpaque: isOpaque)
      let image = image(picture)
      for compression: PNGCompression in [.fast, .balanced] {
        let encoder = PNGEncoder(channels: isOpaque ? .rgb : .rgba, compression: compression)

        let file = try encoder.encode(image)
        let decoded = try PNGDecoder().decode(file).straight

        if decoded != image { Issue.record("\(picture), \(compression)") }
        // The whole file, by a reader that shares nothing with libpng.
        if try PlainPNG(file).types != ["IHDR", "sRGB", "IDAT", "IEND"] {
          Issue.record("\(picture), \(compression): chunks")
        }
      }
    }
  }

  @Test("Files of every mode hold the same pixels for a reader that is neither libpng nor zlib")
  func plainReader() throws {
    for seed in 0..<Self.plainCount {
      for isOpaque in [true, false] {
        let picture = HardPicture(seed: 20_000 + seed, isOpaque: isOpaque)
        for channels: PNGEncoder.Channels in isOpaque ? [.rgb, .rgba] : [.rgba] {
          for compression in PNGCompression.allCases {
            let encoder = PNGEncoder(channels: channels, compression: compression)

            let read = try PlainPNG(try encoder.encode(image(picture)))
            let pixels = try read.pixels()

            #expect(read.width == picture.width && read.height == picture.height)
            if pixels != picture.pixels { Issue.record("\(picture), \(channels), \(compression)") }
          }
        }
      }
    }
  }

  @Test("Rows of runs give the file of their pixels, in every mode, opaque or not")
  func runs() throws {
    var generator = SeededGenerator(seed: 8)
    for seed in 0..<Self.plainCount {
      for isOpaque in [true, false] {
        let pixmap = pixmap(HardPicture(seed: 30_000 + seed, isOpaque: isOpaque))
        let runs = RunPicture(cutting: pixmap, &generator)
        for compression in PNGCompression.allCases {
          let encoder = PNGEncoder(channels: isOpaque ? .rgb : .rgba, compression: compression)
          var bands = FrameBands()

          let file = try encoder.encode(runs, changedRows: [], keeping: &bands)

          if try file != encoder.encode(StraightImage(pixmap)) {
            Issue.record("seed \(seed), opaque \(isOpaque), \(compression)")
          }
        }
      }
    }
  }

  @Test("A file is its header, the colour space, one piece of data and the end, all sums right")
  func chunkOrder() throws {
    for compression in PNGCompression.allCases {
      for kind in HardPicture.Kind.allCases {
        let picture = HardPicture(kind, width: 33, height: 17, seed: 2, isOpaque: true)
        let encoder = PNGEncoder(channels: .rgb, compression: compression)

        let read = try PlainPNG(try encoder.encode(image(picture)))

        #expect(read.types == ["IHDR", "sRGB", "IDAT", "IEND"], "\(picture)")
        // Deflate by name; zlib names a smaller window for a small picture.
        #expect(read.data.first.map { $0 & 0x0F } == 8)
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

  @Test(
    "Keeping the bands of rows that did not change gives the same file",
    arguments: [(HardPicture.Kind.islands, 12), (.collage, 4)])
  func keptBands(kind: HardPicture.Kind, steps: Int) throws {
    var generator = SeededGenerator(seed: 17)
    let encoder = PNGEncoder(channels: .rgba, compression: .fast)
    var bands = FrameBands()
    var frame = pixmap(HardPicture(kind, width: 2500, height: 200, seed: 3, isOpaque: false))
    for step in 0..<steps {
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

  @Test(
    "A photograph takes at most a tenth more than zlib's level 1 after its best filter",
    arguments: [1, 4], [PNGEncoder.Channels.rgb, .rgba])
  func photograph(enlargement: Int, channels: PNGEncoder.Channels) throws {
    let photograph = Photograph.pixmap(
      width: 320 / enlargement, height: 240 / enlargement, enlargement: enlargement)
    let counts = try LibraryMethod.Filters.allCases.filter { $0 != .all }.flatMap { filters in
      try [true, false].map { isForRuns in
        try PNGEncoder(channels: channels).encode(
          photograph, by: LibraryMethod(level: 1, filters: filters, isForRuns: isForRuns)
        ).count
      }
    }
    let best = try #require(counts.min())

    for compression: PNGCompression in [.fast, .balanced] {
      let encoder = PNGEncoder(channels: channels, compression: compression)
      let count = try encoder.encode(photograph).count
      #expect(count * 10 <= best * 11, "\(count) to \(best)")
    }
  }
}
