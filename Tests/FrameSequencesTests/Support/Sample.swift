import Digests
import FrameSequences
import PNGCodec
import Pixels

/// Small sequences for tests.
enum Sample {
  static func header(frameCount: Int, fingerprint: UInt64 = 1) -> Manifest.Header {
    var header = Manifest.Header(
      toolVersion: "0.1.0", renderingRevision: 3, scene: "circle-reveal.json5",
      fingerprint: Digest128(high: 0, low: fingerprint))
    (header.width, header.height, header.scale) = (2, 1.5, 2)
    (header.pixelWidth, header.pixelHeight) = (4, 3)
    header.frameCount = frameCount
    return header
  }

  static func frame(_ number: Int) -> Manifest.Frame {
    Manifest.Frame(
      number: number, file: FrameNames(frameCount: 10).name(of: number),
      time: ExactFraction(Int64(number), over: 60))
  }

  static func plan(
    _ numbers: some Sequence<Int>, isWhole: Bool = true, fingerprint: UInt64 = 1
  ) -> SequencePlan {
    let frames = numbers.map(frame)
    return SequencePlan(
      header: header(frameCount: 10, fingerprint: fingerprint), frames: frames, isWhole: isWhole)
  }

  /// A picture of the sample's size that differs from frame to frame.
  static func pixmap(_ number: Int) -> Pixmap {
    var pixmap = Pixmap(width: 4, height: 3)
    for index in pixmap.storage.indices {
      pixmap.storage[index] = 0xFF00_0000 | UInt32(number * 16 + index)
    }
    return pixmap
  }

  static func file(_ number: Int) throws -> [UInt8] {
    try PNGEncoder(channels: .rgb).encode(pixmap(number))
  }

  /// Writes every remaining frame of a run and ends it.
  @discardableResult
  static func complete(_ session: OutputSession) throws -> [String] {
    try session.finish(
      try session.remaining.map { frame in
        try session.write(try file(frame.number), for: frame)
        var written = frame
        written.digest = Digest128(pixelsOf: pixmap(frame.number))
        return written
      })
  }
}
