package import Digests

/// What a folder of frames says of itself: `manifest.json`.
///
/// It holds nothing that could differ between two runs with the same result: no clock time, host
/// name or absolute path; its text is stable to the byte.
package struct Manifest: Hashable, Sendable {
  /// What all frames have in common.
  package var header: Header
  /// The frames, ascending by number, no number twice.
  package var frames: [Frame]

  /// A manifest of frames in any order.
  ///
  /// - Precondition: No number occurs twice.
  package init(header: Header, frames: [Frame]) {
    self.header = header
    self.frames = frames.sorted { $0.number < $1.number }
    for (left, right) in zip(self.frames, self.frames.dropFirst()) {
      precondition(left.number < right.number, "a manifest names a frame once")
    }
  }
}

extension Manifest {
  /// What all frames of a sequence have in common.
  package struct Header: Hashable, Sendable {
    /// The version of the tool that wrote the sequence.
    package var toolVersion: String
    /// The revision of the rendering: the same revision gives the same pixels.
    package var renderingRevision: Int
    /// The scene file's name, without its folder.
    package var scene: String
    /// The digest of everything that decides the pixels and their encoding.
    package var fingerprint: Digest128
    /// The variant's name, or `nil` for a scene without variants.
    package var variant: String?
    /// The canvas' width, in points.
    package var width: Double
    /// The canvas' height, in points.
    package var height: Double
    /// Pixels a point.
    package var scale: Double
    /// Columns of a frame, in pixels.
    package var pixelWidth: Int
    /// Rows of a frame, in pixels.
    package var pixelHeight: Int
    /// Frames a second.
    package var frameRate: ExactFraction
    /// Frames of the whole timeline, of which the manifest may name a part.
    package var frameCount: Int

    /// A header; the sizes and the rest are set afterwards.
    package init(
      toolVersion: String, renderingRevision: Int, scene: String, fingerprint: Digest128
    ) {
      self.toolVersion = toolVersion
      self.renderingRevision = renderingRevision
      self.scene = scene
      self.fingerprint = fingerprint
      (width, height, scale) = (0, 0, 1)
      (pixelWidth, pixelHeight) = (0, 0)
      frameRate = ExactFraction(60)
      frameCount = 0
    }
  }

  /// One frame.
  package struct Frame: Hashable, Sendable {
    /// Its place in the whole timeline, from 0.
    package var number: Int
    /// Its file's name in the manifest's folder.
    package var file: String
    /// The time that it shows, in seconds.
    package var time: ExactFraction
    /// The transition that runs at that time, if one does.
    package var transition: String?
    /// How far the transition is, 0...1, before its curve.
    package var progress: Double?
    /// The pixel digest, or `nil` as long as the file may not have been written.
    package var digest: Digest128?

    /// A frame that is not written yet; the rest is set afterwards.
    package init(number: Int, file: String, time: ExactFraction) {
      self.number = number
      self.file = file
      self.time = time
    }
  }

  /// This manifest's frames with some replaced or added by number.
  ///
  /// - Parameter frames: The newer ones; no number twice.
  /// - Returns: All frames, ascending.
  package func merging(_ frames: [Frame]) -> [Frame] {
    let newer = Set(frames.map(\.number))
    return (self.frames.filter { !newer.contains($0.number) } + frames)
      .sorted { $0.number < $1.number }
  }
}
