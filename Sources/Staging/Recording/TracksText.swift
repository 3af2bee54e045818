internal import FrameSequences

/// The text of a file of tracks: what every animated property of every layer shows, frame by frame.
///
/// Columns, separated by tabs: frame, time in seconds as a fraction, layer path, key, value. Tabs, line breaks
/// and backslashes in names are written with a backslash.
package struct TracksText {
  private var lines = ["frame\ttime\tlayer\tkey\tvalue"]

  /// The heading alone.
  package init() {}

  /// Adds the rows of a frame; frames come in ascending order.
  package mutating func append(_ values: [LayerValue], frame: Int, time: String) {
    for value in values {
      let columns = [
        "\(frame)", time, EscapedText.escaped(value.layerPath), value.keyPath,
        EscapedText.escaped(value.text),
      ]
      lines.append(columns.joined(separator: "\t"))
    }
  }

  /// The whole text.
  package var text: String { lines.joined(separator: "\n") + "\n" }
}
