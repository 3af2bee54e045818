internal import SceneFormat

/// A scene of a batch, read but not staged.
struct BatchScene {
  let read: ReadScene
  /// What it is called.
  let name: String
  /// The folder of the variants' folders, as the user named it.
  var folder: String
  /// The variants to render, in their order.
  var entries: [VariantEntry]
}
