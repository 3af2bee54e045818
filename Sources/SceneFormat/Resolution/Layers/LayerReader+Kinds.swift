import Foundation
import Geometry

extension LayerReader {
  /// What a layer draws.
  func kind(_ reader: ObjectReader, _ type: LayerType, frame: CGRect) -> SceneLayerKind {
    switch type {
    case .rect: .rect
    case .rounded: .rounded
    case .circle: .circle
    case .ellipse: .ellipse
    case .path: .path(writtenPath(reader), fillRule(reader))
    case .shape: .path(namedShape(reader, size: frame.size), fillRule(reader))
    case .image: image(reader)
    case .gradient: gradient(reader)
    case .group, .use: .group
    case .text: .missing(type.rawValue)
    }
  }

  /// The path that is written out.
  func writtenPath(_ reader: ObjectReader) -> Path {
    reader.required("path").flatMap { context.path($0, for: "\"path\"") } ?? Path()
  }

  /// Which points a path encloses.
  func fillRule(_ reader: ObjectReader) -> FillRule {
    reader.choice("fillRule", default: SceneDefaults.fillRule.value).rule
  }

  private func image(_ reader: ObjectReader) -> SceneLayerKind {
    let path = reader.required("src").flatMap { context.assetPath($0, for: "\"src\"") }
    var crop = CGRect(x: 0, y: 0, width: 1, height: 1)
    if let value = reader.value("crop") { crop = self.crop(value) ?? crop }
    return .image(
      SceneImage(
        source: path ?? "", fit: reader.choice("fit", default: SceneDefaults.imageFit.value),
        crop: crop,
        scale: reader.number(
          "imageScale", default: SceneDefaults.imageScale.value, in: .between(0.01, 100)),
        location: reader.location("src")))
  }

  /// A part of a picture, as fractions of it.
  private func crop(_ value: LocatedValue) -> CGRect? {
    guard let rect = context.rect(value, for: "\"crop\"", in: nil) else { return nil }
    guard rect.minX >= 0, rect.minY >= 0, rect.width > 0, rect.height > 0, rect.maxX <= 1,
      rect.maxY <= 1
    else {
      context.error(
        "out-of-range",
        "\"crop\" is [x, y, width, height] in fractions of the picture; it must lie within 0...1 "
          + "and not be empty",
        at: value.span)
      return nil
    }
    return rect
  }
}

// MARK: - Gradients

extension LayerReader {
  private func gradient(_ reader: ObjectReader) -> SceneLayerKind {
    let kind =
      reader.required("kind").flatMap {
        context.choice($0, for: "gradient kind", of: SceneGradient.Kind.self)
      } ?? .linear
    let start = reader.required("start").flatMap { context.pair($0, for: "\"start\"") }
    let end = reader.required("end").flatMap { context.pair($0, for: "\"end\"") }
    return .gradient(
      SceneGradient(kind: kind, start: start ?? .zero, end: end ?? .zero, stops: stops(reader)))
  }

  private func stops(_ reader: ObjectReader) -> [SceneGradient.Stop] {
    guard let value = reader.required("stops") else { return [] }
    let elements = reader.list("stops")
    guard elements.count >= 2 else {
      if case .array = value.content {
        context.error("wrong-type", "\"stops\" wants at least two stops", at: value.span)
      }
      return []
    }
    var stops: [SceneGradient.Stop] = []
    for element in elements {
      guard let stop = stop(element) else { continue }
      if let last = stops.last, stop.offset < last.offset {
        context.error(
          "not-in-order", "the offsets of stops may not fall: this one is below the last",
          at: element.span)
      }
      stops.append(stop)
    }
    return stops
  }

  private func stop(_ value: LocatedValue) -> SceneGradient.Stop? {
    guard let parts = context.list(value, for: "a stop", shape: "a list [offset, color]", count: 2)
    else { return nil }
    let offset = context.number(parts[0], for: "the offset of a stop", in: .unit)
    let color = context.color(parts[1], for: "the color of a stop")
    guard let offset, let color else { return nil }
    return SceneGradient.Stop(offset: offset, color: color)
  }
}
