internal import FrameSequences
internal import Goldens
internal import PNGCodec
internal import SystemFiles

extension FileComparison {
  /// Compares what properties show.
  func trackResult() async throws(CommandFailure) -> ComparedSequence {
    func table(_ path: String) throws(CommandFailure) -> TrackTable {
      do { return try TrackTable(contentsOf: path) } catch {
        throw .inputOutput("\(path): \(error)")
      }
    }
    try folder.clear()
    let (one, other) = (try table(expected.tracks), try table(actual.tracks))
    let result = TrackResult(name: actual.name, tolerance: options.trackTolerance)
      .result(expected: one, actual: other)
    var compared = ComparedSequence(result: result)
    guard !result.isMatch else { return compared }
    compared.curves = TrackCurve.curves(
      expected: one, actual: other, findings: result.findings)
    try await showPictures(&compared)
    return compared
  }

  /// Gathers what a report shows of sequences that do not match; where both have tracks, these tell
  /// what moved otherwise.
  func show(_ compared: inout ComparedSequence) async throws(CommandFailure) {
    if FileSystem.exists(expected.tracks), FileSystem.exists(actual.tracks) {
      addTracks(to: &compared)
    }
    try await showPictures(&compared)
  }

  private func showPictures(_ compared: inout ComparedSequence) async throws(CommandFailure) {
    compared.folder = folder.name
    compared.size = size
    try showGoldens(&compared)
    try await showRest(&compared)
  }

  /// Gathers what a report shows of a sequence alone.
  func showAlone(_ compared: inout ComparedSequence) async throws(CommandFailure) {
    compared.size = size
    if let table = try? TrackTable(contentsOf: actual.tracks) {
      compared.curves = TrackCurve.curves(
        expected: TrackTable(), actual: table, findings: compared.result.findings)
    }
    try await showRest(&compared)
  }

  private func addTracks(to compared: inout ComparedSequence) {
    do {
      let one = try TrackTable(contentsOf: expected.tracks)
      let other = try TrackTable(contentsOf: actual.tracks)
      compared.result.findings += TrackComparison(tolerance: options.trackTolerance)
        .findings(expected: one, actual: other)
      compared.curves = TrackCurve.curves(
        expected: one, actual: other, findings: compared.result.findings)
    } catch {
      compared.result.findings.append(ComparisonFinding(.unreadable, text: "\(error)"))
    }
  }

  /// Writes the actual pictures that are not there yet.
  private func showRest(_ compared: inout ComparedSequence) async throws(CommandFailure) {
    let known = compared.pictures.actual
    let missing = actual.frames.filter { known[$0.number]?.actual == nil }
    let rest = Array(missing.prefix(options.budget.rest(beside: compared.pictures)))
    compared.unshown = missing.count - rest.count
    let (folder, files) = (folder, pictures)
    let written = await BoundedTasks.map(
      rest, jobs: options.jobs, until: { interruption.signal != nil }
    ) { frame -> Result<PictureFiles?, CommandFailure> in
      guard let path = frame.path, let picture = try? files.picture(path).get() else {
        return .success(nil)
      }
      do throws(CommandFailure) {
        return .success(try folder.write(picture.shown, ofFrame: frame.number))
      } catch {
        return .failure(error)
      }
    }
    try interruption.check()
    for (frame, files) in zip(rest, written) {
      compared.pictures.actual[frame.number] = try files.get()
    }
  }

  /// Writes the expected pictures of frames that were not compared picture by picture.
  private func showGoldens(_ compared: inout ComparedSequence) throws(CommandFailure) {
    let paths = Dictionary(
      expected.frames.map { ($0.number, $0.path) }, uniquingKeysWith: { first, _ in first })
    compared.goldenPictures = expected.frames.filter { $0.path != nil }.map(\.number)
    for frame in compared.result.frames where !frame.state.isMatch && frame.comparison == nil {
      if options.budget.rest(beside: compared.pictures) == 0 { return }
      guard let number = frame.expectedNumber, compared.pictures.golden[number] == nil,
        compared.pictures.actual[frame.number]?.expected == nil,
        let path = paths[number] ?? nil, let picture = try? pictures.picture(path).get()
      else { continue }
      compared.pictures.golden[number] = try folder.write(
        golden: picture.shown, ofFrame: number)
    }
  }
}
