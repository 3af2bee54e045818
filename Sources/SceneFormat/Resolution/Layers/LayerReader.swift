import Foundation
import Geometry

/// Reads the layers of one screen or mask.
struct LayerReader {
  let context: ResolutionContext
  /// What is known about the screen's layers so far, by name; nil inside a mask, whose layers need
  /// no names.
  var names: [String: LayerFacts]?
  /// What layers of type `use` may use.
  let components: ComponentTable
  /// What stands before the name of each layer: inside of an instance, the instance's name.
  var prefix = ""
  /// The components whose layers are being read, outermost first.
  var pending: [String] = []
  /// How many layers lie in each other around the ones being read.
  var depth = 0

  /// A reader for a screen's layers, or a mask's.
  init(context: ResolutionContext, components: ComponentTable, namesLayers: Bool) {
    self.context = context
    self.components = components
    names = namesLayers ? [:] : nil
  }

  /// The layers of a list, back to front.
  ///
  /// `size` is the size of what they lie in, in points.
  mutating func layers(_ elements: [LocatedValue], in size: CGSize) -> [SceneLayer] {
    guard !elements.isEmpty, isWithinDepth(at: elements[0].span) else { return [] }
    depth += 1
    defer { depth -= 1 }
    var layers: [SceneLayer] = []
    for element in elements {
      guard let repetition = repetition(of: element, in: size) else {
        guard context.countLayer(at: element.span) else { break }
        if let layer = layer(element, in: size) { layers.append(layer) }
        continue
      }
      layers += copies(of: element, repetition, in: size)
    }
    return layers
  }

  /// Greatest number of layers in each other: more than a file can nest, since components can.
  private static let greatestDepth = 64

  private func isWithinDepth(at span: SourceSpan) -> Bool {
    if depth < max(Self.greatestDepth, context.limits.nesting / 2) { return true }
    context.error("over-limit", "layers lie in each other more than \(depth) deep", at: span)
    return false
  }

  /// Reads one layer; `copy` is its number where it is repeated.
  mutating func layer(
    _ value: LocatedValue, in size: CGSize, copy: Int? = nil
  ) -> SceneLayer? {
    guard let reader = ObjectReader(value, as: "a layer", in: context) else { return nil }
    let type = type(reader)
    if let type, type != .text { reader.check(SceneSchema.layer(ofType: type)) }
    let id = identifier(reader, copy: copy)
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
    switch type {
    case .group:
      layer.children = inside(copy == nil ? nil : id) { inner in
        inner.layers(reader.list("layers"), in: frame.size)
      }
    case .use: layer.children = instance(reader, named: id, in: frame.size)
    default: break
    }
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
  private mutating func identifier(_ reader: ObjectReader, copy: Int?) -> String? {
    guard names != nil else { return reader.text("id") }
    guard let value = reader.required("id"), let own = context.text(value, for: "\"id\"")
    else { return nil }
    let id = prefix + own + (copy.map { "-\($0)" } ?? "")
    guard context.checkName(own, of: "layer", at: value.span),
      context.checkName(id, of: "layer", at: value.span)
    else { return nil }
    if let first = names?[id] {
      context.error(
        "duplicate-id", "the screen has two layers \(VisibleText.quoted(id))", at: value.span,
        note: Diagnostic.Note("the first is here", at: context.location(first.span)))
      return nil
    }
    names?[id] = LayerFacts(span: value.span)
    return id
  }

  /// Whether this version draws a type of layers, or may put a grey bar in its place.
  private func isAvailable(_ type: LayerType, at span: SourceSpan) -> Bool {
    switch type {
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
