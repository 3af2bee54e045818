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
  private struct Look: Sendable {
    var digest: Digest128?
    var facts: PNGFacts?
    var reason: String?
  }

  /// Compares pictures; every file is decoded, so a damaged one is always found.
  func result() async throws(CommandFailure) -> SequenceResult {
    interruption.endInOrder()
    let (ones, others) = (await looks(at: expected), await looks(at: actual))
    try interruption.check()
    var judge = SequenceJudge(
      name: actual.name, expected: side(of: expected, ones), actual: side(of: actual, others))
    for pair in judge.alignment.same {
      note(&judge, pair, ones[pair.expected], others[pair.actual])
    }
    let outcomes = await outcomes(of: judge.alignment.changed, ones, others)
    try interruption.check()
    for (pair, outcome) in zip(judge.alignment.changed, outcomes) {
      judge.outcomes[pair.actual] = outcome
      note(&judge, pair, ones[pair.expected], others[pair.actual])
    }
    judge.flickers = flickers(judge)
    return finished(judge.result)
  }

  /// Compares what properties show.
  func trackResult() throws(CommandFailure) -> SequenceResult {
    func table(_ path: String) throws(CommandFailure) -> TrackTable {
      do { return try TrackTable(contentsOf: path) } catch {
        throw .inputOutput("\(path): \(error)")
      }
    }
    return TrackResult(name: actual.name, tolerance: options.trackTolerance)
      .result(expected: try table(expected.tracks), actual: try table(actual.tracks))
  }

  private func finished(_ result: SequenceResult) -> SequenceResult {
    guard !options.masks.isEmpty else { return result }
    var result = result
    var use = MaskUse(rules: options.masks.rules.count)
    for (frame, size) in zip(result.frames, repeatElement(maskSize, count: result.frames.count)) {
      guard let size,
        let found = try? options.masks.mask(at: frame.time, size: size, layerBox: { _ in nil })
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
  private var maskSize: PixelSize? {
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

  private struct Fault: Error {
    var text: String
  }

  private static func decode(_ path: String) -> Result<DecodedImage, Fault> {
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

  private func outcomes(
    of pairs: [SequenceAlignment.Pair], _ ones: [Look], _ others: [Look]
  ) async -> [FrameOutcome] {
    let (expected, actual, options) = (expected.frames, actual.frames, options)
    return await BoundedTasks.map(
      pairs, jobs: options.jobs, until: { interruption.signal != nil }
    ) { pair in
      if let reason = ones[pair.expected].reason ?? others[pair.actual].reason {
        return .unreadable(reason)
      }
      guard let one = expected[pair.expected].path, let other = actual[pair.actual].path else {
        return .digestOnly
      }
      switch (Self.decode(one), Self.decode(other)) {
      case (.failure(let fault), _), (_, .failure(let fault)): return .unreadable(fault.text)
      case (.success(let left), .success(let right)):
        let size = PixelSize(of: left.straight)
        let time = expected[pair.expected].time
        do {
          let mask = try options.masks.mask(at: time, size: size) { _ in nil }.mask
          return .compared(
            PictureComparer(limits: options.limits).compare(
              expected: left.straight, actual: right.straight, mask: mask))
        } catch {
          return .unreadable("\(error)")
        }
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
