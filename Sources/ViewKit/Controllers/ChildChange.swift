import Foundation
import LayerTree

/// One child's view coming in another's place: what `transition(from:to:...)` does.
@MainActor
struct ChildChange {
  private let parent: UIViewController
  private let from: UIViewController
  private let to: UIViewController

  init(in parent: UIViewController, from: UIViewController, to: UIViewController) {
    precondition(
      from.parent === parent && to.parent === parent,
      "a transition leads from one child of the controller to another")
    (self.parent, self.from, self.to) = (parent, from, to)
  }

  func run(
    duration: TimeInterval, options: UIView.AnimationOptions,
    _ animations: (@MainActor () -> Void)?, _ completion: (@MainActor (Bool) -> Void)?
  ) {
    to.loadViewIfNeeded()
    let isAnimated = duration > 0
    begin(isAnimated: isAnimated)
    guard let new = to.viewIfLoaded, let old = from.viewIfLoaded,
      let host = old.superview ?? parent.viewIfLoaded
    else { return finish(true, completion) }
    let end: @MainActor (Bool) -> Void = { finished in
      if old !== new { old.removeFromSuperview() }
      finish(finished, completion)
    }
    guard options.transitionRawValue == 0 else {
      return UIView.transition(
        with: host, duration: duration, options: options,
        animations: {
          host.addSubview(new)
          if old !== new { old.removeFromSuperview() }
          animations?()
        }, completion: end)
    }
    UIView.performWithoutAnimation { host.addSubview(new) }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: end)
  }

  /// Children appear only with a parent that is there itself.
  private var appears: Bool {
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    switch parent.appearance {
    case .appeared, .appearing: return true
    case .disappeared, .disappearing: return false
    }
  }

  private func begin(isAnimated: Bool) {
    guard appears else { return }
    from.beginAppearanceTransition(false, animated: isAnimated)
    to.beginAppearanceTransition(true, animated: isAnimated)
  }

  private func finish(_ finished: Bool, _ completion: (@MainActor (Bool) -> Void)?) {
    if appears {
      from.endAppearanceTransition()
      to.endAppearanceTransition()
    }
    completion?(finished)
  }
}
