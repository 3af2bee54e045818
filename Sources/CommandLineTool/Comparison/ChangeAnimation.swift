internal import ComparisonReports
internal import FrameSequences
internal import PNGCodec
internal import Pixels
internal import SystemFiles

/// `changes.png`: before and after side by side, of every frame that has a picture on both sides; each is
/// shown until the next of them begins.
struct ChangeAnimation {
  let sequence: ReportSequence
  /// The folder for results, from which pictures are read back.
  let results: String

  /// The file's bytes; nil if no frame has both pictures.
  var file: [UInt8]? {
    get throws(CommandFailure) {
      let frames = try Self.ofOneSize(sequence.frames.compactMap { paths(of: $0) }, results)
      guard !frames.isEmpty else { return nil }
      let delays = try AnimationDelays(frames.map(\.number), rate: sequence.frameRate)
      var encoder = try AnimationFile.encoder(
        frames: frames.count, encoder: PNGEncoder(channels: .rgb, compression: .balanced))
      for frame in frames {
        let pair = PaddedPair(
          expected: try Self.picture(results + "/" + frame.expected),
          actual: try Self.picture(results + "/" + frame.actual))
        do {
          try encoder.append(
            Triptych.beforeAndAfter(pair), for: delays.delay(ofFrame: frame.number))
        } catch {
          throw .someFramesFailed("frame \(frame.number) of the animation: \(error)")
        }
      }
      do { return try encoder.finish() } catch {
        throw .someFramesFailed("the animation: \(error)")
      }
    }
  }

  private struct Paths {
    var number: Int
    var expected: String
    var actual: String
  }

  private func paths(of frame: ReportFrame) -> Paths? {
    guard case .file(let expected)? = frame.expected, case .file(let actual)? = frame.actual else {
      return nil
    }
    return Paths(number: frame.number, expected: expected, actual: actual)
  }

  /// The frames that have the first one's size: an animation has one.
  private static func ofOneSize(
    _ frames: [Paths], _ results: String
  ) throws(CommandFailure) -> [Paths] {
    var size: (Int, Int)?
    var kept: [Paths] = []
    for frame in frames {
      let (one, other) = (
        try picture(results + "/" + frame.expected), try picture(results + "/" + frame.actual)
      )
      let own = (max(one.width, other.width), max(one.height, other.height))
      if own == size ?? own { kept.append(frame) }
      size = size ?? own
    }
    return kept
  }

  private static func picture(_ path: String) throws(CommandFailure) -> Pixmap {
    switch FilePictures.read(path) {
    case .success(let picture): return picture.straight.premultiplied()
    case .failure(let fault): throw .inputOutput(fault.text)
    }
  }
}
