internal import SceneFormat

/// A variant in a list.
struct VariantEntry {
  /// The scene's file, as the user named it.
  let file: String
  /// The scene's name.
  let scene: String
  let variant: SceneVariant
  /// The folder of the frames that the variant is compared with.
  let goldens: String

  /// A variant of a scene.
  init(_ read: ReadScene, _ document: SceneDocument, _ variant: SceneVariant) {
    file = read.input.name
    scene = document.name
    self.variant = variant
    goldens = read.goldensRoot + "/\(GoldenVariant.plain(document.name))/\(variant.name)"
  }

  /// The scene's name and the variant's, then what the variant sets.
  var row: [String] {
    ["\(VisibleText.visible(scene))/\(VisibleText.visible(variant.name))"]
      + variant.values.map { "\($0.axis)=\(VisibleText.visible($0.text))" }
  }

  /// For machines.
  var json: JSONText {
    .object([
      ("scene", .string(scene)), ("file", .string(file)), ("variant", .string(variant.name)),
      ("values", .object(variant.values.map { ($0.axis, .string($0.text)) })),
      ("goldens", .string(goldens)),
    ])
  }
}
