import Foundation
import Geometry

/// Reads the layers of one screen or mask.
struct LayerReader {
  let context: ResolutionContext
  /// What is known about the screen's layers so far, by name; nil inside a mask, whose layers need
  /// no names.
  var names: [String: LayerFacts]?

  /// A reader for a screen's layers, or a mask's.
  init(context: ResolutionContext, namesLayers: Bool) {
    self.context = context
    names = namesLayers ? [:] : nil
  }

  /// The layers of a list, back to front.
  ///
  /// `size` is the size of what they lie in, in points.
  mutating func layers(_ elements: [LocatedValue], in size: CGSize) -> [SceneLayer] {
    var layers: [SceneLayer] = []
    for element in elements {
      guard context.countLayer(at: element.span) else { break }
      if let layer = layer(element, in: size) { layers.append(layer) }
    }
    return layers
  }

  private mutating func layer(_ value: LocatedValue, in size: CGSize) -> SceneLayer? {
    guard let reader = ObjectReader(value, as: "a layer", in: context) else { return nil }
    let type = type(reader)
    if let type, type != .text { reader.check(SceneSchema.layer(ofType: type)) }
    let id = identifier(reader)
    guard let type else {
      checkCommon(reader, in: size)
      return nil
    }

    let frame = frame(reader, type, in: size)
    let kind = kind(reader, type, frame: frame)
    var layer = SceneLayer(
      id: id ?? "", kind: kind, frame: frame, location: context.location(value.span))
    guard type != .text else { return layer }
    readPlacement(of: &layer, reader, in: size)
    readAppearance(of: &layer, reader)
    layer.animations = animations(reader, of: kind, in: size)
    if let id { names?[id]?.note(kind, parent: size) }
    if type == .group { layer.children = layers(reader.list("layers"), in: frame.size) }
    return layer
  }

  /// Reports what is wrong in a layer of no known type with the keys that every type has.
  private mutating func checkCommon(_ reader: ObjectReader, in size: CGSize) {
    guard reader.value("type")?.string.flatMap(LayerType.init(rawValue:)) == nil else { return }
    var layer = SceneLayer(
      id: "", kind: .group, frame: CGRect(origin: .zero, size: size),
      location: context.location(reader.span))
    readPlacement(of: &layer, reader, in: size)
    readAppearance(of: &layer, reader)
    _ = layers(reader.list("layers"), in: size)
  }

  /// The layer's type; nil, and reported, for one that is not drawn.
  private func type(_ reader: ObjectReader) -> LayerType? {
    guard let value = reader.required("type"),
      let type = context.choice(value, for: "layer type", of: LayerType.self),
      isAvailable(type, at: value.span)
    else { return nil }
    return type
  }

  /// The layer's name; nil where it needs none or has a wrong one.
  private mutating func identifier(_ reader: ObjectReader) -> String? {
    guard let names else {
      return reader.text("id")
    }
    guard let value = reader.required("id"), let id = context.text(value, for: "\"id\""),
      context.checkName(id, of: "layer", at: value.span)
    else { return nil }
    if let first = names[id] {
      context.error(
        "duplicate-id", "the screen has two layers \(VisibleText.quoted(id))", at: value.span,
        note: Diagnostic.Note("the first is here", at: context.location(first.span)))
      return nil
    }
    self.names?[id] = LayerFacts(span: value.span)
    return id
  }

  /// Whether this version draws a type of layers, or may put a grey bar in its place.
  private func isAvailable(_ type: LayerType, at span: SourceSpan) -> Bool {
    switch type {
    case .use:
      context.notThereYet("layers of type \"use\" are", at: span)
      return false
    case .text where context.allowedMissing.contains("text"):
      context.warning(
        "missing-text", "text cannot be drawn; a grey bar stands in its place", at: span)
      return true
    case .text:
      context.error(
        "not-there-yet",
        "layers of type \"text\" are not there yet: a later version of Segue brings it", at: span,
        note: Diagnostic.Note("--allow-missing text draws a grey bar in its place"))
      return false
    default: return true
    }
  }
}

extension SceneLayer {
  /// A layer with nothing but its place; everything else as the format's defaults have it.
  init(id: String, kind: SceneLayerKind, frame: CGRect, location: SourceLocation) {
    self.init(
      id: id, kind: kind, frame: frame, anchor: SceneDefaults.anchor.value, transform: .identity,
      opacity: SceneDefaults.opacity.value, visible: SceneDefaults.visible.value,
      clip: SceneDefaults.clip.value, mask: nil, fill: nil, stroke: nil, border: nil, shadow: nil,
      corners: .square, animations: [],
      children: [], location: location)
  }
}
