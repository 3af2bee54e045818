import Foundation

/// How time grows with work, as a Markdown table: a block of rows for each series of cases.
enum GrowthTable {
  static let head = """
    | | median, ms | a unit | work | time | peak memory, MiB |
    |---|---|---|---|---|---|
    """

  /// A case beside the first of its series, which is less work or the same.
  ///
  /// The columns `work` and `time` say how many times as much there is of each; where the first is no
  /// smaller than the second, one more of the unit costs no more than those before.
  static func row(of measured: Measurement, beside first: Measurement) -> String {
    let benchmark = measured.benchmark
    let work = Double(benchmark.unitCount) / Double(first.benchmark.unitCount)
    let cells = [
      benchmark.name, digits(measured.median / 1e6),
      perUnit(measured.median / Double(benchmark.unitCount)) + " a \(benchmark.unit)",
      "x " + digits(work), "x " + digits(measured.median / first.median),
      measured.peakMemory.map { digits(Double($0) / 1_048_576) } ?? "unknown",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// A time of so many nanoseconds, in the unit that suits it.
  private static func perUnit(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: digits(nanoseconds) + " ns"
    case ..<1e6: digits(nanoseconds / 1e3) + " us"
    default: digits(nanoseconds / 1e6) + " ms"
    }
  }

  /// Two digits behind the point below 10, one below 100, none above.
  private static func digits(_ number: Double) -> String {
    String(format: number < 10 ? "%.2f" : number < 100 ? "%.1f" : "%.0f", number)
  }
}
