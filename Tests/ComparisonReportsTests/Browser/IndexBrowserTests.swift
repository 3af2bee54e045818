import ComparisonReports
import Foundation
import TestSupport
import Testing

/// Indices in a real browser: what a person does with one is done here by a script.
@Suite(
  "Indices in a browser", .serialized,
  .enabled(if: Browser.isInstalled, "Chromium or Python is missing"))
struct IndexBrowserTests {
  @Test("Variants of different lengths and rates play in step, are filtered and looked at alone")
  func batch() throws {
    try check(IndexSample.batch())
  }

  @Test("Hostile names are shown as texts, and their files are found")
  func hostile() throws {
    let name = ReportPageTests.hostile.joined(separator: " ")
    try check(IndexSample.batch(named: name, folder: " <\"%#?'&ü漢"))
  }

  @Test("2,000 variants are as usable as three")
  func many() throws {
    var index = IndexSample.batch()
    index.entries = (0..<2000).map { number in
      IndexSample.entry(
        "v\(number)", [("device", "device \(number % 20)"), ("duration", "\(number / 20)")],
        .rendered(IndexSample.frames(Array(0..<60), in: "one")))
    }
    try check(index)
  }

  @Test("An index without variants, or with failed ones only, says so")
  func empty() throws {
    var index = IndexSample.batch()
    index.entries.removeFirst(3)
    try check(index)
    index.entries = []
    try check(index)
  }

  @Test("An index whose pictures are missing does not pass")
  func missing() throws {
    let folder = try TemporaryFolder()
    let page = try folder.write(BatchIndexPage(IndexSample.batch()).html, as: "index.html")

    #expect(try Browser.check(page, by: "check_index.py").code == 1)
  }

  private func check(_ index: BatchIndex) throws {
    let folder = try TemporaryFolder()
    for frames in Set(index.entries.compactMap(\.frames)) {
      try FileManager.default.createDirectory(
        atPath: folder.path(frames.folder), withIntermediateDirectories: true)
      for file in frames.files {
        try Data(IndexSample.picture(file.number)).write(
          to: folder.url.appending(path: frames.path(of: file)))
      }
    }
    let page = try folder.write(BatchIndexPage(index).html, as: "index.html")
    let outcome = try Browser.check(page, by: "check_index.py")

    #expect(outcome.code == 0, "\(outcome.messages)")
  }
}
