internal import Pixels
internal import FrameSequences

/// A run's result as JSON, with its keys in a fixed order: the same result always gives the same bytes.
package enum ResultJSON {
  /// The version of the schema, raised whenever a reader could stumble over a change.
  package static let schemaVersion = 1

  /// The whole text, one sequence's frame a line.
  package static func text(of result: ComparisonResult) -> String {
    var lines = [
      "{",
      "  \"segueComparison\": \(schemaVersion),",
      "  \"tool\": \(JSONSpelling.quoted(result.toolVersion)),",
      "  \"renderingRevision\": \(result.renderingRevision),",
      "  \"match\": \(result.isMatch),",
      "  \"compared\": \(result.comparedCount),",
      "  \"frames\": \(result.frameCount),",
      "  \"limits\": \(limits(result.limits)),",
      "  \"sequences\": [",
    ]
    for (index, sequence) in result.sequences.enumerated() {
      lines += self.lines(of: sequence)
      lines[lines.count - 1] += index == result.sequences.count - 1 ? "" : ","
    }
    return (lines + ["  ]", "}", ""]).joined(separator: "\n")
  }

  private static func lines(of sequence: SequenceResult) -> [String] {
    var lines = [
      "    {",
      "      \"name\": \(JSONSpelling.quoted(sequence.name)),",
      "      \"variant\": \(JSONSpelling.quoted(sequence.variant)),",
      "      \"fps\": \(JSONSpelling.quoted(sequence.frameRate?.description)),",
      "      \"match\": \(sequence.isMatch),",
      "      \"compared\": \(sequence.comparedCount),",
      "      \"worstFrame\": \(number(sequence.worstFrame?.number)),",
    ]
    lines += list("findings", sequence.findings.map(finding), isLast: false)
    lines += list("masks", sequence.masks.map(mask), isLast: false)
    lines += list("frames", sequence.frames.map(frame), isLast: true)
    return lines + ["    }"]
  }

  private static func list(_ name: String, _ items: [String], isLast: Bool) -> [String] {
    let end = isLast ? "" : ","
    if items.isEmpty { return ["      \"\(name)\": []\(end)"] }
    let rows = items.enumerated().map {
      "        \($0.element)\($0.offset == items.count - 1 ? "" : ",")"
    }
    return ["      \"\(name)\": ["] + rows + ["      ]\(end)"]
  }
}

// MARK: - Objects

extension ResultJSON {
  private static func object(_ members: [(String, String?)]) -> String {
    let present = members.compactMap { name, value in value.map { "\"\(name)\": \($0)" } }
    return "{" + present.joined(separator: ", ") + "}"
  }

  private static func number(_ value: Int?) -> String { value.map { "\($0)" } ?? "null" }

  private static func limits(_ limits: PictureLimits) -> String {
    object([
      ("steps", "\(limits.steps)"), ("pixels", "\(limits.pixels)"),
      ("windowPixels", number(limits.windowPixels)), ("windowSide", "\(limits.windowSide)"),
      ("metric", limits.metric.map { _ in JSONSpelling.quoted(PixelmatchMetric.name) }),
      ("threshold", limits.metric.map { "\($0.threshold)" }),
    ])
  }

  private static func finding(_ finding: ComparisonFinding) -> String {
    object([
      ("kind", JSONSpelling.quoted(finding.kind.rawValue)),
      ("frame", number(finding.frame)),
      ("time", JSONSpelling.quoted(finding.time?.description)),
      ("frames", "\(finding.frames)"),
      ("layer", finding.layer.map { JSONSpelling.quoted($0) }),
      ("property", finding.property.map { JSONSpelling.quoted($0) }),
      ("text", JSONSpelling.quoted(finding.text)),
    ])
  }

  private static func mask(_ mask: SequenceResult.Mask) -> String {
    object([
      ("mask", JSONSpelling.quoted(mask.text)), ("pixels", "\(mask.pixels)"),
      ("of", "\(mask.whole)"),
    ])
  }

  private static func frame(_ frame: FrameResult) -> String {
    object([
      ("number", "\(frame.number)"), ("expected", number(frame.expectedNumber)),
      ("time", JSONSpelling.quoted(frame.time?.description)),
      ("state", JSONSpelling.quoted(frame.state.rawValue)),
      ("misplaced", frame.misplacement.map { JSONSpelling.quoted($0.rawValue) }),
      ("reason", frame.reason.map { JSONSpelling.quoted($0) }),
      ("pictures", frame.comparison.map(comparison)),
    ])
  }

  private static func comparison(_ comparison: PictureComparison) -> String {
    let classes = DifferenceClass.allCases.map { ($0.rawValue, "\(comparison.classes[$0])") }
    let steps = comparison.steps
    return object([
      ("verdict", JSONSpelling.quoted(comparison.verdict.rawValue)),
      ("expectedSize", size(comparison.expectedSize)),
      ("actualSize", size(comparison.actualSize)),
      ("sizeChange", comparison.sizeChange.map { JSONSpelling.quoted("\($0)") }),
      ("same", "\(comparison.samePixels)"), ("masked", "\(comparison.maskedPixels)"),
      ("different", "\(comparison.classes.total)"), ("counted", "\(comparison.countedPixels)"),
      ("metric", comparison.metricPixels.map { "\($0)" }),
      ("classes", object(classes.map { ($0.0, $0.1) })),
      ("steps", "[\(steps.red), \(steps.green), \(steps.blue), \(steps.alpha)]"),
      ("box", comparison.box.map(box)),
      ("worstPixel", comparison.worstPixel.map(pixel)),
      (
        "worstWindow",
        comparison.worstWindow.map { object([("box", box($0.box)), ("pixels", "\($0.pixels)")]) }
      ),
      ("moved", comparison.displacement.map { "[\($0.x), \($0.y)]" }),
    ])
  }

  private static func size(_ size: PixelSize) -> String { "[\(size.width), \(size.height)]" }

  private static func box(_ box: PixelBox) -> String {
    "[\(box.x), \(box.y), \(box.width), \(box.height)]"
  }

  private static func pixel(_ pixel: PixelDifference) -> String {
    object([
      ("x", "\(pixel.x)"), ("y", "\(pixel.y)"),
      ("expected", JSONSpelling.quoted(PixelDifference.text(pixel.expected))),
      ("actual", JSONSpelling.quoted(PixelDifference.text(pixel.actual))),
    ])
  }
}
