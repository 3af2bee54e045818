/// One screen: what a view controller of the scene shows.
package struct SceneScreen: Hashable, Sendable {
  /// The screen's name, unique in the scene.
  package var id: String
  /// What lies under its layers; nil for nothing.
  package var background: SceneColor?
  /// The layers, back to front.
  package var layers: [SceneLayer]
  /// Where the screen is defined.
  package var location: SourceLocation
}

extension SceneScreen {
  /// The layer of that name, at any depth.
  ///
  /// - Complexity: O(n) in the screen's layers.
  package func layer(named id: String) -> SceneLayer? {
    SceneLayer.find(id, in: layers)
  }
}
