package import Pixels
package import Digests
internal import SystemFiles
internal import FrameSequences

/// Makes what a run showed the golden: all of it, or what a filter leaves.
package struct Acceptance: Hashable, Sendable {
  /// Only these frames, by number.
  package var frames: Set<Int>?
  /// Only frames of this time.
  package var time: MaskRule.Span?
  /// Only frames all of whose differing pixels lie in this box.
  package var region: PixelBox?
  /// Only frames most of whose differing pixels are of these classes.
  package var causes: Set<DifferenceClass>?
  /// Whether the size and the frame rate may change.
  package var allowsOtherShape = false

  /// Everything is accepted, as long as size and rate stay.
  package init() {}

  /// Whether all frames are accepted.
  private var isWhole: Bool { frames == nil && time == nil && region == nil && causes == nil }

  /// A golden that is accepted, with how many of its frames have another digest than before, or are new.
  package typealias Accepted = (replacement: GoldenReplacement, count: Int)

  /// Accepts the frames of a result bundle: all is read, checked and written beside the golden, which is
  /// as it was until the replacement is put in its place.
  ///
  /// - Parameters:
  ///   - bundle: What the run showed, as a golden would be, with `differences.tsv` and the stamp in it.
  ///   - golden: What it becomes.
  ///   - scene: The scene's fingerprint as it is now.
  /// - Returns: What is to be put in place.
  /// - Throws: What stands in the way.
  package func accept(
    _ bundle: GoldenFolder, as golden: GoldenFolder, scene: Digest128
  ) throws(GoldenError) -> Accepted {
    let new = try bundle.list()
    try check(try bundle.stamp(), golden, scene)
    let old = golden.exists ? try golden.list() : nil
    if let old { try checkShape(old, new) }
    if old == nil, !isWhole {
      throw .acceptRefused("there is no golden yet, so that only all frames can be accepted")
    }
    guard let old, !isWhole else { return try acceptAll(of: bundle, new, old, golden) }
    return try acceptSome(of: bundle, new, old, golden)
  }

  private func check(
    _ stamp: ComparisonStamp, _ golden: GoldenFolder, _ scene: Digest128
  ) throws(GoldenError) {
    guard stamp.scene == scene else {
      throw .acceptRefused("the scene is not the one that was compared; compare again")
    }
    guard stamp.golden == (try golden.listDigest()) else {
      throw .acceptRefused("the golden has changed since it was compared; compare again")
    }
  }

  private func checkShape(_ old: GoldenList, _ new: GoldenList) throws(GoldenError) {
    guard !allowsOtherShape || !isWhole else { return }
    guard old.size == new.size else {
      throw .acceptRefused(
        "the frames are \(new.size), not \(old.size); --accept-shape accepts that")
    }
    guard old.frameRate == new.frameRate else {
      throw .acceptRefused(
        "there are \(new.frameRate) frames a second, not \(old.frameRate); --accept-shape accepts that"
      )
    }
  }

  private func acceptAll(
    of bundle: GoldenFolder, _ new: GoldenList, _ old: GoldenList?, _ golden: GoldenFolder
  ) throws(GoldenError) -> Accepted {
    var pictures: [Int: [UInt8]] = [:]
    for frame in new.frames where frame.hasPicture {
      pictures[frame.number] = try checkedPicture(of: frame, in: new, bundle)
    }
    let files = try golden.files(new, pictures: pictures, tracks: try bundle.tracksFile(of: new))
    let before = Dictionary(
      (old?.frames ?? []).map { ($0.number, $0.digest) }, uniquingKeysWith: { first, _ in first })
    let count = new.frames.count { before[$0.number] != $0.digest }
    return (try GoldenReplacement(of: golden, files: files), count)
  }

  /// The bytes of a picture that is the one its list means.
  private func checkedPicture(
    of frame: GoldenList.Frame, in list: GoldenList, _ folder: GoldenFolder
  ) throws(GoldenError) -> [UInt8] {
    _ = try folder.picture(of: frame, in: list)
    return try folder.pictureFile(of: frame, in: list)
  }
}

// MARK: - Some frames

extension Acceptance {
  private func acceptSome(
    of bundle: GoldenFolder, _ new: GoldenList, _ old: GoldenList, _ golden: GoldenFolder
  ) throws(GoldenError) -> Accepted {
    guard old.frames.map(\.number) == new.frames.map(\.number) else {
      throw .acceptRefused("frames came or went, so that only all of them can be accepted")
    }
    guard old.renderingRevision == new.renderingRevision else {
      throw .acceptRefused(
        "the golden is of rendering revision \(old.renderingRevision), the frames of "
          + "\(new.renderingRevision), so that only all of them can be accepted")
    }
    let chosen = try chosenFrames(of: bundle, new)
    var merged = old
    var pictures: [Int: [UInt8]] = [:]
    var count = 0
    for (index, frame) in new.frames.enumerated() {
      let isChosen = chosen.contains(frame.number) && frame.digest != old.frames[index].digest
      if isChosen {
        merged.frames[index].digest = frame.digest
        count += 1
      }
      guard old.frames[index].hasPicture else { continue }
      pictures[frame.number] =
        isChosen
        ? try checkedPicture(of: frame, in: new, bundle)
        : try checkedPicture(of: old.frames[index], in: old, golden)
    }
    guard count > 0 else { throw .nothingToAccept }
    // Tracks are of all frames: the new ones fit when no frame is left as it was.
    let isAll = merged.frames.map(\.digest) == new.frames.map(\.digest)
    merged.tracks = isAll ? new.tracks : old.tracks
    let tracks = isAll ? try bundle.tracksFile(of: new) : try golden.tracksFile(of: old)
    let files = try golden.files(merged, pictures: pictures, tracks: tracks)
    return (try GoldenReplacement(of: golden, files: files), count)
  }

  private func chosenFrames(
    of bundle: GoldenFolder, _ list: GoldenList
  ) throws(GoldenError) -> Set<Int> {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(
        FileSystem.path(bundle.path, DifferenceRow.fileName), limit: GoldenList.longest)
    } catch {
      throw .file(error)
    }
    let times = Dictionary(
      list.frames.map { ($0.number, $0.time) }, uniquingKeysWith: { first, _ in first })
    let rows = try DifferenceRow.rows(parsing: bytes).filter { isChosen($0, at: times[$0.frame]) }
    return Set(rows.map(\.frame))
  }

  private func isChosen(_ row: DifferenceRow, at time: ExactFraction?) -> Bool {
    if let frames, !frames.contains(row.frame) { return false }
    if let span = self.time {
      guard let time, !(time < span.lower), !(span.upper < time) else { return false }
    }
    if let region {
      guard let box = row.box, region.contains(box) else { return false }
    }
    if let causes {
      guard let cause = row.cause, causes.contains(cause) else { return false }
    }
    return true
  }
}
