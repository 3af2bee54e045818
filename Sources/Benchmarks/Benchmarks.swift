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
    let chosen = registry.filter { options.chooses($0.name) }
    guard !chosen.isEmpty else { throw .noSuchCase(options.filters) }
    if options.listsOnly { return chosen.forEach { print($0.name) } }
    for benchmark in chosen {
      let result = Measurement(of: benchmark, runs: options.runs)
      // Written at once, where `print` would hold lines back in a pipe.
      let line = options.printsJSON ? result.json : result.line
      FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
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
