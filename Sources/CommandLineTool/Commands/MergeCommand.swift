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
      names. Ends with 4 where shards have to be rendered yet or again, and names them. The shards of a \
      batch are merged variant by variant; the folder is that of all variants.
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
    context.interruption.endInOrder()
    let sequence: SequenceMerge?
    let batch: (merge: BatchMerge, result: Result<BatchRecord, CommandFailure>)?
    do throws(MergeError) {
      if let merge = try BatchMerge(folders: folders, out: out) {
        batch = (merge, try merge.run(context.interruption))
        sequence = nil
      } else {
        sequence = try SequenceMerge(ShardMerge(folders: folders), to: out ?? folders[0])
        batch = nil
      }
    } catch {
      return try refuse(error, context.console)
    }
    if let batch { return try report(try batch.result.get(), batch.merge, context.console) }
    try sequence?.write(context.interruption)
    if let sequence { try report(sequence, context.console) }
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

  private static func report(
    _ merge: SequenceMerge, _ console: Console
  ) throws(CommandFailure) {
    let (frames, shards) = (merge.manifest.frames.count, merge.parts.count)
    switch console.format {
    case .text:
      try console.printSummary(
        "\(merge.folder): \(ReadableNumber.count(frames, "frame")) of "
          + "\(ReadableNumber.count(shards, "shard")) merged")
    case .json:
      try console.printResult(
        JSONText.object([
          ("folder", .string(merge.folder)), ("frames", .integer(frames)),
          ("shards", .integer(shards)),
        ]).line)
    }
  }

  /// Tells what became of a batch.
  ///
  /// - Returns: `someFailed` where a shard failed in a variant.
  private static func report(
    _ record: BatchRecord, _ batch: BatchMerge, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    let merged = record.variants.filter { $0.failure == nil }
    let failed = record.variants.filter { $0.failure != nil }
    let frames = merged.reduce(0) { $0 + $1.frames }
    switch console.format {
    case .text:
      try console.printSummary(
        "\(batch.folder): \(merged.count) of "
          + "\(ReadableNumber.count(record.variants.count, "variant")) merged, "
          + ReadableNumber.count(frames, "frame"))
      for variant in failed { try console.printSummary("failed: \(variant.name)") }
    case .json:
      try console.printResult(
        JSONText.object([
          ("folder", .string(batch.folder)), ("variants", .integer(record.variants.count)),
          ("merged", .integer(merged.count)), ("frames", .integer(frames)),
          ("failed", .array(failed.map { .string($0.name) })),
        ]).line)
    }
    return failed.isEmpty ? .success : .someFailed
  }
}
