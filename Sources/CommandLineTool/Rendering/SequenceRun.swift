internal import SceneFormat
internal import Staging
internal import Digests
internal import FrameSequences
internal import PNGCodec
internal import SystemFiles
internal import Timing
internal import Pixels

/// One sequence on its way to a folder.
@MainActor
struct SequenceRun {
  let context: CommandContext
  let scene: LoadedScene
  let plan: SequencePlan
  let options: RenderOptions
  /// The folder to write to, as the user named it.
  let folder: String
  /// What progress calls it.
  let label: String
  /// Who draws; of a batch, for all of its sequences.
  let pool: DrawingPool
  /// Called once no more frames will be evaluated.
  let evaluated: () -> Void

  /// A run with workers of its own, unless there are some.
  init(
    context: CommandContext, scene: LoadedScene, plan: SequencePlan, options: RenderOptions,
    folder: String, label: String? = nil, pool: DrawingPool? = nil,
    evaluated: @escaping () -> Void = {}
  ) {
    self.context = context
    self.scene = scene
    self.plan = plan
    self.options = options
    self.folder = folder
    self.label = label ?? scene.document.name
    self.pool = pool ?? DrawingPool(jobs: options.jobs, memory: options.memory)
    self.evaluated = evaluated
  }

  /// What a run left in its folder.
  struct Result {
    /// How many frames were written.
    var written = 0
    /// How many were there already and stayed.
    var kept = 0

    /// The line that tells a person.
    func summary(of folder: String, _ shard: FrameShard?) -> String {
      let keptText = kept > 0 ? ", \(kept) kept" : ""
      let shardText = shard.map { ", shard \($0)" } ?? ""
      return "\(folder): \(ReadableNumber.count(written, "frame")) written\(keptText)\(shardText)"
    }
  }

  /// Draws the scene's frames.
  var pipeline: FramePipeline {
    FramePipeline(scene: scene, pool: pool, interruption: context.interruption)
  }

  /// Writes the frames and the manifest.
  ///
  /// Whatever ends the run early, the manifest says which frames are whole.
  func write() async throws(CommandFailure) -> Result {
    context.interruption.endInOrder()
    try context.interruption.check()
    let session: OutputSession
    do {
      session = try OutputFolder(folder, shard: options.shard).begin(
        plan, existing: options.existing)
    } catch {
      throw .inputOutput("\(error)")
    }
    context.console.printDetail(
      "\(folder): \(ReadableNumber.count(session.remaining.count, "frame")) to write, "
        + "\(session.kept.count) kept")
    let (written, failure) = await draw(into: session)
    let removed = try await finish(session, written, after: failure)
    context.console.printDetail(
      "\(folder): \(ReadableNumber.count(removed.count, "older frame")) removed")
    return Result(written: written.count, kept: session.kept.count)
  }

  /// Draws and writes what remains.
  ///
  /// - Returns: The frames that are whole, and what ended the run early or failed in it.
  private func draw(
    into session: OutputSession
  ) async -> (written: [Manifest.Frame], failure: CommandFailure?) {
    let frames = Dictionary(uniqueKeysWithValues: session.remaining.map { ($0.number, $0) })
    let encoder = PNGEncoder(scene.document.output)
    let writer = FrameWriter(into: session, retries: options.retries, store: options.store)
    var progress = ProgressReporter(
      style: options.progress, total: frames.count, label: label,
      now: context.machine.now())
    var written: [Manifest.Frame] = []
    var failed: CommandFailure?
    var forecast = SpaceForecast(folder: folder)
    do throws(CommandFailure) {
      try await pipeline.run(session.remaining.map(\.number)) { picture, changedRows, bands in
        EncodedFrame(picture, changedRows: changedRows, keeping: &bands, by: encoder)
      } delivering: { (number, encoded) throws(CommandFailure) in
        guard var frame = frames[number] else {
          throw .internal("frame \(number) was not planned")
        }
        frame.digest = encoded.digest
        let file = try encoded.file.bytes(of: "frame \(number)")
        try await writer.write(file, for: frame)
        return (frame: frame, size: file.count)
      } taking: { (_, result) throws(CommandFailure) in
        switch result {
        case .success(let done):
          written.append(done.frame)
          do { try forecast.add(done.size) { session.missingFrameCount } } catch {
            throw .inputOutput("\(error)")
          }
        case .failure(.someFramesFailed(let text)):
          failed = failed ?? .someFramesFailed(text)
          context.console.printError(text, named: "frame-failed")
        case .failure(let failure): throw failure
        }
        show(progress.advance(now: context.machine.now()))
      } evaluated: {
        evaluated()
      }
    } catch {
      failed = error
    }
    show(progress.finish())
    if let message = failed?.message { show(progress.failure(message.text)) }
    return (written, failed)
  }

  private func finish(
    _ session: OutputSession, _ written: [Manifest.Frame], after failure: CommandFailure?
  ) async throws(CommandFailure) -> [String] {
    let result = await FrameWriter.onQueue { () throws(FileFault) in try session.finish(written) }
    // A failing run still writes its manifest, so that the next one knows what is whole; where
    // even that fails, the first cause is the one to tell.
    if let failure { throw failure }
    do { return try result.get() } catch { throw .inputOutput("\(error)") }
  }

  private func show(_ text: String) {
    let sink = options.progress.isResult ? context.console.output : context.console.errors
    if !text.isEmpty { try? sink.write(Array(text.utf8)) }
  }

  /// Prints what a run did.
  func report(_ result: Result) throws(CommandFailure) {
    switch context.console.format {
    case .text: try context.console.printSummary(result.summary(of: folder, options.shard))
    case .json:
      try context.console.printResult(
        JSONText.object([
          ("scene", .string(scene.document.name)), ("folder", .string(folder)),
          ("written", .integer(result.written)), ("kept", .integer(result.kept)),
          ("frames", .integer(scene.plan.frameCount)),
          ("shard", options.shard.map { .string("\($0)") } ?? .null),
        ]).line)
    }
  }
}

// MARK: - Estimate

extension SequenceRun {
  /// Prints what a run would write, with bytes and time measured on the frame in the middle.
  func estimate() async throws(CommandFailure) {
    let (bytes, seconds) = try await measure()
    try printEstimate(
      bytes: bytes * plan.frames.count,
      seconds: seconds * Double(plan.frames.count) / Double(options.jobs))
  }

  /// What frames in the middle take: bytes on disk, and seconds of one worker for each; nothing of a plan
  /// without frames.
  ///
  /// The stage is brought to them, and the worker made warm, before they are timed.
  func measure() async throws(CommandFailure) -> (bytes: Int, seconds: Double) {
    let numbers = plan.frames.map(\.number)
    guard !numbers.isEmpty else { return (0, 0) }
    let middle = numbers[(numbers.count / 2)...].prefix(5)
    _ = try await bytes(of: [middle[middle.startIndex]])
    let timed = middle.count > 1 ? Array(middle.dropFirst()) : Array(middle)
    let begun = context.machine.now()
    let bytes = try await bytes(of: timed)
    let seconds = (context.machine.now() - begun) / .seconds(1)
    return (bytes / timed.count, seconds / Double(timed.count))
  }

  /// The bytes of some frames' files, which are written nowhere.
  private func bytes(of numbers: [Int]) async throws(CommandFailure) -> Int {
    let encoder = PNGEncoder(scene.document.output)
    var bytes = 0
    try await pipeline.run(numbers) { pixmap in
      encoder.file(of: pixmap)
    } taking: { (number, file) throws(CommandFailure) in
      bytes += try file.bytes(of: "frame \(number)").count
    }
    return bytes
  }

  private func printEstimate(bytes: Int, seconds: Double) throws(CommandFailure) {
    let header = plan.header
    switch context.console.format {
    case .text:
      try context.console.printResult(
        """
        folder    \(folder)
        frames    \(plan.frames.count) of \(header.frameCount), \
        \(header.pixelWidth)x\(header.pixelHeight) pixels, \(header.frameRate) a second
        bytes     about \((bytes + 500_000) / 1_000_000) MB
        time      about \(Int(seconds.rounded(.up))) s with --jobs \(options.jobs)
        """)
    case .json:
      try context.console.printResult(
        JSONText.object([
          ("folder", .string(folder)), ("frames", .integer(plan.frames.count)),
          ("timeline", .integer(header.frameCount)),
          ("pixelWidth", .integer(header.pixelWidth)),
          ("pixelHeight", .integer(header.pixelHeight)),
          ("fps", .string("\(header.frameRate)")), ("estimatedBytes", .integer(bytes)),
          ("estimatedSeconds", .number((seconds * 10).rounded() / 10)),
        ]).line)
    }
  }
}
