internal import SystemFiles

/// The parts of a sequence, from one folder or several, on their way to one manifest.
///
/// Nothing is taken on trust but the frames' pixels, which ``SequenceVerifier`` checks: parts have to
/// be of one run, all there, finished, and together the list of frames that they were cut from.
package struct ShardMerge: Sendable {
  /// One part, as it was found.
  package struct Part: Hashable, Sendable {
    /// The folder that holds its manifest and frames.
    package let folder: String
    package let shard: FrameShard
    package let manifest: Manifest

    /// The manifest's path.
    package var path: String { FileSystem.path(folder, shard.manifestName) }
  }

  /// All parts, by their numbers.
  package let parts: [Part]
  /// How many frames each part has; nil for an even cut of the sequence.
  private let counts: [FrameShard: Int]?

  /// Finds the parts in some folders.
  ///
  /// - Parameters:
  ///   - folders: Where they are; one at least.
  ///   - counts: How many frames each part has, for a sequence of which only some shards have a part; nil for
  ///     an even cut.
  /// - Throws: What keeps them from being all parts of one sequence, the first thing by number.
  package init(folders: [String], counts: [FrameShard: Int]? = nil) throws(MergeError) {
    var found: [Part] = []
    for folder in folders { found += try Self.parts(in: folder) }
    parts = found.sorted { $0.shard.index < $1.shard.index }
    self.counts = counts
    try checkParts()
  }

  /// The manifest of the whole: that of a run without shards, byte for byte.
  ///
  /// - Throws: Frames that are not there yet, or twice.
  package func manifest() throws(MergeError) -> Manifest {
    var frames: [Manifest.Frame] = []
    for part in parts {
      try checkFrames(of: part)
      if let last = frames.last, let first = part.manifest.frames.first, first.number <= last.number
      {
        throw .overlap(path: part.path, frame: first.number)
      }
      frames += part.manifest.frames
    }
    for part in parts where !isPart(part, of: frames) { throw .otherList(path: part.path) }
    return Manifest(header: parts[0].manifest.header, frames: frames)
  }
}

// MARK: - Checks

extension ShardMerge {
  private static func parts(in folder: String) throws(MergeError) -> [Part] {
    let names: [String]
    do { names = try FileSystem.names(in: folder) } catch { throw .file(error) }
    var parts: [Part] = []
    for name in names {
      guard let shard = FrameShard(manifestName: name) else { continue }
      let path = FileSystem.path(folder, name)
      do {
        parts.append(
          Part(folder: folder, shard: shard, manifest: try Manifest(contentsOf: path)))
      } catch {
        throw .foreignManifest(path: path, error)
      }
    }
    if parts.isEmpty { throw .noParts(folder: folder) }
    return parts
  }

  /// Whether a part holds what it should of all frames, which are its own and those of the others, in
  /// order.
  private func isPart(_ part: Part, of frames: [Manifest.Frame]) -> Bool {
    guard let counts else { return part.shard.part(of: frames) == part.manifest.frames }
    return counts[part.shard] == part.manifest.frames.count
  }

  private func checkParts() throws(MergeError) {
    let first = parts[0]
    try Self.checkNumbers(of: parts.map { ($0.shard, $0.path) })
    for part in parts {
      if let name = first.manifest.header.difference(from: part.manifest.header) {
        throw .otherSequence(path: part.path, first: first.path, key: name)
      }
    }
    let due = counts.map { $0.keys.map(\.index).sorted() } ?? Array(1...first.shard.count)
    try Self.checkPresence(of: due, among: parts.map(\.shard))
  }

  /// Checks that the files of parts, which are sorted by their numbers, are of one cut and none is there
  /// twice.
  package static func checkNumbers(
    of parts: [(shard: FrameShard, path: String)]
  ) throws(MergeError) {
    for (before, part) in zip(parts, parts.dropFirst()) {
      if part.shard.count != parts[0].shard.count {
        throw .otherCount(path: part.path, first: parts[0].path)
      }
      if part.shard == before.shard { throw .twice(path: part.path, first: before.path) }
    }
  }

  /// Checks that all parts that are due are among some of one cut; there is one at least.
  package static func checkPresence(
    of due: [Int], among shards: [FrameShard]
  ) throws(MergeError) {
    let there = Set(shards.map(\.index))
    let missing = due.filter { !there.contains($0) }
    if !missing.isEmpty { throw .missing(missing, count: shards[0].count) }
  }

  private func checkFrames(of part: Part) throws(MergeError) {
    let open = part.manifest.frames.filter { $0.digest == nil }
    if let frame = open.first {
      throw .unfinished(part.shard, file: FileSystem.path(part.folder, frame.file), open.count)
    }
    for frame in part.manifest.frames {
      let path = FileSystem.path(part.folder, frame.file)
      guard FileSystem.kind(of: path) == .file else { throw .missingFrame(part.shard, file: path) }
    }
  }
}

extension Manifest.Header {
  /// What differs first between two headers, by its name in the manifest; nil where nothing does.
  fileprivate func difference(from other: Self) -> String? {
    if self == other { return nil }
    if fingerprint != other.fingerprint { return "fingerprint" }
    if renderingRevision != other.renderingRevision { return "renderingRevision" }
    if toolVersion != other.toolVersion { return "tool" }
    if scene != other.scene { return "scene" }
    if variant != other.variant { return "variant" }
    return "size, scale, fps or frameCount"
  }
}
