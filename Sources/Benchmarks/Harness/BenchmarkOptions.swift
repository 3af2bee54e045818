/// What was asked for on the command line.
struct BenchmarkOptions {
  /// Only cases whose name contains all of these.
  var filters: [String] = []
  /// Timed runs of each case.
  var runs = 11
  /// Untimed runs before them.
  var warmUps = 2
  /// Whether the series of growing work are run, in place of all cases.
  var showsGrowth = false
  var printsJSON = false
  var listsOnly = false
  var showsHelp = false
  /// Where to write the photograph to, in place of running anything.
  var photographPath: String?

  static let help = """
    Times the stages of the way from a scene to PNG files.

    usage: Benchmarks [--growth] [--filter TEXT]... [--runs N] [--warm-ups N] [--json] [--list]
           Benchmarks --write-photograph FILE

      --growth       a Markdown table of what one more worker, pixel, layer and frame costs
      --filter TEXT  only cases whose name (stage/workload/size) contains TEXT; given more than
                     once, those that contain every one
      --runs N       timed runs of each case, 1 to 100000 (default 11)
      --warm-ups N   untimed runs of each case before those, 0 to 100000 (default 2)
      --json         one JSON object a line in place of the table
      --list         print the names and run nothing
      --write-photograph FILE
                     write the picture of encode/photograph as a PNG file and run nothing

    example: swift run -c release Benchmarks --filter raster/ --filter w1
    """

  init(arguments: some Sequence<String>) throws(BenchmarkOptionsError) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--json": printsJSON = true
      case "--list": listsOnly = true
      case "--growth": showsGrowth = true
      case "--help", "-h": showsHelp = true
      case "--filter", "--runs", "--warm-ups", "--write-photograph":
        guard let text = rest.next() else { throw .missingValue(argument) }
        try set(argument, to: text)
      default: throw .unknownArgument(argument)
      }
    }
  }

  private mutating func set(_ option: String, to text: String) throws(BenchmarkOptionsError) {
    switch option {
    case "--filter": filters.append(text)
    case "--write-photograph": photographPath = text
    case "--warm-ups": warmUps = try count(text, from: 0)
    default: runs = try count(text, from: 1)
    }
  }

  private func count(_ text: String, from least: Int) throws(BenchmarkOptionsError) -> Int {
    guard let count = Int(text), (least...100_000).contains(count) else {
      throw .badCount(text, least: least)
    }
    return count
  }

  /// Whether a case of that name is to be run.
  func chooses(_ name: String) -> Bool { filters.allSatisfy { name.contains($0) } }
}

/// Why the command line cannot be followed.
enum BenchmarkOptionsError: Error, Equatable, CustomStringConvertible {
  case unknownArgument(String)
  case missingValue(String)
  case badCount(String, least: Int)
  case noSuchCase([String])
  case notWritten(String)

  var description: String {
    switch self {
    case .unknownArgument(let text): "unknown argument '\(text)'; see --help"
    case .missingValue(let option): "\(option) needs a value"
    case .badCount(let text, let least):
      "'\(text)' is no number of runs; it must be \(least) to 100000"
    case .noSuchCase(let texts):
      "no case has '\(texts.joined(separator: "' and '"))' in its name; see --list"
    case .notWritten(let cause): "the photograph was not written: \(cause)"
    }
  }
}
