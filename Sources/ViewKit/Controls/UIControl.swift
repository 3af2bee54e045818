// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import LayerTree

/// A view that tells targets of what is done with it.
///
/// Nobody touches a control here; code sends actions, and states are what code sets.
@preconcurrency @MainActor
open class UIControl: UIView {
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  open var isEnabled = true { didSet { stateChanged() } }
  open var isSelected = false { didSet { stateChanged() } }
  open var isHighlighted = false { didSet { stateChanged() } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var isContextMenuInteractionEnabled = false
  open var showsMenuAsPrimaryAction = false
  open var toolTip: String?
  private var receivers: [ControlReceiver] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    default: contentHorizontalAlignment
    }
  }

  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }

  /// The state that looks depend on has changed.
  func stateChanged() {
    setNeedsLayout()
  }

  // MARK: - Targets

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    removeTarget(target, action: action, for: controlEvents)
    receivers.append(
      ControlReceiver(.target(action), to: target as AnyObject?, for: controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target as AnyObject?
    remove(controlEvents) { receiver in
      guard case .target(let selector) = receiver.kind else { return false }
      let isTarget = target == nil || receiver.target === object
      return isTarget && (action == nil || selector == action)
    }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    receivers.append(ControlReceiver(.action(action), to: nil, for: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) { receiver in
      guard case .action(let action) = receiver.kind else { return false }
      return action.identifier == actionIdentifier
    }
  }

  private func remove(_ events: Event, where isMeant: (ControlReceiver) -> Bool) {
    for index in receivers.indices where isMeant(receivers[index]) {
      receivers[index].events.subtract(events)
    }
    receivers.removeAll { $0.events.isEmpty }
  }

  open var allTargets: Set<AnyHashable> {
    Set(
      receivers.compactMap { receiver in
        guard case .target = receiver.kind else { return nil }
        return receiver.target as? AnyHashable
      })
  }

  open var allControlEvents: Event {
    receivers.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for receiver in receivers where !stop {
      switch receiver.kind {
      case .target(let action): iterator(nil, (receiver.target, action), receiver.events, &stop)
      case .action(let action): iterator(action, nil, receiver.events, &stop)
      }
    }
  }

  // MARK: - Sending

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    action.send(to: (target as AnyObject?) ?? self, from: self)
  }

  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Tells every receiver of any of the events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for receiver in receivers where !receiver.events.isDisjoint(with: controlEvents) {
      switch receiver.kind {
      case .target(let action): sendAction(action, to: receiver.target, for: nil)
      case .action(let action): sendAction(action)
      }
    }
  }

  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: - Tracking

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
}

/// Whom a control tells, and of what.
///
/// Targets are held weakly.
@MainActor
struct ControlReceiver {
  enum Kind {
    case target(Selector)
    case action(UIAction)
  }

  let kind: Kind
  weak var target: AnyObject?
  var events: UIControl.Event

  init(_ kind: Kind, to target: AnyObject?, for events: UIControl.Event) {
    self.kind = kind
    self.target = target
    self.events = events
  }
}
