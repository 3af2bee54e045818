// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// Left out: coding.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import Timing

/// A cubic curve that paces a property animator.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var animationCurve = UIView.AnimationCurve.easeInOut
  open private(set) var controlPoint1: CGPoint
  open private(set) var controlPoint2: CGPoint
  private let isNamed: Bool
  /// The curve as a value.
  let curve: TimingCurve

  private init(_ cubic: CubicBezierCurve, isNamed: Bool) {
    controlPoint1 = CGPoint(x: cubic.x1, y: cubic.y1)
    controlPoint2 = CGPoint(x: cubic.x2, y: cubic.y2)
    curve = cubic == .linear ? .linear : .cubic(cubic)
    self.isNamed = isNamed
    super.init()
  }

  /// The system's default curve.
  public override convenience init() {
    self.init(.default, isNamed: true)
  }

  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    self.init(Self.cubic(curve), isNamed: true)
    animationCurve = curve
  }

  /// A curve with two control points; their times are limited to 0...1.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    self.init(
      CubicBezierCurve(
        point1.x.orZero, point1.y.orZero, point2.x.orZero, point2.y.orZero), isNamed: false)
  }

  /// Nothing is ever decoded.
  public required convenience init?(coder: NSCoder) {
    self.init(.default, isNamed: true)
  }

  private static func cubic(_ curve: UIView.AnimationCurve) -> CubicBezierCurve {
    switch curve {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }

  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CGFloat {
  /// The number; 0 where it is not finite.
  var orZero: Double { isFinite ? Double(self) : 0 }
}
