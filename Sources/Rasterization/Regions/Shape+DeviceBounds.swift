internal import Drawing
internal import Foundation
internal import Geometry

extension Shape {
  /// Pixels outside which the shape covers nothing.
  ///
  /// Fast, not tight: the box of the control points, or more for strokes.
  var deviceBounds: PixelBounds {
    var box = DeviceBox()
    guard let affine = map.affine else {
      for corner in map.image(ofPolygon: reach.corners) { box.add(corner) }
      return box.pixels
    }
    switch outline {
    case .rectangle(let rectangle):
      for corner in rectangle.corners { box.add(corner.applying(affine)) }
    case .path(let path, _):
      for element in path.elements { box.add(element, by: affine) }
    case .stroke(let path, let style):
      for element in path.elements { box.add(element, by: affine) }
      box.expand(by: style.reach * affine.maximumScale)
    }
    return box.pixels
  }

  /// A rectangle around the outline, in its own space.
  private var reach: CGRect {
    switch outline {
    case .rectangle(let rectangle): rectangle
    case .path(let path, _): path.boundingBox
    case .stroke(let path, let style): style.reach(of: path)
    }
  }
}

extension StrokeStyle {
  /// How far beyond the points of a path its stroke may lie.
  fileprivate var reach: Double {
    abs(width) / 2 * max(join == .miter ? miterLimit : 1, 2)
  }

  /// A rectangle around the stroke of a path.
  func reach(of path: Path) -> CGRect {
    path.boundingBox.insetBy(dx: -reach, dy: -reach)
  }
}

/// The least box of the points added, in device pixels.
private struct DeviceBox {
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
