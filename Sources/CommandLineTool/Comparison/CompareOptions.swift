internal import Goldens

/// What a comparison is asked for, whatever it compares.
struct CompareOptions {
  /// What is compared.
  enum Subject: String, CaseIterable {
    case pictures, tracks
    /// One sequence alone, without a golden.
    case motion
  }

  var subject: Subject
  var limits: PictureLimits
  var trackTolerance: Double
  var masks: MaskSet
  var looksAtMotion: Bool
  var record: RecordMode
  var jobs: Int
  /// The folder for results.
  var out: String
  /// How many pictures a sequence that does not match leaves.
  var budget: PictureBudget
  /// Whether files are compared, and no scene.
  var comparesFiles: Bool

  /// Reads the options of a command line.
  init(_ context: CommandContext) throws(CommandFailure) {
    let arguments = context.arguments
    (subject, limits, record, jobs, budget) = try usage { () throws(UsageError) in
      (
        try arguments.choice(of: .by) ?? Subject.pictures, try Self.limits(arguments),
        try arguments.choice(of: .record) ?? RecordMode.none,
        try arguments.jobs(cores: context.machine.cores),
        PictureBudget(
          limit: try arguments.integer(of: .limitPictures, in: 0...1 << 30) ?? 4000)
      )
    }
    trackTolerance = try usage { () throws(UsageError) in try Self.tolerance(arguments) }
    masks = try Self.masks(arguments)
    looksAtMotion = arguments.has(.motionChecks)
    out = arguments.value(of: .outCompare) ?? "output/compare"
    comparesFiles = arguments.has(.actual) || arguments.has(.expected)
    try usage { () throws(UsageError) in try Self.check(arguments, subject) }
    if arguments.has(.accept), RecordMode.isRefused(in: context.machine.environment) {
      throw .usage(
        .refusedValue(option: "--accept", reason: "goldens are not changed where CI is set"))
    }
    do { try record.check(context.machine.environment) } catch {
      throw .usage(.refusedValue(option: "--record", reason: "\(error)"))
    }
  }

  /// What says nothing of tracks, and would be passed over in silence.
  private static let ofPictures: [OptionSpecification] = [
    .steps, .pixels, .windowPixels, .window, .metric, .threshold, .mask, .motionChecks,
  ]
  /// What says nothing of a sequence that has no golden.
  private static let ofGoldens: [OptionSpecification] =
    ofPictures + [.trackTolerance, .goldens, .record, .keep, .prune, .changesAPNG]
  /// What says nothing of results that are there already.
  private static let ofComparing: [OptionSpecification] =
    ofPictures + [
      .actual, .expected, .by, .trackTolerance, .record, .keep, .prune, .changesAPNG, .embed,
      .markdown, .github, .limitPictures,
    ]

  /// Refuses what would be ignored.
  private static func check(
    _ arguments: ParsedArguments, _ subject: Subject
  ) throws(UsageError) {
    if arguments.has(.accept) {
      guard let option = ofComparing.first(where: arguments.has) else { return }
      throw .conflict("--accept", option.spelling)
    }
    let ofAccepting: [OptionSpecification] = [.region, .cause, .acceptShape]
    if let option = ofAccepting.first(where: arguments.has) {
      throw .refusedValue(option: option.spelling, reason: "it needs --accept")
    }
    let ignored: [OptionSpecification] =
      switch subject {
      case .pictures: []
      case .tracks: ofPictures
      case .motion: ofGoldens
      }
    if let option = ignored.first(where: arguments.has) {
      throw .conflict("--by \(subject.rawValue)", option.spelling)
    }
  }

  private static func limits(_ arguments: ParsedArguments) throws(UsageError) -> PictureLimits {
    var limits = PictureLimits(
      steps: try arguments.integer(of: .steps, in: 0...255) ?? 0,
      pixels: try arguments.integer(of: .pixels, in: 0...Int.max) ?? 0,
      windowPixels: try arguments.integer(of: .windowPixels, in: 0...Int.max),
      windowSide: try arguments.integer(of: .window, in: 1...65_535) ?? 32)
    limits.metric = try metric(arguments)
    return limits
  }

  /// What counts pixels.
  enum Metric: String, CaseIterable {
    case steps
    case pixelmatch = "pixelmatch-oklab-2026"
  }

  private static func metric(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> PixelmatchMetric? {
    precondition(
      Metric.pixelmatch.rawValue == PixelmatchMetric.name, "options name the metric as results do")
    guard try arguments.choice(of: .metric) ?? Metric.steps == .pixelmatch else {
      if arguments.has(.threshold) {
        throw .refusedValue(
          option: "--threshold", reason: "it needs --metric \(PixelmatchMetric.name)")
      }
      return nil
    }
    for option in [OptionSpecification.steps, .windowPixels] where arguments.has(option) {
      throw .conflict("--metric \(PixelmatchMetric.name)", option.spelling)
    }
    guard let text = arguments.value(of: .threshold) else { return PixelmatchMetric() }
    guard let threshold = Double(text), threshold >= 0, threshold <= 1 else {
      throw .invalidValue(option: "--threshold", value: text, expected: "a number from 0 to 1")
    }
    return PixelmatchMetric(threshold: threshold)
  }

  private static func tolerance(_ arguments: ParsedArguments) throws(UsageError) -> Double {
    guard let text = arguments.value(of: .trackTolerance) else { return 0.001 }
    guard let number = Double(text), number >= 0, number.isFinite else {
      throw .invalidValue(
        option: "--track-tolerance", value: text, expected: "a number, 0 or more")
    }
    return number
  }

  private static func masks(_ arguments: ParsedArguments) throws(CommandFailure) -> MaskSet {
    do {
      let rules = try arguments.values(of: .mask).map { text throws(MaskError) in
        try MaskRule(text)
      }
      return try MaskSet(rules)
    } catch {
      throw .usage(.refusedValue(option: "--mask", reason: "\(error)"))
    }
  }
}
