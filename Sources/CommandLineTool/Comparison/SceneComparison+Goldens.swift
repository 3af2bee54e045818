internal import Digests
internal import FrameSequences
internal import Goldens
internal import PNGCodec
internal import Pixels

/// What masks, limits and a golden's own files mean for a comparison.
extension SceneComparison {
  /// Whether something was given that only pictures can be asked.
  private var asksPictures: Bool {
    !options.limits.isExact || options.limits.windowPixels ?? 0 > 0 || !options.masks.isEmpty
  }

  /// How the golden gets a picture of every frame, where masks or limits need them.
  var pictureHint: String? {
    asksPictures ? "'\(recordCommand) --keep 0-' keeps one of each frame" : nil
  }

  /// Says of how many frames masks and limits are asked, where a golden has not all pictures.
  func reachNotice(_ list: GoldenList) -> ComparisonFinding? {
    let pictures = list.frames.count(where: \.hasPicture)
    guard let pictureHint, pictures < list.frames.count else { return nil }
    return ComparisonFinding(
      .digestsOnly, frames: list.frames.count - pictures,
      text: "masks and limits reach the \(pictures) of \(list.frames.count) frames of which the "
        + "golden has pictures; the others have to be the same in every pixel: \(pictureHint)")
  }

  /// Why golden pictures cannot be used of frames that are the same by their digests.
  func goldenFaults(
    _ alignment: SequenceAlignment, _ list: GoldenList
  ) async -> [Int: String] {
    let pairs = alignment.same.filter { list.frames[$0.expected].hasPicture }
    let golden = golden
    let faults = await BoundedTasks.map(
      pairs, jobs: options.jobs, until: { context.interruption.signal != nil }
    ) { pair in
      golden.fault(ofPictureOf: list.frames[pair.expected], in: list).map { "\($0)" }
    }
    var found: [Int: String] = [:]
    for (pair, fault) in zip(pairs, faults) { found[pair.actual] = fault }
    return found
  }

  /// The two sequences as they are aligned, and the places of frames that pass for another by limits.
  typealias Sides = (expected: SequenceSide, actual: SequenceSide, near: Set<Int>)

  /// The two sequences as they are aligned: where the golden has pictures of all frames, by what masks
  /// leave and limits let pass.
  func sides(
    of run: SceneRun, _ list: GoldenList, _ masks: SceneMasks
  ) async throws(CommandFailure) -> Sides {
    var sides: Sides = (list.side, SequenceSide(run.manifest), [])
    let isSame = sides.expected.frames.map(\.digest) == sides.actual.frames.map(\.digest)
    guard asksPictures, !isSame, sides.expected.size == sides.actual.size,
      list.frames.allSatisfy(\.hasPicture)
    else { return sides }
    let golden = golden
    let goldenPicture = { @Sendable (place: Int) -> (picture: StraightImage, mask: FrameMask?)? in
      let frame = list.frames[place]
      guard let picture = try? golden.picture(of: frame, in: list).straight,
        let use = try? masks.mask(ofFrame: frame.number, size: PixelSize(of: picture))
      else { return nil }
      return (picture, use.mask)
    }
    if !options.masks.isEmpty {
      let digests = await BoundedTasks.map(
        Array(list.frames.indices), jobs: options.jobs,
        until: { context.interruption.signal != nil }
      ) { place -> Digest128? in
        goldenPicture(place).map { Digest128(pixelsOf: $1?.blanked($0) ?? $0) }
      }
      try context.interruption.check()
      for place in digests.indices {
        sides.expected.frames[place].digest = digests[place] ?? list.frames[place].digest
      }
    }
    try await align(&sides, masks, goldenPicture)
    return sides
  }

  /// Draws the frames again and gives them the digests of what masks leave, or of what they pass for.
  private func align(
    _ sides: inout Sides, _ masks: SceneMasks,
    _ golden: @escaping @Sendable (Int) -> (picture: StraightImage, mask: FrameMask?)?
  ) async throws(CommandFailure) {
    let search = NearFrames(sides.expected, sides.actual, limits: options.limits)
    guard search != nil || !options.masks.isEmpty else { return }
    let count = sides.expected.frames.count
    let places = Dictionary(
      sides.actual.frames.enumerated().map { ($1.number, $0) },
      uniquingKeysWith: { first, _ in first })
    let known = Set(sides.expected.frames.map(\.digest))
    try await pipeline.run(sides.actual.frames.map(\.number)) { picture, _, _ in
      StraightImage(picture.pixmap)
    } delivering: { (number, picture) throws(CommandFailure) in
      let mask = try masks.mask(ofFrame: number, size: PixelSize(of: picture)).mask
      let digest = Digest128(pixelsOf: mask?.blanked(picture) ?? picture)
      guard let search, let place = places[number], !known.contains(digest) else {
        return (digest, Int?.none)
      }
      return (digest, search.match(of: picture, at: place, among: count, golden: golden))
    } taking: { (number, result) throws(CommandFailure) in
      guard let place = places[number] else { return }
      let (digest, match) = try result.get()
      sides.actual.frames[place].digest = match.map { sides.expected.frames[$0].digest } ?? digest
      if match != nil { sides.near.insert(place) }
    }
  }
}
