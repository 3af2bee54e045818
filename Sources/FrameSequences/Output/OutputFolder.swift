internal import Digests
internal import PNGCodec
internal import SystemFiles

/// A folder that a sequence is written to.
package struct OutputFolder: Hashable, Sendable {
  /// Where it is; it need not be there yet.
  package let path: String
  /// The part of a sequence that is written to it, beside others; nil for all of it.
  package let shard: FrameShard?

  /// What the manifest of a whole sequence is called.
  package static let manifestName = "manifest.json"

  /// A folder for a sequence or a part of one.
  package init(_ path: String, shard: FrameShard? = nil) {
    self.path = path
    self.shard = shard
  }

  /// The manifest's name in it.
  package var manifestName: String { shard?.manifestName ?? Self.manifestName }

  /// The manifest's path.
  package var manifestPath: String { FileSystem.path(path, manifestName) }

  /// Judges what is there by the policy, and makes the folder ready.
  ///
  /// From then on, and until ``OutputSession/finish(_:)``, the manifest names the planned frames
  /// without digests, and no other run begins here: so a run that is killed leaves a folder that is known as ours and as
  /// unfinished. A run of a part keeps what the manifest says of all other frames. Shards have a
  /// manifest each, begin side by side, and leave alone what is not theirs.
  ///
  /// - Parameters:
  ///   - plan: What will be written.
  ///   - existing: What to do about files that are there.
  /// - Returns: The way to write it.
  /// - Throws: What stands in the way; then nothing was changed but that the folder may be new.
  package func begin(
    _ plan: SequencePlan, existing: ExistingPolicy
  ) throws(OutputError) -> OutputSession {
    let lock = try hold()
    let (names, old) = try inventory(existing, takesShards: plan.isWhole && shard == nil)
    try judge(names, old: old, plan: plan, existing: existing)
    let kept = keptFrames(of: old, plan: plan, existing)
    do {
      try removeLeftovers(names, of: plan, old: old)
      let session = OutputSession(
        folder: self, lock: lock, plan: plan, old: old, kept: kept,
        journal: try beginJournal(plan.header))
      try session.writeManifest(with: [])
      if plan.isWhole, shard == nil { try removeShards(names) }
      return session
    } catch {
      // Where there is no room for a manifest, a journal that notes nothing is of no use.
      _ = try? FileSystem.remove(journalPath)
      throw .file(error)
    }
  }

  /// The journal's path.
  var journalPath: String { FileSystem.path(path, FrameJournal.name(for: manifestName)) }

  /// Begins a journal in place of an older one, whose frames may be written over from here on.
  private func beginJournal(_ header: Manifest.Header) throws(FileFault) -> AppendedFile {
    try AtomicFile.write(Array(FrameJournal.head(header.fingerprint).utf8), to: journalPath)
    return try AppendedFile(journalPath)
  }
}

// MARK: - Judging

extension OutputFolder {
  /// Makes the folder and keeps other runs out of it, whose unfinished files would else be taken for
  /// leftovers.
  private func hold() throws(OutputError) -> FolderLock? {
    do {
      try FileSystem.makeFolder(path)
      return try FolderLock(path, isShared: shard != nil)
    } catch {
      throw .file(error)
    }
  }

  /// What is in the folder, hidden files too, and its manifest, if that is ours.
  ///
  /// A whole run takes the place of shards too: what their manifests name is then in this one.
  private func inventory(
    _ existing: ExistingPolicy, takesShards: Bool
  ) throws(OutputError) -> (names: [String], manifest: Manifest?) {
    let names: [String]
    do { names = try FileSystem.names(in: path) } catch { throw .file(error) }
    var manifest: Manifest?
    if names.contains(manifestName) { manifest = try self.manifest(manifestName, existing) }
    guard takesShards else { return (names, manifest) }
    for name in names where FrameShard(manifestName: name) != nil {
      guard let part = try self.manifest(name, existing) else { continue }
      let before = manifest ?? Manifest(header: part.header, frames: [])
      let frames = part.frames.map { frame in
        var frame = frame
        if part.header.fingerprint != before.header.fingerprint { frame.digest = nil }
        return frame
      }
      let all = Manifest(header: before.header, frames: frames).merging(before.frames)
      manifest = Manifest(header: before.header, frames: all)
    }
    return (names, manifest)
  }

  /// A manifest that is there; nil for one that is not ours and may be overwritten.
  private func manifest(
    _ name: String, _ existing: ExistingPolicy
  ) throws(OutputError) -> Manifest? {
    let path = FileSystem.path(path, name)
    do {
      return try Manifest(contentsOf: path)
    } catch {
      guard existing == .overwrite else { throw .foreignManifest(path: path, error) }
      return nil
    }
  }

  /// Removes the manifests of shards, which a whole run has taken over, so that nobody merges them any
  /// more.
  private func removeShards(_ names: [String]) throws(FileFault) {
    for name in names where FrameShard(manifestName: name) != nil {
      try FileSystem.remove(FileSystem.path(path, name))
      try FileSystem.remove(FileSystem.path(path, FrameJournal.name(for: name)))
    }
  }

  private func judge(
    _ names: [String], old: Manifest?, plan: SequencePlan, existing: ExistingPolicy
  ) throws(OutputError) {
    let visible = names.filter { !$0.hasPrefix(".") }
    if existing == .fail, !visible.isEmpty { throw .notEmpty(folder: path) }
    if existing != .overwrite {
      let foreign = try foreignNames(among: visible, old: old, plan: plan)
      guard foreign.isEmpty else {
        throw .foreignFiles(folder: path, first: Array(foreign.prefix(3)), count: foreign.count)
      }
    }
    if let old, old.header.fingerprint != plan.header.fingerprint,
      existing == .skip || !plan.isWhole
    {
      throw .otherFingerprint(
        path: manifestPath, found: old.header.fingerprint, expected: plan.header.fingerprint)
    }
  }

  /// In a folder of ours, files that have a planned frame's name but are not ours; in any other
  /// folder, all files.
  private func foreignNames(
    among visible: [String], old: Manifest?, plan: SequencePlan
  ) throws(OutputError) -> [String] {
    let others = shard == nil ? [] : visible.filter(Self.isManifest)
    if old == nil, others.isEmpty { return visible }
    let planned = Set(plan.frames.map(\.file))
    var foreign = Set(visible.filter(planned.contains))
    foreign.subtract((old?.frames ?? []).map(\.file))
    // Other shards' manifests are read only where they can matter: there may be many.
    for name in others where !foreign.isEmpty && name != manifestName {
      let path = FileSystem.path(path, name)
      do {
        foreign.subtract(try Manifest(contentsOf: path).frames.map(\.file))
      } catch {
        throw .foreignManifest(path: path, error)
      }
    }
    return visible.filter(foreign.contains)
  }

  private static func isManifest(_ name: String) -> Bool {
    name == manifestName || FrameShard(manifestName: name) != nil
  }

  private func keptFrames(
    of old: Manifest?, plan: SequencePlan, _ existing: ExistingPolicy
  ) -> [Manifest.Frame] {
    switch existing {
    case .skip: skippedFrames(of: old, plan: plan)
    case .resume: resumedFrames(of: old, plan: plan)
    case .automatic, .fail, .overwrite: []
    }
  }

  /// Frames whose files are what they were when they were written, from what is rendered now.
  private func resumedFrames(of old: Manifest?, plan: SequencePlan) -> [Manifest.Frame] {
    guard let old, old.header.fingerprint == plan.header.fingerprint else { return [] }
    let journal = FrameJournal(contentsOf: journalPath, fingerprint: plan.header.fingerprint)
    let verifier = SequenceVerifier(self, manifest: old)
    let before = Dictionary(uniqueKeysWithValues: old.frames.map { ($0.number, $0) })
    return plan.frames.compactMap { frame in
      guard let named = before[frame.number], named.file == frame.file else { return nil }
      var kept = frame
      if let entry = journal.entries[frame.number] {
        guard digest(ofFile: frame.file) == entry.file else { return nil }
        kept.digest = entry.pixels
      } else if named.digest != nil, verifier.finding(for: named) == nil {
        kept.digest = named.digest
      }
      return kept.digest == nil ? nil : kept
    }
  }

  private func digest(ofFile name: String) -> Digest128? {
    let limit = PNGLimits().fileBytes
    guard let bytes = try? FileSystem.read(FileSystem.path(path, name), limit: limit) else {
      return nil
    }
    return Digest128(of: bytes)
  }

  private func skippedFrames(of old: Manifest?, plan: SequencePlan) -> [Manifest.Frame] {
    let planned = Dictionary(uniqueKeysWithValues: plan.frames.map { ($0.number, $0.file) })
    return (old?.frames ?? []).filter {
      $0.digest != nil && planned[$0.number] == $0.file
        && FileSystem.kind(of: FileSystem.path(path, $0.file)) == .file
    }
  }

  /// Removes hidden files that a killed run left of the planned frames and of the manifest; a whole
  /// run also removes those of the frames that the old manifest names.
  ///
  /// Those of other frames may be another machine's, which is at work on them.
  private func removeLeftovers(
    _ names: [String], of plan: SequencePlan, old: Manifest?
  ) throws(FileFault) {
    let stale = plan.isWhole && shard == nil ? old?.frames ?? [] : []
    let ours = Set(
      (plan.frames + stale).map(\.file) + [manifestName, FrameJournal.name(for: manifestName)])
    for name in names {
      guard let whole = AtomicFile.name(ofLeftover: name), ours.contains(whole) else { continue }
      try FileSystem.remove(FileSystem.path(path, name))
    }
  }
}
