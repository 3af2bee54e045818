/// What came of reading a scene.
package struct SceneReading: Sendable {
  /// The scene; nil where there is an error.
  package var document: SceneDocument?
  /// The ways in which the scene is to be rendered; empty where it names none.
  package var variants: [SceneVariant]
  /// Errors and warnings: first what has no place, then in the order of the text.
  package var diagnostics: [Diagnostic]
  /// The params that something in the scene uses, by name, in order.
  package var usedParams: [String]
  /// The files that places in `diagnostics` and `document` refer to.
  package var sources: [SourceText]

  /// Whether the scene is refused.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
