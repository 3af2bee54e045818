import Foundation

/// The times of one case, and what it made.
struct Measurement {
  let benchmark: Benchmark
  /// Nanoseconds a run, shortest first; never empty.
  let times: [Double]
  /// The result's checksum, the same in every run.
  let checksum: Checksum
  /// Bytes of the files that one run made; `nil` where it made none.
  let fileBytes: Int?
  /// The most memory held at once while the case ran, in bytes.
  ///
  /// By one of the processes that the case started, or by this one where it started none; `nil`
  /// where the system does not say.
  let peakMemory: Int?

  /// Prepares a case, warms it up and times it.
  ///
  /// - Parameters:
  ///   - benchmark: What to time.
  ///   - runs: How often; positive.
  ///   - warmUps: Untimed runs before, which fill caches and grow buffers.
  /// - Precondition: The work gives the same result in every run.
  init(of benchmark: Benchmark, runs: Int, warmUps: Int) {
    precondition(runs > 0, "a case is timed at least once")
    PeakMemory.startAfresh()
    let work = benchmark.prepare()
    let all = (0..<warmUps + runs).map { _ in
      var watch = Stopwatch()
      let outcome = work.run(&watch)
      return (time: Self.nanoseconds(watch.total), outcome: outcome)
    }
    let first = all[0].outcome
    precondition(
      all.allSatisfy { $0.outcome.checksum == first.checksum },
      "\(benchmark.name) gives another result each time")
    self.benchmark = benchmark
    checksum = first.checksum
    fileBytes = first.fileBytes
    peakMemory = all.compactMap(\.outcome.childMemory).max() ?? PeakMemory.bytes()
    times = all.dropFirst(warmUps).map(\.time).sorted()
  }

  private static func nanoseconds(_ time: Duration) -> Double {
    Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
  }

  private var best: Double { times[0] }

  /// Nanoseconds a run.
  var median: Double {
    (times[(times.count - 1) / 2] + times[times.count / 2]) / 2
  }

  private var medianPerUnit: Double { median / Double(benchmark.unitCount) }
}

// MARK: - Text

extension Measurement {
  /// The result as a line of a table.
  var line: String {
    let name = benchmark.name.padding(
      toLength: max(44, benchmark.name.count), withPad: " ", startingAt: 0)
    return name
      + Self.column(best / 1e6, "ms best")
      + Self.column(median / 1e6, "ms median")
      + Self.column(medianPerUnit, "ns a \(benchmark.unit)")
      + (fileBytes.map { "  \($0) bytes" } ?? "")
      + "  peak \(PeakMemory.text(peakMemory))"
      + "  checksum \(checksum.text)"
  }

  /// The result as a JSON object on one line; times in nanoseconds, sizes in bytes.
  var json: String {
    let fields = [
      ("name", "\"\(benchmark.name)\""), ("runs", "\(times.count)"),
      ("best", "\(best)"), ("median", "\(median)"),
      ("unit", "\"\(benchmark.unit)\""), ("units", "\(benchmark.unitCount)"),
      ("medianPerUnit", "\(medianPerUnit)"),
      ("fileBytes", fileBytes.map { "\($0)" } ?? "null"),
      ("peakMemory", peakMemory.map { "\($0)" } ?? "null"),
      ("checksum", "\"\(checksum.text)\""),
    ]
    return "{" + fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  private static func column(_ value: Double, _ unit: String) -> String {
    let digits = String(format: "%.3f", value)
    return String(repeating: " ", count: max(1, 12 - digits.count)) + digits + " " + unit
  }
}
