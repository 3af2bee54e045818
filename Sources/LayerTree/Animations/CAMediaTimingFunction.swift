// Follows CAMediaTimingFunction.h: the named curves and those of two control points.
// Left out: nothing.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
package import Timing

/// The names of the ready-made timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic Bezier curve from (0, 0) to (1, 1) that turns a share of time into a share of the way.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The curve as a value.
  package let curve: CubicBezierCurve

  /// A reference to the value `curve`.
  package init(curve: CubicBezierCurve) {
    self.curve = curve
    super.init()
  }

  /// A ready-made curve; a name that is not listed gives the default one.
  public convenience init(name: CAMediaTimingFunctionName) {
    self.init(curve: Self.curve(named: name))
  }

  /// A curve with control points (c1x, c1y) and (c2x, c2y).
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(
      curve: CubicBezierCurve(
        Double(decimal: c1x), Double(decimal: c1y), Double(decimal: c2x), Double(decimal: c2y)))
  }

  /// One of the four points of the curve, 0 to 3, as x and y.
  ///
  /// - Precondition: `index` is 0, 1, 2 or 3.
  public func controlPoint(at index: Int) -> (x: Float, y: Float) {
    switch index {
    case 0: return (0, 0)
    case 1: return (Float(curve.x1), Float(curve.y1))
    case 2: return (Float(curve.x2), Float(curve.y2))
    case 3: return (1, 1)
    default: preconditionFailure("a timing function has the control points 0 to 3")
    }
  }

  /// Writes one of the four points of the curve, 0 to 3, as x and y.
  ///
  /// - Precondition: `index` is 0, 1, 2 or 3.
  public func getControlPoint(at index: Int, values: inout [Float]) {
    let point = controlPoint(at: index)
    values = [point.x, point.y]
  }

  private static func curve(named name: CAMediaTimingFunctionName) -> CubicBezierCurve {
    switch name {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInEaseOut: .easeInEaseOut
    default: .default
    }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  public override var hash: Int { curve.hashValue }
}
