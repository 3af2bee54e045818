internal import Digests
internal import FrameSequences
internal import SceneFormat
internal import Staging
internal import SystemFiles
internal import Timing

/// All variants of some scenes on their way to folders.
///
/// One pool of workers draws the frames of all variants, in their order: while the last frames of one
/// are drawn and written, the next is staged. A variant is let go when it is written, so that memory does not grow
/// with their number.
@MainActor
struct BatchRun {
  let context: CommandContext
  let options: RenderOptions
  let scenes: [BatchScene]
  private let pool: DrawingPool

  /// A run that has done nothing.
  init(context: CommandContext, options: RenderOptions, scenes: [BatchScene]) {
    self.context = context
    self.options = options
    self.scenes = scenes
    pool = DrawingPool(jobs: options.jobs, memory: options.memory)
  }

  /// Renders them.
  ///
  /// - Returns: `someFailed` where some variants failed and others did not; the first one's code where
  ///   all did.
  /// - Throws: What stands in the way of all variants, such as a full disk, at once; with `--fail-fast` any
  ///   failure.
  func run() async throws(CommandFailure) -> ExitCode {
    context.interruption.endInOrder()
    let shares = options.shard == nil ? nil : try BatchPlan(self).shares()
    var all: [BatchOutcome] = []
    for (number, scene) in scenes.enumerated() {
      let ledger = await render(number, shares: shares?[number])
      let record = BatchRecord(scene, ledger.all, shard: options.shard)
      try record.write(into: scene.folder)
      if options.shard == nil, scene.entries.count == scene.read.listedVariants.count {
        try BatchRecord.removeShards(in: scene.folder)
      }
      if let stop = ledger.stop { throw stop }
      try show(record, in: scene.folder)
      all += ledger.all
    }
    try report(all)
    return exitCode(of: all)
  }

  /// Writes the page and the sheet, where they are asked for.
  private func show(_ record: BatchRecord, in folder: String) throws(CommandFailure) {
    let (page, sheet) = (context.arguments.has(.index), context.arguments.has(.contactSheet))
    guard page || sheet else { return }
    let overview = try BatchOverview(record, in: folder)
    if page { try overview.writePage() }
    guard sheet else { return }
    let shown = try overview.writeSheet(context.interruption)
    if shown < record.variants.count {
      context.console.printWarning(
        "\(folder)/\(BatchFiles.sheet) has the first \(shown) of \(record.variants.count) variants: "
          + "no more fit; choose with --only",
        named: "sheet-is-full")
    }
  }

  private func exitCode(of outcomes: [BatchOutcome]) -> ExitCode {
    let failures = outcomes.compactMap(\.failure)
    guard let first = failures.first else { return .success }
    return failures.count < outcomes.count ? .someFailed : first.exitCode
  }

  /// Whether a failure concerns the other variants too, or ends the batch because it is asked to.
  private func endsBatch(_ failure: CommandFailure) -> Bool {
    context.arguments.has(.failFast) || !failure.isOfOneSequence
  }
}

// MARK: - Variants

extension BatchRun {
  /// Renders the variants of a scene, a few side by side; of each only what its share says, where
  /// there are shares.
  private func render(_ number: Int, shares: [BatchPlan.Share]?) async -> BatchLedger {
    let scene = scenes[number]
    let ledger = BatchLedger(pool) { tell($0, of: scene) }
    await withDiscardingTaskGroup { group in
      for index in scene.entries.indices {
        await pool.takeTurn()
        guard ledger.stop == nil else {
          pool.endTurn()
          break
        }
        ledger.begin()
        let share = shares?[index]
        group.addTask { await render(index, of: number, share, ledger) }
      }
    }
    return ledger
  }

  /// Renders a variant, and takes down what becomes of it.
  private func render(
    _ index: Int, of number: Int, _ share: BatchPlan.Share?, _ ledger: BatchLedger
  ) async {
    let scene = scenes[number]
    let turn = OnceOnly { ledger.evaluated() }
    let outcome = await render(scene.entries[index], of: scene, share, turn)
    ledger.end(index, outcome, endsBatch: outcome.failure.map(endsBatch) ?? false)
    turn.run()
  }

  /// Renders a variant; ends its turn as soon as all of its frames are evaluated.
  private func render(
    _ entry: VariantEntry, of scene: BatchScene, _ share: BatchPlan.Share?,
    _ turn: OnceOnly
  ) async -> BatchOutcome {
    var outcome = BatchOutcome(entry.variant)
    if let share, share.frames > 0, share.part.isEmpty {
      outcome.frames = share.frames
      return outcome
    }
    do throws(CommandFailure) {
      try context.interruption.check()
      let (loaded, plan) = try self.plan(entry, of: scene, part: share?.part)
      (outcome.frames, outcome.part) = (loaded.frames, share?.part ?? 0..<loaded.frames)
      let run = SequenceRun(
        context: context, scene: loaded.scene, plan: plan, options: options,
        folder: scene.folder(of: entry.variant), label: "\(scene.name)/\(entry.variant.name)",
        pool: pool, evaluated: { turn.run() })
      outcome.result = try await run.write()
      try writeTracks(run)
      try note(run.folder, in: &outcome)
    } catch {
      // What was wrong with the command line was told before: here it is the variant's own values.
      outcome.failure = error == .argumentsRefused ? .sceneRefused() : error
    }
    return outcome
  }

  /// Takes down what a variant's folder holds now; of a run of some frames others may be there too.
  private func note(
    _ folder: String, in outcome: inout BatchOutcome
  ) throws(CommandFailure) {
    let path = OutputFolder(folder, shard: options.shard).manifestPath
    outcome.manifest = try BatchRecord.digest(ofFile: path)
    guard options.shard == nil else { return }
    do { outcome.frames = try Manifest(contentsOf: path).frames.count } catch {
      throw .inputOutput("\(path): \(error)")
    }
  }

  /// Stages a variant, and says which of its frames are chosen.
  func plan(
    _ entry: VariantEntry, of scene: BatchScene, part: Range<Int>?
  ) throws(CommandFailure) -> (loaded: (scene: LoadedScene, frames: Int), plan: SequencePlan) {
    let loaded = try SceneLoader(context: context).load(scene.read, entry.variant)
    try loaded.requireExpectations()
    let frames = try usage { () throws(UsageError) in
      try FrameChoice(plan: loaded.plan).frames(context.arguments)
    }
    let plan = try SequencePlan(loaded, frames: frames, part: part)
    return ((loaded, frames?.count ?? loaded.plan.frameCount), plan)
  }

  private func writeTracks(_ run: SequenceRun) throws(CommandFailure) {
    guard context.arguments.has(.tracks) else { return }
    try TracksFile(scene: run.scene, frames: run.plan.frames.map(\.number)).write(into: run.folder)
  }
}

extension BatchScene {
  /// Where a variant is written.
  func folder(of variant: SceneVariant) -> String { FileSystem.path(folder, variant.name) }
}

// MARK: - Results

extension BatchRun {
  /// Tells what became of a variant.
  private func tell(_ outcome: BatchOutcome, of scene: BatchScene) {
    let folder = scene.folder(of: outcome.variant)
    if let failure = outcome.failure {
      if let message = failure.message, !endsBatch(failure) {
        context.console.printError("\(folder): \(message.text)", named: message.name)
      }
    } else if context.console.format == .text, let result = outcome.result {
      try? context.console.printSummary(result.summary(of: folder, options.shard))
    }
  }

  private func report(_ outcomes: [BatchOutcome]) throws(CommandFailure) {
    let outcomes = outcomes.filter { $0.failure != nil || !$0.part.isEmpty }
    let rendered = outcomes.filter { $0.failure == nil }
    let failed = outcomes.filter { $0.failure != nil }
    let frames = rendered.reduce(0) { $0 + $1.part.count }
    switch context.console.format {
    case .text:
      try context.console.printSummary(
        "\(rendered.count) of \(ReadableNumber.count(outcomes.count, "variant")) rendered, "
          + ReadableNumber.count(frames, "frame"))
      for outcome in failed {
        try context.console.printSummary("failed: \(outcome.variant.name)")
      }
    case .json:
      try context.console.printResult(
        JSONText.object([
          ("folders", .array(scenes.map { .string($0.folder) })),
          ("variants", .integer(outcomes.count)), ("rendered", .integer(rendered.count)),
          ("frames", .integer(frames)), ("failed", .array(failed.map { .string($0.variant.name) })),
          ("shard", .optional(options.shard.map { "\($0)" })),
        ]).line)
    }
  }
}
