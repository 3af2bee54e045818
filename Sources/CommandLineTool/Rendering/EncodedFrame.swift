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

  /// The encoded form of a picture; it depends on the pixels only.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - changedRows: The rows that may differ from the picture that `bands` was kept of.
  ///   - bands: What is kept of that picture, then of this one.
  ///   - encoder: Says how files are written.
  init(
    _ picture: RunPicture, changedRows: [Range<Int>], keeping bands: inout FrameBands,
    by encoder: PNGEncoder
  ) {
    do {
      file = .success(try encoder.encode(picture, changedRows: changedRows, keeping: &bands))
    } catch {
      file = .failure(error)
    }
    digest = Digest128(pixelsOf: picture)
  }
}
