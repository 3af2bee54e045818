// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import LayerTree
import PortableMath

/// Two fingers that move together or apart.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance at which the scale is 1, in points of the window.
  private var unit: CGFloat = 0

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public override init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func didTakeStart() {
    unit = moment.start.span.length
  }

  /// The fingers' distance over that at the start; setting it makes the present one count as that.
  open var scale: CGFloat {
    get { unit > 0 ? moment.touches.span.length / unit : 1 }
    set { unit = newValue > 0 ? moment.touches.span.length / newValue : 0 }
  }

  /// Scale a second between the last two moments.
  open var velocity: CGFloat {
    guard let previous = moment.previous, moment.time > previous.time, unit > 0 else { return 0 }
    let change = moment.touches.span.length - previous.touches.span.length
    return change / unit / CGFloat(moment.time - previous.time)
  }
}

/// Two fingers that turn.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle at which the rotation is 0, in radians of the window.
  private var zero: CGFloat = 0

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public override init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func didTakeStart() {
    zero = moment.start.span.angle
  }

  /// How far the fingers have turned, in radians, clockwise on screen; within half a turn.
  open var rotation: CGFloat {
    get { Self.withinHalfTurn(moment.touches.span.angle - zero) }
    set { zero = moment.touches.span.angle - newValue }
  }

  /// Radians a second between the last two moments.
  open var velocity: CGFloat {
    guard let previous = moment.previous, moment.time > previous.time else { return 0 }
    let turn = Self.withinHalfTurn(moment.touches.span.angle - previous.touches.span.angle)
    return turn / CGFloat(moment.time - previous.time)
  }

  private static func withinHalfTurn(_ angle: CGFloat) -> CGFloat {
    guard angle.isFinite else { return 0 }
    return angle.remainder(dividingBy: 2 * .pi)
  }
}

extension [CGPoint] {
  /// The way from the first to the second finger.
  fileprivate var span: (length: CGFloat, angle: CGFloat) {
    guard count > 1 else { return (0, 0) }
    let (dx, dy) = (self[1].x - self[0].x, self[1].y - self[0].y)
    return ((dx * dx + dy * dy).squareRoot(), Elementary.arctangent(y: dy, x: dx))
  }
}
