extension PictureComparison {
  /// What differs, as a clause: how much of which kind, where, the worst pixel, and which limit
  /// decided.
  package var text: String {
    (sizeChange.map { "\($0); " } ?? "") + pixelsText
  }

  /// The same without what is said of the size.
  package var pixelsText: String {
    var parts: [String] = []
    if classes.total > 0 {
      parts = [placeTexts.joined(separator: ", "), ruleText]
    }
    return (parts + remarks(beside: parts)).joined(separator: "; ")
  }

  /// What differs, a clause each: the size, how much of which kind, the way it moved, the worst pixel,
  /// and which limit decided.
  package var details: [String] { sizeTexts + pixelDetails }

  /// The same without the amounts, for a place that shows these as a table.
  package var remarks: [String] {
    sizeTexts + (classes.total > 0 ? Array(pixelDetails.dropFirst()) : pixelDetails)
  }

  /// The details without what is said of the size.
  package var pixelDetails: [String] {
    let parts = classes.total > 0 ? placeTexts + [ruleText] : []
    return parts + remarks(beside: parts)
  }

  private var sizeTexts: [String] { sizeChange.map { ["\($0)"] } ?? [] }

  /// What is to be said where no pixel differs, or counts are wrong.
  private func remarks(beside parts: [String]) -> [String] {
    if verdict == .unaccounted { return ["the counts do not add up, which is a fault of segue"] }
    if !parts.isEmpty { return [] }
    return ["no pixel\(sizeChange == nil ? "" : " of the common area") differs"]
  }

  private var placeTexts: [String] {
    let area = Share(classes.total, of: max(1, samePixels + maskedPixels + classes.total))
    let amount = "\(Self.count(classes.total, "pixel")) (\(classes), \(area))"
    return [
      amount + (box.map { " in \($0)" } ?? ""),
      displacement.map { "moved by \($0.x),\($0.y)" },
      worstPixel.map { "worst at \($0) (\(Self.count($0.step, "step")))" },
    ].compactMap { $0 }
  }

  /// Which limit decided, and what would let it pass.
  private var ruleText: String {
    switch exceeded {
    case nil:
      return "within the limits (\(limits))"
    case .pixels(let found, let allowed):
      return "\(found) count and \(allowed) may; --pixels \(found) or --steps "
        + "\(steps.greatest) would pass"
    case .metric(let metric, let found, let allowed):
      return "\(metric) counts \(found) and \(allowed) may; --pixels \(found) would pass"
    case .window(let window, let allowed):
      return "\(window.pixels) count in \(window.box) and \(allowed) may; --window-pixels "
        + "\(window.pixels) would pass"
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)" + (number == 1 ? "" : "s")
  }
}
