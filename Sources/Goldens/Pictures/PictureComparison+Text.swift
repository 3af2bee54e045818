extension PictureComparison {
  /// What differs, as a clause: how much of which kind, where, the worst pixel, and which limit
  /// decided.
  package var text: String {
    (sizeChange.map { "\($0); " } ?? "") + pixelsText
  }

  /// The same without what is said of the size.
  package var pixelsText: String {
    var parts: [String] = []
    if classes.total > 0 { parts.append(pixelText) }
    if verdict == .unaccounted {
      parts.append("the counts do not add up, which is a fault of segue")
    }
    if parts.isEmpty {
      parts.append("no pixel\(sizeChange == nil ? "" : " of the common area") differs")
    }
    return parts.joined(separator: "; ")
  }

  private var pixelText: String {
    let area = Share(classes.total, of: max(1, samePixels + maskedPixels + classes.total))
    var text = "\(Self.count(classes.total, "pixel")) (\(classes), \(area))"
    if let box { text += " in \(box)" }
    if let displacement { text += ", moved by \(displacement.x),\(displacement.y)" }
    if let worstPixel {
      text += ", worst at \(worstPixel) (\(Self.count(worstPixel.step, "step")))"
    }
    return text + "; " + ruleText
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
