internal import ComparisonReports
internal import FrameSequences
internal import Goldens
internal import SystemFiles

/// Writes a comparison's results where people and machines find them.
struct ResultFolder {
  let console: Console
  /// The folder for results.
  let path: String
  /// Whether the page holds the pictures itself.
  let embedsPictures: Bool
  /// Whether changes are also written as animations.
  let changesAreAnimated: Bool

  /// Writes `results.json` and `junit.xml`, where anything is wrong also `report.html`, and prints the
  /// summary.
  func tell(
    _ result: ComparisonResult, _ sequences: [ComparedSequence], _ arguments: ParsedArguments
  ) throws(CommandFailure) {
    let json = ResultJSON.text(of: result)
    try Self.write(Array(json.utf8), to: path + "/results.json")
    try Self.write(Array(ResultJUnit.text(of: result).utf8), to: path + "/junit.xml")
    try writeReport(result, sequences)
    if arguments.has(.github) {
      for line in ResultAnnotations.lines(of: result) { try console.printResult(line) }
    }
    if console.format == .json {
      try console.printResult(bytes: Array(json.utf8))
    } else if arguments.has(.markdown) {
      try console.printResult(bytes: Array(ResultMarkdown.text(of: result).utf8))
    } else {
      try printLines(of: result)
    }
  }

  private func printLines(of result: ComparisonResult) throws(CommandFailure) {
    for line in ResultText.lines(of: result) {
      if result.isMatch {
        try console.printSummary(line)
      } else {
        try console.printResult(line)
      }
    }
    if !result.isMatch { console.printMessage("report: \(reportPath)") }
  }

  private var reportPath: String { path + "/report.html" }

  /// Writes the page, or removes that of an older run.
  private func writeReport(
    _ result: ComparisonResult, _ sequences: [ComparedSequence]
  ) throws(CommandFailure) {
    let document = try ReportDocument(result, sequences)
    guard !result.isMatch else {
      do { _ = try FileSystem.remove(reportPath) } catch { throw .inputOutput("\(error)") }
      return
    }
    try Self.write(embedsPictures ? try document.embedding(path) : document, to: reportPath)
    guard changesAreAnimated else { return }
    for (shown, compared) in zip(document.sequences, sequences) where !compared.result.isMatch {
      let animation = ChangeAnimation(sequence: shown, results: path)
      let file = "\(path)/\(compared.folder)/changes.png"
      guard let bytes = try animation.file else {
        console.printMessage(
          "\(shown.name): no frame has a picture on both sides, so there is no changes.png")
        continue
      }
      try Self.write(bytes, to: file)
      console.printMessage("before and after: \(file)")
    }
  }

  /// Writes a page.
  static func write(_ document: ReportDocument, to path: String) throws(CommandFailure) {
    let page: ReportPage
    do { page = try ReportPage(document) } catch { throw .internal("\(error)") }
    try write(Array(page.html.utf8), to: path)
  }

  /// Writes a file, whole or not at all, and makes its folder.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
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
