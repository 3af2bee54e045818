internal import Foundation
internal import Geometry

/// A number as the shortest text that reads back the same; whole numbers without a fraction.
func number(_ value: Double) -> String {
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// A point as two numbers.
func text(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }

/// A map's six coefficients, the linear part first.
func text(_ map: CGAffineTransform) -> String {
  [map.a, map.b, map.c, map.d, map.tx, map.ty].map { number($0) }.joined(separator: " ")
}

/// A projective map's coefficients, those of the weight after a stroke; an affine map's alone.
func text(_ map: PlaneMap) -> String {
  if let affine = map.affine { return text(affine) }
  let weight = [map.weightX, map.weightY, map.weight].map { number($0) }.joined(separator: " ")
  return "\(text(map.numerator)) / \(weight)"
}

extension Shape.Outline {
  /// The outline with every number that takes part in equality.
  var text: String {
    switch self {
    case .rectangle(let rectangle):
      let corner = "\(number(rectangle.origin.x)) \(number(rectangle.origin.y))"
      let size = "\(number(rectangle.size.width)) \(number(rectangle.size.height))"
      return "rectangle (\(corner) \(size))"
    case .path(let path, let rule):
      return "path [\(path.text)]" + (rule == .evenOdd ? " even-odd" : "")
    case .stroke(let path, let style):
      return "stroke [\(path.text)] \(style.text)"
    }
  }
}

extension Path {
  /// The elements as letters and numbers: M move, L line, Q quad, C cubic, Z close.
  var text: String {
    elements.map { element in
      switch element {
      case .move(let point): "M \(Drawing.text(point))"
      case .line(let point): "L \(Drawing.text(point))"
      case .quad(let control, let end): "Q \(Drawing.text(control)) \(Drawing.text(end))"
      case .cubic(let control1, let control2, let end):
        "C \(Drawing.text(control1)) \(Drawing.text(control2)) \(Drawing.text(end))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

extension StrokeStyle {
  /// Width, cap, join, miter limit and, if there are any, dashes.
  var text: String {
    var text = "width \(number(width)) \(cap.rawValue) \(join.rawValue) \(number(miterLimit))"
    if !dashes.isEmpty || dashPhase != 0 {
      text += " dashes (" + dashes.map { number($0) }.joined(separator: " ") + ")"
      text += " phase \(number(dashPhase))"
    }
    return text
  }
}
