internal import Foundation
internal import Timing

// The one way that every change of a layer's model takes.

extension CALayer {
  /// Changes a field of the model, with the action for `event` around it.
  ///
  /// An equal value is no change.
  func set<Value: Equatable>(
    _ event: String, _ field: WritableKeyPath<LayerState, Value>, _ value: Value
  ) {
    guard state[keyPath: field] != value else { return }
    change(event) { $0[keyPath: field] = value }
  }

  /// Changes a field of the model that nothing animates.
  func setSilently<Value: Equatable>(
    _ field: WritableKeyPath<LayerState, Value>, _ value: Value
  ) {
    guard state[keyPath: field] != value else { return }
    keepCommittedState()
    state[keyPath: field] = value
  }

  /// Asks for the action, makes the change, runs the action.
  func change(_ event: String, _ body: (inout LayerState) -> Void) {
    let action = wantsActions ? action(forKey: event) : nil
    keepCommittedState()
    if let drive = AnimationDrive.current, delegate != nil, let action, !(action is NSNull) {
      let before = state
      body(&state)
      drive.keep(event, of: self, before: before)
    } else {
      body(&state)
    }
    action?.run(forKey: event, object: self, arguments: nil)
  }

  /// Puts a value into the model without an action.
  package func put(_ value: AnimatableValue, at key: LayerKey) {
    var changed = state
    guard key.set(value, in: &changed), changed != state else { return }
    keepCommittedState()
    let resizes = changed.bounds.size != state.bounds.size
    state = changed
    if resizes { setNeedsLayout() }
  }

  private var wantsActions: Bool {
    guard presentedLayer == nil, delegate != nil || committedClock != nil || actions != nil else {
      return false
    }
    return !CATransaction.disableActions()
  }

  private func keepCommittedState() {
    guard let clock = committedClock, committedState == nil else { return }
    committedState = state
    clock.changedLayers.append(self)
  }

  /// Keeps what the last commit showed in this layer, before that changes.
  func keepCommittedSublayers() {
    guard let clock = committedClock, committedSublayers == nil else { return }
    committedSublayers = sublayerList
    clock.changedLayers.append(self)
  }

  // MARK: - Actions

  /// The search for an action: delegate, actions, style, class, then the implicit animation.
  func searchAction(_ event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    if let action = actions?[event] { return action }
    if let action = (style?["actions"] as? [String: any CAAction])?[event] { return action }
    return Self.defaultAction(forKey: event) ?? implicitAnimation(event)
  }

  /// The animation that a change of a shown layer gets by itself.
  private func implicitAnimation(_ event: String) -> (any CAAction)? {
    guard let clock = committedClock, let key = LayerKey(event, kind: state.kind) else {
      return nil
    }
    guard !Self.changingAtOnce.contains(event) else { return nil }
    guard !Self.crossFading.contains(event) else { return implicitTransition() }
    let time = localTime(atMediaTime: clock.now.seconds)
    let animation = CABasicAnimation(keyPath: event)
    animation.setValues(from: key.value(in: presentedState(atLocalTime: time)), to: nil)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    return animation
  }

  /// The transition that a change of what cannot be interpolated gets by itself.
  private func implicitTransition() -> CATransition {
    let transition = CATransition()
    transition.duration = CATransaction.animationDuration()
    transition.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return transition
  }

  /// What never animates by itself.
  private static let changingAtOnce: Set<String> = [
    "path", "doubleSided", "masksToBounds", "shouldRasterize", "rasterizationScale",
    "contentsScale", "contentsCenter", "lineDashPattern",
  ]

  /// What fades over by itself, from the layer's old picture to the new one.
  private static let crossFading: Set<String> = ["contents", "hidden"]

  // MARK: - Values by name

  /// The value at a key path; nil where there is none.
  func property(at keyPath: String) -> Any? {
    switch keyPath {
    case "frame": frame
    case "name": name
    // Of single precision, and read as such.
    case "opacity": NSNumber(value: opacity)
    case "shadowOpacity": NSNumber(value: shadowOpacity)
    default: LayerKey(keyPath, kind: state.kind)?.value(in: state).object
    }
  }

  /// Sets the value at a key path; false where there is no such path.
  func setProperty(_ object: Any?, at keyPath: String) -> Bool {
    guard let key = LayerKey(keyPath, kind: state.kind) else { return false }
    let value = object.flatMap { AnimatableValue($0) } ?? .none
    var scratch = state
    guard key.set(value.adapted(to: key.value(in: state)), in: &scratch) else {
      report(.unusableValue(keyPath: keyPath, layer: displayName))
      return true
    }
    guard scratch != state else { return true }
    let resizes = scratch.bounds.size != state.bounds.size
    change(key.propertyName) { $0 = scratch }
    if resizes { noteResize() }
    return true
  }

  /// Keeps an issue with the clock that this layer lives by.
  func report(_ issue: LayerIssue) { (clock ?? .current).report(issue) }

  /// The layer's name, or its class's.
  package var displayName: String { name ?? "\(type(of: self))" }
}
