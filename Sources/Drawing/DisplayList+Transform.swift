package import Geometry
internal import Foundation

extension DisplayList {
  /// Appends copies of commands made for another device space.
  ///
  /// - Parameters:
  ///   - others: Commands in the space that `transform` takes to this list's device space.
  ///   - transform: An affine map. Shadows' offsets follow its linear part; their softness, which
  ///     has no direction, is multiplied by the square root of its area factor.
  package mutating func append(
    _ others: some Sequence<Command>, transformedBy transform: CGAffineTransform
  ) {
    commands.append(contentsOf: others.lazy.map { $0.transformed(by: transform) })
  }
}

extension DisplayList.Command {
  /// This command after one more map of device space.
  package func transformed(by transform: CGAffineTransform) -> DisplayList.Command {
    switch self {
    case .fill(let shape, let paint):
      .fill(shape.transformed(by: transform), paint)
    case .shadow(let shape, let shadow):
      .shadow(shape.transformed(by: transform), shadow.transformed(by: transform))
    case .backdrop(let shape, let backdrop):
      .backdrop(shape.transformed(by: transform), backdrop.transformed(by: transform))
    case .beginClip(let shape):
      .beginClip(shape.transformed(by: transform))
    case .beginGroup(let group):
      .beginGroup(group.transformed(by: transform))
    case .endClip, .maskGroup, .endGroup:
      self
    }
  }
}

extension DisplayList.Group {
  fileprivate func transformed(by transform: CGAffineTransform) -> DisplayList.Group {
    var copy = self
    copy.clip = clip?.transformed(by: transform)
    copy.shadow = shadow?.transformed(by: transform)
    return copy
  }
}

extension Shape {
  /// The same outline, mapped once more after the way to device space.
  package func transformed(by next: CGAffineTransform) -> Shape {
    Shape(
      outline, transform: map.concatenating(PlaneMap(next)), smoothsEdges: smoothsEdges)
  }
}

extension Backdrop {
  /// The backdrop in the space that `transform` makes of device space.
  fileprivate func transformed(by transform: CGAffineTransform) -> Backdrop {
    var copy = self
    copy.sigma *= abs(transform.determinant).squareRoot()
    return copy
  }
}

extension Shadow {
  /// The shadow in the space that `transform` makes of device space.
  package func transformed(by transform: CGAffineTransform) -> Shadow {
    let areaFactor = abs(transform.a * transform.d - transform.b * transform.c)
    return Shadow(
      color: color,
      offset: CGSize(
        width: offset.width * transform.a + offset.height * transform.c,
        height: offset.width * transform.b + offset.height * transform.d),
      sigma: sigma * areaFactor.squareRoot())
  }
}
