import Foundation
import PNGCodec

/// Times the stages of the way from a scene to PNG files; see the README.
@main
enum Benchmarks {
  static func main() {
    do throws(BenchmarkOptionsError) {
      try run(BenchmarkOptions(arguments: CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
      exit(2)
    }
  }

  /// Runs the chosen cases in the order of the registry and prints a line for each as it ends.
  private static func run(_ options: BenchmarkOptions) throws(BenchmarkOptionsError) {
    if options.showsHelp { return print(BenchmarkOptions.help) }
    if let path = options.photographPath { return try writePhotograph(to: path) }
    let series = (options.showsGrowth ? growth : [registry])
      .map { cases in cases.filter { options.chooses($0.name) } }.filter { !$0.isEmpty }
    guard !series.isEmpty else { throw .noSuchCase(options.filters) }
    if options.listsOnly { return series.joined().forEach { print($0.name) } }
    if options.showsGrowth, !options.printsJSON { write(GrowthTable.head) }
    for cases in series { measure(cases, options) }
  }

  private static func measure(_ cases: [Benchmark], _ options: BenchmarkOptions) {
    var first: Measurement?
    for benchmark in cases {
      let result = Measurement(of: benchmark, runs: options.runs, warmUps: options.warmUps)
      first = first ?? result
      if options.printsJSON {
        write(result.json)
      } else if options.showsGrowth, let first {
        write(GrowthTable.row(of: result, beside: first))
      } else {
        write(result.line)
      }
    }
  }

  /// Writes a line at once, where `print` would hold it back in a pipe.
  private static func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func writePhotograph(to path: String) throws(BenchmarkOptionsError) {
    let file = encoded(Screen(scale: 3).photograph, by: PNGEncoder(channels: .rgb))
    do {
      try Data(file).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .notWritten("\(error)")
    }
  }
}
