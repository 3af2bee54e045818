// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import LayerTree

/// Turns touches into a gesture and tells its targets.
///
/// There are no fingers here: a script says what a recognizer makes of them, state by state (see
/// ``GestureSample``). Delegates, failure requirements and targets are asked and told as by UIKit.
/// Left out: recognizing a gesture from raw touches; delayed touches.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Called where something was read from a nib; nothing is.
  open func awakeFromNib() {}

  /// How far a gesture is; raw values as in the SDK.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// A gesture of one moment ends when it is recognized.
    public static var recognized: State { .ended }
  }

  private struct Action {
    weak var target: AnyObject?
    let selector: Selector
  }

  private var actions: [Action] = []
  private var currentState = State.possible
  private struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }
  private var requirements: [Requirement] = []
  /// What the script gave last.
  package internal(set) var moment = GestureMoment()

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?
  /// Switched off, a recognizer drops the gesture under way.
  open var isEnabled = true {
    didSet { if !isEnabled, isUnderWay { state = .cancelled } }
  }
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = []
  open var allowedPressTypes: [NSNumber] = []
  open var requiresExclusiveTouchType = true
  /// A name for whoever reads.
  open var name: String?
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonMask: UIEvent.ButtonMask { [] }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  public init?(coder: NSCoder) {
    super.init()
  }

  /// How far the gesture is.
  ///
  /// Setting it to anything but possible or failed tells the targets; after the end the recognizer is
  /// ready again when the present turn is over.
  open var state: State {
    get { currentState }
    set { enter(newValue) }
  }

  // MARK: - Targets

  /// Has `action` sent to `target`, held weakly, with every change of state.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !actions.contains(where: { $0.target === object && $0.selector == action }) else {
      return
    }
    actions.append(Action(target: object, selector: action))
  }

  /// Takes away targets; nil stands for every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll {
      (object == nil || $0.target === object) && (action == nil || $0.selector == action)
    }
  }

  /// Whether anybody is told.
  package var hasTargets: Bool { actions.contains { $0.target != nil } }

  private func fire() {
    for action in actions {
      if let target = action.target { action.selector.send(to: target, from: self) }
    }
  }

  // MARK: - Places

  open var numberOfTouches: Int { moment.touches.count }

  /// The middle of the touches in a view; in the window for nil.
  open func location(in view: UIView?) -> CGPoint {
    place(moment.middle, in: view)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard moment.touches.indices.contains(touchIndex) else { return .zero }
    return place(moment.touches[touchIndex], in: view)
  }

  /// A point of the window in a view.
  func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: nil) } ?? point
  }

  // MARK: - Other recognizers

  /// Lets this one begin only when the other one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(Requirement(recognizer: otherGestureRecognizer))
  }

  /// The recognizers that have to fail first.
  var required: [UIGestureRecognizer] { requirements.compactMap(\.recognizer) }

  // MARK: - What classes of ours say

  /// Whether the gesture is of one moment.
  var isDiscrete: Bool { false }
  /// The fingers are down.
  func didTakeStart() {}

  // MARK: - Overridden by users

  /// Called when the recognizer gets ready for the next gesture.
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
}

// MARK: - The course of a gesture

extension UIGestureRecognizer {
  /// Whether the gesture has begun and not ended.
  var isUnderWay: Bool { currentState == .began || currentState == .changed }

  private func enter(_ state: State) {
    currentState = state
    let registry = GestureRegistry.current
    switch state {
    case .possible:
      registry.remove(self)
    case .failed:
      registry.remove(self)
      becomeReady()
    case .began, .changed:
      registry.add(self)
      fire()
    case .ended, .cancelled:
      fire()
      registry.remove(self)
      becomeReady()
    }
  }

  /// Resets at the end of the turn, unless another gesture has begun by then.
  private func becomeReady() {
    VirtualClock.current.afterTurn { [weak self] in
      guard let self, !isUnderWay, currentState != .possible else { return }
      currentState = .possible
      reset()
    }
  }
}
