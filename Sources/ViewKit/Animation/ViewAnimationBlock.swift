import Foundation
import LayerTree
import Timing

/// One call of `UIView.animate`: what its changes are animated with, and who hears of the end.
///
/// While the user's closure runs, the block is current and views' layers ask it for their actions.
/// Each animation it makes counts; when the last has stopped, the completion runs, once.
@MainActor
final class ViewAnimationBlock: NSObject, CAAnimationDelegate {
  let duration: TimeInterval
  let delay: TimeInterval
  let options: UIView.AnimationOptions
  let pacing: ViewPacing
  private var completion: (@MainActor (Bool) -> Void)?
  private var runningAnimations = 0

  /// Innermost last; nil while animations are off for a closure.
  private static var stack: [ViewAnimationBlock?] = []

  /// The block whose closure is running.
  static var current: ViewAnimationBlock? { stack.last ?? nil }

  init(
    _ settings: ViewAnimationSettings, completion: (@MainActor (Bool) -> Void)?
  ) {
    let resolved = settings.inheriting(from: Self.current)
    self.duration = resolved.duration
    self.delay = resolved.delay
    self.options = resolved.options
    // What a hand drives goes evenly.
    self.pacing = AnimationDrive.current == nil ? resolved.pacing : .curve(.linear)
    self.completion = completion
    super.init()
  }

  /// Runs the closure with this block current; completes at once if nothing was animated.
  func run(_ changes: @MainActor () -> Void) {
    Self.with(duration > 0 ? self : nil, changes)
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
  }

  /// The action for a change of a view's layer: nil when nothing is to be animated.
  static func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard ViewAnimationSwitch.isOn, let block = current else { return nil }
    return ViewAnimationAction(block: block, layer: layer, key: key)
  }

  func animationAdded() {
    runningAnimations += 1
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    runningAnimations -= 1
    if runningAnimations == 0 { complete(finished: flag) }
  }

  private func complete(finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }
}

/// Whether views of a stage animate at all: `UIView.setAnimationsEnabled(_:)`.
@MainActor
final class ViewAnimationSwitch {
  private var isOn = true

  static var isOn: Bool {
    get { VirtualClock.current.attachment { ViewAnimationSwitch() }.isOn }
    set { VirtualClock.current.attachment { ViewAnimationSwitch() }.isOn = newValue }
  }
}
