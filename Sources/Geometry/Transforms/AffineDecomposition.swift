package import Foundation
internal import PortableMath

/// An affine map taken apart so that two of them can be mixed without collapsing.
///
/// Mixing coefficients one by one would shrink a turning layer to nothing half-way through a half
/// turn. The parts and the way they are mixed are those of CSS Transforms, "Interpolation of 2D
/// matrices", which Core Animation's results agree with: rows are measured, the shorter way round
/// is taken, and what scale and angle do not explain stays in a remainder matrix.
///
/// - SeeAlso: W3C, *CSS Transforms Module Level 1*, section 13.
package struct AffineDecomposition: Hashable, Sendable {
  /// The move, applied last.
  package var translation: CGVector
  /// The lengths of the images of the unit vectors; one is negative when the map mirrors.
  package var scale: CGVector
  /// The turn of the first row, in radians, −π...π.
  package var angle: CGFloat
  /// The first row of what is left: (1, 0) unless the map shears.
  package var remainderX: CGVector
  /// The second row of what is left: (0, 1) unless the map shears.
  package var remainderY: CGVector

  /// Takes `transform` apart.
  ///
  /// A row of no length has no direction: it is taken to stand square to the other row, so that a
  /// layer that grows from nothing grows evenly.
  package init(_ transform: CGAffineTransform) {
    var first = CGVector(dx: transform.a, dy: transform.b)
    var second = CGVector(dx: transform.c, dy: transform.d)
    var scale = CGVector(dx: first.length, dy: second.length)
    if transform.determinant < 0 {
      if first.dx < second.dy { scale.dx = -scale.dx } else { scale.dy = -scale.dy }
    }
    (first, second) = Self.directions(first, second, scale)

    self.translation = CGVector(dx: transform.tx, dy: transform.ty)
    self.scale = scale
    self.angle = CGFloat(Elementary.arctangent(y: Double(first.dy), x: Double(first.dx)))
    remainderX = first * first.dx - second * first.dy
    remainderY = first * first.dy + second * first.dx
  }

  /// The rows divided by their lengths, with a stand-in for a row that has none.
  private static func directions(
    _ first: CGVector, _ second: CGVector, _ scale: CGVector
  ) -> (CGVector, CGVector) {
    let x = scale.dx == 0 ? nil : CGVector(dx: first.dx / scale.dx, dy: first.dy / scale.dx)
    let y = scale.dy == 0 ? nil : CGVector(dx: second.dx / scale.dy, dy: second.dy / scale.dy)
    switch (x, y) {
    case (let x?, let y?): return (x, y)
    case (let x?, nil): return (x, x.quarterTurned)
    case (nil, let y?): return (-y.quarterTurned, y)
    case (nil, nil): return (CGVector(dx: 1.0, dy: 0), CGVector(dx: 0.0, dy: 1))
    }
  }

  /// The map these parts make.
  package var transform: CGAffineTransform {
    let (sine, cosine) = Elementary.sineAndCosine(Double(angle))
    let first = (remainderX * CGFloat(cosine) + remainderY * CGFloat(sine)) * scale.dx
    let second = (remainderY * CGFloat(cosine) - remainderX * CGFloat(sine)) * scale.dy
    return CGAffineTransform(
      a: first.dx, b: first.dy, c: second.dx, d: second.dy, tx: translation.dx,
      ty: translation.dy)
  }
}

// MARK: - Mixing

extension AffineDecomposition {
  /// The parts a fraction of the way to `other`; `progress` outside 0...1 goes on along the line.
  package func mixed(with other: AffineDecomposition, progress: CGFloat) -> AffineDecomposition {
    var start = self
    var end = other
    start.unflip(toward: other)
    Self.chooseShorterWay(&start.angle, &end.angle)

    var mix = start
    mix.translation = start.translation.mixed(with: end.translation, at: progress)
    mix.scale = start.scale.mixed(with: end.scale, at: progress)
    mix.angle = start.angle + (end.angle - start.angle) * progress
    mix.remainderX = start.remainderX.mixed(with: end.remainderX, at: progress)
    mix.remainderY = start.remainderY.mixed(with: end.remainderY, at: progress)
    return mix
  }

  /// Turns a flip across one axis that faces a flip across the other into a half turn.
  private mutating func unflip(toward other: AffineDecomposition) {
    let areCrossed =
      (scale.dx < 0 && other.scale.dy < 0) || (scale.dy < 0 && other.scale.dx < 0)
    guard areCrossed else { return }
    scale = -scale
    angle += angle < 0 ? .pi : -.pi
  }

  /// Shifts one angle by a full turn where the difference is more than half of one.
  ///
  /// An angle of zero counts as a full turn, so a half turn from rest always goes the same way.
  private static func chooseShorterWay(_ start: inout CGFloat, _ end: inout CGFloat) {
    guard start != end else { return }
    if start == 0 { start = 2 * .pi }
    if end == 0 { end = 2 * .pi }
    guard abs(start - end) > .pi else { return }
    if start > end { start -= 2 * .pi } else { end -= 2 * .pi }
  }
}

extension CGVector {
  /// The vector a fraction of the way to `other`.
  fileprivate func mixed(with other: CGVector, at fraction: CGFloat) -> CGVector {
    self + (other - self) * fraction
  }
}

extension CGAffineTransform {
  /// The map a fraction of the way to `end`, by parts; exactly this map at 0 and `end` at 1.
  ///
  /// Progress outside 0...1, as springs have, goes on along the same line.
  package func interpolated(to end: CGAffineTransform, progress: CGFloat) -> CGAffineTransform {
    if progress == 0 || self == end { return self }
    if progress == 1 { return end }
    return AffineDecomposition(self).mixed(with: AffineDecomposition(end), progress: progress)
      .transform
  }
}
