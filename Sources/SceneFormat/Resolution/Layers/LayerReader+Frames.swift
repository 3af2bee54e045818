import Foundation

extension LayerReader {
  /// Where a layer lies in what it is in.
  func frame(_ reader: ObjectReader, _ type: LayerType, in size: CGSize) -> CGRect {
    let isRound = type == .circle || type == .ellipse
    if isRound, reader.value("frame") == nil { return roundFrame(reader, type, in: size) }
    if isRound, reader.value("center") != nil {
      context.error(
        "conflict", "a layer has a \"frame\" or a \"center\", not both", at: reader.span)
    }
    if type == .group || type == .use, reader.value("frame") == nil {
      return CGRect(origin: .zero, size: size)
    }
    guard let value = reader.required("frame"),
      let frame = context.rect(value, for: "\"frame\"", in: size)
    else { return .zero }
    if type == .circle, frame.width != frame.height {
      context.error(
        "bad-circle",
        "the frame of a circle is a square; this one is "
          + "\(DecimalText.shortest(frame.width)) × \(DecimalText.shortest(frame.height)) points "
          + "(an \"ellipse\" takes any frame)",
        at: value.span)
    }
    return frame
  }

  /// The frame of a circle or an ellipse that is given by its centre.
  private func roundFrame(_ reader: ObjectReader, _ type: LayerType, in size: CGSize) -> CGRect {
    guard let center = reader.required("center"), let radius = reader.required("radius") else {
      return .zero
    }
    let middle = context.point(center, for: "\"center\"", in: size)
    let axes = axes(radius, type)
    guard let middle, let axes else { return .zero }
    return CGRect(
      x: middle.x - axes.x, y: middle.y - axes.y, width: 2 * axes.x, height: 2 * axes.y)
  }

  /// Half width and half height: one number, or two for an ellipse.
  private func axes(_ value: LocatedValue, _ type: LayerType) -> CGPoint? {
    if type == .ellipse, case .array = value.content {
      return context.pair(value, for: "\"radius\"", in: .nonNegative)
    }
    return context.length(value, for: "\"radius\"", of: nil, in: .nonNegative).map {
      CGPoint(x: $0, y: $0)
    }
  }

  /// Reads where the layer lies beyond its frame.
  func readPlacement(of layer: inout SceneLayer, _ reader: ObjectReader, in size: CGSize) {
    layer.anchor = reader.pair("anchor", default: layer.anchor)
    layer.opacity = reader.number("opacity", default: layer.opacity, in: .unit)
    layer.visible = reader.boolean("visible", default: layer.visible)
    layer.clip = reader.boolean("clip", default: layer.clip)
    if let value = reader.value("transform") { layer.transform = transform(value, in: size) }
  }

  private func transform(_ value: LocatedValue, in size: CGSize) -> SceneTransform {
    guard let reader = ObjectReader(value, as: "a transform", in: context) else {
      return .identity
    }
    reader.check(SceneSchema.transform)
    var transform = SceneTransform.identity
    if let value = reader.value("translation") {
      transform.translation =
        context.point(value, for: "\"translation\"", in: size) ?? transform.translation
    }
    if let value = reader.value("scale") {
      transform.scale = scale(value) ?? transform.scale
    }
    transform.rotation = rotation(reader)
    return transform
  }

  /// One factor, or one for each axis.
  private func scale(_ value: LocatedValue) -> CGPoint? {
    if case .array = value.content { return context.pair(value, for: "\"scale\"") }
    return context.number(value, for: "\"scale\"").map { CGPoint(x: $0, y: $0) }
  }

  /// Degrees; an object of axes is what a later version brings.
  private func rotation(_ reader: ObjectReader) -> Double {
    if let value = reader.value("rotation"), case .object(let axes) = value.content,
      let axis = axes.members.first
    {
      context.notThereYet(
        "\(VisibleText.quoted("transform.rotation.\(axis.key)")) is", at: axis.keySpan)
      return 0
    }
    return reader.number("rotation", default: 0)
  }
}
