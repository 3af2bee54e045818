internal import Foundation
internal import Geometry

/// What moves where while a layer's old picture gives way to its new one.
enum TransitionCourse: Hashable {
  /// Both stay and are mixed.
  case fade
  /// Whole pictures move by the layer's size in a direction; of two that overlap, the one that moves
  /// is on top.
  case slide(CGVector, movesOld: Bool, movesNew: Bool)
  /// The layer turns about its middle, its near side moving in a direction.
  case flip(CGVector)
}

extension TransitionCourse {
  /// The map of the layer's space that moves a picture by shares of the bounds' size.
  static func shift(_ direction: CGVector, times share: Double, in bounds: CGRect) -> PlaneMap {
    PlaneMap(
      CGAffineTransform(
        translationX: direction.dx * share * bounds.width,
        y: direction.dy * share * bounds.height))
  }

  /// The map of the layer's space that turns it by a share of half a turn about its middle, seen in
  /// perspective from twice its longer side away.
  static func turn(_ direction: CGVector, times share: Double, in bounds: CGRect) -> PlaneMap {
    let (x, y) = (bounds.midX, bounds.midY)
    let angle = share * Double.pi
    // What lies against the direction comes nearer: x below 0 for a direction of +x.
    let turn =
      direction.dx != 0
      ? CATransform3DMakeRotation(angle * direction.dx, 0, 1, 0)
      : CATransform3DMakeRotation(-angle * direction.dy, 1, 0, 0)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / (2 * max(bounds.width, bounds.height, 1))
    let seen = CATransform3DConcat(turn, perspective)
    return CATransform3DConcat(
      CATransform3DTranslate(seen, -x, -y, 0), CATransform3DMakeTranslation(x, y, 0)
    ).flattened
  }
}
