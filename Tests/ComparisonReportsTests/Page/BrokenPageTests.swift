import ComparisonReports
import FrameSequences
import Testing

/// Breaks the writer of pages in turn: what it writes is held against the document before anybody reads it.
@Suite("Broken pages")
struct BrokenPageTests {
  /// A comparison of which both sequences differ.
  private let document: ReportDocument
  private let page: String

  init() throws {
    document = try ReportSample.comparison()
    page = try ReportPage(document).html
  }

  /// The same in which nothing is wrong.
  private var right: ReportDocument {
    var right = document
    for index in right.sequences.indices {
      right.sequences[index].findings = []
      for frame in right.sequences[index].frames.indices {
        right.sequences[index].frames[frame].state = .same
      }
    }
    return right
  }

  @Test("Whole pages say what their documents say")
  func whole() throws {
    #expect(ReportPage.says(document, page))
    #expect(ReportPage.says(right, try ReportPage(right).html))
    for name in ReportPageTests.hostile + ["\"s\":\"same\"", "\n{\"n\":0,\"s\":\"same\"}"] {
      let hostile = try ReportSample.comparison(named: name)
      #expect(ReportPage.says(hostile, try ReportPage(hostile).html))
    }
    let preview = try ReportSample.preview()
    #expect(ReportPage.says(preview, try ReportPage(preview).html))
  }

  @Test("A page that says less, or that all is well, or tells of another document does not pass")
  func breaks() throws {
    var fewer = document
    fewer.sequences.removeLast()
    var silent = document
    silent.sequences[0].findings.removeFirst()
    var short = document
    short.sequences[0].findings[1].details.removeLast()
    short.sequences[0].findings[1].details[0] = "another"
    var calm = document
    calm.sequences[1].frames[1].state = .same
    var cut = document
    cut.sequences[0].frames.removeLast()
    var still = document
    (still.purpose, still.summary) = (.preview, "")
    for other in [right, fewer, silent, calm, cut, still] {
      #expect(!ReportPage.says(document, try ReportPage(other).html))
    }
    var detailed = document
    detailed.sequences[0].findings[1].details = ["one", "a detail of its own"]
    #expect(!ReportPage.says(detailed, try ReportPage(short).html))

    let bad = "<span class=\"verdict bad\">"
    let good = "<span class=\"verdict good\">"
    for broken in [
      "", "<!doctype html>", page.replacing(bad, with: good), page.replacing(bad, with: "<span>"),
      page.replacing(bad, with: good + "As expected</span>" + bad),
      page.replacing("sequence differs", with: "sequence"),
      page.replacing("\"s\":\"different\"", with: "\"s\":\"same\""),
      page.replacing("\"s\":\"missing\"", with: "\"s\":\"same\""),
      page.replacing("\"sequences\":[", with: "\"sequences\":[],\"rest\":["),
    ] {
      #expect(!ReportPage.says(document, broken))
    }
  }

  @Test("No line can be lost so that a page still passes and tells of a match")
  func lines() {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let end = lines.firstIndex { $0.hasPrefix("<script type=\"text/plain\"") } ?? lines.endIndex
    for index in 0..<end {
      var rest = lines
      rest.remove(at: index)
      let broken = rest.joined(separator: "\n")
      guard ReportPage.says(document, broken) else { continue }
      #expect(broken.contains("<span class=\"verdict bad\">2 of 2 differ</span>"))
      #expect(!broken.contains("<span class=\"verdict good\">"))
    }
  }
}
