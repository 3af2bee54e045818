// Follows CABasicAnimation of CAAnimation.h: one way from a value to another, in all the forms of
// leaving out from, to or by.
// Left out: nothing.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation
internal import Pixels

/// An animation of a property from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// Where the way begins.
  open var fromValue: Any? {
    didSet {
      (from, fromIsUnusable) = Self.read(fromValue)
      fromValue = NSNumber.kept(fromValue)
    }
  }
  /// Where the way ends.
  open var toValue: Any? {
    didSet {
      (to, toIsUnusable) = Self.read(toValue)
      toValue = NSNumber.kept(toValue)
    }
  }
  /// How far the way goes.
  open var byValue: Any? {
    didSet {
      (by, byIsUnusable) = Self.read(byValue)
      byValue = NSNumber.kept(byValue)
    }
  }

  /// ``fromValue``, understood.
  package private(set) var from: AnimatableValue?
  /// ``toValue``, understood.
  package private(set) var to: AnimatableValue?
  /// ``byValue``, understood.
  package private(set) var by: AnimatableValue?

  private var fromIsUnusable = false
  private var toIsUnusable = false
  private var byIsUnusable = false

  public override init() {
    super.init()
  }

  /// Sets ``fromValue`` and ``toValue`` to values that are already understood.
  package func setValues(from: AnimatableValue?, to: AnimatableValue?) {
    (fromValue, toValue) = (from?.object, to?.object)
    (self.from, self.to) = (from, to)
  }

  private static func read(_ object: Any?) -> (AnimatableValue?, isUnusable: Bool) {
    guard let object else { return (nil, false) }
    let value = AnimatableValue(object)
    return (value, value == nil)
  }

  override func emptyCopy() -> CAAnimation { CABasicAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    (copy.from, copy.to, copy.by) = (from, to, by)
  }

  override func apply(at moment: AnimationMoment, to presentation: inout Presentation) {
    guard let keyPath, let key = LayerKey(keyPath, kind: presentation.state.kind),
      let ends = ends(of: key, in: presentation)
    else { return }
    let progress = travelled(at: moment)
    var value = ends.start.interpolated(to: ends.end, progress: progress)
    if isCumulative, moment.cycle > 0, let past = ends.end.repeated(moment.cycle) {
      value = value.adding(past) ?? value
    }
    put(value, at: key, into: &presentation)
  }

  /// The share of the way at a moment.
  func travelled(at moment: AnimationMoment) -> Double { paced(moment.progress) }

  override func issues(in state: LayerState, layer name: String) -> [LayerIssue] {
    let issues = super.issues(in: state, layer: name)
    guard issues.isEmpty, let keyPath, let key = LayerKey(keyPath, kind: state.kind) else {
      return issues
    }
    let current = key.value(in: state)
    let canBeSet = [from, to, by].compactMap { $0 }.allSatisfy { value in
      var scratch = state
      return key.set(made(of: value).adapted(to: current), in: &scratch)
    }
    let isUnusable = fromIsUnusable || toIsUnusable || byIsUnusable || !canBeSet
    return isUnusable ? [.unusableValue(keyPath: keyPath, layer: name)] : []
  }
}

// MARK: - From, to, by

extension CABasicAnimation {
  /// The two ends of the way, by the rules for what was left out; nil where there is no way.
  ///
  /// A missing end is the model's value; a missing start is what earlier animations made of it.
  private func ends(
    of key: LayerKey, in presentation: Presentation
  ) -> (start: AnimatableValue, end: AnimatableValue)? {
    if let valueFunction { return ends(of: valueFunction) }
    let model = key.value(in: presentation.model)
    let shown = key.value(in: presentation.state)
    let from = from?.adapted(to: model)
    let to = to?.adapted(to: model)
    let by = by?.adapted(to: model)
    return switch (from, to, by) {
    case (let from?, let to?, _): Self.alike(from, to)
    case (let from?, nil, let by?): from.adding(by).map { (from, $0) }
    case (nil, let to?, let by?): to.removing(by).map { ($0, to) }
    case (let from?, nil, nil): Self.alike(from, model)
    case (nil, let to?, nil): Self.alike(shown, to)
    case (nil, nil, let by?): shown.adding(by).map { (shown, $0) }
    case (nil, nil, nil): nil
    }
  }

  /// The two ends in a value function's numbers; what is missing makes the identity.
  private func ends(of function: CAValueFunction) -> (AnimatableValue, AnimatableValue)? {
    guard let sample = from ?? to ?? by else { return nil }
    let rest = function.rest(like: sample)
    let backwards = by.flatMap { by in to.flatMap { $0.removing(by) } }
    let start = from ?? backwards ?? rest
    return (start, to ?? by.flatMap { start.adding($0) } ?? rest)
  }

  /// The two values, with transparent black for a colour that one of them lacks.
  private static func alike(
    _ start: AnimatableValue, _ end: AnimatableValue
  ) -> (AnimatableValue, AnimatableValue) {
    switch (start, end) {
    case (.none, .color): (.color(.clear), end)
    case (.color, .none): (start, .color(.clear))
    default: (start, end)
    }
  }
}

extension AnimatableValue {
  /// This value in the kind of `sample`, where the interface lets one stand for the other.
  func adapted(to sample: AnimatableValue) -> AnimatableValue {
    switch (self, sample) {
    case (.size(let size), .point): .point(CGPoint(x: size.width, y: size.height))
    case (.point(let point), .size): .size(CGSize(width: point.x, height: point.y))
    case (.number(let number), .flag): .flag(number != 0)
    case (.flag(let flag), .number): .number(flag ? 1 : 0)
    case (.numbers(let none), .colors) where none.isEmpty: .colors([])
    default: self
    }
  }
}
