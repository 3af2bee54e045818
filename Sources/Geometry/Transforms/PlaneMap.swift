public import Foundation

/// A projective map from one plane to another: what perspective makes of a layer.
///
/// `x' = (a·x + c·y + tx) / w` and `y' = (b·x + d·y + ty) / w`, where the point's *weight* is
/// `w = weightX·x + weightY·y + weight`. Points of no or negative weight lie behind the eye and have
/// no image. An affine map is one whose weight is 1 everywhere; for those everything here gives bit
/// for bit what ``CGAffineTransform`` gives.
public struct PlaneMap: Hashable, Sendable {
  /// What is divided by the weight.
  public let numerator: CGAffineTransform
  /// What x gives to the weight.
  public let weightX: CGFloat
  /// What y gives to the weight.
  public let weightY: CGFloat
  /// The weight of the origin.
  public let weight: CGFloat

  /// The least weight that is drawn: the near plane, at 1/1024 of the eye's distance.
  ///
  /// It keeps what is drawn of a plane through the eye within the limits of flattened paths, and
  /// magnifies 1024 times, so that nothing of any use lies beyond it.
  package static let leastWeight: CGFloat = 1.0 / 1024

  /// An affine map.
  public init(_ affine: CGAffineTransform) {
    self.init(numerator: affine, weightX: 0, weightY: 0, weight: 1)
  }

  /// The map with the given coefficients; a constant positive weight is divided out.
  public init(
    numerator: CGAffineTransform, weightX: CGFloat, weightY: CGFloat, weight: CGFloat
  ) {
    let isConstant = weightX == 0 && weightY == 0 && weight >= Self.leastWeight && weight != 1
    self.numerator = isConstant ? numerator.divided(by: weight) : numerator
    (self.weightX, self.weightY) = (weightX, weightY)
    self.weight = isConstant ? 1 : weight
  }

  /// The same map without division; nil where there is perspective.
  public var affine: CGAffineTransform? {
    weightX == 0 && weightY == 0 && weight == 1 ? numerator : nil
  }
}

extension CGAffineTransform {
  fileprivate func divided(by weight: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: a / weight, b: b / weight, c: c / weight, d: d / weight, tx: tx / weight, ty: ty / weight)
  }
}

// MARK: - Algebra

extension PlaneMap {
  /// This map, then `next`.
  public func concatenating(_ next: PlaneMap) -> PlaneMap {
    if let affine, let nextAffine = next.affine {
      return PlaneMap(affine.concatenating(nextAffine))
    }
    let (m, n) = (numerator, next.numerator)
    return PlaneMap(
      numerator: CGAffineTransform(
        a: m.a * n.a + m.b * n.c + weightX * n.tx, b: m.a * n.b + m.b * n.d + weightX * n.ty,
        c: m.c * n.a + m.d * n.c + weightY * n.tx, d: m.c * n.b + m.d * n.d + weightY * n.ty,
        tx: m.tx * n.a + m.ty * n.c + weight * n.tx, ty: m.tx * n.b + m.ty * n.d + weight * n.ty),
      weightX: m.a * next.weightX + m.b * next.weightY + weightX * next.weight,
      weightY: m.c * next.weightX + m.d * next.weightY + weightY * next.weight,
      weight: m.tx * next.weightX + m.ty * next.weightY + weight * next.weight)
  }

  /// Positive where the map keeps the sense of turning, negative where it mirrors, 0 where it
  /// makes a line of the plane.
  public var determinant: CGFloat {
    if let affine { return affine.determinant }
    let m = numerator
    return m.a * (m.d * weight - weightY * m.ty) - m.b * (m.c * weight - weightY * m.tx)
      + weightX * (m.c * m.ty - m.d * m.tx)
  }

  /// The map back, up to a factor of all coefficients, which changes no image; nil where there is
  /// none in finite numbers.
  ///
  /// Points in front of the eye may get a negative weight of it: divide without asking for the sign.
  package var inverse: PlaneMap? {
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let m = numerator
    let inverse = PlaneMap(
      numerator: CGAffineTransform(
        a: (m.d * weight - weightY * m.ty) / determinant,
        b: (weightX * m.ty - m.b * weight) / determinant,
        c: (weightY * m.tx - m.c * weight) / determinant,
        d: (m.a * weight - weightX * m.tx) / determinant,
        tx: (m.c * m.ty - m.d * m.tx) / determinant,
        ty: (m.b * m.tx - m.a * m.ty) / determinant),
      weightX: (m.b * weightY - m.d * weightX) / determinant,
      weightY: (m.c * weightX - m.a * weightY) / determinant,
      weight: (m.a * m.d - m.b * m.c) / determinant)
    return inverse.isFinite ? inverse : nil
  }

  /// Whether every coefficient is a finite number.
  package var isFinite: Bool {
    numerator.isFinite && weightX.isFinite && weightY.isFinite && weight.isFinite
  }
}

// MARK: - Points

extension PlaneMap {
  /// The weight of a point: positive in front of the eye, 1 in the plane of the picture.
  package func weight(at point: CGPoint) -> CGFloat {
    weightX * point.x + weightY * point.y + weight
  }

  /// The image of a point; nil behind the near plane.
  public func image(of point: CGPoint) -> CGPoint? {
    if let affine { return point.applying(affine) }
    let weight = weight(at: point)
    guard weight >= Self.leastWeight else { return nil }
    let image = point.applying(numerator)
    return CGPoint(x: image.x / weight, y: image.y / weight)
  }

  /// The affine map that agrees with this one at a point, and in its slope there; nil behind the
  /// near plane.
  package func affine(near point: CGPoint) -> CGAffineTransform? {
    if let affine { return affine }
    guard let image = image(of: point) else { return nil }
    let (m, weight) = (numerator, weight(at: point))
    let (a, b) = ((m.a - image.x * weightX) / weight, (m.b - image.y * weightX) / weight)
    let (c, d) = ((m.c - image.x * weightY) / weight, (m.d - image.y * weightY) / weight)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: image.x - a * point.x - c * point.y,
      ty: image.y - b * point.x - d * point.y)
  }

  /// The image of a polygon: what lies behind the near plane is cut off.
  ///
  /// - Parameter corners: In turn; the last is joined to the first.
  /// - Returns: The corners of the image in turn; empty where nothing is in front of the eye. Parts
  ///   of a polygon that is not convex may be joined along the cut, there and back.
  package func image(ofPolygon corners: [CGPoint]) -> [CGPoint] {
    if let affine { return corners.map { $0.applying(affine) } }
    guard var previous = corners.last else { return [] }
    var images: [CGPoint] = []
    for corner in corners {
      if let cut = cut(from: previous, to: corner) { images.append(cut) }
      if let image = image(of: corner) { images.append(image) }
      previous = corner
    }
    return images
  }

  /// Where the image of a line meets the near plane; nil where it does not cross it.
  ///
  /// Computed from the end in front, so that both directions of a line give the same point.
  private func cut(from start: CGPoint, to end: CGPoint) -> CGPoint? {
    let (first, last) = (weight(at: start), weight(at: end))
    guard (first >= Self.leastWeight) != (last >= Self.leastWeight) else { return nil }
    let (front, back) = first > last ? (start, end) : (end, start)
    let (near, far) = (max(first, last), min(first, last))
    let share = (near - Self.leastWeight) / (near - far)
    let (inner, outer) = (front.applying(numerator), back.applying(numerator))
    return CGPoint(
      x: (inner.x + (outer.x - inner.x) * share) / Self.leastWeight,
      y: (inner.y + (outer.y - inner.y) * share) / Self.leastWeight)
  }

  /// The greatest factor by which the map stretches a length anywhere among points and between
  /// them; an upper bound.
  ///
  /// The slope is (numerator's linear part − image · weight's slope) / weight, and the image of what
  /// lies between points lies between their images.
  package func greatestScale(among points: [CGPoint]) -> CGFloat {
    if let affine { return affine.maximumScale }
    var (leastWeight, reach) = (CGFloat.infinity, 0.0)
    for point in points {
      let weight = max(weight(at: point), Self.leastWeight)
      let image = point.applying(numerator)
      leastWeight = min(leastWeight, weight)
      reach = max(reach, (image.x * image.x + image.y * image.y).squareRoot() / weight)
    }
    let slope = (weightX * weightX + weightY * weightY).squareRoot()
    return (numerator.maximumScale + min(reach, FlattenedPath.coordinateLimit) * slope)
      / leastWeight
  }
}
