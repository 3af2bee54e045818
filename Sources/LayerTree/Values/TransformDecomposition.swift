internal import Foundation
internal import Geometry
internal import PortableMath

/// A transform of space taken apart: scale, then shear, turn, move and perspective.
///
/// The parts mix without collapsing, the turn along the shorter arc.
///
/// - SeeAlso: Spencer W. Thomas, *Decomposing a Matrix into Simple Transformations*, in Graphics
///   Gems II, 1991; W3C, *CSS Transforms Module Level 2*, section 15.
struct TransformDecomposition {
  var perspective = SIMD4<Double>(0, 0, 0, 1)
  var translation = SIMD3<Double>(0, 0, 0)
  var scale = SIMD3<Double>(1, 1, 1)
  /// The shears of y by x, of z by x and of z by y.
  var shear = SIMD3<Double>(0, 0, 0)
  /// A unit quaternion, real part last.
  var quaternion = SIMD4<Double>(0, 0, 0, 1)

  /// Takes `transform` apart; nil where it flattens space or is not finite.
  init?(_ transform: CATransform3D) {
    guard transform.m44 != 0 else { return nil }
    let rows = transform.rows.map { $0 / transform.m44 }
    var withoutPerspective = rows
    for index in 0..<3 { withoutPerspective[index].w = 0 }
    withoutPerspective[3].w = 1
    guard let inverse = CATransform3D(rows: withoutPerspective).inverse else { return nil }
    let column = SIMD4(rows[0].w, rows[1].w, rows[2].w, rows[3].w)
    perspective = SIMD4(
      (inverse.rows[0] * column).sum(), (inverse.rows[1] * column).sum(),
      (inverse.rows[2] * column).sum(), (inverse.rows[3] * column).sum())
    translation = rows[3].spatial
    splitLinearPart(rows[0].spatial, rows[1].spatial, rows[2].spatial)
  }

  /// Scale, shear and turn of three rows, by making them square to each other one by one.
  private mutating func splitLinearPart(
    _ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>
  ) {
    var (x, y, z) = (first, second, third)
    scale.x = x.length
    x /= scale.x
    shear.x = (x * y).sum()
    y -= x * shear.x
    scale.y = y.length
    y /= scale.y
    shear.x /= scale.y
    shear.y = (x * z).sum()
    z -= x * shear.y
    shear.z = (y * z).sum()
    z -= y * shear.z
    scale.z = z.length
    z /= scale.z
    shear.y /= scale.z
    shear.z /= scale.z
    if (x * y.crossed(with: z)).sum() < 0 {
      scale = -scale
      (x, y, z) = (-x, -y, -z)
    }
    quaternion = Self.quaternion(x, y, z)
  }

  /// The transform these parts make.
  var transform: CATransform3D {
    var turned = rotationRows
    turned[2] += turned[1] * shear.z + turned[0] * shear.y
    turned[1] += turned[0] * shear.x
    let linear = [turned[0] * scale.x, turned[1] * scale.y, turned[2] * scale.z]
    let affine = CATransform3D(
      rows: linear.map { SIMD4($0, 0) } + [SIMD4(translation, 1)])
    var perspectiveMap = CATransform3DIdentity
    (perspectiveMap.m14, perspectiveMap.m24) = (perspective.x, perspective.y)
    (perspectiveMap.m34, perspectiveMap.m44) = (perspective.z, perspective.w)
    return CATransform3DConcat(affine, perspectiveMap)
  }

  /// The parts a fraction of the way to `end`; beyond 0...1 the way goes on.
  func mixed(with end: TransformDecomposition, progress: Double) -> TransformDecomposition {
    var mix = self
    mix.perspective += (end.perspective - perspective) * progress
    mix.translation += (end.translation - translation) * progress
    mix.scale += (end.scale - scale) * progress
    mix.shear += (end.shear - shear) * progress
    mix.quaternion = Self.mixed(quaternion, end.quaternion, progress)
    return mix
  }
}

// MARK: - Turns

extension TransformDecomposition {
  /// Turns about x, then y, then z, in radians, that together make the turn.
  var turns: SIMD3<Double> {
    get {
      let rows = rotationRows
      let level = (rows[0].x * rows[0].x + rows[0].y * rows[0].y).squareRoot()
      let y = Elementary.arctangent(y: -rows[0].z, x: level)
      // Looking straight along z, turns about x and z are the same; it goes to x.
      guard level > 1e-9 else {
        return SIMD3(Elementary.arctangent(y: -rows[2].y, x: rows[1].y), y, 0)
      }
      return SIMD3(
        Elementary.arctangent(y: rows[1].z, x: rows[2].z), y,
        Elementary.arctangent(y: rows[0].y, x: rows[0].x))
    }
    set {
      let about = [
        CATransform3DMakeRotation(newValue.x, 1, 0, 0),
        CATransform3DMakeRotation(newValue.y, 0, 1, 0),
        CATransform3DMakeRotation(newValue.z, 0, 0, 1),
      ]
      let rows = CATransform3DConcat(CATransform3DConcat(about[0], about[1]), about[2]).rows
      quaternion = Self.quaternion(rows[0].spatial, rows[1].spatial, rows[2].spatial)
    }
  }

  /// The turn as the images of the unit vectors.
  private var rotationRows: [SIMD3<Double>] {
    let (x, y, z, w) = (quaternion.x, quaternion.y, quaternion.z, quaternion.w)
    return [
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
    ]
  }

  /// The quaternion of the turn with the given images of the unit vectors.
  ///
  /// The greatest of the four parts is found first: dividing by it loses no digits.
  private static func quaternion(
    _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
  ) -> SIMD4<Double> {
    let squares = [
      1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z,
    ]
    let greatest = squares.indices.reduce(3) { squares[$1] > squares[$0] ? $1 : $0 }
    let half = max(0, squares[greatest]).squareRoot() / 2
    guard half > 0 else { return SIMD4(0, 0, 0, 1) }
    let d = 4 * half
    switch greatest {
    case 0: return SIMD4(half, (x.y + y.x) / d, (x.z + z.x) / d, (y.z - z.y) / d)
    case 1: return SIMD4((x.y + y.x) / d, half, (y.z + z.y) / d, (z.x - x.z) / d)
    case 2: return SIMD4((x.z + z.x) / d, (y.z + z.y) / d, half, (x.y - y.x) / d)
    default: return SIMD4((y.z - z.y) / d, (z.x - x.z) / d, (x.y - y.x) / d, half)
    }
  }

  private static func mixed(
    _ start: SIMD4<Double>, _ end: SIMD4<Double>, _ progress: Double
  ) -> SIMD4<Double> {
    var (end, cosine) = (end, (start * end).sum())
    if cosine < 0 { (end, cosine) = (-end, -cosine) }
    guard cosine < 1 else { return start }
    let sine = (1 - cosine * cosine).squareRoot()
    let angle = Elementary.arctangent(y: sine, x: cosine)
    guard sine > 0 else { return start }
    let (ahead, _) = Elementary.sineAndCosine(angle * progress)
    let (behind, _) = Elementary.sineAndCosine(angle * (1 - progress))
    return start * (behind / sine) + end * (ahead / sine)
  }
}

extension CATransform3D {
  /// The transform a fraction of the way to `end`, by parts; exact at 0 and 1.
  ///
  /// Two transforms within the plane are mixed there. Where one cannot be taken apart there is no
  /// way between the two, and the value switches at one half.
  package func interpolated(to end: CATransform3D, progress: Double) -> CATransform3D {
    if progress == 0 || self == end { return self }
    if progress == 1 { return end }
    if keepsPlane && end.keepsPlane {
      let plane = CATransform3DGetAffineTransform(self)
        .interpolated(to: CATransform3DGetAffineTransform(end), progress: progress)
      var mix = CATransform3DMakeAffineTransform(plane)
      mix.m33 = m33 + (end.m33 - m33) * progress
      mix.m43 = m43 + (end.m43 - m43) * progress
      return mix
    }
    guard let first = TransformDecomposition(self), let last = TransformDecomposition(end) else {
      return progress < 0.5 ? self : end
    }
    return first.mixed(with: last, progress: progress).transform
  }
}

extension SIMD4<Double> {
  fileprivate var spatial: SIMD3<Double> { SIMD3(x, y, z) }
}

extension SIMD3<Double> {
  fileprivate var length: Double { (self * self).sum().squareRoot() }

  fileprivate func crossed(with other: Self) -> Self {
    SIMD3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}
