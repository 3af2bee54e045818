package import Digests
package import Pixels

/// A whole picture, shared by the images that show parts of it.
package final class ImageSource: Sendable {
  /// What there is of it.
  package enum Content: Sendable {
    case pixels(Pixmap)
    /// To be drawn on a canvas of its own.
    case recording(DisplayList)
  }

  /// The pixels, or how to draw them.
  package let content: Content
  /// Digest of the content.
  package let digest: Digest128
  /// The pixels of every recording in this one, itself included, by digest.
  private let recordings: [Digest128: Int]
  /// Recordings within one another, this one included; 0 for ready pixels.
  private let depth: Int

  /// A picture whose content `digest` names.
  init(_ content: Content, digest: Digest128) {
    self.content = content
    self.digest = digest
    self.recordings = [:]
    self.depth = 0
  }

  /// A picture to be drawn; nil where it exceeds ``RecordingLimits`` or is not balanced.
  init?(recording list: DisplayList) {
    guard (0...RecordingLimits.side).contains(list.width),
      (0...RecordingLimits.side).contains(list.height), list.isBalanced
    else { return nil }
    var hasher = XXH3Hasher()
    hasher.update(text: "recording")
    let listDigest = list.contentDigest
    hasher.update(littleEndian: listDigest.high)
    hasher.update(littleEndian: listDigest.low)
    digest = hasher.finish()
    content = .recording(list)
    var recordings = [digest: list.width * list.height]
    var depth = 0
    for source in list.imageSources where source.depth > 0 {
      recordings.merge(source.recordings) { known, _ in known }
      depth = max(depth, source.depth)
    }
    self.recordings = recordings
    self.depth = depth + 1
    guard recordedPixels <= RecordingLimits.pixels, self.depth <= RecordingLimits.depth else {
      return nil
    }
  }

  /// The pixels of this recording and of all those in it, each counted once.
  package var recordedPixels: Int { recordings.values.reduce(0, +) }

  /// Columns, in pixels.
  package var width: Int {
    switch content {
    case .pixels(let pixmap): pixmap.width
    case .recording(let list): list.width
    }
  }

  /// Rows, in pixels.
  package var height: Int {
    switch content {
    case .pixels(let pixmap): pixmap.height
    case .recording(let list): list.height
    }
  }
}

extension DisplayList {
  /// The sources of all pictures that the list paints with.
  fileprivate var imageSources: [ImageSource] {
    commands.compactMap { command in
      guard case .fill(_, .image(let paint)) = command else { return nil }
      return paint.image.source
    }
  }
}
