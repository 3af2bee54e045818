// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import LayerTree

/// One tap or several.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public override init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var isDiscrete: Bool { true }
}

/// A quick stroke in a direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a stroke may go; raw values as in the SDK.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var numberOfTouchesRequired = 1
  open var direction = Direction.right

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public override init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var isDiscrete: Bool { true }
}

/// A finger that rests.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// In points.
  open var allowableMovement: CGFloat = 10

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public override init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A pointer that rests over a view.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public override init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
