package import Pixels

/// Many frames of one size laid over one another: what rests is sharp, what moves leaves ghosts.
///
/// Each channel is the average of the frames' premultiplied channels, weighted and rounded to
/// nearest, ties up; so a pixel that all frames share stays itself. Frames are added one by one,
/// and only sums are kept.
package struct OnionSkin: Sendable {
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int
  private var sums: [UInt64]
  private var weights: UInt64 = 0

  /// An overlay without frames yet.
  ///
  /// - Precondition: The sides are positive.
  package init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "an overlay has pixels")
    (self.width, self.height) = (width, height)
    sums = Array(repeating: 0, count: 4 * width * height)
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - frame: A picture of the overlay's size.
  ///   - weight: How strong it is beside the others, 1...65,535. Weights that rise let later frames
  ///     stand out, and the direction of motion is seen.
  package mutating func add(_ frame: Pixmap, weight: Int = 1) {
    precondition(frame.width == width && frame.height == height, "all frames have one size")
    precondition((1...65_535).contains(weight), "a frame's weight is 1...65,535")
    weights += UInt64(weight)
    for (index, pixel) in frame.storage.enumerated() {
      for channel in 0..<4 {
        sums[4 * index + channel] += UInt64(pixel >> UInt32(8 * channel) & 255) * UInt64(weight)
      }
    }
  }

  /// The overlay of the frames so far.
  ///
  /// - Precondition: There is one.
  package var picture: Pixmap {
    precondition(weights > 0, "an overlay is of frames")
    var picture = Pixmap(width: width, height: height)
    for index in picture.storage.indices {
      picture.storage[index] = (0..<4).reduce(0) { pixel, channel in
        let average = (2 * sums[4 * index + channel] + weights) / (2 * weights)
        return pixel | UInt32(average) << UInt32(8 * channel)
      }
    }
    return picture
  }
}
