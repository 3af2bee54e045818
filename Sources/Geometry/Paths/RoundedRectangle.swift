package import Foundation

/// A rectangle with rounded corners, as layers draw it.
///
/// The radius is limited to half the shorter side. A continuous corner needs 1.528665 radii of
/// each side; where that does not fit into half the shorter side, the outline is the capsule that
/// does: quarter circles as large as the shorter side allows. Sources differ on what the system
/// draws there, so that part is approximate.
package struct RoundedRectangle: Hashable, Sendable {
  package var rect: CGRect
  /// In the units of `rect`; zero, negative and NaN leave the corners square.
  package var radius: CGFloat
  package var corners: CornerMask
  package var curve: CornerCurve

  /// A rectangle with the given corners rounded by one radius.
  package init(
    _ rect: CGRect, radius: CGFloat, corners: CornerMask = .all, curve: CornerCurve = .circular
  ) {
    self.rect = rect
    self.radius = radius
    self.corners = corners
    self.curve = curve
  }

  /// The outline: closed, clockwise on screen, from where the upper left corner ends.
  package var path: Path {
    guard !rect.isNull else { return Path() }
    let corner = fittingCorner
    guard corner != .square else { return .rectangle(rect) }
    return Path(roundedRect: rect) { self.corners.contains($0) ? corner : .square }
  }

  /// The corner that fits the sides.
  private var fittingCorner: RoundedCorner {
    let half = min(rect.width, rect.height) / 2
    guard radius > 0, half > 0 else { return .square }
    switch curve {
    case .circular:
      let limited = min(radius, half)
      return .elliptic(CGSize(width: limited, height: limited))
    case .continuous:
      guard half > curve.expansionFactor * radius else {
        return .elliptic(CGSize(width: half, height: half))
      }
      return .continuous(radius: radius)
    }
  }
}

extension Path {
  /// A rectangle with rounded corners: see ``RoundedRectangle``.
  package static func roundedRectangle(
    _ rect: CGRect, radius: CGFloat, corners: CornerMask = .all, curve: CornerCurve = .circular
  ) -> Path {
    RoundedRectangle(rect, radius: radius, corners: corners, curve: curve).path
  }
}
