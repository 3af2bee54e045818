internal import Drawing
internal import Foundation
internal import Geometry

extension Shape {
  /// The corners of a rectangle of the outline's space, in device space, in turn.
  func deviceCorners(of rectangle: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rectangle.minX, y: rectangle.minY), CGPoint(x: rectangle.maxX, y: rectangle.minY),
      CGPoint(x: rectangle.maxX, y: rectangle.maxY), CGPoint(x: rectangle.minX, y: rectangle.maxY),
    ].map { $0.applying(transform) }
  }

  /// Pixels outside which the shape covers nothing.
  ///
  /// Fast, not tight: the box of the control points, or more for strokes.
  var deviceBounds: PixelBounds {
    var box = Box()
    switch outline {
    case .rectangle(let rectangle):
      for corner in deviceCorners(of: rectangle) { box.add(corner) }
    case .path(let path, _):
      for element in path.elements { box.add(element, by: transform) }
    case .stroke(let path, let style):
      for element in path.elements { box.add(element, by: transform) }
      let reach = max(style.join == .miter ? style.miterLimit : 1, 2)
      box.expand(by: abs(style.width) / 2 * reach * transform.maximumScale)
    }
    return box.pixels
  }

  /// The least box of the points added.
  private struct Box {
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity

    mutating func add(_ point: CGPoint) {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }

    mutating func add(_ element: Path.Element, by transform: CGAffineTransform) {
      switch element {
      case .move(let point), .line(let point):
        add(point.applying(transform))
      case .quad(let control, let end):
        add(control.applying(transform))
        add(end.applying(transform))
      case .cubic(let control1, let control2, let end):
        add(control1.applying(transform))
        add(control2.applying(transform))
        add(end.applying(transform))
      case .close:
        return
      }
    }

    mutating func expand(by margin: Double) {
      minX -= margin
      minY -= margin
      maxX += margin
      maxY += margin
    }

    var pixels: PixelBounds { PixelBounds(touchingFrom: minX, minY, to: maxX, maxY) }
  }
}
