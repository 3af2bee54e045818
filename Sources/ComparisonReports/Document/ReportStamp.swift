/// Which tool made what a report shows.
package struct ReportStamp: Hashable, Sendable {
  /// The tool with its version, such as `segue 0.1.0`.
  package var tool: String
  /// The rendering revision of the actual frames, if they were rendered by the tool.
  package var renderingRevision: Int?
  /// What the golden frames say of themselves, such as `segue 0.1.0, rendering revision 2`.
  package var golden: String?

  /// A stamp.
  package init(tool: String, renderingRevision: Int? = nil, golden: String? = nil) {
    (self.tool, self.renderingRevision, self.golden) = (tool, renderingRevision, golden)
  }
}
