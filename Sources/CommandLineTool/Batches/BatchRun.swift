internal import Digests
internal import FrameSequences
internal import SceneFormat
internal import Staging
internal import SystemFiles
internal import Timing

/// All variants of some scenes on their way to folders.
///
/// One variant after the other is staged and drawn by all workers. Something of each stays behind:
/// memory grows by 0.4 MB with a variant of two screens of fifty layers, whatever its frames.
@MainActor
struct BatchRun {
  let context: CommandContext
  let options: RenderOptions
  let scenes: [BatchScene]

  /// What became of a variant.
  private struct Outcome {
    var entry: VariantEntry
    /// Frames that were to be there.
    var frames = 0
    /// Of the manifest's bytes.
    var manifest: Digest128?
    var failure: CommandFailure?
  }

  /// Renders them.
  ///
  /// - Returns: The exit code of the first failure, after all others were rendered.
  /// - Throws: `usage` for two scenes of one name; at once what stands in the way of all variants, such
  ///   as a full disk; with `--fail-fast` any failure.
  func run() async throws(CommandFailure) -> ExitCode {
    try checkNames()
    var all: [Outcome] = []
    for scene in scenes {
      var outcomes: [Outcome] = []
      var stop: CommandFailure?
      for entry in scene.entries where stop == nil {
        let outcome = await render(entry, of: scene)
        outcomes.append(outcome)
        if let failure = outcome.failure, endsBatch(failure) { stop = failure }
      }
      try write(outcomes, of: scene)
      if let stop { throw stop }
      all += outcomes
    }
    try report(all)
    return all.compactMap(\.failure).first?.exitCode ?? .success
  }

  private func folder(of scene: BatchScene) -> String {
    let parent = context.arguments.value(of: .outBatch)
    if scenes.count == 1, let parent { return parent }
    return (parent ?? "output") + "/" + scene.name
  }

  private func checkNames() throws(CommandFailure) {
    var names: Set<String> = []
    for scene in scenes where !names.insert(scene.name).inserted {
      throw .usage(
        .refusedValue(
          option: scene.read.input.name,
          reason: "another scene of this batch is called '\(scene.name)' too"))
    }
  }

  /// Whether a failure concerns the other variants too, or ends the batch because it is asked to.
  private func endsBatch(_ failure: CommandFailure) -> Bool {
    switch failure {
    case .sceneRefused, .badScene, .someFramesFailed: context.arguments.has(.failFast)
    default: true
    }
  }
}

// MARK: - A variant

extension BatchRun {
  private func render(_ entry: VariantEntry, of scene: BatchScene) async -> Outcome {
    var outcome = Outcome(entry: entry)
    do throws(CommandFailure) {
      try context.interruption.check()
      let loaded = try SceneLoader(context: context).load(scene.read, entry.variant)
      try loaded.requireExpectations()
      let frames = try usage { () throws(UsageError) in
        try FrameChoice(plan: loaded.plan).frames(context.arguments)
      }
      let plan = try SequencePlan(loaded, frames: frames)
      let place = folder(of: scene) + "/" + entry.variant.name
      outcome.frames = plan.frames.count
      try await SequenceRun(
        context: context, scene: loaded, plan: plan, options: options, folder: place
      ).write()
      outcome.manifest = try manifestDigest(in: place)
    } catch {
      // What was wrong with the command line was told before: here it is the variant's own values.
      outcome.failure = error == .argumentsRefused ? .sceneRefused : error
      if let message = error.message, !endsBatch(error) {
        context.console.printError(
          "\(entry.scene)/\(entry.variant.name): \(message.text)", named: message.name)
      }
    }
    return outcome
  }

  private func manifestDigest(in folder: String) throws(CommandFailure) -> Digest128 {
    do {
      let path = OutputFolder(folder).manifestPath
      return Digest128(of: try FileSystem.read(path, limit: 256 << 20))
    } catch {
      throw .inputOutput("\(error)")
    }
  }
}

// MARK: - Results

extension BatchRun {
  /// Writes what became of a scene's variants: the same bytes whenever the same became of them.
  private func write(_ outcomes: [Outcome], of scene: BatchScene) throws(CommandFailure) {
    let text = JSONText.object([
      ("segueBatch", .integer(1)), ("tool", .string(ToolVersion.text)),
      ("scene", .string(scene.name)),
      ("variants", .array(outcomes.map(json))),
    ]).page
    let folder = folder(of: scene)
    do throws(FileFault) {
      try FileSystem.makeFolder(folder)
      try AtomicFile.write(Array(text.utf8), to: FileSystem.path(folder, "batch.json"))
    } catch {
      throw .inputOutput("\(error)")
    }
  }

  private func json(_ outcome: Outcome) -> JSONText {
    .object([
      ("variant", .string(outcome.entry.variant.name)),
      ("values", .object(outcome.entry.variant.values.map { ($0.axis, .string($0.text)) })),
      ("frames", .integer(outcome.frames)),
      ("manifest", .optional(outcome.manifest.map { "\($0)" })),
      ("failure", .optional(outcome.failure.map { $0.message?.name ?? "scene-refused" })),
    ])
  }

  private func report(_ outcomes: [Outcome]) throws(CommandFailure) {
    let failed = outcomes.filter { $0.failure != nil }
    guard context.console.format == .text else { return }
    let rendered = outcomes.filter { $0.failure == nil }
    let frames = rendered.reduce(0) { $0 + $1.frames }
    try context.console.printSummary(
      "\(rendered.count) of \(ReadableNumber.count(outcomes.count, "variant")) rendered, "
        + ReadableNumber.count(frames, "frame"))
    for outcome in failed {
      try context.console.printSummary(
        "failed: \(outcome.entry.scene)/\(outcome.entry.variant.name)")
    }
  }
}
