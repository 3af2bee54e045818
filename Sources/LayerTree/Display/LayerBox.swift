internal import Drawing
internal import Foundation
internal import Geometry

/// The rectangle of a layer and what follows from its corners: face, clip and border.
struct LayerBox {
  private let bounds: CGRect
  private let radius: Double
  private let corners: CornerMask
  private let curve: CornerCurve
  private let borderWidth: Double
  private let smoothsStraightEdges: Bool
  /// Whether all of it is drawn on a surface that the rounded bounds clip.
  ///
  /// The face then reaches a little beyond the bounds: were it cut at the edge as well, the edge
  /// would be covered twice, and be too thin.
  let isClippedRound: Bool

  init(_ state: LayerState, smoothsStraightEdges: Bool = false, isClippedRound: Bool = false) {
    bounds = state.bounds.standardized
    let half = min(bounds.width, bounds.height) / 2
    radius = state.hasRoundCorners ? min(state.cornerRadius, half) : 0
    corners = state.maskedCorners.value
    curve = state.cornerCurve.value
    borderWidth = state.borderWidth
    self.smoothsStraightEdges = smoothsStraightEdges
    self.isClippedRound = isClippedRound
  }

  /// The whole bounds, by whole pixels.
  func square(_ toDevice: PlaneMap) -> Shape {
    Shape(.rectangle(bounds), transform: toDevice, smoothsEdges: false)
  }

  /// The rounded bounds, by coverage.
  func round(_ toDevice: PlaneMap) -> Shape {
    Shape(.path(roundedPath(bounds, radius), .nonZero), transform: toDevice)
  }

  /// What background and gradient fill.
  func face(_ toDevice: PlaneMap) -> Shape {
    if isClippedRound {
      return Shape(.rectangle(spread(toDevice)), transform: toDevice, smoothsEdges: false)
    }
    guard radius > 0 else {
      return Shape(
        .rectangle(bounds), transform: toDevice, smoothsEdges: smoothsStraightEdges)
    }
    return round(toDevice)
  }

  /// The ring inside the bounds that the border fills; nil without one.
  func border(_ toDevice: PlaneMap) -> Shape? {
    guard borderWidth > 0, !bounds.isEmpty else { return nil }
    let inner = bounds.insetBy(dx: borderWidth, dy: borderWidth)
    guard !inner.isNull, inner.width > 0, inner.height > 0 else { return face(toDevice) }
    var ring =
      isClippedRound ? Path.rectangle(spread(toDevice)) : roundedPath(bounds, radius)
    ring.append(roundedPath(inner, max(0, radius - borderWidth)))
    return Shape(
      .path(ring, .evenOdd), transform: toDevice, smoothsEdges: radius > 0 || smoothsStraightEdges)
  }

  private func roundedPath(_ rect: CGRect, _ radius: Double) -> Path {
    radius > 0
      ? .roundedRectangle(rect, radius: radius, corners: corners, curve: curve) : .rectangle(rect)
  }

  /// The bounds and some pixels around them.
  private func spread(_ toDevice: PlaneMap) -> CGRect {
    let scales = bounds.corners.map { toDevice.affine(near: $0)?.minimumScale ?? 0 }
    let least = max(scales.min() ?? 0, 1e-6)
    let margin = min(max(bounds.width, bounds.height), Self.margin / least)
    return bounds.insetBy(dx: -margin, dy: -margin)
  }

  /// Pixels by which a clipped face reaches beyond its clip; one would do.
  private static let margin = 4.0
}

extension LayerState {
  /// Whether any corner is round.
  var hasRoundCorners: Bool {
    cornerRadius > 0 && !maskedCorners.intersection(.all).isEmpty && !bounds.isEmpty
  }
}
