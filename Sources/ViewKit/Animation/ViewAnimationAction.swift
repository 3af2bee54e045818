import Foundation
import LayerTree
import Timing

/// The action of one property change inside an animation block.
///
/// It remembers the value before the change. When it runs, after the change, it adds an animation
/// from there: an additive one (from old minus new to nothing) where the key allows it, so that
/// several that overlap sum up; else one that replaces what ran under the key.
@MainActor
final class ViewAnimationAction: NSObject, CAAction {
  private let block: ViewAnimationBlock
  /// The animated parts of the property with their values before the change.
  private let parts: [(key: LayerKey, old: AnimatableValue)]

  /// nil when the key can't be animated in a block.
  init?(block: ViewAnimationBlock, layer: CALayer, key: String) {
    let keys = Self.animatedKeys(for: key)
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

  /// A change of the bounds is animated in its parts; what holds no amount never is.
  private static func animatedKeys(for key: String) -> [LayerKey] {
    let paths = key == "bounds" ? ["bounds.size", "bounds.origin"] : [key]
    return paths.compactMap { LayerKey($0) }.filter { $0.propertyName != "hidden" }
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    for part in parts {
      let new = part.key.value(in: layer.state)
      guard part.old != new else { continue }
      add(makeAnimation(of: part.key, from: part.old, to: new, on: layer), for: part.key, to: layer)
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
    if block.delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + block.delay
    }
    animation.fillMode = .both
    if block.options.contains(.repeat) { animation.repeatCount = .greatestFiniteMagnitude }
    animation.autoreverses = block.options.contains(.autoreverse)
    animation.delegate = block
    // A view that is on no screen has nothing to wait for.
    animation.endsOutsideTrees = true
    return animation
  }

  private func emptyAnimation(of key: LayerKey) -> CABasicAnimation {
    switch block.pacing {
    case .curve(let curve):
      let animation = CABasicAnimation(keyPath: key.path)
      animation.pacing = curve
      return animation
    case .spring(let spring):
      let animation = CASpringAnimation(keyPath: key.path)
      animation.take(spring)
      return animation
    }
  }

  /// Adding needs amounts, and only adding, finite animations beside it.
  private func canAdd(_ key: LayerKey, to layer: CALayer, from old: AnimatableValue) -> Bool {
    guard old.isAdditive, !block.options.contains(.repeat) else { return false }
    let others = (layer.animationKeys() ?? []).compactMap {
      layer.animation(forKey: $0) as? CAPropertyAnimation
    }
    return others.filter { $0.keyPath == key.path }
      .allSatisfy { $0.isAdditive && $0.repeatCount == 0 }
  }

  private func add(_ animation: CABasicAnimation, for key: LayerKey, to layer: CALayer) {
    block.animationAdded()
    layer.add(animation, forKey: animation.isAdditive ? unusedKey(key.path, on: layer) : key.path)
  }

  /// A key not in use: `position`, or else `position-2`, `position-3` and so on.
  private func unusedKey(_ base: String, on layer: CALayer) -> String {
    guard layer.animation(forKey: base) != nil else { return base }
    var number = 2
    while layer.animation(forKey: "\(base)-\(number)") != nil { number += 1 }
    return "\(base)-\(number)"
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
