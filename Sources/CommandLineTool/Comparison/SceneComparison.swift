internal import Digests
internal import FrameSequences
internal import Goldens
internal import PNGCodec
internal import Pixels
internal import SceneFormat
internal import Staging
internal import SystemFiles

/// Renders a scene in memory and compares it with its goldens.
///
/// The first pass keeps a digest of each frame and no picture; only frames whose digests are not the
/// golden ones are drawn again, to be looked at. So memory does not grow with the sequence.
@MainActor
struct SceneComparison {
  let context: CommandContext
  let scene: LoadedScene
  let options: CompareOptions
  let golden: GoldenFolder
  /// How the goldens could be recorded.
  let recordCommand: String

  /// Where this scene's results go.
  private var resultFolder: String {
    let parts = golden.path.split(separator: "/").suffix(2)
    return ([options.out] + parts.map(String.init)).joined(separator: "/")
  }

  private var pipeline: FramePipeline {
    FramePipeline(scene: scene, jobs: options.jobs, interruption: context.interruption)
  }

  /// Compares, and records if that is asked for.
  func result() async throws(CommandFailure) -> SequenceResult {
    let frames = try usage { () throws(UsageError) in
      try FrameChoice(plan: scene.plan).frames(context.arguments)
    }
    if frames != nil, options.record != .none {
      throw .usage(.conflict("--record", context.arguments.has(.frames) ? "--frames" : "--time"))
    }
    let run = SceneRun(
      manifest: try await manifest(of: try SequencePlan(scene, frames: frames)),
      isWhole: frames == nil,
      tracks: try TracksFile(
        scene: scene, frames: frames ?? Array(0..<scene.plan.frameCount)
      ).text)
    var result = try await compare(run)
    if options.record.writes(hasGolden: golden.exists, isMatch: result.isMatch) {
      try await record(run)
      result = try await compare(run)
    }
    if !result.isMatch { try await writeBundle(of: run, result) }
    return result
  }

  /// Makes what the last run left in the results the golden.
  ///
  /// - Returns: How many frames have another digest than before.
  func accept(_ filter: Acceptance) throws(CommandFailure) -> Int {
    do {
      return try filter.accept(GoldenFolder(resultFolder + "/actual"), as: golden)
    } catch .file(let fault) {
      throw .inputOutput("\(fault); --accept takes what a comparison left")
    } catch {
      throw .inputOutput("\(golden.path): \(error)")
    }
  }

  /// What was rendered, as far as memory keeps it.
  struct SceneRun {
    var manifest: Manifest
    var isWhole: Bool
    var tracks: String
  }

  private func manifest(of plan: SequencePlan) async throws(CommandFailure) -> Manifest {
    var digests: [Int: Digest128] = [:]
    try await pipeline.run(plan.frames.map(\.number)) { (_, pixmap) throws(CommandFailure) in
      Digest128(pixelsOf: pixmap)
    } taking: { (number, digest) throws(CommandFailure) in
      digests[number] = try digest.get()
    }
    return Manifest(
      header: plan.header,
      frames: plan.frames.map { frame in
        var frame = frame
        frame.digest = digests[frame.number]
        return frame
      })
  }

  /// The pictures of some frames, in memory: few at a time.
  private func pictures(of numbers: [Int]) async throws(CommandFailure) -> [Int: StraightImage] {
    var pictures: [Int: StraightImage] = [:]
    try await pipeline.run(numbers) { (_, pixmap) throws(CommandFailure) in
      StraightImage(pixmap)
    } taking: { (number, picture) throws(CommandFailure) in
      pictures[number] = try picture.get()
    }
    return pictures
  }
}

// MARK: - Comparing

extension SceneComparison {
  private func compare(_ run: SceneRun) async throws(CommandFailure) -> SequenceResult {
    guard golden.exists else {
      return failed(
        run, .goldenMissing, "there is no golden in \(golden.path); \(recordCommand) makes one")
    }
    var list: GoldenList
    do { list = try golden.list() } catch {
      return failed(run, .unreadable, "\(golden.path)/\(GoldenFolder.listName): \(error)")
    }
    guard list.renderingRevision == RenderingRevision.current else {
      return failed(
        run, .renderingRevision,
        "the golden is of rendering revision \(list.renderingRevision) (segue \(list.toolVersion)), "
          + "this is \(RenderingRevision.current): look at what changed, then record again with "
          + recordCommand)
    }
    if !run.isWhole {
      let chosen = Set(run.manifest.frames.map(\.number))
      list.frames.removeAll { !chosen.contains($0.number) }
    }
    if options.subject == .tracks { return try tracksOnly(run, list) }
    var result = try await compareFrames(run, list)
    if !result.isMatch { result.findings += trackFindings(run, list) }
    if options.looksAtMotion { result.findings += try await motionFindings(run) }
    return result
  }

  /// A result of one finding, in which no frame was compared.
  private func failed(
    _ run: SceneRun, _ kind: ComparisonFinding.Kind, _ text: String
  ) -> SequenceResult {
    SequenceResult(
      name: scene.document.name, frameRate: run.manifest.header.frameRate,
      frames: run.manifest.frames.map {
        FrameResult(number: $0.number, time: $0.time, state: .notCompared)
      },
      findings: [ComparisonFinding(kind, text: text)])
  }

  private func compareFrames(
    _ run: SceneRun, _ list: GoldenList
  ) async throws(CommandFailure) -> SequenceResult {
    let actual = SequenceSide(run.manifest)
    var judge = SequenceJudge(name: scene.document.name, expected: list.side, actual: actual)
    var use = MaskUse(rules: options.masks.rules.count)
    let size = list.size
    for frame in actual.frames {
      use += try Self.mask(options.masks, frame.time, size).use
    }
    var places: [Int: SequenceAlignment.Pair] = [:]
    for pair in judge.alignment.changed {
      places[actual.frames[pair.actual].number] = pair
    }
    let (golden, options, pairs) = (golden, options, places)
    let folder = resultFolder + "/pictures"
    try await pipeline.run(places.keys.sorted()) { (number, pixmap) throws(CommandFailure) in
      guard let pair = pairs[number] else { throw .internal("frame \(number) was not asked for") }
      let frame = list.frames[pair.expected]
      guard frame.hasPicture else {
        try ComparisonReports.write(nil, StraightImage(pixmap), ofFrame: number, into: folder)
        return FrameOutcome.digestOnly
      }
      let expected: StraightImage
      do { expected = try golden.picture(of: frame, in: list).straight } catch {
        return .unreadable("\(error)")
      }
      let mask = try Self.mask(options.masks, frame.time, PixelSize(of: expected)).mask
      let actual = StraightImage(pixmap)
      let comparison = PictureComparer(limits: options.limits)
        .compare(expected: expected, actual: actual, mask: mask)
      if comparison.verdict != .equal, comparison.verdict != .withinLimits {
        try ComparisonReports.write(expected, actual, ofFrame: number, into: folder)
      }
      return .compared(comparison)
    } taking: { (number, outcome) throws(CommandFailure) in
      if let pair = pairs[number] { judge.outcomes[pair.actual] = try outcome.get() }
    }
    judge.flickers = try await flickers(judge, actual)
    var result = judge.result
    result.masks = zip(options.masks.rules, use.pixels).map { .init(text: $0.text, pixels: $1) }
    do { try options.masks.check(use) } catch {
      result.findings.append(ComparisonFinding(.maskUnused, text: "\(error)"))
    }
    return result
  }

  private nonisolated static func mask(
    _ masks: MaskSet, _ time: ExactFraction?, _ size: PixelSize
  ) throws(CommandFailure) -> (mask: FrameMask?, use: MaskUse) {
    do { return try masks.mask(at: time, size: size) { _ in nil } } catch {
      throw .usage(.refusedValue(option: "--mask", reason: "\(error)"))
    }
  }

  /// The most frames that are asked whether they flicker; a run with more has another fault.
  private static let mostFlickers = 16

  private func flickers(
    _ judge: SequenceJudge, _ actual: SequenceSide
  ) async throws(CommandFailure) -> Set<Int> {
    var found: Set<Int> = []
    for place in judge.lonelyChanges.prefix(Self.mostFlickers) {
      let numbers = (place - 1...place + 1).map { actual.frames[$0].number }
      let pictures = try await pictures(of: numbers)
      guard let before = pictures[numbers[0]], let frame = pictures[numbers[1]],
        let after = pictures[numbers[2]]
      else { continue }
      if FlickerTest.isFlicker(before: before, frame: frame, after: after) { found.insert(place) }
    }
    return found
  }
}

// MARK: - Tracks and motion

extension SceneComparison {
  private func tables(
    _ run: SceneRun, _ list: GoldenList
  ) -> Result<(TrackTable, TrackTable), GoldenError> {
    do {
      guard let expected = try golden.tracks(of: list) else {
        return .failure(.file(.missing(path: golden.path + "/" + GoldenFolder.tracksName)))
      }
      return .success((expected, try TrackTable(parsing: Array(run.tracks.utf8))))
    } catch let error as GoldenError {
      return .failure(error)
    } catch let error as TrackError {
      return .failure(.tracks(error))
    } catch {
      return .failure(.otherTracks)
    }
  }

  /// What tracks say of a sequence whose pictures differ; of a part of the time line nothing, since the
  /// golden's tracks are of all of it.
  private func trackFindings(_ run: SceneRun, _ list: GoldenList) -> [ComparisonFinding] {
    guard run.isWhole, list.tracks != nil else { return [] }
    switch tables(run, list) {
    case .success((let expected, let actual)):
      return TrackComparison(tolerance: options.trackTolerance)
        .findings(expected: expected, actual: actual)
    case .failure(let error): return [ComparisonFinding(.unreadable, text: "\(error)")]
    }
  }

  private func tracksOnly(
    _ run: SceneRun, _ list: GoldenList
  ) throws(CommandFailure) -> SequenceResult {
    guard run.isWhole else { throw .usage(.conflict("--by tracks", "--frames or --time")) }
    switch tables(run, list) {
    case .success((let expected, let actual)):
      return TrackResult(name: scene.document.name, tolerance: options.trackTolerance)
        .result(expected: expected, actual: actual)
    case .failure(let error): return failed(run, .unreadable, "\(error)")
    }
  }

  private func motionFindings(_ run: SceneRun) async throws(CommandFailure) -> [ComparisonFinding] {
    var monitor = MotionMonitor()
    let frames = Dictionary(
      run.manifest.frames.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    // One at a time, so that the frames come in their order.
    let pipeline = FramePipeline(scene: scene, jobs: 1, interruption: context.interruption)
    try await pipeline.run(run.manifest.frames.map(\.number)) {
      (_, pixmap) throws(CommandFailure) in
      StraightImage(pixmap)
    } taking: { (number, picture) throws(CommandFailure) in
      guard let frame = frames[number] else { return }
      monitor.take(
        try picture.get(), number: number, time: frame.time, transition: frame.transition,
        progress: frame.progress)
    }
    let table = try? TrackTable(parsing: Array(run.tracks.utf8))
    return monitor.findings + (table.map { VelocityCheck.findings(in: $0) } ?? [])
  }
}

// MARK: - Writing

extension SceneComparison {
  private func record(_ run: SceneRun) async throws(CommandFailure) {
    try await write(run, to: golden)
    try context.console.printSummary(
      "\(golden.path): recorded \(run.manifest.frames.count) frames")
  }

  /// Leaves what was rendered, as a golden would be, for `--accept`.
  private func writeBundle(
    of run: SceneRun, _ result: SequenceResult
  ) async throws(CommandFailure) {
    guard run.isWhole else { return }
    let folder = resultFolder + "/actual"
    try await write(run, to: GoldenFolder(folder))
    let rows = DifferenceRow.text(of: DifferenceRow.rows(of: result))
    try ComparisonReports.write(rows, to: folder + "/" + DifferenceRow.fileName)
  }

  private func write(_ run: SceneRun, to folder: GoldenFolder) async throws(CommandFailure) {
    let keys = GoldenList.keyFrames(of: run.manifest)
    let encoder = PNGEncoder(scene.document.output)
    var pictures: [Int: [UInt8]] = [:]
    try await pipeline.run(keys.sorted()) { (number, pixmap) throws(CommandFailure) in
      try encoder.file(of: number, pixmap)
    } taking: { (number, file) throws(CommandFailure) in
      pictures[number] = try file.get()
    }
    let tracks = Array(run.tracks.utf8)
    guard
      let list = GoldenList(run.manifest, pictures: keys, tracks: Digest128(of: tracks))
    else { throw .internal("a frame that was rendered has no digest") }
    do { try folder.write(list, pictures: pictures, tracks: tracks) } catch {
      throw .inputOutput("\(folder.path): \(error)")
    }
  }
}
