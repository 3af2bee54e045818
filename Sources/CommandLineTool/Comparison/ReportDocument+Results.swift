internal import Pixels
internal import ComparisonReports
internal import FrameSequences
internal import Goldens

extension ReportDocument {
  /// The report of a comparison.
  ///
  /// - Throws: `internal` if it would call something right that is not, or the other way round.
  init(_ result: ComparisonResult, _ sequences: [ComparedSequence]) throws(CommandFailure) {
    let title = result.sequences.count == 1 ? result.sequences.first?.title : nil
    let stamps = Set(sequences.map(\.golden))
    self.init(
      purpose: .comparison, title: title ?? "segue compare",
      summary: ResultText.summary(of: result) + ".",
      stamp: ReportStamp(
        tool: "segue \(result.toolVersion)", renderingRevision: result.renderingRevision,
        golden: stamps.count == 1 ? sequences.first?.golden : nil))
    self.sequences = sequences.map { ReportSequence($0) }
    let isMatch = !sequences.isEmpty && self.sequences.allSatisfy(\.isAsExpected)
    guard isMatch == result.isMatch, sequences.map(\.result) == result.sequences else {
      throw .internal("the report does not say what the results say")
    }
  }
}

extension ReportSequence {
  /// The rate of files that say none.
  private static let assumedRate = ExactFraction(60)

  fileprivate init(_ sequence: ComparedSequence) {
    let result = sequence.result
    let size = sequence.canvas
    let rate = result.frameRate.flatMap { $0.numerator > 0 ? $0 : nil }
    self.init(
      name: result.title, frameRate: rate ?? Self.assumedRate, pixelWidth: size.width,
      pixelHeight: size.height)
    frames = result.frames.enumerated().map { place, frame in
      ReportFrame(frame, place: place, rate: rate ?? Self.assumedRate, in: sequence)
    }
    findings = result.findings.map { ReportFinding($0) }
    findings += result.masks.map { mask in
      var note = ReportFinding("Mask \(mask.text): \(mask.amount) are left out.")
      note.isFault = false
      return note
    }
    if let text = sequence.pictureNote {
      var note = ReportFinding(text.capitalizedClause + ".")
      note.isFault = false
      findings.append(note)
    }
    if rate == nil, !frames.isEmpty {
      var note = ReportFinding("No frame rate is known; frames are played at 60 a second.")
      note.isFault = false
      findings.append(note)
    }
    tracks = sequence.curves.map { ReportTrack($0) }
  }
}

extension ComparedSequence {
  /// The size of the largest picture; a square where there is none, for the player to say so in.
  fileprivate var canvas: PixelSize {
    let comparisons = result.frames.compactMap(\.comparison)
    let sizes = comparisons.flatMap { [$0.expectedSize, $0.actualSize] } + [size].compactMap { $0 }
    return PixelSize(
      width: sizes.map(\.width).max() ?? 320, height: sizes.map(\.height).max() ?? 320)
  }
}

extension ReportFrame {
  fileprivate init(
    _ frame: FrameResult, place: Int, rate: ExactFraction, in sequence: ComparedSequence
  ) {
    let time = frame.time ?? ExactFraction(Int64(place) * rate.denominator, over: rate.numerator)
    self.init(number: frame.number, time: time, state: State(frame))
    transition = sequence.transitions[frame.number]
    if let comparison = frame.comparison { take(comparison) }
    notes =
      (frame.comparison?.remarks ?? [frame.reason ?? sequence.note(of: frame)].compactMap { $0 })
      .map(\.capitalizedClause)
    takePictures(of: frame, in: sequence)
  }

  private mutating func take(_ comparison: PictureComparison) {
    for kind in Goldens.DifferenceClass.allCases {
      counts[ComparisonReports.DifferenceClass(kind)] = comparison.classes[kind]
    }
    greatestStep = comparison.steps.greatest
    // Places are of the expected picture; pictures of two sizes are shown on the canvas of both.
    let change = comparison.sizeChange
    let right = max(0, (change?.actualArea.x ?? 0) - (change?.expectedArea.x ?? 0))
    let down = max(0, (change?.actualArea.y ?? 0) - (change?.expectedArea.y ?? 0))
    func place(_ box: PixelBox) -> PixelBox {
      PixelBox(x: box.x + right, y: box.y + down, width: box.width, height: box.height)
    }
    box = comparison.box.map(place)
    worstWindow = comparison.worstWindow.map { place($0.box) }
  }

  private mutating func takePictures(of frame: FrameResult, in sequence: ComparedSequence) {
    let pictures = sequence.pictures
    let golden = frame.expectedNumber.flatMap { pictures.golden[$0] }
    guard frame.state != .missing else {
      expected = golden.map { .file($0) }
      return
    }
    let files = pictures.actual[frame.number]
    actual = files?.actual.map { .file($0) }
    let isEqual = frame.state == .equal
    expected = (files?.expected ?? (isEqual ? files?.actual : golden)).map { .file($0) }
    difference = files?.difference.map { .file($0) }
    classes = files?.classes.map { .file($0) }
  }
}

extension ReportFrame.State {
  fileprivate init(_ frame: FrameResult) {
    self =
      switch (frame.state, frame.misplacement) {
      case (.equal, _), (.withinLimits, _), (.alone, _): .same
      case (.unreadable, _): .unreadable
      case (.notCompared, _): .notCompared
      case (.missing, _): .missing
      case (_, .duplicated?): .duplicated
      case (_, .stale?): .stale
      case (_, .swapped?): .swapped
      case (_, .shifted?): .shifted
      case (.extra, nil): .extra
      case (.differs, nil): .different
      }
  }
}

extension ComparedSequence {
  /// Why a differing frame is shown without its golden.
  fileprivate func note(of frame: FrameResult) -> String? {
    guard frame.state == .differs, let number = frame.expectedNumber,
      !goldenPictures.contains(number)
    else { return nil }
    let near = [
      goldenPictures.last { $0 < number }, goldenPictures.first { $0 > number },
    ].compactMap { $0 }.map { "\($0)" }
    if near.isEmpty { return "Its golden is a digest; there are no golden pictures." }
    return "Its golden is a digest; the nearest golden pictures are those of frame "
      + near.joined(separator: " and frame ") + "."
  }
}

extension ReportFinding {
  fileprivate init(_ finding: ComparisonFinding) {
    let end = finding.details.isEmpty ? "." : ""
    self.init(
      finding.headline.capitalizedClause + end, frame: finding.frame, time: finding.time,
      layer: finding.layer, property: finding.property)
    details = finding.details.map(\.capitalizedClause)
    isFault = !finding.kind.isNotice
  }
}

extension String {
  /// A clause as the beginning of a line; one that begins with a file's name stays as it is.
  fileprivate var capitalizedClause: String {
    let word = prefix { $0 != " " }
    return word.allSatisfy { $0.isLetter } ? prefix(1).uppercased() + dropFirst() : self
  }
}

extension ReportTrack {
  init(_ curve: TrackCurve) {
    self.init(
      layer: curve.layer, property: curve.property, unit: curve.unit, verdict: curve.verdict)
    golden = curve.expected.map { .init(time: $0.time, value: $0.value) }
    actual = curve.actual.map { .init(time: $0.time, value: $0.value) }
  }
}
