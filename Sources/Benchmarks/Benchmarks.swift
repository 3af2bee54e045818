import Foundation

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
    let chosen = registry.filter { options.filter.isEmpty || $0.name.contains(options.filter) }
    guard !chosen.isEmpty else { throw .noSuchCase(options.filter) }
    if options.listsOnly { return chosen.forEach { print($0.name) } }
    for benchmark in chosen {
      let result = Measurement(of: benchmark, runs: options.runs)
      print(options.printsJSON ? result.json : result.line)
    }
    if !options.printsJSON {
      print("peak memory of the process: \(PeakMemory.text(PeakMemory.bytes()))")
    }
  }
}
