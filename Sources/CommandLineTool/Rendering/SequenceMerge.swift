internal import FrameSequences
internal import SystemFiles

/// The parts of one sequence on their way to one folder.
struct SequenceMerge {
  let parts: [ShardMerge.Part]
  /// What a run without shards would have written.
  let manifest: Manifest
  /// The folder to write to; where all parts lie in it, only the manifest is written.
  let folder: String

  /// Parts that are all there.
  ///
  /// - Throws: What keeps them from being one sequence.
  init(_ merge: ShardMerge, to folder: String) throws(MergeError) {
    parts = merge.parts
    manifest = try merge.manifest()
    self.folder = folder
  }

  /// Writes the manifest, and the frames that lie elsewhere.
  func write(_ interruption: Interruption) throws(CommandFailure) {
    if parts.allSatisfy({ $0.folder == folder }) {
      try writeManifest()
    } else {
      try copy(interruption)
    }
  }

  private func writeManifest() throws(CommandFailure) {
    do {
      // No shard is at work while its manifest is read and the whole one written.
      let lock = try FolderLock(folder)
      try AtomicFile.write(Array(manifest.text.utf8), to: OutputFolder(folder).manifestPath)
      withExtendedLifetime(lock) {}
    } catch {
      throw .inputOutput("\(error)")
    }
  }

  /// Copies all frames, each whole or not at all, and writes the manifest.
  private func copy(_ interruption: Interruption) throws(CommandFailure) {
    var unwritten = manifest.frames
    for index in unwritten.indices { unwritten[index].digest = nil }
    let plan = SequencePlan(header: manifest.header, frames: unwritten, isWhole: true)
    do {
      let session = try OutputFolder(folder).begin(plan, existing: .automatic)
      for part in parts {
        for frame in part.manifest.frames {
          try interruption.check()
          let path = FileSystem.path(part.folder, frame.file)
          try session.write(try FileSystem.read(path, limit: Self.longestFile), for: frame)
        }
      }
      try session.finish(manifest.frames)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw .inputOutput("\(error)")
    }
  }

  /// The longest frame that is copied, in bytes: more than any picture that can be rendered.
  private static let longestFile = 2 << 30
}
