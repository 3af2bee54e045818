internal import Digests
internal import FrameSequences
internal import PNGCodec
internal import Pixels

/// What a sequence needs of a picture, whichever frames show it.
struct EncodedFrame: Sendable {
  /// The PNG file's bytes, or why there are none.
  let file: Result<[UInt8], PNGError>
  /// Names the pixels.
  let digest: Digest128

  /// The encoded form of a picture.
  init(_ pixmap: Pixmap, by encoder: PNGEncoder) {
    file = encoder.file(of: pixmap)
    digest = Digest128(pixelsOf: pixmap)
  }
}
