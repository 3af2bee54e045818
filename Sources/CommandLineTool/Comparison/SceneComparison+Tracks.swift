internal import FrameSequences
internal import Goldens
internal import PNGCodec
internal import Pixels
internal import SceneFormat
internal import Staging
internal import SystemFiles

extension SceneComparison {
  /// What properties show in a run, as a file of tracks says it.
  func tracks(of run: SceneRun) throws(CommandFailure) -> String {
    try TracksFile(scene: scene, frames: run.manifest.frames.map(\.number)).text
  }

  private func table(of run: SceneRun) throws(CommandFailure) -> TrackTable {
    let text = try tracks(of: run)
    do { return try TrackTable(parsing: Array(text.utf8)) } catch {
      throw .internal("the tracks of \(scene.document.name): \(error)")
    }
  }

  private func goldenTable(_ list: GoldenList) -> Result<TrackTable, GoldenError> {
    do throws(GoldenError) {
      if let table = try golden.tracks(of: list) { return .success(table) }
      return .failure(.file(.missing(path: golden.path + "/" + GoldenFolder.tracksName)))
    } catch {
      return .failure(error)
    }
  }

  /// What tracks say of a sequence whose pictures differ; of a part of the time line nothing, since the
  /// golden's tracks are of all of it.
  func trackFindings(
    _ run: SceneRun, _ list: GoldenList
  ) throws(CommandFailure) -> [ComparisonFinding] {
    guard run.isWhole, list.tracks != nil else { return [] }
    switch goldenTable(list) {
    case .success(let expected):
      return TrackComparison(tolerance: options.trackTolerance)
        .findings(expected: expected, actual: try table(of: run))
    case .failure(let error): return [ComparisonFinding(.unreadable, text: "\(error)")]
    }
  }

  /// A comparison of what properties show, and of no pixel.
  func tracksOnly(_ run: SceneRun, _ list: GoldenList) throws(CommandFailure) -> ComparedSequence {
    guard run.isWhole else { throw .usage(.conflict("--by tracks", "--frames or --time")) }
    switch goldenTable(list) {
    case .success(let expected):
      return ComparedSequence(
        result: TrackResult(name: scene.document.name, tolerance: options.trackTolerance)
          .result(expected: expected, actual: try table(of: run)))
    case .failure(let error): return failed(run, ComparisonFinding(.unreadable, text: "\(error)"))
    }
  }

  /// What is plotted: both sides, where the golden has tracks.
  func curves(
    _ run: SceneRun, _ list: GoldenList?, _ findings: [ComparisonFinding]
  ) throws(CommandFailure) -> [TrackCurve] {
    let expected = list.flatMap { try? goldenTable($0).get() }
    return TrackCurve.curves(
      expected: expected ?? TrackTable(), actual: try table(of: run), findings: findings)
  }

  /// What the rendered sequence shows by itself, whatever it should be.
  func alone(_ run: SceneRun) async throws(CommandFailure) -> ComparedSequence {
    let frames = run.manifest.frames.map {
      FrameResult(number: $0.number, time: $0.time, state: .alone)
    }
    var compared = ComparedSequence(
      result: SequenceResult(
        name: scene.document.name, frameRate: run.manifest.header.frameRate, frames: frames,
        findings: try await motionFindings(run)))
    if !compared.result.isMatch { try await show(run, &compared) }
    return compared
  }

  /// What looking at the rendered sequence alone finds.
  func motionFindings(_ run: SceneRun) async throws(CommandFailure) -> [ComparisonFinding] {
    var monitor = MotionMonitor()
    let frames = Dictionary(
      run.manifest.frames.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    var queue = OrderedPictures<StraightImage>(run.manifest.frames.map(\.number))
    try await pipeline.run(run.manifest.frames.map(\.number)) { pixmap in
      StraightImage(pixmap)
    } taking: { (number, picture) throws(CommandFailure) in
      for (number, picture) in queue.add(picture, of: number) {
        guard let frame = frames[number] else { continue }
        monitor.take(
          picture, number: number, time: frame.time, transition: frame.transition,
          progress: frame.progress)
      }
    }
    return monitor.findings + VelocityCheck.findings(in: try table(of: run))
  }
}
