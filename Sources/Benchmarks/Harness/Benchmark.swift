/// One case: fixed work, to be run again and again.
struct Benchmark: Sendable {
  /// What is timed: `stage/workload/size`, and how, where there are several ways.
  let name: String
  /// What the time is divided by, as a word: `pixel`, `value`.
  let unit: String
  /// How many of the unit one run works through.
  let unitCount: Int
  /// Makes the input, untimed.
  let prepare: @Sendable () -> Work
}

/// What one run of a case made, as far as it is told; none of it is timed.
///
/// Because of the checksum nothing is optimised away, and two builds can be compared.
struct Outcome {
  var checksum = Checksum()
  /// Bytes of the files that were made; `nil` where none was.
  var fileBytes: Int?
  /// The most memory that a process started by the run held, in bytes; `nil` where none was started.
  var childMemory: Int?

  /// Counts a file, and takes its bytes into the checksum.
  mutating func add(file: [UInt8]) {
    fileBytes = (fileBytes ?? 0) + file.count
    for byte in file { checksum.add(UInt64(byte)) }
  }
}

/// Adds up the time of the parts of a run that are to be timed.
struct Stopwatch {
  private let clock = ContinuousClock()
  private(set) var total = Duration.zero

  /// Does something while the time runs.
  mutating func time<Result>(_ body: () -> Result) -> Result {
    let start = clock.now
    let result = body()
    total += clock.now - start
    return result
  }
}

/// The work of a case, with its input.
struct Work {
  /// Does it once and times it.
  let run: (inout Stopwatch) -> Outcome

  /// Work that itself says which of its parts are timed.
  static func partlyTimed(_ run: @escaping (inout Stopwatch) -> Outcome) -> Work {
    Work(run: run)
  }

  private init(run: @escaping (inout Stopwatch) -> Outcome) {
    self.run = run
  }

  /// Work that is timed as a whole, and what is told of its result.
  init<Result>(
    _ body: @escaping () -> Result, outcome: @escaping (Result, inout Outcome) -> Void
  ) {
    run = { watch in
      let result = watch.time(body)
      var told = Outcome()
      outcome(result, &told)
      return told
    }
  }

  /// Work whose result is a sum.
  init(_ body: @escaping () -> Double) {
    self.init(body) { result, outcome in outcome.checksum.add(result) }
  }
}
