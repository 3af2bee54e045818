import Foundation
import Geometry

extension LayerReader {
  /// Greatest number of corners of a named shape.
  private static let greatestCorners = 1_000

  /// The outline of a named shape inside a frame of the given size, in the frame's own points.
  func namedShape(_ reader: ObjectReader, size: CGSize) -> Path {
    guard
      let name = reader.required("shape").flatMap({
        context.choice($0, for: "shape", of: ShapeName.self)
      })
    else { return Path() }
    checkShapeKeys(reader, of: name)
    return outline(name, reader, in: CGRect(origin: .zero, size: size))
  }

  /// The outline of a named shape inscribed in the ellipse of `box`.
  func outline(_ name: ShapeName, _ reader: ObjectReader, in box: CGRect) -> Path {
    let rotation = Self.radians(
      reader.number("rotation", default: SceneDefaults.shapeRotation.value))
    let path: Path
    switch name {
    case .star:
      path = .star(
        in: box, points: corners(reader, "points", from: 2),
        innerRatio: reader.number("inner", default: SceneDefaults.starInner.value, in: .unit),
        rotation: rotation)
    case .polygon:
      path = .polygon(in: box, sides: corners(reader, "sides", from: 3), rotation: rotation)
    case .arc: path = arc(reader, in: box)
    }
    return context.countPathElements(path.elements.count, at: reader.span) ? path : Path()
  }

  private func corners(_ reader: ObjectReader, _ key: String, from lowest: Int) -> Int {
    reader.required(key).flatMap {
      context.integer($0, for: "\"\(key)\"", in: lowest...Self.greatestCorners)
    } ?? lowest
  }

  /// A part of the ellipse of `box`, clockwise on screen from the start angle to the end angle.
  private func arc(_ reader: ObjectReader, in box: CGRect) -> Path {
    let start = reader.required("startAngle").flatMap {
      context.number($0, for: "\"startAngle\"")
    }
    let end = reader.required("endAngle").flatMap { context.number($0, for: "\"endAngle\"") }
    guard let start, let end else { return Path() }
    var unit = Path()
    unit.addArc(
      center: .zero, radius: 1, startAngle: Self.radians(start), endAngle: Self.radians(end),
      clockwise: true)
    if reader.boolean("closed", default: SceneDefaults.arcClosed.value) {
      unit.elements.append(.close)
    }
    let toBox = CGAffineTransform(
      a: box.width / 2, b: 0, c: 0, d: box.height / 2, tx: box.midX, ty: box.midY)
    return unit.applying(toBox)
  }

  /// Degrees in radians.
  private static func radians(_ degrees: Double) -> CGFloat { CGFloat(degrees * .pi / 180) }

  /// Reports keys that belong to another shape.
  func checkShapeKeys(_ reader: ObjectReader, of name: ShapeName) {
    let own =
      switch name {
      case .star: ["points", "inner", "rotation"]
      case .polygon: ["sides", "rotation"]
      case .arc: ["startAngle", "endAngle", "closed"]
      }
    for member in reader.object.members where SceneSchema.shapeKeys.contains(member.key) {
      guard !own.contains(member.key) else { continue }
      context.error(
        "unknown-key", "the shape \"\(name.rawValue)\" has no \"\(member.key)\"",
        at: member.keySpan,
        note: Diagnostic.Note("its keys are \(own.joined(separator: ", "))"))
    }
  }
}
