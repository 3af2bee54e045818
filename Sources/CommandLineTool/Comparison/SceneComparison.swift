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

  /// Where this scene's pictures go.
  var folder: PictureFolder {
    let parts = golden.path.split(separator: "/").suffix(2)
    return PictureFolder(results: options.out, name: parts.joined(separator: "/"))
  }

  var pipeline: FramePipeline {
    FramePipeline(scene: scene, jobs: options.jobs, interruption: context.interruption)
  }

  /// What was rendered, as far as memory keeps it.
  struct SceneRun {
    var manifest: Manifest
    var isWhole: Bool
  }

  /// Compares, and records if that is asked for.
  func result() async throws(CommandFailure) -> ComparedSequence {
    let frames = try usage { () throws(UsageError) in
      try FrameChoice(plan: scene.plan).frames(context.arguments)
    }
    if frames != nil, options.record != .none {
      throw .usage(.conflict("--record", context.arguments.has(.frames) ? "--frames" : "--time"))
    }
    try folder.clear()
    let run = SceneRun(
      manifest: try await manifest(of: try SequencePlan(scene, frames: frames)),
      isWhole: frames == nil)
    if options.subject == .motion { return try await alone(run) }
    // A golden that cannot be read is told of below, and nothing is to be accepted over it.
    let stamp = try? stamp()
    var compared = try await compare(run)
    if options.record.writes(hasGolden: golden.exists, isMatch: compared.result.isMatch) {
      try await record(run)
      compared = try await compare(run)
    }
    if !compared.result.isMatch {
      try await show(run, &compared)
      try await writeBundle(of: run, compared.result, stamp)
    }
    return compared
  }

  private func manifest(of plan: SequencePlan) async throws(CommandFailure) -> Manifest {
    var digests: [Int: Digest128] = [:]
    try await pipeline.run(plan.frames.map(\.number)) { picture, _, _ in
      Digest128(pixelsOf: picture)
    } delivering: { (_, digest) throws(CommandFailure) in
      digest
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
    try await pipeline.run(numbers) { pixmap in
      StraightImage(pixmap)
    } taking: { (number, picture) throws(CommandFailure) in
      pictures[number] = picture
    }
    return pictures
  }
}

// MARK: - Comparing

extension SceneComparison {
  private func compare(_ run: SceneRun) async throws(CommandFailure) -> ComparedSequence {
    guard golden.exists else {
      let (lack, way) = ("there is no golden in \(golden.path)", "'\(recordCommand)' makes one")
      return failed(
        run,
        ComparisonFinding(.goldenMissing, text: "\(lack); \(way)").told(as: lack, [way]))
    }
    var list: GoldenList
    do { list = try golden.list() } catch {
      return failed(
        run,
        ComparisonFinding(
          .unreadable, text: "\(golden.path)/\(GoldenFolder.listName): \(error)"))
    }
    guard list.renderingRevision == RenderingRevision.current else {
      let cause =
        "the golden is of rendering revision \(list.renderingRevision) (segue \(list.toolVersion)), "
        + "this is \(RenderingRevision.current)"
      let way = "look at what changed, then record again with '\(recordCommand)'"
      return failed(
        run,
        ComparisonFinding(.renderingRevision, text: "\(cause): \(way)").told(as: cause, [way]))
    }
    let strays: ComparisonFinding?
    do { strays = try golden.strayFinding(beside: list) } catch {
      return failed(run, ComparisonFinding(.unreadable, text: "\(error)"))
    }
    if !run.isWhole {
      let chosen = Set(run.manifest.frames.map(\.number))
      list.frames.removeAll { !chosen.contains($0.number) }
    }
    if options.subject == .tracks { return try tracksOnly(run, list) }
    var compared = try await compareFrames(run, list)
    compared.result.findings += [strays].compactMap { $0 }
    if let fault = golden.faultOfTracks(list) {
      compared.result.findings.append(ComparisonFinding(.unreadable, text: "\(fault)"))
    } else if !compared.result.isMatch {
      compared.result.findings += try trackFindings(run, list)
    }
    if options.looksAtMotion { compared.result.findings += try await motionFindings(run) }
    return compared
  }

  /// A result of one finding, in which no frame was compared.
  func failed(_ run: SceneRun, _ finding: ComparisonFinding) -> ComparedSequence {
    ComparedSequence(
      result: SequenceResult(
        name: scene.document.name, frameRate: run.manifest.header.frameRate,
        frames: run.manifest.frames.map {
          FrameResult(number: $0.number, time: $0.time, state: .notCompared)
        },
        findings: [finding]))
  }

  private func compareFrames(
    _ run: SceneRun, _ list: GoldenList
  ) async throws(CommandFailure) -> ComparedSequence {
    let actual = SequenceSide(run.manifest)
    let masks = try SceneMasks(options.masks, scene, run.manifest.frames)
    let use = try masks.use(inFramesOf: list.size)
    let sides = try await sides(of: run, list, masks)
    var judge = SequenceJudge(
      name: scene.document.name, expected: sides.expected, actual: sides.actual)
    judge.pictureHint = pictureHint
    judge.near = sides.near
    judge.goldenFaults = await goldenFaults(judge.alignment, list)
    let pictures = try await look(&judge, actual, list, masks)
    judge.flickers = try await flickers(judge, actual)
    var compared = ComparedSequence(result: judge.result, pictures: pictures)
    compared.result.note(use, of: options.masks)
    if let notice = reachNotice(list) { compared.result.findings.append(notice) }
    return compared
  }

  /// Draws the frames again whose digests are not the golden ones, and looks at them.
  private func look(
    _ judge: inout SequenceJudge, _ actual: SequenceSide, _ list: GoldenList,
    _ masks: SceneMasks
  ) async throws(CommandFailure) -> SequencePictures {
    var places: [Int: SequenceAlignment.Pair] = [:]
    for pair in judge.pairsToLookAt { places[actual.frames[pair.actual].number] = pair }
    let judging = PictureJudging(
      golden: golden, list: list, limits: options.limits, masks: masks, folder: folder,
      shown: options.budget.shown(of: Array(places.keys)))
    let pairs = places
    var pictures = SequencePictures()
    try await pipeline.run(places.keys.sorted()) { picture, _, _ in
      StraightImage(picture.pixmap)
    } delivering: { (number, actual) throws(CommandFailure) in
      guard let pair = pairs[number] else { throw .internal("frame \(number) was not asked for") }
      return try judging.outcome(of: actual, number, against: list.frames[pair.expected])
    } taking: { (number, result) throws(CommandFailure) in
      let (outcome, files) = try result.get()
      if let pair = pairs[number] { judge.outcomes[pair.actual] = outcome }
      pictures.actual[number] = files
    }
    return pictures
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
