package import Digests
package import FrameSequences

/// One of the two sequences that are compared, without its pictures.
package struct SequenceSide: Hashable, Sendable {
  /// One frame, by its digest.
  package struct Frame: Hashable, Sendable {
    /// Its number in the whole time line.
    package var number: Int
    /// The time that it shows, in seconds, where that is known.
    package var time: ExactFraction?
    /// The pixel digest, or `nil` for a frame that cannot be read: it equals nothing.
    package var digest: Digest128?

    /// A frame.
    package init(number: Int, time: ExactFraction? = nil, digest: Digest128?) {
      (self.number, self.time, self.digest) = (number, time, digest)
    }
  }

  /// The frames, in their order.
  package var frames: [Frame]
  /// Frames a second, where that is known.
  package var frameRate: ExactFraction?
  /// The frames' size, where that is known without looking.
  package var size: PixelSize?

  /// A sequence.
  package init(frames: [Frame], frameRate: ExactFraction? = nil, size: PixelSize? = nil) {
    (self.frames, self.frameRate, self.size) = (frames, frameRate, size)
  }

  /// The sequence that a manifest describes.
  package init(_ manifest: Manifest) {
    let header = manifest.header
    self.init(
      frames: manifest.frames.map { Frame(number: $0.number, time: $0.time, digest: $0.digest) },
      frameRate: header.frameRate,
      size: PixelSize(width: header.pixelWidth, height: header.pixelHeight))
  }
}
