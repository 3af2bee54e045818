import Foundation

/// The times of one case.
struct Measurement {
  let benchmark: Benchmark
  /// Nanoseconds a run, shortest first; never empty.
  let times: [Double]
  /// The result's checksum, the same in every run.
  let checksum: UInt64
  /// The most memory that processes started by the runs held, in bytes; `nil` where none was.
  let childMemory: Int?

  /// Untimed runs, which fill caches and grow buffers.
  private static let warmUpRuns = 2

  /// Prepares a case, warms it up and times it.
  ///
  /// - Precondition: `runs` is positive, and the work gives the same result in every run.
  init(of benchmark: Benchmark, runs: Int) {
    precondition(runs > 0, "a case is timed at least once")
    let work = benchmark.prepare()
    let clock = ContinuousClock()
    let all = (0..<Self.warmUpRuns + runs).map { _ in work.measure(clock) }
    let checksum = all[0].checksum
    precondition(
      all.allSatisfy { $0.checksum == checksum },
      "\(benchmark.name) gives another result each time")
    self.benchmark = benchmark
    self.checksum = checksum
    childMemory = all.compactMap(\.childMemory).max()
    times = all.dropFirst(Self.warmUpRuns).map { Self.nanoseconds($0.time) }.sorted()
  }

  private static func nanoseconds(_ time: Duration) -> Double {
    Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
  }

  private var best: Double { times[0] }

  private var median: Double {
    (times[(times.count - 1) / 2] + times[times.count / 2]) / 2
  }

  /// The result as a line of a table.
  var line: String {
    let name = benchmark.name.padding(toLength: 36, withPad: " ", startingAt: 0)
    return name
      + Self.column(best / 1e6, "ms best")
      + Self.column(median / 1e6, "ms median")
      + Self.column(best / Double(benchmark.unitCount), "ns a \(benchmark.unit)")
      + "  checksum \(checksumText)"
      + (childMemory.map { "  peak \(PeakMemory.text($0))" } ?? "")
  }

  /// The result as a JSON object on one line; times in nanoseconds, memory in bytes.
  var json: String {
    let fields = [
      ("name", "\"\(benchmark.name)\""), ("runs", "\(times.count)"),
      ("best", "\(best)"), ("median", "\(median)"),
      ("unit", "\"\(benchmark.unit)\""), ("units", "\(benchmark.unitCount)"),
      ("bestPerUnit", "\(best / Double(benchmark.unitCount))"),
      ("checksum", "\"\(checksumText)\""),
      ("peakMemory", "\(childMemory ?? PeakMemory.bytes() ?? 0)"),
    ]
    return "{" + fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  private var checksumText: String {
    let digits = String(checksum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func column(_ value: Double, _ unit: String) -> String {
    let digits = String(format: "%.3f", value)
    return String(repeating: " ", count: max(1, 12 - digits.count)) + digits + " " + unit
  }
}
