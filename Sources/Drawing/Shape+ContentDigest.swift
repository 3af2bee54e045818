internal import Digests
internal import Foundation
internal import Geometry

extension Shape {
  /// Takes in outline, map and smoothing.
  func digest(into hasher: inout XXH3Hasher) {
    outline.digest(into: &hasher)
    hasher.update(transform: map.numerator)
    if map.affine == nil {
      // No flag of smoothing is 2: what follows can't be taken for an affine shape's.
      hasher.update(tag: 2)
      for part in [map.weightX, map.weightY, map.weight] { hasher.update(number: part) }
    }
    hasher.update(tag: smoothsEdges ? 1 : 0)
  }
}

extension Shape.Outline {
  fileprivate func digest(into hasher: inout XXH3Hasher) {
    switch self {
    case .rectangle(let rectangle):
      hasher.update(tag: 0)
      hasher.update(point: rectangle.origin)
      hasher.update(size: rectangle.size)
    case .path(let path, let rule):
      hasher.update(tag: rule == .nonZero ? 1 : 2)
      path.digest(into: &hasher)
    case .stroke(let path, let style):
      hasher.update(tag: 3)
      path.digest(into: &hasher)
      style.digest(into: &hasher)
    }
  }
}

extension Path {
  fileprivate func digest(into hasher: inout XXH3Hasher) {
    hasher.update(littleEndian: Int64(elements.count))
    for element in elements {
      switch element {
      case .move(let point):
        hasher.update(tag: 0)
        hasher.update(point: point)
      case .line(let point):
        hasher.update(tag: 1)
        hasher.update(point: point)
      case .quad(let control, let end):
        hasher.update(tag: 2)
        hasher.update(point: control)
        hasher.update(point: end)
      case .cubic(let control1, let control2, let end):
        hasher.update(tag: 3)
        hasher.update(point: control1)
        hasher.update(point: control2)
        hasher.update(point: end)
      case .close:
        hasher.update(tag: 4)
      }
    }
  }
}

extension StrokeStyle {
  fileprivate func digest(into hasher: inout XXH3Hasher) {
    hasher.update(number: width)
    hasher.update(text: cap.rawValue)
    hasher.update(text: join.rawValue)
    hasher.update(number: miterLimit)
    hasher.update(littleEndian: Int64(dashes.count))
    for length in dashes { hasher.update(number: length) }
    hasher.update(number: dashPhase)
  }
}
