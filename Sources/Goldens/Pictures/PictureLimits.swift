/// How much two pictures may differ and still match; nothing at all unless it is said.
package struct PictureLimits: Hashable, Sendable {
  /// A pixel counts when one of its channels differs by more 8-bit steps than this; 0...255.
  package var steps: Int
  /// The most pixels that may count.
  package var pixels: Int
  /// The most pixels that may count within one square window, or `nil` for no such limit.
  package var windowPixels: Int?
  /// The side of that square, in pixels; at least 1.
  package var windowSide: Int
  /// What counts pixels in place of ``steps`` and windows, for limits taken over from another tool; `nil`
  /// for steps.
  package var metric: PixelmatchMetric?
  /// A difference of at most so many steps is called rounding.
  package var roundingSteps = 2

  /// Limits; without any, pictures have to be the same.
  ///
  /// - Precondition: Every number is in its range.
  package init(steps: Int = 0, pixels: Int = 0, windowPixels: Int? = nil, windowSide: Int = 32) {
    precondition((0...255).contains(steps), "a channel has 255 steps")
    precondition(pixels >= 0 && windowPixels ?? 0 >= 0, "a limit is not negative")
    precondition(windowSide > 0, "a window has pixels")
    (self.steps, self.pixels) = (steps, pixels)
    (self.windowPixels, self.windowSide) = (windowPixels, windowSide)
  }

  /// Pictures have to be the same.
  package static let exact = PictureLimits()

  /// Whether every pixel may be off by a step.
  package var allowsRounding: Bool { steps > 0 && metric == nil }

  /// Whether nothing may differ.
  package var isExact: Bool { steps == 0 && pixels == 0 && metric == nil }
}

extension PictureLimits: CustomStringConvertible {
  /// What is allowed, as a clause.
  package var description: String {
    if isExact { return "exact" }
    if let metric { return "at most \(pixels) pixels by \(metric)" }
    let window = windowPixels.map { ", at most \($0) of them in \(windowSide)x\(windowSide)" }
    return "at most \(pixels) pixels by more than \(steps) steps" + (window ?? "")
  }
}
