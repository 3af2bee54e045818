package import PNGCodec

/// Counts differing pixels exactly as pixelmatch does in its present form, for people who move their
/// limits over from it.
///
/// The form is that of its source in summer 2026, after version 7.2.0: distances in OKLab with a toe on
/// lightness, by HyAB, read from tables of 257 and 4098 entries between which it interpolates; the
/// detector of smoothed edges on Rec. 601 luma over mid-grey. Older releases and most ports score in YIQ
/// and count otherwise. Tables come from our own power function, so the counts are the same on every
/// machine; pixelmatch takes its from the browser's, whose last bit may differ.
///
/// - SeeAlso: Björn Ottosson, A perceptual color space for image processing, 2020; Saeedeh Abasi et
///   al., Distance metrics for very large color differences, 2020; Vytautas Vyšniauskas, Anti-aliased
///   Pixel and Intensity Slope Detector, 2009.
package struct PixelmatchMetric: Hashable, Sendable {
  /// The metric's name and version, as results print it.
  package static let name = "pixelmatch-oklab-2026"

  /// The greatest distance that is the same, where black and white are 1 apart.
  package var threshold: Double
  /// Whether pixels on smoothed edges count too.
  package var countsAntiAliasing: Bool
  /// Whether pixels that are not opaque are seen over a pattern, and not over white.
  package var usesPattern: Bool

  /// The metric with its own defaults.
  ///
  /// - Precondition: The threshold is 0...1.
  package init(
    threshold: Double = 0.1, countsAntiAliasing: Bool = false, usesPattern: Bool = true
  ) {
    precondition(threshold >= 0 && threshold <= 1, "a threshold is a share")
    self.threshold = threshold
    self.countsAntiAliasing = countsAntiAliasing
    self.usesPattern = usesPattern
  }

  /// Counts pixels that differ.
  ///
  /// - Parameters:
  ///   - expected: The golden picture.
  ///   - actual: The other.
  ///   - mask: Pixels that do not count, in the pictures' size.
  /// - Returns: How many there are.
  /// - Precondition: Both pictures have one size.
  /// - Complexity: O(n) in the pixels; no memory but the tables.
  package func count(
    expected: StraightImage, actual: StraightImage, mask: FrameMask? = nil
  ) -> Int {
    precondition(
      PixelSize(of: expected) == PixelSize(of: actual), "the metric needs pictures of one size")
    let detector = EdgeDetector(PixelGrid(expected), PixelGrid(actual))
    let (left, right) = (expected.pixels.span, actual.pixels.span)
    var count = 0
    for index in left.indices where left[index] != right[index] {
      if let mask, mask.covers(index) { continue }
      guard differ(left[index], right[index], at: index) else { continue }
      let (y, x) = index.quotientAndRemainder(dividingBy: expected.width)
      if countsAntiAliasing || !detector.isOnEdge(x, y) { count += 1 }
    }
    return count
  }

  private func differ(_ one: UInt32, _ other: UInt32, at index: Int) -> Bool {
    let isOpaque = one >> 24 == 255 && other >> 24 == 255
    let background = isOpaque || !usesPattern ? .white : OKLabColor.Background(pixel: index)
    let (left, right) = (
      OKLabColor(one, over: background), OKLabColor(other, over: background)
    )
    return left.isFarther(than: threshold, from: right)
  }
}

extension PixelmatchMetric: CustomStringConvertible {
  /// `pixelmatch-oklab-2026 at 0.1`.
  package var description: String { "\(Self.name) at \(threshold)" }
}
