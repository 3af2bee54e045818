// Follows the key-value coding extensions of the Core Animation Programming Guide: rotation, scale
// and translation of a transform, read by taking it apart and written by putting it together again.
// Left out: turns about y of more than a quarter together with turns about x or z are read back in
// the other, equal form.

internal import Foundation
internal import Geometry

extension CATransform3D {
  /// The named part; nil where transforms have no such part.
  func component(_ component: ValueComponent) -> AnimatableValue? {
    switch component {
    case .translation: .size(CGSize(width: m41, height: m42))
    case .translationX: .number(m41)
    case .translationY: .number(m42)
    case .translationZ: .number(m43)
    case .scale: .number((scales.x + scales.y + scales.z) / 3)
    case .scaleX: .number(scales.x)
    case .scaleY: .number(scales.y)
    case .scaleZ: .number(scales.z)
    case .rotation, .rotationZ: .number(turns.z)
    case .rotationX: .number(turns.x)
    case .rotationY: .number(turns.y)
    default: nil
    }
  }

  /// This transform with the named part replaced; nil where that cannot be.
  func setting(_ component: ValueComponent, to part: AnimatableValue) -> CATransform3D? {
    var copy = self
    if case (.translation, .size(let size)) = (component, part) {
      (copy.m41, copy.m42) = (size.width, size.height)
      return copy
    }
    if case (.translation, .point(let point)) = (component, part) {
      (copy.m41, copy.m42) = (point.x, point.y)
      return copy
    }
    guard let number = part.number else { return nil }
    switch component {
    case .translationX: copy.m41 = number
    case .translationY: copy.m42 = number
    case .translationZ: copy.m43 = number
    case .scale: copy = settingScales(SIMD3(repeating: number))
    case .scaleX: copy = settingScales(scales.replacing(0, by: number))
    case .scaleY: copy = settingScales(scales.replacing(1, by: number))
    case .scaleZ: copy = settingScales(scales.replacing(2, by: number))
    case .rotation, .rotationZ: copy = settingTurns(turns.replacing(2, by: number))
    case .rotationX: copy = settingTurns(turns.replacing(0, by: number))
    case .rotationY: copy = settingTurns(turns.replacing(1, by: number))
    default: return nil
    }
    return copy
  }

  /// Whether x and y are mapped by themselves, and z by itself.
  ///
  /// Such a transform is taken apart in the plane, where mirrors keep their axis.
  var keepsPlane: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m44 == 1
  }

  private var scales: SIMD3<Double> {
    guard !keepsPlane else {
      let plane = AffineDecomposition(CATransform3DGetAffineTransform(self))
      return SIMD3(plane.scale.dx, plane.scale.dy, m33)
    }
    return TransformDecomposition(self)?.scale ?? SIMD3(repeating: 1)
  }

  private var turns: SIMD3<Double> {
    guard !keepsPlane else {
      return SIMD3(0, 0, AffineDecomposition(CATransform3DGetAffineTransform(self)).angle)
    }
    return TransformDecomposition(self)?.turns ?? SIMD3(repeating: 0)
  }

  private func settingScales(_ scales: SIMD3<Double>) -> CATransform3D {
    guard !keepsPlane else {
      var plane = AffineDecomposition(CATransform3DGetAffineTransform(self))
      plane.scale = CGVector(dx: scales.x, dy: scales.y)
      return replacingPlane(by: plane, depth: scales.z)
    }
    guard var parts = TransformDecomposition(self) else { return self }
    parts.scale = scales
    return parts.transform
  }

  private func settingTurns(_ turns: SIMD3<Double>) -> CATransform3D {
    if keepsPlane && turns.x == 0 && turns.y == 0 {
      var plane = AffineDecomposition(CATransform3DGetAffineTransform(self))
      plane.angle = turns.z
      return replacingPlane(by: plane, depth: m33)
    }
    guard var parts = TransformDecomposition(self) else { return self }
    parts.turns = turns
    return parts.transform
  }

  private func replacingPlane(by parts: AffineDecomposition, depth: Double) -> CATransform3D {
    var result = CATransform3DMakeAffineTransform(parts.transform)
    (result.m33, result.m43) = (depth, m43)
    return result
  }
}

extension SIMD3<Double> {
  fileprivate func replacing(_ index: Int, by value: Double) -> Self {
    var copy = self
    copy[index] = value
    return copy
  }
}
