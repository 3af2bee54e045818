internal import Digests
internal import FrameSequences
internal import Goldens
internal import PNGCodec
internal import SystemFiles

/// Compares two sequences of files.
struct FileComparison {
  let options: CompareOptions
  let expected: FileSequence
  let actual: FileSequence
  let interruption: Interruption
  /// The files' pictures.
  let pictures = FilePictures()

  /// Where the pictures go.
  var folder: PictureFolder {
    PictureFolder(results: options.out, name: GoldenVariant.plain(actual.name))
  }

  /// Compares pictures.
  ///
  /// Files that are the same byte for byte are not decoded; every other is, so that a damaged one is always
  /// found.
  func result() async throws(CommandFailure) -> ComparedSequence {
    interruption.endInOrder()
    try folder.clear()
    let use = try maskUse()
    let (ones, others) = try await looks()
    let one = side(of: expected, ones)
    var other = side(of: actual, others)
    let near = await align(&other, with: one)
    try interruption.check()
    var judge = SequenceJudge(name: actual.name, expected: one, actual: other)
    judge.near = near
    for pair in judge.alignment.same {
      note(&judge, pair, ones[pair.expected], others[pair.actual])
    }
    var written = SequencePictures()
    let pairs = judge.pairsToLookAt
    let outcomes = await outcomes(of: pairs, ones, others)
    try interruption.check()
    for (pair, outcome) in zip(pairs, outcomes) {
      let (outcome, files) = try outcome.get()
      judge.outcomes[pair.actual] = outcome
      written.actual[actual.frames[pair.actual].number] = files
      note(&judge, pair, ones[pair.expected], others[pair.actual])
    }
    judge.flickers = flickers(judge)
    var compared = ComparedSequence(result: judge.result, pictures: written)
    compared.result.findings += expected.faults + actual.faults
    if let use { compared.result.note(use, of: options.masks) }
    if !compared.result.isMatch { try await show(&compared) }
    return compared
  }

  /// What the masks cover of the expected frames.
  ///
  /// - Throws: `usage` for a mask's picture of another size than theirs.
  private func maskUse() throws(CommandFailure) -> MaskUse? {
    guard !options.masks.isEmpty, let size else { return nil }
    var use = MaskUse(rules: options.masks.rules.count)
    for frame in expected.frames {
      do { use += try options.masks.mask(at: frame.time, size: size).use } catch {
        throw .usage(.refusedValue(option: "--mask", reason: "\(error)"))
      }
    }
    return use
  }

  /// The expected frames' size.
  var size: PixelSize? {
    if let size = expected.size { return size }
    for frame in expected.frames {
      if let path = frame.path, let picture = try? pictures.picture(path).get() {
        return PixelSize(of: picture.straight)
      }
    }
    return nil
  }
}

// MARK: - Looking

extension FileComparison {
  private func looks() async throws(CommandFailure) -> ([FileLook], [FileLook]) {
    if let same = await sameFiles() { return (same, same) }
    try interruption.check()
    let ones = await looks(at: expected, known: [:])
    try interruption.check()
    let known = Dictionary(
      ones.compactMap { look in look.file.map { ($0, look) } },
      uniquingKeysWith: { first, _ in first })
    // What a mask leaves depends on the frame, and what a list says of a file on its side.
    let isShared = options.masks.isEmpty && !actual.frames.contains { $0.digest != nil }
    let others = await looks(at: actual, known: isShared ? known : [:])
    try interruption.check()
    return (ones, others)
  }

  /// What files show that are the same on both sides, byte for byte and one by one; nil if any is not, or
  /// cannot be told without decoding.
  private func sameFiles() async -> [FileLook]? {
    guard expected.frames.count == actual.frames.count, !expected.frames.isEmpty else { return nil }
    let pairs = Array(zip(expected.frames, actual.frames))
    let looks = await BoundedTasks.map(
      pairs, jobs: options.jobs, until: { interruption.signal != nil }
    ) { FileLook(ofSame: $0.0, $0.1) }
    let found = looks.compactMap { $0 }
    return found.count == pairs.count ? found : nil
  }

  private func looks(
    at sequence: FileSequence, known: [Digest128: FileLook]
  ) async -> [FileLook] {
    let (masks, pictures) = (options.masks, pictures)
    return await BoundedTasks.map(
      sequence.frames, jobs: options.jobs, until: { interruption.signal != nil }
    ) { FileLook(at: $0, masks, known: known, pictures) }
  }

  /// Gives frames that pass for a golden one by the limits its digest.
  ///
  /// - Returns: Their places.
  private func align(_ side: inout SequenceSide, with expected: SequenceSide) async -> Set<Int> {
    guard let search = NearFrames(expected, side, limits: options.limits) else { return [] }
    let known = Set(expected.frames.map(\.digest))
    let (frames, goldens, masks) = (actual.frames, self.expected.frames, options.masks)
    let files = pictures
    let places = side.frames.indices.filter { !known.contains(side.frames[$0].digest) }
    let matches = await BoundedTasks.map(
      places, jobs: options.jobs, until: { interruption.signal != nil }
    ) { place -> Int? in
      guard let path = frames[place].path, let picture = try? files.picture(path).get() else {
        return nil
      }
      return search.match(of: picture.straight, at: place, among: goldens.count) { other in
        guard let path = goldens[other].path, let golden = try? files.picture(path).get().straight,
          let use = try? masks.mask(at: goldens[other].time, size: PixelSize(of: golden))
        else { return nil }
        return (golden, use.mask)
      }
    }
    var near: Set<Int> = []
    for (place, match) in zip(places, matches) {
      guard let match else { continue }
      side.frames[place].digest = expected.frames[match].digest
      near.insert(place)
    }
    return near
  }

  private func side(of sequence: FileSequence, _ looks: [FileLook]) -> SequenceSide {
    SequenceSide(
      frames: zip(sequence.frames, looks).map {
        SequenceSide.Frame(number: $0.number, time: $0.time, digest: $1.digest)
      },
      frameRate: sequence.frameRate, size: sequence.size)
  }

  private func note(
    _ judge: inout SequenceJudge, _ pair: SequenceAlignment.Pair, _ one: FileLook, _ other: FileLook
  ) {
    guard let expected = one.facts, let actual = other.facts else { return }
    let found = MetadataDifference.all(expected: expected, actual: actual)
    if !found.isEmpty { judge.metadata[pair.actual] = found }
  }

  /// What looking at a pair brought, and the pictures that were written of it.
  private typealias Outcome = Result<(FrameOutcome, PictureFiles?), CommandFailure>

  private func outcomes(
    of pairs: [SequenceAlignment.Pair], _ ones: [FileLook], _ others: [FileLook]
  ) async -> [Outcome] {
    let (expected, actual) = (expected.frames, actual.frames)
    let shown = options.budget.shown(of: pairs.map { actual[$0.actual].number })
    return await BoundedTasks.map(
      pairs, jobs: options.jobs, until: { interruption.signal != nil }
    ) { pair in
      if let reason = ones[pair.expected].reason ?? others[pair.actual].reason {
        return .success((.unreadable(reason), nil))
      }
      let (one, other) = (ones[pair.expected], others[pair.actual])
      let isShown = shown.contains(actual[pair.actual].number)
      let outcome = outcome(of: expected[pair.expected], actual[pair.actual], isShown: isShown)
      guard one.fine != other.fine, !options.limits.allowsRounding,
        case .success((.compared(let comparison), let files)) = outcome,
        comparison.verdict == .equal
      else { return outcome }
      return .success((.unreadable(FileLook.finer), files))
    }
  }

  private func outcome(
    of expected: FileSequence.Frame, _ actual: FileSequence.Frame, isShown: Bool
  ) -> Outcome {
    guard let one = expected.path, let other = actual.path else {
      return .success((.digestOnly, nil))
    }
    switch (pictures.picture(one), pictures.picture(other)) {
    case (.failure(let fault), _), (_, .failure(let fault)):
      return .success((.unreadable(fault.text), nil))
    case (.success(let left), .success(let right)):
      let size = PixelSize(of: left.straight)
      let mask: FrameMask?
      do {
        mask = try options.masks.mask(at: expected.time, size: size).mask
      } catch {
        return .success((.unreadable("\(error)"), nil))
      }
      let found = PictureComparer(limits: options.limits).compareWithMap(
        expected: left.straight, actual: right.straight, mask: mask)
      guard isShown else { return .success((.compared(found.comparison), PictureFiles())) }
      do throws(CommandFailure) {
        let files = try folder.write(
          expected: left.shown, actual: right.shown, found, ofFrame: actual.number)
        return .success((.compared(found.comparison), files))
      } catch {
        return .failure(error)
      }
    }
  }

  private func flickers(_ judge: SequenceJudge) -> Set<Int> {
    var found: Set<Int> = []
    for place in judge.lonelyChanges.prefix(16) {
      let pictures = (place - 1...place + 1).compactMap { index in
        actual.frames[index].path.flatMap { try? self.pictures.picture($0).get().straight }
      }
      guard pictures.count == 3,
        FlickerTest.isFlicker(before: pictures[0], frame: pictures[1], after: pictures[2])
      else { continue }
      found.insert(place)
    }
    return found
  }
}
