internal import FrameSequences
internal import Goldens
internal import PNGCodec
internal import SystemFiles

/// Writes a comparison's results where people and machines find them.
struct ComparisonReports {
  let console: Console
  /// The folder for results.
  let out: String

  /// Writes `results.json` and `junit.xml`, and prints the summary.
  func tell(_ result: ComparisonResult, _ arguments: ParsedArguments) throws(CommandFailure) {
    let json = ResultJSON.text(of: result)
    try Self.write(json, to: out + "/results.json")
    try Self.write(ResultJUnit.text(of: result), to: out + "/junit.xml")
    if arguments.has(.github) {
      for line in ResultAnnotations.lines(of: result) { try console.printResult(line) }
    }
    if console.format == .json {
      try console.printResult(bytes: Array(json.utf8))
    } else if arguments.has(.markdown) {
      try console.printResult(bytes: Array(ResultMarkdown.text(of: result).utf8))
    } else {
      for line in ResultText.lines(of: result) {
        if result.isMatch {
          try console.printSummary(line)
        } else {
          try console.printResult(line)
        }
      }
    }
  }

  /// Writes the pictures of a frame that differs; the expected one where there is one.
  static func write(
    _ expected: StraightImage?, _ actual: StraightImage, ofFrame number: Int, into folder: String
  ) throws(CommandFailure) {
    let encoder = PNGEncoder(channels: .rgba, compression: .fast)
    let stem = "\(folder)/" + FrameNames(frameCount: number + 1).name(of: number).dropLast(4)
    for (kind, picture) in [("expected", expected), ("actual", actual)] {
      guard let picture else { continue }
      let file: [UInt8]
      do { file = try encoder.encode(picture) } catch {
        throw .someFramesFailed("frame \(number): \(error)")
      }
      try write(file, to: "\(stem)-\(kind).png")
    }
  }

  /// Writes a text file, whole or not at all, and makes its folder.
  static func write(_ text: String, to path: String) throws(CommandFailure) {
    try write(Array(text.utf8), to: path)
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    do {
      if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
        try FileSystem.makeFolder(String(path[..<slash]))
      }
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .inputOutput("\(error)")
    }
  }
}
