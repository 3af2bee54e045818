package import Digests
package import FrameSequences

/// What a sequence should look like, as text: a digest for each frame, and the stamp of what made it.
///
/// A frame takes about fifty bytes, any tool that compares lines shows what changed, and the numbers
/// need no picture to be compared with.
package struct GoldenList: Hashable, Sendable {
  /// The version of the tool that rendered the frames.
  package var toolVersion: String
  /// The revision of its rendering: another revision may draw the same scene with other pixels.
  package var renderingRevision: Int
  /// The scene file's name, without its folder.
  package var scene: String
  /// The variant's name, if there are variants.
  package var variant: String?
  /// The frames' size.
  package var size: PixelSize
  /// Frames a second.
  package var frameRate: ExactFraction
  /// The digest of `tracks.tsv`, if there is one.
  package var tracks: Digest128?
  /// The frames, ascending by number.
  package var frames: [Frame]
  /// The number of the last frame of the whole list, which decides what pictures are called.
  private(set) var lastNumber = 0

  /// One frame.
  package struct Frame: Hashable, Sendable {
    /// Its number in the whole time line.
    package var number: Int
    /// The time that it shows, in seconds.
    package var time: ExactFraction
    /// The pixel digest.
    package var digest: Digest128
    /// Whether a picture of it lies beside the list.
    package var hasPicture: Bool
    /// The digest of the picture's file, where that is known.
    ///
    /// A file with it need not be decoded to know that it shows the frame; one that was compressed anew has
    /// another, and is looked at.
    package var file: Digest128?

    /// A frame.
    package init(number: Int, time: ExactFraction, digest: Digest128, hasPicture: Bool = false) {
      (self.number, self.time, self.digest) = (number, time, digest)
      self.hasPicture = hasPicture
    }
  }

  /// The list of what a manifest describes, with pictures of some frames.
  ///
  /// - Returns: `nil` for a manifest of frames without digests, which an interrupted run leaves.
  package init?(_ manifest: Manifest, pictures: Set<Int>, tracks: Digest128? = nil) {
    let header = manifest.header
    (toolVersion, renderingRevision) = (header.toolVersion, header.renderingRevision)
    (scene, variant) = (header.scene, header.variant)
    size = PixelSize(width: header.pixelWidth, height: header.pixelHeight)
    frameRate = header.frameRate
    self.tracks = tracks
    frames = []
    for frame in manifest.frames {
      guard let digest = frame.digest else { return nil }
      frames.append(
        Frame(
          number: frame.number, time: frame.time, digest: digest,
          hasPicture: pictures.contains(frame.number)))
    }
    noteLastNumber()
  }

  /// The sequence, as comparisons take it.
  package var side: SequenceSide {
    SequenceSide(
      frames: frames.map { .init(number: $0.number, time: $0.time, digest: $0.digest) },
      frameRate: frameRate, size: size)
  }

  /// The names of the pictures, which do not change when frames are taken out.
  package var names: FrameNames { FrameNames(frameCount: lastNumber + 1) }

  /// Notes that all frames are there.
  mutating func noteLastNumber() { lastNumber = frames.last?.number ?? 0 }

  /// The frames of which a picture is kept: the first, the middle and the last of each transition, and
  /// the first and the last of all.
  package static func keyFrames(of manifest: Manifest) -> Set<Int> {
    var keys = Set([manifest.frames.first, manifest.frames.last].compactMap { $0?.number })
    var runs: [[Manifest.Frame]] = []
    for frame in manifest.frames where frame.transition != nil {
      if let last = runs.last?.last, last.transition == frame.transition,
        last.number + 1 == frame.number
      {
        runs[runs.count - 1].append(frame)
      } else {
        runs.append([frame])
      }
    }
    for run in runs {
      keys.formUnion([run[0].number, run[run.count / 2].number, run[run.count - 1].number])
    }
    return keys
  }
}
