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

  /// The files of a whole run, of which none may tell of an older one.
  private static let names = ["results.json", "junit.xml", "report.html"]

  /// Removes what an older run left, so that a run that is cut short is taken for nothing else.
  func clear() throws(CommandFailure) {
    do {
      for name in Self.names { try FileSystem.remove(FileSystem.path(path, name)) }
    } catch {
      throw .inputOutput("\(error)")
    }
  }

  /// Writes `results.json` and `junit.xml`, where anything is wrong also `report.html`, and prints the
  /// summary.
  func tell(
    _ result: ComparisonResult, _ sequences: [ComparedSequence], _ arguments: ParsedArguments
  ) throws(CommandFailure) {
    let texts: ResultTexts
    do { texts = try ResultTexts(of: result) } catch { throw .internal("\(error)") }
    try Self.write(Array(texts.json.utf8), to: path + "/results.json")
    try Self.write(Array(texts.junit.utf8), to: path + "/junit.xml")
    try writeReport(result, sequences)
    if arguments.has(.github) {
      for line in texts.annotations { try console.printResult(line) }
    }
    if console.format == .json {
      try console.printResult(bytes: Array(texts.json.utf8))
    } else if arguments.has(.markdown) {
      try console.printResult(bytes: Array(texts.markdown.utf8))
    } else {
      try printLines(texts.lines, of: result)
    }
    for sequence in sequences {
      guard let note = sequence.pictureNote else { continue }
      console.printMessage("\(sequence.result.title): \(note)")
    }
  }

  private func printLines(
    _ lines: [String], of result: ComparisonResult
  ) throws(CommandFailure) {
    for line in lines {
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
    let html = page.html
    guard ReportPage.says(document, html) else {
      throw .internal("the page does not say what the comparison found")
    }
    try write(Array(html.utf8), to: path)
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
