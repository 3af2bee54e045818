// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A button that is pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
  }

  open var timestamp: TimeInterval { 0 }
  open package(set) var phase = Phase.began
  open package(set) var type = PressType.select
  open package(set) weak var window: UIWindow?
  open package(set) weak var responder: UIResponder?
  open var force: CGFloat { 0 }

  public override init() {
    super.init()
  }
}

/// An event of buttons.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The presses of the event.
  package var presses: Set<UIPress> = []

  open override var type: EventType { .presses }
  open var allPresses: Set<UIPress> { presses }

  public override init() {
    super.init()
  }
}
