import Foundation
import LayerTree
import Timing

/// One call of `UIView.animate`: what its changes are animated with, and who hears of the end.
///
/// While the user's closure runs, the block is current and views' layers ask it for their actions.
/// Each animation it makes counts; when the last has stopped, the completion runs, once.
@MainActor
final class ViewAnimationBlock: NSObject, CAAnimationDelegate {
  var parameters: ViewAnimationParameters
  /// Who drives the animations of this block; nil where time alone does.
  let animator: AnimatorTracks?
  /// What is collected while the closure of key frames runs.
  let keyframes: KeyframeCollector?
  /// Where on the animator's time the block begins, as a share of it.
  var startShare = 0.0
  private var completion: (@MainActor (Bool) -> Void)?
  private var runningAnimations = 0

  /// Innermost last; nil while animations are off for a closure.
  private static var stack: [ViewAnimationBlock?] = []

  /// The block whose closure is running.
  static var current: ViewAnimationBlock? { stack.last ?? nil }

  init(
    _ settings: ViewAnimationSettings, animator: AnimatorTracks? = nil,
    keyframes: KeyframeCollector? = nil, completion: (@MainActor (Bool) -> Void)?
  ) {
    let outer = animator == nil ? Self.current : nil
    self.parameters = ViewAnimationParameters(settings, inheritingFrom: outer)
    let isFree = settings.options.contains(.overrideInheritedOptions)
    self.animator = animator ?? (isFree ? nil : outer?.animator)
    self.keyframes = keyframes
    self.startShare = outer?.startShare ?? 0
    self.completion = completion
    super.init()
    if Self.isPacedLinearly {
      (parameters.pacing, parameters.verticalPacing) = (.curve(.linear), nil)
    }
  }

  /// In seconds.
  var duration: TimeInterval { parameters.duration }
  /// In seconds.
  var delay: TimeInterval { parameters.delay }
  var options: UIView.AnimationOptions { parameters.options }

  /// Runs the closure with this block current; completes at once if nothing was animated.
  func run(_ changes: @MainActor () -> Void) {
    Self.with(duration > 0 ? self : nil, changes)
    completeIfIdle()
  }

  /// Completes at once if nothing is animated.
  func completeIfIdle() {
    if runningAnimations == 0 { complete(finished: true) }
  }

  /// Runs a closure whose changes are not animated.
  static func withoutAnimation(_ changes: () -> Void) {
    with(nil, changes)
  }

  private static func with(_ block: ViewAnimationBlock?, _ changes: () -> Void) {
    stack.append(block)
    defer { stack.removeLast() }
    changes()
    if let block { block.keyframes?.play(in: block) }
  }

  /// Makes a block current until ``end(_:)``.
  static func begin(_ block: ViewAnimationBlock) {
    stack.append(block)
  }

  /// Makes the block before current again.
  static func end(_ block: ViewAnimationBlock) {
    if let index = stack.lastIndex(where: { $0 === block }) { stack.remove(at: index) }
  }

  /// Whether block animations that begin now are paced evenly: what a hand drives is.
  ///
  /// It holds for every block, key frame block and property animator that begins while a drive
  /// collects, whatever curve or spring it was asked for; explicit animations keep theirs.
  static var isPacedLinearly: Bool { AnimationDrive.current != nil }

  // MARK: - Animations

  /// The action for a change of a view's layer: nil when nothing is to be animated.
  static func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard ViewAnimationSwitch.isOn, let block = current, block.duration > 0 else { return nil }
    return ViewAnimationAction(block: block, layer: layer, key: key)
  }

  /// Adds an animation that counts for this block.
  func add(
    _ animation: CAPropertyAnimation, for key: LayerKey, from old: AnimatableValue,
    to layer: CALayer
  ) {
    runningAnimations += 1
    animation.delegate = self
    animation.fillMode = .both
    // A view that is on no screen has nothing to wait for.
    animation.endsOutsideTrees = true
    let name = animation.isAdditive ? unusedKey(key.path, on: layer) : key.path
    let isDriven = animator != nil && parameters.repeatCount == 0 && !parameters.autoreverses
    animation.isRemovedOnCompletion = !isDriven
    layer.add(animation, forKey: name)
    if isDriven, let added = layer.animation(forKey: name) {
      animator?.adopt(added, for: key, from: old, on: layer, in: self)
    }
  }

  /// Adds a transition of a layer that counts for this block.
  func add(_ transition: CATransition, to layer: CALayer) {
    runningAnimations += 1
    transition.delegate = self
    transition.duration = duration
    transition.pacing = parameters.curve(isVertical: false)
    transition.delayAfterCommit = delay
    transition.repeatCount = parameters.repeatCount
    transition.autoreverses = parameters.autoreverses
    transition.fillMode = .both
    transition.endsOutsideTrees = true
    layer.add(transition, forKey: kCATransition)
  }

  /// A key not in use: `position`, or else `position-2`, `position-3` and so on.
  private func unusedKey(_ base: String, on layer: CALayer) -> String {
    guard layer.animation(forKey: base) != nil else { return base }
    var number = 2
    while layer.animation(forKey: "\(base)-\(number)") != nil { number += 1 }
    return "\(base)-\(number)"
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    runningAnimations -= 1
    if runningAnimations == 0 { complete(finished: flag) }
    animator?.trackDidStop(anim, finished: flag)
  }

  /// One of the animations was taken off by its animator.
  func animationWasDiscarded(finished: Bool) {
    runningAnimations -= 1
    if runningAnimations == 0 { complete(finished: finished) }
  }

  private func complete(finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }
}
