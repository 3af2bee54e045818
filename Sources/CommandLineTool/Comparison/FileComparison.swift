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

  /// What a file shows, by its digest, or why it cannot be read.
  struct Look: Sendable {
    var digest: Digest128?
    var facts: PNGFacts?
    var reason: String?
  }

  /// Where the pictures go.
  var folder: PictureFolder {
    PictureFolder(results: options.out, name: GoldenVariant.plain(actual.name))
  }

  /// Compares pictures; every file is decoded, so a damaged one is always found.
  func result() async throws(CommandFailure) -> ComparedSequence {
    interruption.endInOrder()
    try folder.clear()
    let (ones, others) = (await looks(at: expected), await looks(at: actual))
    try interruption.check()
    var judge = SequenceJudge(
      name: actual.name, expected: side(of: expected, ones), actual: side(of: actual, others))
    for pair in judge.alignment.same {
      note(&judge, pair, ones[pair.expected], others[pair.actual])
    }
    var pictures = SequencePictures()
    let outcomes = await outcomes(of: judge.alignment.changed, ones, others)
    try interruption.check()
    for (pair, outcome) in zip(judge.alignment.changed, outcomes) {
      let (outcome, files) = try outcome.get()
      judge.outcomes[pair.actual] = outcome
      pictures.actual[actual.frames[pair.actual].number] = files
      note(&judge, pair, ones[pair.expected], others[pair.actual])
    }
    judge.flickers = flickers(judge)
    var compared = ComparedSequence(result: masked(judge.result), pictures: pictures)
    if !compared.result.isMatch { try await show(&compared) }
    return compared
  }

  private func masked(_ result: SequenceResult) -> SequenceResult {
    guard !options.masks.isEmpty else { return result }
    var result = result
    var use = MaskUse(rules: options.masks.rules.count)
    for (frame, size) in zip(result.frames, repeatElement(size, count: result.frames.count)) {
      guard let size,
        let found = try? options.masks.mask(at: frame.time, size: size)
      else { continue }
      use += found.use
    }
    result.masks = zip(options.masks.rules, use.pixels).map { .init(text: $0.text, pixels: $1) }
    do { try options.masks.check(use) } catch {
      result.findings.append(ComparisonFinding(.maskUnused, text: "\(error)"))
    }
    return result
  }

  /// The expected frames' size.
  var size: PixelSize? {
    if let size = expected.size { return size }
    for frame in expected.frames {
      if let path = frame.path, let picture = try? Self.decode(path).get() {
        return PixelSize(of: picture.straight)
      }
    }
    return nil
  }
}

// MARK: - Looking

extension FileComparison {
  private func looks(at sequence: FileSequence) async -> [Look] {
    await BoundedTasks.map(
      sequence.frames, jobs: options.jobs, until: { interruption.signal != nil }
    ) { frame in
      guard let path = frame.path else { return Look(digest: frame.digest) }
      switch Self.decode(path) {
      case .success(let picture):
        let digest = Digest128(pixelsOf: picture.straight)
        if let listed = frame.digest, listed != digest {
          return Look(reason: "\(path): its pixels are not those of the list")
        }
        return Look(digest: digest, facts: picture.facts)
      case .failure(let fault): return Look(reason: fault.text)
      }
    }
  }

  /// Why a file is no picture.
  struct Fault: Error {
    var text: String
  }

  /// Reads a picture.
  static func decode(_ path: String) -> Result<DecodedImage, Fault> {
    do {
      let limits = PNGLimits()
      let bytes = try FileSystem.read(path, limit: limits.fileBytes)
      return .success(try PNGDecoder(limits: limits).decode(bytes))
    } catch let fault as FileFault {
      return .failure(Fault(text: "\(fault)"))
    } catch {
      return .failure(Fault(text: "\(path): \(error)"))
    }
  }

  private func side(of sequence: FileSequence, _ looks: [Look]) -> SequenceSide {
    SequenceSide(
      frames: zip(sequence.frames, looks).map {
        SequenceSide.Frame(number: $0.number, time: $0.time, digest: $1.digest)
      },
      frameRate: sequence.frameRate, size: sequence.size)
  }

  private func note(
    _ judge: inout SequenceJudge, _ pair: SequenceAlignment.Pair, _ one: Look, _ other: Look
  ) {
    guard let expected = one.facts, let actual = other.facts else { return }
    let found = MetadataDifference.all(expected: expected, actual: actual)
    if !found.isEmpty { judge.metadata[pair.actual] = found }
  }

  /// What looking at a pair brought, and the pictures that were written of it.
  private typealias Outcome = Result<(FrameOutcome, PictureFiles?), CommandFailure>

  private func outcomes(
    of pairs: [SequenceAlignment.Pair], _ ones: [Look], _ others: [Look]
  ) async -> [Outcome] {
    let (expected, actual) = (expected.frames, actual.frames)
    return await BoundedTasks.map(
      pairs, jobs: options.jobs, until: { interruption.signal != nil }
    ) { pair in
      if let reason = ones[pair.expected].reason ?? others[pair.actual].reason {
        return .success((.unreadable(reason), nil))
      }
      return outcome(of: expected[pair.expected], actual[pair.actual])
    }
  }

  private func outcome(of expected: FileSequence.Frame, _ actual: FileSequence.Frame) -> Outcome {
    guard let one = expected.path, let other = actual.path else {
      return .success((.digestOnly, nil))
    }
    switch (Self.decode(one), Self.decode(other)) {
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
      do throws(CommandFailure) {
        let files = try folder.write(
          expected: left.straight, actual: right.straight, found, ofFrame: actual.number)
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
        actual.frames[index].path.flatMap { try? Self.decode($0).get().straight }
      }
      guard pictures.count == 3,
        FlickerTest.isFlicker(before: pictures[0], frame: pictures[1], after: pictures[2])
      else { continue }
      found.insert(place)
    }
    return found
  }
}
