import Foundation
import Geometry

extension LayerReader {
  private enum MaskShape: String, CaseIterable {
    case rect, rounded, circle, ellipse, path, star, polygon, arc
  }

  /// What cuts a layer out: a shape, or the opacity of layers.
  ///
  /// `size` is the size of the layer that is cut, in points.
  func mask(_ value: LocatedValue, size: CGSize) -> SceneMask? {
    guard let reader = ObjectReader(value, as: "a mask", in: context) else { return nil }
    reader.check(SceneSchema.mask)
    if reader.value("layers") != nil {
      if reader.value("shape") != nil {
        context.error(
          "conflict", "a mask has a \"shape\" or \"layers\", not both", at: reader.span)
      }
      var inner = LayerReader(
        context: context, components: components, namesLayers: false)
      inner.pending = pending
      inner.depth = depth
      return .layers(inner.layers(reader.list("layers"), in: size))
    }
    guard
      let shape = reader.required("shape").flatMap({
        context.choice($0, for: "mask shape", of: MaskShape.self)
      })
    else { return nil }
    checkKeys(reader, of: shape)
    return .path(path(shape, reader, size: size), fillRule(reader))
  }

  /// A way to move along: a written path, or the outline of a shape as masks spell it.
  ///
  /// `size` is what percentages are relative to, in points.
  func way(_ value: LocatedValue, in size: CGSize) -> Path? {
    if case .array = value.content { return context.path(value, for: "\"path\"") }
    guard let reader = ObjectReader(value, as: "a path", in: context) else { return nil }
    reader.check(SceneSchema.way)
    guard
      let shape = reader.required("shape").flatMap({
        context.choice($0, for: "shape", of: MaskShape.self)
      })
    else { return nil }
    checkKeys(reader, of: shape)
    return path(shape, reader, size: size)
  }

  private func path(_ shape: MaskShape, _ reader: ObjectReader, size: CGSize) -> Path {
    switch shape {
    case .path: return writtenPath(reader)
    case .rect: return .rectangle(box(reader, size: size))
    case .rounded: return rounded(reader, size: size)
    case .circle: return .ellipse(in: frame(reader, .circle, in: size))
    case .ellipse: return .ellipse(in: frame(reader, .ellipse, in: size))
    case .star: return outline(.star, reader, in: box(reader, size: size))
    case .polygon: return outline(.polygon, reader, in: box(reader, size: size))
    case .arc: return outline(.arc, reader, in: box(reader, size: size))
    }
  }

  private func rounded(_ reader: ObjectReader, size: CGSize) -> Path {
    let corners = corners(reader)
    return .roundedRectangle(
      box(reader, size: size), radius: corners.radius,
      corners: CornerMask(rawValue: UInt(corners.rounded.rawValue)),
      curve: corners.curve == .continuous ? .continuous : .circular)
  }

  /// The mask's frame; by default the whole layer.
  private func box(_ reader: ObjectReader, size: CGSize) -> CGRect {
    let whole = CGRect(origin: .zero, size: size)
    guard let value = reader.value("frame") else { return whole }
    return context.rect(value, for: "\"frame\"", in: size) ?? whole
  }

  /// Reports keys that belong to another shape.
  private func checkKeys(_ reader: ObjectReader, of shape: MaskShape) {
    let own: [String] =
      switch shape {
      case .rect: ["frame"]
      case .rounded: ["frame", "radius", "cornerCurve", "corners"]
      case .circle, .ellipse: ["frame", "center", "radius"]
      case .path: ["path", "fillRule"]
      case .star: ["frame", "points", "inner", "rotation", "fillRule"]
      case .polygon: ["frame", "sides", "rotation", "fillRule"]
      case .arc: ["frame", "startAngle", "endAngle", "closed", "fillRule"]
      }
    for member in reader.object.members {
      guard SceneSchema.mask.keys.contains(member.key), member.key != "shape",
        !own.contains(member.key)
      else { continue }
      context.error(
        "unknown-key", "the mask shape \"\(shape.rawValue)\" has no \"\(member.key)\"",
        at: member.keySpan,
        note: Diagnostic.Note("its keys are \(own.joined(separator: ", "))"))
    }
  }
}
