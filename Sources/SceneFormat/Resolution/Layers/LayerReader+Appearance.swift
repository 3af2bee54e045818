import Foundation
import Geometry

extension LayerReader {
  /// Reads how the layer looks.
  func readAppearance(of layer: inout SceneLayer, _ reader: ObjectReader) {
    layer.fill = reader.paint("fill")
    layer.stroke = stroke(reader)
    layer.border = border(reader)
    layer.shadow = shadow(reader)
    layer.mask = reader.value("mask").flatMap { mask($0, size: layer.frame.size) }
    switch layer.kind {
    case .rounded, .image, .gradient, .group: layer.corners = corners(reader)
    default: break
    }
  }

  /// How the corners of a frame are rounded.
  func corners(_ reader: ObjectReader) -> SceneCorners {
    SceneCorners(
      radius: reader.number("radius", default: SceneDefaults.cornerRadius.value, in: .nonNegative),
      curve: reader.choice("cornerCurve", default: SceneDefaults.cornerCurve.value),
      rounded: cornerMask(reader))
  }

  private enum CornerName: String, CaseIterable {
    case topLeft, topRight, bottomLeft, bottomRight

    var mask: CornerMask {
      switch self {
      case .topLeft: .minXMinY
      case .topRight: .maxXMinY
      case .bottomLeft: .minXMaxY
      case .bottomRight: .maxXMaxY
      }
    }
  }

  private func cornerMask(_ reader: ObjectReader) -> CornerMask {
    guard reader.value("corners") != nil else { return .all }
    return reader.list("corners").reduce(into: []) { mask, value in
      if let name = context.choice(value, for: "corner", of: CornerName.self) {
        mask.insert(name.mask)
      }
    }
  }

  private func border(_ outer: ObjectReader) -> SceneBorder? {
    guard let value = outer.value("border"),
      let reader = ObjectReader(value, as: "a border", in: context)
    else { return nil }
    reader.check(SceneSchema.border)
    return SceneBorder(
      color: requiredColor(reader),
      width: reader.number("width", default: SceneDefaults.borderWidth.value, in: .nonNegative))
  }

  private func shadow(_ outer: ObjectReader) -> SceneShadow? {
    guard let value = outer.value("shadow"),
      let reader = ObjectReader(value, as: "a shadow", in: context)
    else { return nil }
    reader.check(SceneSchema.shadow)
    let offset = reader.pair("offset", default: SceneDefaults.shadowOffset.value)
    return SceneShadow(
      color: requiredColor(reader),
      opacity: reader.number("opacity", default: SceneDefaults.shadowOpacity.value, in: .unit),
      radius: reader.number(
        "radius", default: SceneDefaults.shadowRadius.value, in: .between(0, 1_000)),
      offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The colour of a line or a shadow.
  func requiredColor(_ reader: ObjectReader) -> SceneColor {
    reader.required("color").flatMap { context.color($0, for: "\"color\"") } ?? .black
  }
}

// MARK: - Strokes

extension LayerReader {
  private func stroke(_ outer: ObjectReader) -> SceneStroke? {
    guard let value = outer.value("stroke"), value.string != "none",
      let reader = ObjectReader(value, as: "a stroke", in: context)
    else { return nil }
    reader.check(SceneSchema.stroke)
    let start = reader.number("start", default: SceneDefaults.strokeStart.value, in: .unit)
    let end = reader.number("end", default: SceneDefaults.strokeEnd.value, in: .unit)
    return SceneStroke(
      color: requiredColor(reader), style: strokeStyle(reader), start: start, end: end)
  }

  private func strokeStyle(_ reader: ObjectReader) -> StrokeStyle {
    var style = StrokeStyle(
      width: reader.number("width", default: SceneDefaults.strokeWidth.value, in: .nonNegative),
      cap: reader.choice("cap", default: SceneDefaults.strokeCap.value).cap,
      join: reader.choice("join", default: SceneDefaults.strokeJoin.value).join,
      miterLimit: reader.number(
        "miterLimit", default: SceneDefaults.miterLimit.value, in: .between(1, 1_000)))
    style.dashes = dashes(reader)
    style.dashPhase = reader.number("dashPhase", default: 0)
    return style
  }

  /// Greatest number of lengths in a dash pattern.
  private static let greatestDashes = 64
  /// Shortest dash pattern, in points: a shorter one could not be seen, and takes long to draw.
  private static let shortestPattern = 0.1

  private func dashes(_ reader: ObjectReader) -> [CGFloat] {
    guard let value = reader.value("dash") else { return [] }
    let elements = reader.list("dash")
    guard !elements.isEmpty else { return [] }
    let lengths = elements.prefix(Self.greatestDashes + 1).compactMap {
      context.number($0, for: "a length of \"dash\"", in: .nonNegative)
    }
    guard lengths.count == elements.count || elements.count > Self.greatestDashes else { return [] }
    guard elements.count <= Self.greatestDashes, lengths.reduce(0, +) >= Self.shortestPattern else {
      context.error(
        "bad-dash",
        "\"dash\" wants at most \(Self.greatestDashes) lengths that come to at least "
          + "\(DecimalText.shortest(Self.shortestPattern)) points",
        at: value.span)
      return []
    }
    return lengths.map { CGFloat($0) }
  }
}
