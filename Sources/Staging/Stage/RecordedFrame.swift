public import Digests
public import Drawing
import FrameSequences
import PNGCodec
public import Pixels
import Rasterization

/// One frame of a recording: what is to be drawn, and what was animated.
///
/// A value without references, so that frames can be drawn on any core.
public struct RecordedFrame: Hashable, Sendable {
  /// Counted from 0.
  public let index: Int
  /// Seconds since the stage was made.
  public let time: Double
  /// The exact time in seconds, for instance `7/60`.
  public let timeText: String
  /// What is to be drawn.
  public let displayList: DisplayList
  /// What every animated property of every layer shows, in the order of the tree.
  public let values: [LayerValue]

  /// The frame's pixels, drawn anew with each call.
  public func pixels() -> Pixmap {
    var rasterizer = Rasterizer()
    return rasterizer.render(displayList)
  }

  /// The name of the frame's pixels by content: the digest that manifests and golden files hold.
  ///
  /// Its description is 32 hexadecimal digits. Equal pictures have equal digests on every machine.
  public func pixelDigest() -> Digest128 { Digest128(pixelsOf: pixels()) }

  /// The frame as a PNG file's bytes.
  ///
  /// - Throws: That libpng has no memory left.
  public func png() throws -> [UInt8] {
    let pixels = pixels()
    return try PNGEncoder(channels: pixels.isOpaque ? .rgb : .rgba).encode(pixels)
  }
}
