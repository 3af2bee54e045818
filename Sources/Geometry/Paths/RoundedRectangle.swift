package import Foundation

/// Which corners of a rectangle are rounded; the bits are those of Core Animation's corner mask.
package struct CornerMask: OptionSet, Hashable, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upper left on screen.
  package static let minXMinY = CornerMask(rawValue: 1)
  /// Upper right on screen.
  package static let maxXMinY = CornerMask(rawValue: 2)
  /// Lower left on screen.
  package static let minXMaxY = CornerMask(rawValue: 4)
  /// Lower right on screen.
  package static let maxXMaxY = CornerMask(rawValue: 8)
  /// All four.
  package static let all: CornerMask = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}

/// How a rounded corner bends.
package enum CornerCurve: String, Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that begins farther out and bends in gradually.
  case continuous

  /// How far from the corner the rounding begins, over the radius.
  package var expansionFactor: CGFloat {
    switch self {
    case .circular: 1
    case .continuous: 1.528_665
    }
  }
}

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
