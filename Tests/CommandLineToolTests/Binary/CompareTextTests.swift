import CommandLineTool
import Foundation
import TestSupport
import Testing

/// One report of each kind, to the letter.
@Suite("Compare, its reports as text")
@MainActor
struct CompareTextTests {
  @Test("The reports of a moved box are, to the letter, those that were reviewed")
  func reports() async throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write(SceneTexts.fade, as: "fade.json5")
    let compare = ["compare", scene, "-o", folder.path("results")]
    _ = await InProcessRun(compare + ["--record", "missing"])
    try folder.write(
      SceneTexts.fade.replacing("[4, 4, 20, 30]", with: "[6, 4, 20, 30]"), as: "fade.json5")

    let text = await InProcessRun(compare)
    let markdown = await InProcessRun(compare + ["--markdown"])
    let annotated = await InProcessRun(compare + ["--github"])
    let json = await InProcessRun(compare + ["--format", "json"])

    #expect(text.output == Self.reviewed("summary.txt"))
    #expect(markdown.output == Self.reviewed("summary.md"))
    #expect(annotated.output == Self.reviewed("annotations.txt"))
    #expect(json.output == Self.reviewed("results.json"))
    #expect(folder.text("results/results.json") == Self.reviewed("results.json"))
    #expect(folder.text("results/junit.xml") == Self.reviewed("junit.xml"))
    let page = try #require(folder.text("results/report.html"))
    #expect(Self.withoutStyleAndScript(page) == Self.reviewed("report.html"))
  }

  private static func reviewed(_ name: String) -> String? {
    let url = Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Reports")
    return url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  /// The page with an ellipsis for what is the same in all of them.
  private static func withoutStyleAndScript(_ page: String) -> String {
    var page = page
    for (start, end) in [("<style>\n", "\n</style>"), ("<script>\n", "\n</script>")] {
      guard let opening = page.range(of: start, options: .backwards),
        let closing = page.range(of: end, options: .backwards),
        opening.upperBound <= closing.lowerBound
      else { continue }
      page.replaceSubrange(opening.upperBound..<closing.lowerBound, with: "…")
    }
    return page
  }
}
