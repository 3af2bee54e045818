import Foundation
import LayerTree
import Timing

/// The action of one property change inside an animation block.
///
/// It remembers the value before the change. When it runs, after the change, it adds an animation
/// from there: an additive one (from old minus new to nothing) where the key allows it, so that
/// several that overlap sum up; else one that replaces what ran under the key. Among key frames it
/// only writes the change down.
@MainActor
final class ViewAnimationAction: NSObject, CAAction {
  private let block: ViewAnimationBlock
  /// The animated parts of the property with their values before the change.
  private let parts: [(key: LayerKey, old: AnimatableValue)]

  /// nil when the key can't be animated in a block.
  init?(block: ViewAnimationBlock, layer: CALayer, key: String) {
    let keys = Self.animatedKeys(for: key, of: layer, in: block)
    guard !keys.isEmpty else { return nil }
    let startsFromScreen = block.options.contains(.beginFromCurrentState)
    self.block = block
    self.parts = keys.map { key in
      let model = key.value(in: layer.state)
      guard startsFromScreen, !model.isAdditive, let shown = layer.presentation() else {
        return (key, model)
      }
      return (key, key.value(in: shown.state))
    }
    super.init()
  }

  /// A change of the bounds is animated in its parts, one of the position too where a spring starts
  /// with a velocity of its own in each direction; what holds no amount never is.
  private static func animatedKeys(
    for key: String, of layer: CALayer, in block: ViewAnimationBlock
  ) -> [LayerKey] {
    let isSplit = block.parameters.verticalPacing != nil
    let paths =
      switch key {
      case "bounds" where isSplit:
        ["bounds.size.width", "bounds.size.height", "bounds.origin.x", "bounds.origin.y"]
      case "bounds": ["bounds.size", "bounds.origin"]
      case "position" where isSplit: ["position.x", "position.y"]
      default: [key]
      }
    return paths.compactMap { LayerKey($0, kind: layer.state.kind) }
      .filter { $0.propertyName != "hidden" }
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    for part in parts {
      let new = part.key.value(in: layer.state)
      guard part.old != new else { continue }
      if let keyframes = block.keyframes {
        keyframes.note(part.key, from: part.old, to: new, on: layer)
      } else {
        let animation = makeAnimation(of: part.key, from: part.old, to: new, on: layer)
        block.add(animation, for: part.key, from: part.old, to: layer)
      }
    }
  }

  private func makeAnimation(
    of key: LayerKey, from old: AnimatableValue, to new: AnimatableValue, on layer: CALayer
  ) -> CABasicAnimation {
    let animation = emptyAnimation(of: key)
    if canAdd(key, to: layer, from: old), let difference = old.change(from: new) {
      animation.setValues(from: difference, to: difference.noChange)
      animation.isAdditive = true
    } else {
      animation.setValues(from: old, to: nil)
    }
    animation.duration = block.duration
    animation.delayAfterCommit = block.delay
    animation.repeatCount = block.parameters.repeatCount
    animation.autoreverses = block.parameters.autoreverses
    return animation
  }

  private func emptyAnimation(of key: LayerKey) -> CABasicAnimation {
    let vertical = key.component?.isVertical == true ? block.parameters.verticalPacing : nil
    switch vertical ?? block.parameters.pacing {
    case .curve(let curve):
      let animation = CABasicAnimation(keyPath: key.path)
      animation.pacing = curve
      return animation
    case .spring(let spring):
      // A property animator paces its animations itself.
      guard block.animator == nil else { return CABasicAnimation(keyPath: key.path) }
      let animation = CASpringAnimation(keyPath: key.path)
      animation.take(spring)
      return animation
    }
  }

  /// Adding needs amounts, and only adding, finite animations beside it.
  private func canAdd(_ key: LayerKey, to layer: CALayer, from old: AnimatableValue) -> Bool {
    guard old.isAdditive, block.parameters.repeatCount == 0 else { return false }
    let others = (layer.animationKeys() ?? []).compactMap {
      layer.animation(forKey: $0) as? CAPropertyAnimation
    }
    return others.filter { $0.keyPath == key.path }
      .allSatisfy { $0.isAdditive && $0.repeatCount == 0 }
  }
}

extension AnimatableValue {
  /// Whether differences of such values can be summed up: amounts and transforms, not colours,
  /// paths or pictures.
  fileprivate var isAdditive: Bool {
    switch self {
    case .number, .point, .size, .rect, .transform: true
    default: false
    }
  }
}

extension ValueComponent {
  /// Whether this is a place or a length along y.
  var isVertical: Bool {
    switch self {
    case .y, .height, .originY, .sizeHeight: true
    default: false
    }
  }
}

extension CASpringAnimation {
  /// Takes over all constants of a spring.
  fileprivate func take(_ spring: Spring) {
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
    initialVelocity = spring.initialVelocity
    allowsOverdamping = spring.allowsOverdamping
  }
}
