/// One thing to tell the author of a scene, with its place.
package struct Diagnostic: Hashable, Sendable {
  /// Whether the scene can still be rendered.
  package enum Severity: String, Hashable, Sendable {
    /// The scene is refused.
    case error
    /// The scene is rendered all the same.
    case warning
  }

  /// A second place that explains the first.
  package struct Note: Hashable, Sendable {
    /// A sentence without a full stop.
    package var message: String
    /// Where to look; nil for a note about the whole.
    package var location: SourceLocation?

    /// A note with its place.
    package init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// Whether this refuses the scene.
  package var severity: Severity
  /// A stable name for machines, such as `unknown-key`.
  package var name: String
  /// A sentence without a full stop; the suggestion is not part of it.
  package var message: String
  /// Where it stands; nil for what came from the command line.
  package var location: SourceLocation?
  /// What was probably meant; nil where nothing is near.
  package var suggestion: String?
  /// Further places, in the order in which they help.
  package var notes: [Note]
  /// Whether it is about a word of the command line and not about the scene.
  package var isOfCommandLine = false

  /// A diagnostic with its place.
  package init(
    _ severity: Severity, _ name: String, _ message: String, at location: SourceLocation? = nil
  ) {
    self.severity = severity
    self.name = name
    self.message = message
    self.location = location
    self.suggestion = nil
    self.notes = []
  }
}
