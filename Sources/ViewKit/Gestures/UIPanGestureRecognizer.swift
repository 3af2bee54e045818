// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import LayerTree

/// A drag by one finger or more.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// Where a translation of zero is, in points of the window.
  private var origin = CGPoint.zero

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public override init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func didTakeStart() {
    origin = GestureMoment.middle(of: moment.start)
  }

  /// How far the fingers have moved, in points of a view.
  open func translation(in view: UIView?) -> CGPoint {
    difference(from: origin, to: moment.middle, in: view)
  }

  /// Makes the present place stand for a translation.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let middle = place(moment.middle, in: view)
    let zero = CGPoint(x: middle.x - translation.x, y: middle.y - translation.y)
    origin = view.map { $0.convert(zero, to: nil) } ?? zero
  }

  /// Points a second between the last two moments; zero at the first.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let previous = moment.previous, moment.time > previous.time else { return .zero }
    let way = difference(
      from: GestureMoment.middle(of: previous.touches), to: moment.middle, in: view)
    let seconds = CGFloat(moment.time - previous.time)
    return CGPoint(x: way.x / seconds, y: way.y / seconds)
  }

  private func difference(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint {
    let (start, end) = (place(start, in: view), place(end, in: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

/// A drag that begins at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which it may begin.
  open var edges: UIRectEdge = []

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public override init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Which scrolling devices count as a drag.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
