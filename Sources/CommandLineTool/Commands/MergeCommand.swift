internal import FrameSequences
internal import SystemFiles
internal import Timing

/// `segue merge`: the parts of a sequence to one.
package enum MergeCommand: Command {
  package static let specification = CommandSpecification(
    name: "merge", summary: "Joins the shards of a sequence", operands: .folders,
    discussion: [
      """
      Writes the manifest that a run without shards would have written, byte for byte, once all parts \
      are there, finished and of one run. Shards in several folders are copied to the one that --out \
      names. Ends with 4 where shards have to be rendered yet or again, and names them.
      """
    ],
    options: [.outMerged],
    examples: [
      .init("segue merge output/slide", "Joins shards that were written to one folder."),
      .init("segue merge a/slide b/slide -o output/slide", "Joins those of two machines."),
    ])

  @MainActor
  package static func run(_ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    let folders = context.arguments.operands
    let out = context.arguments.value(of: .outMerged)
    if out == nil, folders.count > 1 {
      throw .usage(.refusedValue(option: "--out", reason: "several folders need one to go to"))
    }
    let (merge, manifest): (ShardMerge, Manifest)
    do throws(MergeError) {
      merge = try ShardMerge(folders: folders)
      manifest = try merge.manifest()
    } catch {
      return try refuse(error, context.console)
    }
    if let out, folders != [out] {
      try copy(merge, manifest, to: out, context.interruption)
    } else {
      try write(manifest, into: folders[0])
    }
    try report(manifest, shards: merge.parts.count, folder: out ?? folders[0], context.console)
    return .success
  }

  /// Tells what keeps parts from being one sequence.
  private static func refuse(
    _ error: MergeError, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    if case .file(let fault) = error { throw .inputOutput("\(fault)") }
    if error.isIncomplete { throw .someFramesFailed("\(error)") }
    console.printError("\(error)", named: "no-sequence")
    return .differs
  }

  private static func write(_ manifest: Manifest, into folder: String) throws(CommandFailure) {
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
  private static func copy(
    _ merge: ShardMerge, _ manifest: Manifest, to folder: String, _ interruption: Interruption
  ) throws(CommandFailure) {
    interruption.endInOrder()
    var unwritten = manifest.frames
    for index in unwritten.indices { unwritten[index].digest = nil }
    let plan = SequencePlan(header: manifest.header, frames: unwritten, isWhole: true)
    do {
      let session = try OutputFolder(folder).begin(plan, existing: .automatic)
      for part in merge.parts {
        for frame in part.manifest.frames {
          try interruption.check()
          let path = FileSystem.path(part.folder, frame.file)
          try session.write(try FileSystem.read(path, limit: longestFile), for: frame)
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

  private static func report(
    _ manifest: Manifest, shards: Int, folder: String, _ console: Console
  ) throws(CommandFailure) {
    switch console.format {
    case .text:
      try console.printSummary(
        "\(folder): \(ReadableNumber.count(manifest.frames.count, "frame")) of "
          + "\(ReadableNumber.count(shards, "shard")) merged")
    case .json:
      try console.printResult(
        JSONText.object([
          ("folder", .string(folder)), ("frames", .integer(manifest.frames.count)),
          ("shards", .integer(shards)),
        ]).line)
    }
  }
}
