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
    lines += headerFields.map { "  \(JSONSpelling.quoted($0.key)): \($0.value)," }
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
      ("tool", JSONSpelling.quoted(header.toolVersion)),
      ("renderingRevision", "\(header.renderingRevision)"),
      ("scene", JSONSpelling.quoted(header.scene)),
      ("fingerprint", JSONSpelling.quoted("\(header.fingerprint)")),
      ("variant", JSONSpelling.quoted(header.variant)),
      ("size", "[\(JSONSpelling.number(header.width)), \(JSONSpelling.number(header.height))]"),
      ("scale", JSONSpelling.number(header.scale)),
      ("pixels", "[\(header.pixelWidth), \(header.pixelHeight)]"),
      ("fps", JSONSpelling.quoted("\(header.frameRate)")),
      ("frameCount", "\(header.frameCount)"),
    ]
  }
}

extension Manifest.Frame {
  /// The frame as a JSON object on one line.
  fileprivate var text: String {
    let fields: [(key: String, value: String)] = [
      ("number", "\(number)"),
      ("file", JSONSpelling.quoted(file)),
      ("time", JSONSpelling.quoted("\(time)")),
      ("transition", JSONSpelling.quoted(transition)),
      ("progress", progress.map(JSONSpelling.number) ?? "null"),
      ("digest", JSONSpelling.quoted(digest?.description)),
    ]
    return "{" + fields.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}"
  }
}
