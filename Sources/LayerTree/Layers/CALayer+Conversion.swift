// Follows CALayer.h's conversions between the spaces and the times of layers.
// Left out: transforms out of the plane count only with what they do in the plane.

public import Foundation
internal import Geometry

extension CALayer {
  /// A point of `l`'s space, or of the root's superlayer for nil, in this layer's space.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(map(from: l)) }

  /// A point of this layer's space in `l`'s, or in that of the root's superlayer for nil.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(map(to: l)) }

  /// The box around a rectangle of `l`'s space in this layer's space.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(map(from: l)) }

  /// The box around a rectangle of this layer's space in `l`'s.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(map(to: l)) }

  /// A time of `l`, or the media time for nil, in this layer's time; seconds.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    guard let l else { return localTime(atMediaTime: t) }
    return l.mediaTime(atLocalTime: t).map { localTime(atMediaTime: $0) } ?? t
  }

  /// A time of this layer in that of `l`, or in media time for nil; seconds.
  ///
  /// A time that stands still has no such image; the time is given back as it is.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    guard let media = mediaTime(atLocalTime: t) else { return t }
    return l?.localTime(atMediaTime: media) ?? media
  }

  private func map(to other: CALayer?) -> CGAffineTransform {
    guard let other else { return map(toAncestor: nil) }
    return other.map(from: self)
  }

  /// By way of the nearest layer above both, so that far-off layers add no rounding.
  private func map(from other: CALayer?) -> CGAffineTransform {
    guard let other else { return map(toAncestor: nil).inverted() }
    var common: CALayer? = other
    while let layer = common, !isInside(layer) { common = layer.parent }
    return other.map(toAncestor: common)
      .concatenating(map(toAncestor: common).inverted())
  }

  private func map(toAncestor ancestor: CALayer?) -> CGAffineTransform {
    var map = CGAffineTransform.identity
    var layer = self
    while layer !== ancestor {
      map = map.concatenating(layer.state.planeToParent)
      guard let parent = layer.parent else { break }
      if layer.maskedLayer == nil { map = map.concatenating(parent.state.sublayerMap) }
      layer = parent
    }
    return map
  }

  // MARK: - Hit testing

  /// The topmost layer at a point of the superlayer's space.
  func topmost(at point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let own = point.applying(state.planeToParent.inverted())
    let isInside = contains(own)
    guard isInside || !masksToBounds else { return nil }
    let below = own.applying(state.sublayerMap.inverted())
    let ordered = sublayerList.sortedByDepth { Double($0.zPosition) }
    for layer in ordered.reversed() {
      if let hit = layer.hitTest(below) { return hit }
    }
    return isInside ? self : nil
  }
}

extension Array {
  /// The elements by rising depth; those of equal depth stay in order.
  func sortedByDepth(_ depth: (Element) -> Double) -> [Element] {
    let depths = map(depth)
    guard depths.contains(where: { $0 != depths.first }) else { return self }
    return indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { self[$0] }
  }
}
