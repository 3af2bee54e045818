import Foundation

/// Reads the screens of a scene.
struct ScreenReader {
  let context: ResolutionContext
  /// The size of a screen, in points.
  let size: CGSize

  /// What came of it.
  struct Screens {
    /// The screens, in the order of the file.
    var screens: [SceneScreen] = []
    /// The names of all screens, those with errors too.
    var names: [String] = []
    /// What is known about their layers.
    var layers = (all: LayerIndex(), byScreen: [String: [String: LayerFacts]]())
  }

  /// The screens.
  func screens(_ root: ObjectReader) -> Screens {
    var result = Screens()
    let components = ComponentTable(root, in: context)
    defer { components.checkUnused(in: size, context) }
    guard let value = root.required("screens") else { return result }
    for member in root.names("screens", of: "screen") {
      result.names.append(member.key)
      let subject = "the screen \(VisibleText.quoted(member.key))"
      guard let reader = ObjectReader(member.value, as: subject, in: context) else { continue }
      reader.check(SceneSchema.screen)
      var layers = LayerReader(context: context, components: components, namesLayers: true)
      result.screens.append(
        SceneScreen(
          id: member.key, background: reader.paint("background"),
          layers: layers.layers(reader.list("layers"), in: size),
          location: context.location(member.keySpan)))
      result.layers.byScreen[member.key] = layers.names ?? [:]
      result.layers.all.add(layers.names ?? [:])
    }
    if result.names.isEmpty, case .object(let object) = value.content, object.members.isEmpty {
      context.error("missing-key", "the scene needs at least one screen", at: value.span)
    }
    return result
  }
}
