package import Pixels

/// What the comparison of two pictures found.
///
/// There is no default that reads as equal: ``verdict`` is worked out from counts which have to add
/// up to the whole picture.
package struct PictureComparison: Hashable, Sendable {
  /// What was allowed.
  package var limits: PictureLimits
  /// The expected picture's size.
  package var expectedSize: PixelSize
  /// The actual picture's size.
  package var actualSize: PixelSize
  /// How the sizes differ, or `nil` where they do not.
  package var sizeChange: SizeChange?
  /// Pixels that were compared and are the same.
  package var samePixels = 0
  /// Pixels that no comparison looked at, because a mask covers them.
  package var maskedPixels = 0
  /// Pixels that differ in any way, by class.
  package var classes = ClassCounts()
  /// Pixels that differ by more than ``PictureLimits/steps``.
  package var countedPixels = 0
  /// Pixels that differ by ``PictureLimits/metric``, where one was asked for and the sizes are the same.
  package var metricPixels: Int?
  /// The greatest difference of each channel.
  package var steps = ChannelSteps()
  /// The smallest box around all differing pixels, in the expected picture.
  package var box: PixelBox?
  /// The first, in row order, of the pixels that differ most.
  package var worstPixel: PixelDifference?
  /// The window with the most pixels that count.
  package var worstWindow: WorstWindow?
  /// Where moved pixels have gone, in whole pixels to the right and down.
  package var displacement: Displacement?
  /// What else the files say differently.
  package var metadata: [MetadataDifference] = []

  /// A way in whole pixels.
  package struct Displacement: Hashable, Sendable {
    package var x: Int
    package var y: Int
  }

  /// A comparison that has not looked at anything yet, and so does not match.
  init(expected: PixelSize, actual: PixelSize, limits: PictureLimits) {
    (expectedSize, actualSize, self.limits) = (expected, actual, limits)
  }
}

// MARK: - Verdict

extension PictureComparison {
  /// What it comes to.
  package enum Verdict: String, Hashable, Sendable {
    /// Every pixel that no mask covers is the same.
    case equal
    /// Pixels differ, but within the limits.
    case withinLimits = "within-limits"
    case differs
    /// The counts do not add up, which is a fault of ours and never a match.
    case unaccounted
  }

  /// What it comes to, from the counts.
  package var verdict: Verdict {
    guard areCountsWhole else { return .unaccounted }
    if sizeChange != nil || exceeded != nil { return .differs }
    return classes.total == 0 ? .equal : .withinLimits
  }

  /// Whether every pixel of the common area is accounted for.
  private var areCountsWhole: Bool {
    let common = sizeChange?.expectedArea
    let pixels = common.map { $0.width * $0.height } ?? expectedSize.pixels
    return samePixels + maskedPixels + classes.total == pixels
      && (expectedSize == actualSize) == (sizeChange == nil)
      && countedPixels <= classes.total && expectedSize.pixels > 0 && actualSize.pixels > 0
  }

  /// The limit that is exceeded.
  package enum Limit: Hashable, Sendable {
    /// More pixels count than may.
    case pixels(found: Int, allowed: Int)
    /// More pixels count by another tool's metric than may.
    case metric(PixelmatchMetric, found: Int, allowed: Int)
    /// More pixels count in one window than may.
    case window(WorstWindow, allowed: Int)
  }

  /// The first limit that is exceeded.
  package var exceeded: Limit? {
    if let metric = limits.metric {
      // Without a count nothing is known, and what is not known to pass does not.
      let found = metricPixels ?? countedPixels
      return found > limits.pixels ? .metric(metric, found: found, allowed: limits.pixels) : nil
    }
    if countedPixels > limits.pixels {
      return .pixels(found: countedPixels, allowed: limits.pixels)
    }
    if let allowed = limits.windowPixels, let worstWindow, worstWindow.pixels > allowed {
      return .window(worstWindow, allowed: allowed)
    }
    return nil
  }

  /// What is masked, of how much.
  package var comparedShare: Share {
    Share(expectedSize.pixels - maskedPixels, of: expectedSize.pixels)
  }
}
