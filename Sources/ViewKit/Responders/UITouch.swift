// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import Geometry
import LayerTree
import Timing

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3

    public static var stylus: TouchType { .pencil }
  }

  /// Which values of a touch are guesses.
  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// Where the touch is now, in its window.
  package var place = CGPoint.zero
  /// Where it was before, in its window.
  package var previousPlace = CGPoint.zero
  private var time = VirtualClock.current.now.seconds

  /// In seconds on the virtual clock.
  open package(set) var timestamp: TimeInterval {
    get { time }
    set { time = newValue }
  }
  open package(set) var phase = Phase.began
  open package(set) var tapCount = 1
  open package(set) weak var window: UIWindow?
  open package(set) weak var view: UIView?
  open var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }
  open var type: TouchType { .direct }
  open var majorRadius: CGFloat { 0 }
  open var majorRadiusTolerance: CGFloat { 0 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var estimationUpdateIndex: NSNumber? { nil }
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  public override init() {
    super.init()
  }

  /// Where the touch is in a view; in its window for nil.
  open func location(in view: UIView?) -> CGPoint {
    view.map { $0.convert(place, from: nil) } ?? place
  }
  open func previousLocation(in view: UIView?) -> CGPoint {
    view.map { $0.convert(previousPlace, from: nil) } ?? previousPlace
  }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1.0, dy: 0.0) }
}
