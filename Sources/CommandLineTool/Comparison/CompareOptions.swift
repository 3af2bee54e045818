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

  /// Reads the options of a command line.
  init(_ context: CommandContext) throws(CommandFailure) {
    let arguments = context.arguments
    (subject, limits, record, jobs) = try usage { () throws(UsageError) in
      (
        try arguments.choice(of: .by) ?? Subject.pictures, try Self.limits(arguments),
        try arguments.choice(of: .record) ?? RecordMode.none,
        try arguments.jobs(cores: context.machine.cores)
      )
    }
    trackTolerance = try usage { () throws(UsageError) in try Self.tolerance(arguments) }
    masks = try Self.masks(arguments)
    looksAtMotion = arguments.has(.motionChecks)
    out = arguments.value(of: .outCompare) ?? "output/compare"
    do { try record.check(context.machine.environment) } catch {
      throw .usage(.refusedValue(option: "--record", reason: "\(error)"))
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
  private enum Metric: String, CaseIterable {
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
