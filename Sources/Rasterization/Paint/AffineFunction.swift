internal import Foundation
internal import Geometry

/// `x · column + y · row + constant`, at pixel centres.
struct AffineFunction: Sendable {
  var x: Double
  var y: Double
  var constant: Double

  /// The value at a pixel's centre.
  @inline(__always)
  func value(atColumn column: Int, row: Int) -> Double {
    x * (Double(column) + 0.5) + (y * (Double(row) + 0.5) + constant)
  }

  /// This function of what `map` makes of a point.
  func composed(with map: CGAffineTransform) -> AffineFunction {
    AffineFunction(
      x: x * map.a + y * map.b, y: x * map.c + y * map.d,
      constant: x * map.tx + y * map.ty + constant)
  }

  /// This function of what `map` makes of a point, times the point's weight.
  func composed(with map: PlaneMap) -> AffineFunction {
    let m = map.numerator
    return AffineFunction(
      x: x * m.a + y * m.b + constant * map.weightX,
      y: x * m.c + y * m.d + constant * map.weightY,
      constant: x * m.tx + y * m.ty + constant * map.weight)
  }
}

/// The way from device pixels back to where a paint is defined.
enum InverseMap: Sendable {
  case affine(CGAffineTransform)
  /// What it gives has to be divided by ``PlaneMap/weightFunction``, of either sign.
  case projective(PlaneMap)

  /// The way back of `map`; `nil` where there is none in finite numbers.
  init?(_ map: PlaneMap) {
    if let affine = map.affine {
      guard let inverse = affine.inverse else { return nil }
      self = .affine(inverse)
    } else {
      guard let inverse = map.inverse else { return nil }
      self = .projective(inverse)
    }
  }
}

extension PlaneMap {
  /// The weight of a point.
  var weightFunction: AffineFunction {
    AffineFunction(x: weightX, y: weightY, constant: weight)
  }
}

extension CGAffineTransform {
  /// The map back; `nil` where there is none in finite numbers.
  var inverse: CGAffineTransform? {
    guard determinant != 0 else { return nil }
    let inverse = inverted()
    return determinant.isFinite && inverse.isFinite ? inverse : nil
  }
}
