internal import Foundation
internal import Geometry

/// The space that layers lie in, and the way from there to device pixels.
///
/// Every layer but a transform layer flattens what lies in it into its own plane; so the way is one
/// through space, then a projection into that plane, then a map of planes. As long as nothing leaves
/// the plane, space is left out, and all is affine.
struct Surroundings {
  /// From the plane that all is flattened into to device pixels.
  let plane: PlaneMap
  /// From the space to that of the plane, in transform layers and in copies.
  private let ownSpace: CATransform3D?
  /// Whether all leaves the plane.
  private let leavesPlane: Bool
  /// What flattens, if its sublayer transform and its flip are yet to be applied.
  private let parent: HeldState?
  /// From what stays in the plane to device pixels.
  let inPlane: PlaneMap
  /// Whether an odd number of flipped geometries lies around.
  let isFlipped: Bool

  /// A plane alone: around the whole picture, or around a mask.
  init(plane: PlaneMap, isFlipped: Bool = false) {
    self.plane = plane
    self.isFlipped = isFlipped
    (ownSpace, leavesPlane) = (nil, false)
    parent = nil
    inPlane = plane
  }

  /// What lies in a layer that flattens it.
  @MainActor
  init(flattenedInto presented: PresentedLayer) {
    plane = presented.toDevice
    isFlipped = presented.isFlipped != presented.state.isGeometryFlipped
    (ownSpace, leavesPlane) = (nil, false)
    parent = presented.held
    inPlane = PlaneMap(presented.state.sublayerMap).concatenating(plane)
  }

  /// What lies in a copy that a replicator makes, which `copy` moves about its anchor point.
  @MainActor
  init(copyIn presented: PresentedLayer, movedBy copy: CATransform3D) {
    plane = presented.toDevice
    isFlipped = presented.isFlipped != presented.state.isGeometryFlipped
    parent = nil
    let about = presented.state.aboutAnchor(copy)
    let space = CATransform3DConcat(about, presented.state.sublayerSpace)
    ownSpace = space
    leavesPlane = !CATransform3DIsAffine(space)
    inPlane = PlaneMap(CATransform3DGetAffineTransform(space)).concatenating(plane)
  }

  /// What lies in a transform layer, which itself lies in `outer`.
  @MainActor
  init(transformLayer presented: PresentedLayer, in outer: Surroundings) {
    plane = outer.plane
    isFlipped = presented.isFlipped != presented.state.isGeometryFlipped
    ownSpace = CATransform3DConcat(
      presented.state.sublayerSpace, outer.toPlane(presented.state))
    leavesPlane = true
    parent = nil
    inPlane = plane
  }

  /// Whether a layer stays in the plane, without perspective that would show.
  func keepInPlane(_ state: LayerState) -> Bool {
    guard !leavesPlane, state.liesInPlane else { return false }
    return parent?.value.keepsSublayerInPlane(state) ?? true
  }

  /// From the space to that of the plane, depth included.
  var space: CATransform3D {
    ownSpace ?? parent?.value.sublayerSpace ?? CATransform3DIdentity
  }

  /// From a layer's own space to that of the plane, depth included.
  func toPlane(_ state: LayerState) -> CATransform3D {
    CATransform3DConcat(state.spaceToParent, space)
  }

  /// The slope of the way to device pixels around a layer, at the depth of its middle: how lengths
  /// of the superlayer's space are seen there.
  func slope(around state: LayerState) -> CGAffineTransform {
    if keepInPlane(state) {
      return inPlane.affine(near: state.position) ?? .identity
    }
    let middle = CGPoint(x: state.bounds.midX, y: state.bounds.midY)
    let own = state.spaceToParent
    let weight = own.flattened.weight(at: middle)
    guard let place = own.flattened.image(of: middle) else { return .identity }
    let depth = (own.m13 * middle.x + own.m23 * middle.y + own.m43) / weight
    let level = CATransform3DTranslate(space, 0, 0, depth).flattened.concatenating(plane)
    guard let slope = level.affine(near: place) else { return .identity }
    return CGAffineTransform(scaleX: 1 / weight, y: 1 / weight).concatenating(slope)
  }
}

extension CATransform3D {
  /// What a plane at depth 0 becomes when depth is dropped.
  var flattened: PlaneMap {
    PlaneMap(
      numerator: CATransform3DGetAffineTransform(self), weightX: m14, weightY: m24, weight: m44)
  }
}
