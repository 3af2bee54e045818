import Foundation

/// The components of a scene: layers that layers of type `use` stand for.
struct ComponentTable {
  /// The names of all components, those with errors too, in the order of the file.
  private(set) var names: [String] = []
  private var layers: [String: [LocatedValue]] = [:]

  /// The components of a scene; their layers are read where they are used.
  init(_ root: ObjectReader, in context: ResolutionContext) {
    for member in root.names("components", of: "component") {
      names.append(member.key)
      layers[member.key] = []
      let subject = "the component \(VisibleText.quoted(member.key))"
      guard let reader = ObjectReader(member.value, as: subject, in: context) else { continue }
      reader.check(SceneSchema.component)
      if reader.required("layers") != nil { layers[member.key] = reader.list("layers") }
    }
  }

  /// The layers of a component, as they are written; nil where there is none of the name.
  subscript(name: String) -> [LocatedValue]? { layers[name] }

  /// Reports what is wrong in components that no layer uses.
  ///
  /// `size` is the size that their lengths are tried with, in points.
  func checkUnused(in size: CGSize, _ context: ResolutionContext) {
    for name in names where !context.usedComponents.contains(name) {
      var reader = LayerReader(context: context, components: self, namesLayers: true)
      reader.pending = [name]
      _ = reader.layers(layers[name] ?? [], in: size)
    }
  }
}
