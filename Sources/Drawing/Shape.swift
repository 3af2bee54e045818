public import Foundation
public import Geometry

/// An area to paint or to clip to: an outline, and the map that takes it to device space.
public struct Shape: Hashable, Sendable {
  /// An outline, in its own (user) space.
  public enum Outline: Hashable, Sendable {
    case rectangle(CGRect)
    case path(Path, FillRule)
    case stroke(Path, StrokeStyle)
  }

  /// Before `map`.
  public var outline: Outline
  /// From the outline's space to device pixels.
  public var map: PlaneMap
  /// Whether edges are covered by exact area; else a pixel is in when its centre is.
  ///
  /// A centre on a left or upper edge is in, on a right or lower edge out, so that two areas that
  /// share an edge share no pixel and leave none.
  public var smoothsEdges: Bool

  /// The area that `transform` makes of an outline.
  public init(
    _ outline: Outline, transform: CGAffineTransform = .identity, smoothsEdges: Bool = true
  ) {
    self.init(outline, transform: PlaneMap(transform), smoothsEdges: smoothsEdges)
  }

  /// The area that a projective map makes of an outline.
  public init(_ outline: Outline, transform: PlaneMap, smoothsEdges: Bool = true) {
    self.outline = outline
    map = transform
    self.smoothsEdges = smoothsEdges
  }
}
