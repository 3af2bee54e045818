internal import Digests

extension Manifest {
  /// The version of the format that this code writes and reads.
  static let formatVersion = 1

  /// The JSON text: keys in a fixed order, one frame a line, a line break at the end.
  ///
  /// The same manifest always gives the same bytes.
  ///
  /// - Precondition: All numbers are finite.
  package var text: String {
    var lines = ["{"]
    lines += headerFields.map { "  \(JSONText.quoted($0.key)): \($0.value)," }
    lines.append("  \"frames\": [")
    for (index, frame) in frames.enumerated() {
      lines.append("    \(frame.text)\(index == frames.count - 1 ? "" : ",")")
    }
    lines += ["  ]", "}", ""]
    return lines.joined(separator: "\n")
  }

  private var headerFields: [(key: String, value: String)] {
    [
      ("segue", "\(Self.formatVersion)"),
      ("tool", JSONText.quoted(header.toolVersion)),
      ("renderingRevision", "\(header.renderingRevision)"),
      ("scene", JSONText.quoted(header.scene)),
      ("fingerprint", JSONText.quoted("\(header.fingerprint)")),
      ("variant", JSONText.quoted(header.variant)),
      ("size", "[\(JSONText.number(header.width)), \(JSONText.number(header.height))]"),
      ("scale", JSONText.number(header.scale)),
      ("pixels", "[\(header.pixelWidth), \(header.pixelHeight)]"),
      ("fps", JSONText.quoted("\(header.frameRate)")),
      ("frameCount", "\(header.frameCount)"),
    ]
  }
}

extension Manifest.Frame {
  /// The frame as a JSON object on one line.
  fileprivate var text: String {
    let fields: [(key: String, value: String)] = [
      ("number", "\(number)"),
      ("file", JSONText.quoted(file)),
      ("time", JSONText.quoted("\(time)")),
      ("transition", JSONText.quoted(transition)),
      ("progress", progress.map(JSONText.number) ?? "null"),
      ("digest", JSONText.quoted(digest?.description)),
    ]
    return "{" + fields.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}"
  }
}
