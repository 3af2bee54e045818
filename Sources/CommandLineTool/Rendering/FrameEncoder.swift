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

  /// The file of a picture, or why there is none.
  func file(of pixmap: Pixmap) -> Result<[UInt8], PNGError> {
    do {
      return .success(try encode(pixmap))
    } catch {
      return .failure(error)
    }
  }
}

extension Result<[UInt8], PNGError> {
  /// The file's bytes.
  ///
  /// - Throws: `someFramesFailed`, which names what the picture is.
  func bytes(of picture: String) throws(CommandFailure) -> [UInt8] {
    switch self {
    case .success(let file): return file
    case .failure(let error): throw .someFramesFailed("\(picture): \(error)")
    }
  }
}
