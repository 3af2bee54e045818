import Digests
import Foundation

/// The digests of a scene's frames, as they are kept beside it: one line a frame after a head.
struct DigestFile: Equatable {
  var renderingRevision: Int
  /// Columns and rows, in pixels.
  var size: String
  var digests: [Digest128]

  init(renderingRevision: Int, size: String, digests: [Digest128]) {
    self.renderingRevision = renderingRevision
    self.size = size
    self.digests = digests
  }

  /// Reads a file; nil when there is none or it is damaged.
  init?(_ url: URL) {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    guard lines.count >= 2, lines[0] == ["rendering-revision", lines[0].last ?? ""],
      let revision = lines[0].last.flatMap({ Int($0) }), lines[1].first == "size"
    else { return nil }
    renderingRevision = revision
    size = lines[1].last ?? ""
    digests = lines.dropFirst(2).compactMap { Digest128(hexadecimal: $0.last ?? "") }
    guard digests.count == lines.count - 2 else { return nil }
  }

  var text: String {
    var lines = ["rendering-revision \(renderingRevision)", "size \(size)"]
    for (index, digest) in digests.enumerated() { lines.append("\(index) \(digest)") }
    return lines.joined(separator: "\n") + "\n"
  }
}
