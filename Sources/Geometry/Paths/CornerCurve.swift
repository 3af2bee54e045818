package import Foundation

/// How a rounded corner bends.
package enum CornerCurve: String, Hashable, Sendable, CaseIterable {
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
