/// The reports of a run that are text, each held against the result before anybody reads it.
///
/// What a machine acts on is often one of these texts and not the exit code, so one that says match where
/// the result does not, or leaves a sequence out, is a fault of ours that ends the run.
package struct ResultTexts: Hashable, Sendable {
  /// `results.json`.
  package let json: String
  /// `junit.xml`.
  package let junit: String
  /// For a comment or a job summary.
  package let markdown: String
  /// Workflow commands, without line ends.
  package let annotations: [String]
  /// For a terminal, without line ends.
  package let lines: [String]

  /// What writes the texts.
  package struct Writers: Sendable {
    package var json: @Sendable (ComparisonResult) -> String = { ResultJSON.text(of: $0) }
    package var junit: @Sendable (ComparisonResult) -> String = { ResultJUnit.text(of: $0) }
    package var markdown: @Sendable (ComparisonResult) -> String = { ResultMarkdown.text(of: $0) }
    package var annotations: @Sendable (ComparisonResult) -> [String] = {
      ResultAnnotations.lines(of: $0)
    }
    package var lines: @Sendable (ComparisonResult) -> [String] = { ResultText.lines(of: $0) }

    /// Those of this target.
    package init() {}
  }

  /// A report that does not say what the result says.
  package struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// Which one.
    package var report: String

    package var description: String { "the \(report) does not say what the comparison found" }
  }

  /// Writes the reports, and checks each of them.
  ///
  /// - Throws: The first that is wrong.
  package init(
    of result: ComparisonResult, by writers: Writers = Writers()
  ) throws(Fault) {
    json = writers.json(result)
    junit = writers.junit(result)
    markdown = writers.markdown(result)
    annotations = writers.annotations(result)
    lines = writers.lines(result)
    let checks = ResultChecks(result)
    guard checks.holds(json: json) else { throw Fault(report: "JSON") }
    guard checks.holds(junit: junit) else { throw Fault(report: "JUnit report") }
    guard checks.holds(markdown: markdown) else { throw Fault(report: "Markdown summary") }
    guard checks.holds(annotations: annotations) else { throw Fault(report: "list of annotations") }
    guard checks.holds(lines: lines) else { throw Fault(report: "summary") }
  }
}
