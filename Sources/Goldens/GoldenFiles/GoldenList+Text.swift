internal import Digests
internal import FrameSequences

extension GoldenList {
  /// The version of the format that this code writes and reads.
  static let formatVersion = 1

  /// The text: the stamp, a line each, then the frames; the same list always gives the same bytes.
  package var text: String {
    var lines = [
      "#segue-goldens \(Self.formatVersion)",
      "#tool \(EscapedText.escaped(toolVersion))",
      "#rendering-revision \(renderingRevision)",
      "#scene \(EscapedText.escaped(scene))",
    ]
    if let variant { lines.append("#variant \(EscapedText.escaped(variant))") }
    lines += ["#pixels \(size)", "#fps \(frameRate)"]
    if let tracks { lines.append("#tracks \(tracks)") }
    lines += frames.map {
      "\($0.number)\t\($0.time)\t\($0.digest)" + ($0.hasPicture ? "\tpicture" : "")
        + ($0.hasPicture ? $0.file.map { "\t\($0)" } ?? "" : "")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
