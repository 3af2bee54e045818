// Follows CAPropertyAnimation of CAAnimation.h: a key path, and how values join what is there.
// Left out: nothing.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation

/// An animation of one property of a layer.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// Which property, or component of one, is animated.
  open var keyPath: String?
  /// Whether values are added to what is there, in place of replacing it.
  open var isAdditive = false
  /// Whether each repeat begins where the last one ended.
  open var isCumulative = false
  /// What makes a transform of the animated numbers.
  open var valueFunction: CAValueFunction?

  public override init() {
    super.init()
  }

  /// An animation of the property at `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func emptyCopy() -> CAAnimation { CAPropertyAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
  }

  override var animatedKeyPaths: [String] { keyPath.map { [$0] } ?? [] }

  override func issues(in state: LayerState, layer name: String) -> [LayerIssue] {
    guard let keyPath else { return [.unknownKeyPath("", layer: name)] }
    return LayerKey(keyPath, kind: state.kind) == nil
      ? [.unknownKeyPath(keyPath, layer: name)] : []
  }

  /// Puts `value`, or what is there and `value` on top, into the presented state.
  func put(_ given: AnimatableValue, at key: LayerKey, into presentation: inout Presentation) {
    let value = made(of: given)
    let sum = isAdditive ? key.value(in: presentation.state).adding(value) : value
    guard let sum else { return }
    _ = key.set(sum, in: &presentation.state)
  }

  /// What the value function makes of a value; without one the value itself.
  func made(of value: AnimatableValue) -> AnimatableValue {
    guard let transform = valueFunction?.transform(of: value) else { return value }
    return .transform(transform)
  }
}
