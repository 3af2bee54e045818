internal import Goldens

/// What a comparison is asked for, whatever it compares.
struct CompareOptions {
  /// What is compared.
  enum Subject: String, CaseIterable {
    case pictures, tracks
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
        try arguments.choice(of: .by) ?? Subject.pictures,
        PictureLimits(
          steps: try arguments.integer(of: .steps, in: 0...255) ?? 0,
          pixels: try arguments.integer(of: .pixels, in: 0...Int.max) ?? 0,
          windowPixels: try arguments.integer(of: .windowPixels, in: 0...Int.max),
          windowSide: try arguments.integer(of: .window, in: 1...65_535) ?? 32),
        try arguments.choice(of: .record) ?? RecordMode.none,
        try arguments.jobs(cores: context.machine.cores)
      )
    }
    trackTolerance = try usage { () throws(UsageError) in try Self.tolerance(arguments) }
    masks = try Self.masks(arguments)
    looksAtMotion = arguments.has(.motion)
    out = arguments.value(of: .outCompare) ?? "output/compare"
    do { try record.check(context.machine.environment) } catch {
      throw .usage(.refusedValue(option: "--record", reason: "\(error)"))
    }
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
      for rule in rules {
        if case .layer = rule.area {
          throw CommandFailure.usage(.optionNotThereYet("--mask layer:"))
        }
      }
      return try MaskSet(rules)
    } catch let error as MaskError {
      throw .usage(.refusedValue(option: "--mask", reason: "\(error)"))
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw .internal("\(error)")
    }
  }
}
