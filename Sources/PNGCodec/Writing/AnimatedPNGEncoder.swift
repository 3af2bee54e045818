package import Pixels

/// Writes a sequence of frames as one animated PNG file, a frame at a time.
///
/// Every frame of the sequence is a frame of the file, with its exact time as a fraction; a frame
/// stores only the box of pixels that differ from the frame before, or one pixel if none does. The
/// first frame is what programs show that know no animation. Memory holds two frames and the file.
package struct AnimatedPNGEncoder: ~Copyable {
  /// Seconds as the format stores them: two numbers of 16 bits.
  package struct Delay: Hashable, Sendable {
    /// The part above the line.
    package let numerator: UInt16
    /// The part below; at least 1.
    package let denominator: UInt16

    /// `numerator / denominator` seconds, or `nil` if that is not stored exactly.
    ///
    /// - Parameters:
    ///   - numerator: The part above the line; the fraction should be in lowest terms.
    ///   - denominator: The part below.
    package init?(_ numerator: Int64, over denominator: Int64) {
      guard let numerator = UInt16(exactly: numerator),
        let denominator = UInt16(exactly: denominator), denominator > 0
      else { return nil }
      (self.numerator, self.denominator) = (numerator, denominator)
    }
  }

  private let encoder: PNGEncoder
  private let frameCount: Int
  private let playCount: UInt32
  private var writer: PNGChunkWriter
  private var last: Pixmap?
  private var framesWritten = 0
  private var nextSequenceNumber: UInt32 = 0

  /// An animation without frames yet.
  ///
  /// - Parameters:
  ///   - frameCount: Frames that will be appended; 1 or more.
  ///   - playCount: How often the animation is played; 0 for without end.
  ///   - encoder: What encodes each frame; RGB for sequences that are opaque.
  /// - Throws: `notEncoded`.
  package init(
    frameCount: Int, playCount: UInt32 = 0, encoder: PNGEncoder
  ) throws(PNGError) {
    precondition((1...Int(Int32.max / 2)).contains(frameCount), "an animation has frames")
    precondition(playCount <= UInt32(Int32.max), "a number in a PNG file has 31 bits")
    (self.encoder, self.frameCount, self.playCount) = (encoder, frameCount, playCount)
    writer = try PNGChunkWriter()
  }

  /// Appends a frame.
  ///
  /// - Parameters:
  ///   - frame: A picture of the first frame's size.
  ///   - delay: How long it is shown.
  /// - Precondition: Fewer frames were appended than announced.
  /// - Throws: `empty`, `notOpaque` (RGB only; counted from the stored box's corner), `notEncoded`.
  package mutating func append(_ frame: Pixmap, for delay: Delay) throws(PNGError) {
    precondition(framesWritten < frameCount, "no more frames than announced")
    if let last {
      precondition(
        frame.width == last.width && frame.height == last.height,
        "the frames of an animation have one size")
    }
    let box = last.map { Self.changes(from: $0, to: frame) }
    let chunks = try Self.chunks(of: encoder.encode(box.map { frame.cropped(to: $0) } ?? frame))
    if last == nil { try begin(with: chunks) }
    let place = box ?? Box(x: 0, y: 0, width: frame.width, height: frame.height)
    try writer.append(ChunkType.fcTL, control(place, delay))
    for chunk in chunks where chunk.type == ChunkType.IDAT {
      if last == nil {
        try writer.append(ChunkType.IDAT, chunk.contents)
      } else {
        try writer.append(ChunkType.fdAT, bigEndian(sequenceNumber()) + chunk.contents)
      }
    }
    last = frame
    framesWritten += 1
  }

  /// The whole file.
  ///
  /// - Precondition: As many frames were appended as announced.
  /// - Throws: `notEncoded`.
  package consuming func finish() throws(PNGError) -> [UInt8] {
    precondition(framesWritten == frameCount, "as many frames as announced")
    try writer.append(ChunkType.IEND, [])
    return writer.file
  }
}

// MARK: - Chunks

extension AnimatedPNGEncoder {
  /// Chunk types, as the four ASCII letters of their names; those are the format's own.
  private enum ChunkType {
    static let IDAT: UInt32 = 0x4944_4154
    static let IEND: UInt32 = 0x4945_4E44
    static let acTL: UInt32 = 0x6163_544C
    static let fcTL: UInt32 = 0x6663_544C
    static let fdAT: UInt32 = 0x6664_4154
  }

  /// Everything before the first frame: the header, the animation's size, what the encoder says.
  private mutating func begin(with chunks: [Chunk]) throws(PNGError) {
    for (index, chunk) in chunks.enumerated() {
      if chunk.type == ChunkType.IDAT { return }
      try writer.append(chunk.type, chunk.contents)
      if index == 0 {
        try writer.append(
          ChunkType.acTL, bigEndian(UInt32(frameCount)) + bigEndian(playCount))
      }
    }
  }

  /// A frame's place and time; it replaces what is below and stays.
  private mutating func control(_ place: Box, _ delay: Delay) -> [UInt8] {
    var contents = bigEndian(sequenceNumber())
    for number in [place.width, place.height, place.x, place.y] {
      contents += bigEndian(UInt32(number))
    }
    for number in [delay.numerator, delay.denominator] {
      contents += [UInt8(number >> 8), UInt8(number & 255)]
    }
    return contents + [0, 0]
  }

  private mutating func sequenceNumber() -> UInt32 {
    defer { nextSequenceNumber += 1 }
    return nextSequenceNumber
  }

  private func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private struct Chunk {
    var type: UInt32
    var contents: [UInt8]
  }

  /// The chunks of a file of our own encoder.
  private static func chunks(of file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var start = 8
    while start + 12 <= file.count {
      let number = { (at: Int) in file[at..<at + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
      let end = start + 8 + Int(number(start))
      chunks.append(Chunk(type: number(start + 4), contents: Array(file[start + 8..<end])))
      start = end + 4
    }
    return chunks
  }
}

// MARK: - Boxes

extension AnimatedPNGEncoder {
  /// A frame's part, in pixels from the upper left.
  fileprivate struct Box {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  /// The smallest box that holds every pixel that differs, or the first pixel if none does.
  private static func changes(from old: Pixmap, to new: Pixmap) -> Box {
    var (left, right, top, bottom) = (new.width, -1, new.height, -1)
    let (before, after) = (old.storage.span, new.storage.span)
    for y in 0..<new.height {
      let row = y * new.width
      guard let first = (row..<row + new.width).first(where: { before[$0] != after[$0] }),
        let last = (row..<row + new.width).last(where: { before[$0] != after[$0] })
      else { continue }
      (left, right) = (min(left, first - row), max(right, last - row))
      (top, bottom) = (min(top, y), y)
    }
    if right < 0 { return Box(x: 0, y: 0, width: 1, height: 1) }
    return Box(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

extension Pixmap {
  fileprivate func cropped(to box: AnimatedPNGEncoder.Box) -> Pixmap {
    var part = Pixmap(width: box.width, height: box.height)
    for y in 0..<box.height {
      let start = (box.y + y) * width + box.x
      part.storage.replaceSubrange(
        y * box.width..<(y + 1) * box.width, with: storage[start..<start + box.width])
    }
    return part
  }
}
