import PNGCodec
import Pixels
import TestSupport
import Testing

@Suite("Animated PNG encoder")
struct AnimatedPNGEncoderTests {
  private struct Chunk {
    var type: String
    var contents: [UInt8]

    func number(at index: Int) -> Int {
      contents[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  /// The chunks of a file, read by the standard alone; their check sums are right.
  private func chunks(of file: [UInt8]) throws -> [Chunk] {
    #expect(Array(file.prefix(8)) == PNGContainer.signature)
    var chunks: [Chunk] = []
    var start = 8
    while start < file.count {
      let count = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: file[start + 4..<start + 8], as: UTF8.self)
      let contents = Array(file[start + 8..<start + 8 + count])
      let whole = Array(file[start..<start + 12 + count])
      #expect(whole == PNGContainer.chunk(type, contents))
      chunks.append(Chunk(type: type, contents: contents))
      start += 12 + count
    }
    return chunks
  }

  /// Plays a file as the format's text says, each frame put over the last; no program's code.
  private func play(_ file: [UInt8]) throws -> [(frame: Pixmap, delay: [Int])] {
    let chunks = try chunks(of: file)
    let header = try #require(chunks.first)
    var canvas = Pixmap(width: header.number(at: 0), height: header.number(at: 4))
    var played: [(frame: Pixmap, delay: [Int])] = []
    var index = 0
    while let control = chunks[index...].firstIndex(where: { $0.type == "fcTL" }) {
      let end = chunks[(control + 1)...].firstIndex { ["fcTL", "IEND"].contains($0.type) }
      index = try #require(end)
      let place = (0..<4).map { chunks[control].number(at: 4 + 4 * $0) }
      let part = try decoded(chunks[(control + 1)..<index], like: header, place[0], place[1])
      for y in 0..<place[1] {
        for x in 0..<place[0] {
          canvas.storage[(place[3] + y) * canvas.width + place[2] + x] =
            part.storage[y * place[0] + x]
        }
      }
      let delay = chunks[control].contents[20..<24].map { Int($0) }
      #expect(chunks[control].contents.suffix(2) == [0, 0])
      played.append((canvas, [delay[0] << 8 | delay[1], delay[2] << 8 | delay[3]]))
    }
    return played
  }

  /// A frame's data as a picture of its own.
  private func decoded(
    _ data: ArraySlice<Chunk>, like header: Chunk, _ width: Int, _ height: Int
  ) throws -> Pixmap {
    var file = PNGContainer.signature
    file += PNGContainer.chunk(
      "IHDR",
      PNGContainer.bigEndian(UInt32(width)) + PNGContainer.bigEndian(UInt32(height))
        + header.contents[8...])
    for chunk in data {
      file += PNGContainer.chunk(
        "IDAT", chunk.type == "fdAT" ? Array(chunk.contents.dropFirst(4)) : chunk.contents)
    }
    return try PNGDecoder().decode(file + PNGContainer.chunk("IEND", [])).pixmap
  }

  private func delay(_ numerator: Int64, over denominator: Int64) throws
    -> AnimatedPNGEncoder.Delay
  {
    try #require(AnimatedPNGEncoder.Delay(numerator, over: denominator))
  }

  /// Four frames: a square that moves, stands, and is gone.
  private var frames: [Pixmap] {
    [(0, 0), (3, 2), (3, 2), (-1, -1)].map { place in
      var frame = Pixmap(width: 9, height: 7)
      for index in frame.storage.indices { frame.storage[index] = 0xFFFF_FFFF }
      if place.0 >= 0 {
        for y in 0..<2 {
          for x in 0..<3 { frame.storage[(place.1 + y) * 9 + place.0 + x] = 0xFF00_00FF }
        }
      }
      return frame
    }
  }

  private func file(channels: PNGEncoder.Channels) throws -> [UInt8] {
    var animation = try AnimatedPNGEncoder(
      frameCount: 4, playCount: 3, encoder: PNGEncoder(channels: channels))
    for frame in frames { try animation.append(frame, for: delay(1001, over: 60_000)) }
    return try animation.finish()
  }

  @Test("What is written plays the same frames at the same times", arguments: [false, true])
  func roundTrip(hasAlpha: Bool) throws {
    let played = try play(file(channels: hasAlpha ? .rgba : .rgb))

    #expect(played.map(\.frame) == frames)
    #expect(played.map(\.delay) == Array(repeating: [1001, 60_000], count: 4))
  }

  @Test("The chunks stand in the format's order, numbered without a gap")
  func order() throws {
    let chunks = try chunks(of: file(channels: .rgb))
    let types = chunks.map(\.type)

    #expect(
      types == [
        "IHDR", "acTL", "sRGB", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "fcTL", "fdAT",
        "IEND",
      ])
    #expect(chunks[1].number(at: 0) == 4 && chunks[1].number(at: 4) == 3)
    let numbered = chunks.filter { ["fcTL", "fdAT"].contains($0.type) }
    #expect(numbered.map { $0.number(at: 0) } == Array(0..<7))
  }

  @Test("A frame stores the box that changed, and one pixel where nothing did")
  func boxes() throws {
    let controls = try chunks(of: file(channels: .rgb)).filter { $0.type == "fcTL" }
    let places = controls.map { control in (0..<4).map { control.number(at: 4 + 4 * $0) } }

    #expect(places == [[9, 7, 0, 0], [6, 4, 0, 0], [1, 1, 0, 0], [3, 2, 3, 2]])
  }

  @Test("A program that knows no animation sees the first frame")
  func firstFrame() throws {
    let file = try file(channels: .rgb)

    #expect(try PNGDecoder().decode(file).pixmap == frames[0])
    #expect(try self.file(channels: .rgb) == file)
  }

  @Test("Times that the format cannot hold exactly are refused")
  func delays() {
    #expect(AnimatedPNGEncoder.Delay(1, over: 60) != nil)
    #expect(AnimatedPNGEncoder.Delay(65_535, over: 65_535) != nil)
    #expect(AnimatedPNGEncoder.Delay(1, over: 65_536) == nil)
    #expect(AnimatedPNGEncoder.Delay(65_536, over: 1) == nil)
    #expect(AnimatedPNGEncoder.Delay(-1, over: 60) == nil)
    #expect(AnimatedPNGEncoder.Delay(1, over: 0) == nil)
  }

  @Test("A frame that is not opaque is refused as RGB")
  func notOpaque() throws {
    var animation = try AnimatedPNGEncoder(
      frameCount: 1, encoder: PNGEncoder(channels: .rgb))

    let second = try delay(1, over: 1)
    var thrown: PNGError?
    do throws(PNGError) {
      try animation.append(Pixmap(width: 2, height: 1), for: second)
    } catch { thrown = error }

    #expect(thrown == .notOpaque(column: 0, row: 0))
  }
}
