package import SystemFiles
internal import Digests

/// The writing of one sequence to one folder.
///
/// A value: any number of workers may write frames at once, each frame once.
package struct OutputSession: Sendable {
  private let folder: OutputFolder
  /// Keeps other runs out for as long as the session lives.
  private let lock: FolderLock?
  private let plan: SequencePlan
  /// The manifest that was there before.
  private let old: Manifest?
  /// Where it is noted that a frame's file is in place.
  private let journal: AppendedFile
  /// Frames that are there already and stay as they are.
  package let kept: [Manifest.Frame]
  /// Frames still to write, ascending.
  package let remaining: [Manifest.Frame]

  init(
    folder: OutputFolder, lock: FolderLock?, plan: SequencePlan, old: Manifest?,
    kept: [Manifest.Frame], journal: AppendedFile
  ) {
    self.folder = folder
    self.lock = lock
    self.plan = plan
    self.old = old
    self.kept = kept
    self.journal = journal
    let numbers = Set(kept.map(\.number))
    remaining = plan.frames.filter { !numbers.contains($0.number) }
  }

  /// How many frames of ``remaining`` have no file at this moment.
  package var missingFrameCount: Int {
    let names = Set((try? FileSystem.names(in: folder.path)) ?? [])
    return remaining.count { !names.contains($0.file) }
  }

  /// Writes a frame's file, whole or not at all, and notes it for a run that takes this one up.
  ///
  /// - Parameters:
  ///   - file: The PNG file's bytes.
  ///   - frame: One of ``remaining``; with its digest, or it is not noted.
  ///   - twin: A file of the same bytes, which gets this name too where the file system can do that.
  /// - Returns: The file's path.
  /// - Throws: What the system says; nothing is left behind then.
  @discardableResult
  package func write(
    _ file: [UInt8], for frame: Manifest.Frame, linking twin: String? = nil
  ) throws(FileFault) -> String {
    let path = FileSystem.path(folder.path, frame.file)
    let isLinked = twin.map { AtomicFile.link($0, to: path) } ?? false
    if !isLinked { try AtomicFile.write(file, to: path) }
    guard let pixels = frame.digest else { return path }
    try journal.append(Array(FrameJournal.line(frame, pixels: pixels, file: file).utf8))
    return path
  }

  /// Ends the run: writes the manifest, and removes what an older, longer run left.
  ///
  /// Planned frames that are not among `written` stay in the manifest without a digest. Only files
  /// that the manifest before named are removed, and only by a run of the whole timeline: a shard's
  /// old frames may be another's now.
  ///
  /// - Parameter written: The frames that were written, with their digests.
  /// - Returns: The names of the removed files, ascending by frame.
  /// - Throws: What the system says; the manifest is then the one before.
  @discardableResult
  package func finish(_ written: [Manifest.Frame]) throws(FileFault) -> [String] {
    defer { withExtendedLifetime(lock) {} }
    var removed: [String] = []
    if plan.isWhole, folder.shard == nil, let old {
      let planned = Set(plan.frames.map(\.file))
      for frame in old.frames where !planned.contains(frame.file) {
        if try FileSystem.remove(FileSystem.path(folder.path, frame.file)) {
          removed.append(frame.file)
        }
      }
    }
    try writeManifest(with: written, isEnd: true)
    try FileSystem.remove(folder.journalPath)
    return removed
  }

  /// Writes the manifest as it stands when `written` is done.
  ///
  /// Until the end, a whole run's manifest also names what the old one did, so that nothing of
  /// ours becomes foreign if the run is killed.
  func writeManifest(
    with written: [Manifest.Frame], isEnd: Bool = false
  ) throws(FileFault) {
    let done = Manifest(header: plan.header, frames: plan.frames)
    let planned = Manifest(header: plan.header, frames: done.merging(kept)).merging(written)
    let before = plan.isWhole && isEnd ? [] : old?.frames ?? []
    let all = Manifest(header: plan.header, frames: before).merging(planned)
    let manifest = Manifest(header: plan.header, frames: all)
    try AtomicFile.write(Array(manifest.text.utf8), to: folder.manifestPath)
  }
}
