package import Pixels

/// The difference of two pictures, made strong enough to be seen.
///
/// Equal pixels are black. For others, each channel is the greater of the differences that are seen
/// over black and over white, times a gain, raised so that a single step can be told from black:
/// alpha that differs is seen even where the colours are the same. Where one of the pictures has no
/// pixels, the hatching stands.
package enum DifferencePicture {
  /// What a difference of any size is raised by, in 8-bit steps.
  package static let floor = 40

  /// The amplified difference.
  ///
  /// - Parameters:
  ///   - pair: The pictures.
  ///   - gain: What differences are multiplied by; at least 1.
  /// - Returns: An opaque picture of the pair's size.
  /// - Complexity: O(n) in the pixels; one allocation.
  package static func amplified(_ pair: PaddedPair, gain: Int = 8) -> Pixmap {
    precondition(gain >= 1, "a difference is amplified by 1 or more")
    let levels = (0...255).map { $0 == 0 ? UInt32(0) : UInt32(min(255, floor + $0 * gain)) }
    var picture = pair.expected
    let (expected, actual) = (pair.expected.storage.span, pair.actual.storage.span)
    picture.withMutablePixels { pixels in
      for y in pair.common.y..<pair.common.y + pair.common.height {
        let start = y * pair.width + pair.common.x
        for index in start..<start + pair.common.width {
          pixels[index] = 0xFF00_0000
          if expected[index] == actual[index] { continue }
          let steps = differences(expected[index], actual[index])
          pixels[index] |=
            levels[steps.red] | levels[steps.green] << 8 | levels[steps.blue] << 16
        }
      }
    }
    return picture
  }

  /// The greatest gain that keeps differences up to `greatestStep` apart from one another.
  ///
  /// - Parameter greatestStep: The largest difference of a channel, 0...255.
  /// - Returns: 1 or more.
  package static func gain(forGreatestStep greatestStep: Int) -> Int {
    precondition((0...255).contains(greatestStep), "a channel has 256 steps")
    return max(1, (255 - floor) / max(1, greatestStep))
  }

  /// The steps between two premultiplied pixels, over black or over white, whichever is more.
  private static func differences(
    _ first: UInt32, _ second: UInt32
  ) -> (red: Int, green: Int, blue: Int) {
    let channel = { (pixel: UInt32, shift: UInt32) in Int(pixel >> shift & 255) }
    let alpha = channel(first, 24) - channel(second, 24)
    let steps = { (shift: UInt32) in
      let difference = channel(first, shift) - channel(second, shift)
      return max(abs(difference), abs(difference - alpha))
    }
    return (steps(0), steps(8), steps(16))
  }
}
