internal import Foundation
internal import Geometry
internal import Pixels

/// A layer, or a piece of it, in the order in which what shares its space is drawn.
struct SpacePart {
  let layer: PresentedLayer
  /// What transform layers above, or a replicator, leave of the opacity.
  let opacity: Double
  /// What a replicator multiplies its colours by; nil for nothing.
  var tint: Color?
  /// The pieces of the plane that the layer is cut down to: all of them apply.
  var cuts: [Path] = []
}

/// What shares the space in a layer: its sublayers, and in place of transform layers what lies in
/// those.
@MainActor
struct SpaceParts {
  private var parts: [SpacePart] = []

  /// The parts in a layer that flattens them.
  init(of presented: PresentedLayer, opacity: Double) {
    guard presented.state.kind == .replicator else {
      collect(from: presented, in: Surroundings(flattenedInto: presented), opacity)
      return
    }
    for copy in presented.state.replicator.copies {
      let start = parts.count
      collect(
        from: presented, in: Surroundings(copyIn: presented, movedBy: copy.transform),
        opacity * copy.color.alpha, after: copy.delay)
      for index in start..<parts.count { parts[index].tint = copy.tint }
    }
  }

  private mutating func collect(
    from presented: PresentedLayer, in inner: Surroundings, _ opacity: Double,
    after delay: Double = 0
  ) {
    for sublayer in presented.sublayers(in: inner, after: delay) {
      guard sublayer.state.kind == .transform else {
        parts.append(SpacePart(layer: sublayer, opacity: opacity))
        continue
      }
      guard !sublayer.state.isHidden, sublayer.opacity.visible > 0 else { continue }
      collect(
        from: sublayer, in: Surroundings(transformLayer: sublayer, in: inner),
        opacity * sublayer.opacity)
    }
  }

  /// The parts as painted: what is nearer to the eye later, at equal depth in the order of the tree.
  ///
  /// Parts that lie parallel to the plane are sorted by depth. Others are ordered where they overlap,
  /// and where they pass through each other they are cut.
  var inOrder: [SpacePart] {
    guard parts.count > 1 else { return parts }
    if parts.allSatisfy(\.layer.keepsPlane) { return parts.sortedByDepth(\.layer.state.depth) }
    let seen = parts.filter(\.layer.isVisible)
    let sheets = seen.indices.compactMap { index in
      SpaceSheet(index: index, extent: seen[index].layer.extent, seen[index].layer.toPlane)
    }
    return SpaceOrder(sheets).pieces.map { piece in
      var part = seen[piece.index]
      part.cuts = piece.cuts
      return part
    }
  }
}

extension PresentedLayer {
  /// From the layer's space to that of the plane it is flattened into, depth included.
  var toPlane: CATransform3D { surroundings.toPlane(state) }

  /// A rectangle of the layer's space around all that is drawn of it: the bounds and what overflows
  /// them.
  var extent: CGRect {
    var extent = state.bounds.standardized
    guard !state.masksToBounds else { return extent }
    if state.kind == .shape, let path = state.shape.path, !path.isEmpty {
      let reach = state.shape.lineWidth / 2 * max(state.shape.miterLimit, 2)
      extent = extent.union(path.boundingBox.insetBy(dx: -reach, dy: -reach))
    }
    for sublayer in sublayers where !sublayer.state.isHidden {
      let map = surroundingsMap(of: sublayer)
      for corner in map.image(ofPolygon: sublayer.extent.corners) {
        extent = extent.union(CGRect(origin: corner, size: .zero))
      }
    }
    guard state.shadowOpacity > 0 else { return extent }
    // A Gaussian ends after 3.5 deviations.
    let reach = 3.5 * max(0, state.shadowRadius)
    let shadow = extent.insetBy(dx: -reach, dy: -reach)
    return extent.union(
      shadow.offsetBy(dx: state.shadowOffset.width, dy: state.shadowOffset.height))
  }

  /// From a sublayer's space to this layer's.
  private func surroundingsMap(of sublayer: PresentedLayer) -> PlaneMap {
    sublayer.keepsPlane
      ? PlaneMap(sublayer.state.planeToParent.concatenating(state.sublayerMap))
      : sublayer.toPlane.flattened
  }
}
