/// What was asked for on the command line.
struct BenchmarkOptions {
  /// Only cases whose name contains this.
  var filter = ""
  /// Timed runs of each case, after two untimed ones.
  var runs = 11
  var printsJSON = false
  var listsOnly = false
  var showsHelp = false

  static let help = """
    Times the stages of the way from a scene to PNG files.

    usage: Benchmarks [--filter TEXT] [--runs N] [--json] [--list] [--help]

      --filter TEXT  only cases whose name (stage/workload/size) contains TEXT
      --runs N       timed runs of each case, 1 to 100000 (default 11)
      --json         one JSON object a line in place of the table
      --list         print the names and run nothing

    example: swift run -c release Benchmarks --filter raster/
    """

  init(arguments: some Sequence<String>) throws(BenchmarkOptionsError) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--json": printsJSON = true
      case "--list": listsOnly = true
      case "--help", "-h": showsHelp = true
      case "--filter":
        guard let text = rest.next() else { throw .missingValue(argument) }
        filter = text
      case "--runs":
        guard let text = rest.next() else { throw .missingValue(argument) }
        guard let count = Int(text), (1...100_000).contains(count) else { throw .badCount(text) }
        runs = count
      default: throw .unknownArgument(argument)
      }
    }
  }
}

/// Why the command line cannot be followed.
enum BenchmarkOptionsError: Error, Equatable, CustomStringConvertible {
  case unknownArgument(String)
  case missingValue(String)
  case badCount(String)
  case noSuchCase(String)

  var description: String {
    switch self {
    case .unknownArgument(let text): "unknown argument '\(text)'; see --help"
    case .missingValue(let option): "\(option) needs a value"
    case .badCount(let text): "'\(text)' is no number of runs; it must be 1 to 100000"
    case .noSuchCase(let text): "no case has '\(text)' in its name; see --list"
    }
  }
}
