/// A scene of a batch, read but not staged.
struct BatchScene {
  let read: ReadScene
  /// What it is called.
  let name: String
  /// The variants to render, in their order.
  var entries: [VariantEntry]
}
