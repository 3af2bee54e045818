internal import FrameSequences
internal import PNGCodec
internal import Pixels
internal import SceneFormat

extension PNGEncoder {
  /// The encoder that a scene's output asks for.
  init(_ output: SceneOutput) {
    let compression: PNGCompression =
      switch output.compression {
      case .fast: .fast
      case .balanced: .balanced
      case .small: .small
      }
    self.init(channels: output.alpha == .opaque ? .rgb : .rgba, compression: compression)
  }

  /// The file of a frame.
  ///
  /// - Throws: `someFramesFailed`.
  func file(of frame: Int, _ pixmap: Pixmap) throws(CommandFailure) -> [UInt8] {
    do {
      return try encode(pixmap)
    } catch {
      throw .someFramesFailed("frame \(frame): \(error)")
    }
  }
}
