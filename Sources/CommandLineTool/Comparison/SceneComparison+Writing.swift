internal import Digests
internal import FrameSequences
internal import Goldens
internal import PNGCodec
internal import Pixels
internal import SceneFormat

extension SceneComparison {
  /// Writes the goldens.
  func record(_ run: SceneRun) async throws(CommandFailure) {
    try await write(run, to: golden)
    try context.console.printSummary(
      "\(golden.path): recorded \(run.manifest.frames.count) frames")
  }

  /// Leaves what was rendered, as a golden would be, for `--accept`.
  func writeBundle(
    of run: SceneRun, _ result: SequenceResult, _ stamp: ComparisonStamp?
  ) async throws(CommandFailure) {
    guard run.isWhole, let stamp else { return }
    let bundle = bundle.path
    try await write(run, to: GoldenFolder(bundle))
    let rows = DifferenceRow.text(of: DifferenceRow.rows(of: result))
    try ResultFolder.write(Array(rows.utf8), to: bundle + "/" + DifferenceRow.fileName)
    try write(stamp)
  }

  /// What is compared: the golden as it is now, and the scene.
  ///
  /// - Throws: `inputOutput` for a golden that cannot be read; a comparison tells that better.
  func stamp() throws(CommandFailure) -> ComparisonStamp {
    do {
      return ComparisonStamp(
        golden: try golden.listDigest(),
        scene: SceneFingerprint.digest(of: scene.document, assets: scene.assets))
    } catch {
      throw .inputOutput("\(golden.path): \(error)")
    }
  }

  private func write(_ stamp: ComparisonStamp) throws(CommandFailure) {
    do { try bundle.write(stamp) } catch { throw .inputOutput("\(bundle.path): \(error)") }
  }

  /// Ties what the last run left to the golden that was made of it, so that more of it can be accepted.
  func restampBundle() throws(CommandFailure) { try write(stamp()) }

  /// What a failing run leaves for `--accept`.
  private var bundle: GoldenFolder {
    GoldenFolder("\(options.out)/\(folder.name)/actual")
  }

  /// Makes ready what the last run left in the results to be the golden.
  func accept(_ filter: Acceptance) throws(CommandFailure) -> Acceptance.Accepted {
    let fingerprint = SceneFingerprint.digest(of: scene.document, assets: scene.assets)
    do {
      return try filter.accept(bundle, as: golden, scene: fingerprint)
    } catch .file(let fault) {
      throw .inputOutput("\(fault); --accept takes what a comparison left")
    } catch {
      throw .inputOutput("\(golden.path): \(error)")
    }
  }

  /// The frames of which pictures are kept: those of every golden, those that are asked for, and those of
  /// which the golden has pictures already, so that accepting finds them.
  private func keyFrames(of run: SceneRun) throws(CommandFailure) -> Set<Int> {
    var keys = GoldenList.keyFrames(of: run.manifest)
    if let list = context.arguments.value(of: .keep) {
      keys.formUnion(
        try usage { () throws(UsageError) in
          try FrameChoice(plan: scene.plan).frames(named: list, by: "--keep")
        })
    }
    if let list = try? golden.list() {
      let known = Set(run.manifest.frames.map(\.number))
      keys.formUnion(
        list.frames.filter { $0.hasPicture && known.contains($0.number) }.map(\.number))
    }
    return keys
  }

  private func write(_ run: SceneRun, to folder: GoldenFolder) async throws(CommandFailure) {
    let keys = try keyFrames(of: run)
    let encoder = PNGEncoder(scene.document.output)
    var pictures: [Int: [UInt8]] = [:]
    try await pipeline.run(keys.sorted()) { pixmap in
      encoder.file(of: pixmap)
    } taking: { (number, file) throws(CommandFailure) in
      pictures[number] = try file.bytes(of: "frame \(number)")
    }
    let tracks = Array(try tracks(of: run).utf8)
    guard
      let list = GoldenList(run.manifest, pictures: keys, tracks: Digest128(of: tracks))
    else { throw .internal("a frame that was rendered has no digest") }
    do { try folder.write(list, pictures: pictures, tracks: tracks) } catch {
      throw .inputOutput("\(folder.path): \(error)")
    }
  }
}

// MARK: - What a report shows

extension SceneComparison {
  /// Gathers what a report shows of a sequence that does not match: all its pictures, the golden ones
  /// that there are, and how properties move.
  func show(_ run: SceneRun, _ compared: inout ComparedSequence) async throws(CommandFailure) {
    let header = run.manifest.header
    compared.folder = folder.name
    compared.size = PixelSize(width: header.pixelWidth, height: header.pixelHeight)
    compared.transitions = Dictionary(
      run.manifest.frames.compactMap { frame in frame.transition.map { (frame.number, $0) } },
      uniquingKeysWith: { first, _ in first })
    let list = try? golden.list()
    if let list {
      compared.golden =
        "segue \(list.toolVersion), rendering revision \(list.renderingRevision)"
      compared.goldenPictures = list.frames.filter(\.hasPicture).map(\.number)
      try showGoldens(list, &compared)
    }
    compared.curves = try curves(run, list, compared.result.findings)
    try await showRest(run, &compared)
  }

  /// Writes the golden pictures of frames that were not compared picture by picture.
  private func showGoldens(
    _ list: GoldenList, _ compared: inout ComparedSequence
  ) throws(CommandFailure) {
    let goldens = Dictionary(
      list.frames.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    for frame in compared.result.frames where !frame.state.isMatch && frame.comparison == nil {
      if options.budget.rest(beside: compared.pictures) == 0 { return }
      guard let number = frame.expectedNumber ?? (frame.state == .notCompared ? frame.number : nil),
        let stored = goldens[number], stored.hasPicture, compared.pictures.golden[number] == nil,
        compared.pictures.actual[frame.number]?.expected == nil,
        let picture = try? golden.picture(of: stored, in: list)
      else { continue }
      compared.pictures.golden[number] = try folder.write(
        golden: ShownPicture(straight: picture.straight), ofFrame: number)
    }
  }

  /// Writes the pictures of all frames that have none yet, so that the sequence can be played.
  private func showRest(
    _ run: SceneRun, _ compared: inout ComparedSequence
  ) async throws(CommandFailure) {
    var pictures = compared.pictures
    defer { compared.pictures = pictures }
    let missing = run.manifest.frames.map(\.number).filter {
      pictures.actual[$0]?.actual == nil
    }
    let numbers = Array(missing.prefix(options.budget.rest(beside: pictures)))
    compared.unshown = missing.count - numbers.count
    let folder = folder
    try await pipeline.run(numbers) { picture, _, _ in
      StraightImage(picture.pixmap)
    } delivering: { (number, picture) throws(CommandFailure) in
      try folder.write(ShownPicture(straight: picture), ofFrame: number)
    } taking: { (number, files) throws(CommandFailure) in
      pictures.actual[number] = try files.get()
    }
  }
}
