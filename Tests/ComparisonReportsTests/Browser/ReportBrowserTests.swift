import ComparisonReports
import Foundation
import TestSupport
import Testing

/// Pages in a real browser: what a person does with a report is done here by a script.
@Suite(
  "Reports in a browser", .serialized,
  .enabled(if: Browser.isInstalled, "Chromium or Python is missing"))
struct ReportBrowserTests {
  @Test("A comparison with its pictures in the page is scrubbed, played and compared in every way")
  func comparison() throws {
    try check(ReportSample.comparison())
  }

  @Test("A preview is scrubbed and played")
  func preview() throws {
    try check(ReportSample.preview())
  }

  @Test("A thousand frames beside the page are as usable as twenty in it")
  func thousandFrames() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("pictures ü"), withIntermediateDirectories: true)
    let document = try ReportSample.comparison(count: 1000) { name, file in
      try Data(file).write(to: folder.url.appending(path: "pictures ü/\(name)"))
      return .file("pictures ü/\(name)")
    }
    try check(document, in: folder)
  }

  @Test("Hostile names are shown as texts")
  func hostile() throws {
    try check(ReportSample.comparison(named: ReportPageTests.hostile.joined(separator: " ")))
  }

  @Test("A report without frames, or without sequences, says so")
  func empty() throws {
    var document = try ReportSample.comparison(count: 0)
    document.sequences.removeLast()
    try check(document)
    document.sequences = []
    try check(document)
  }

  @Test("A page whose script reports an error, and one that asks for a network, do not pass")
  func broken() throws {
    let page = try ReportPage(ReportSample.preview()).html
    for code in ["console.error('broken')", "new Image().src = 'http://127.0.0.1:9/a.png'"] {
      let folder = try TemporaryFolder()
      let script = "\"use strict\";"
      let path = try folder.write(
        page.replacing(script, with: "\(script) \(code);"), as: "report.html")

      #expect(try Browser.check(path, by: "check_report.py").code == 1)
    }
  }

  private func check(_ document: ReportDocument, in folder: TemporaryFolder? = nil) throws {
    let folder = try folder ?? TemporaryFolder()
    let page = try folder.write(ReportPage(document).html, as: "report.html")
    let outcome = try Browser.check(page, by: "check_report.py")

    #expect(outcome.code == 0, "\(outcome.messages)")
  }
}
