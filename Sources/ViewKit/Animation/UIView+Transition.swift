// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

extension UIView {
  /// Leads from what a view shows over to what it shows after changes of what lies in it.
  ///
  /// Without a transition in the options, or without a duration, the changes show at once. They are
  /// not animated besides, unless `allowAnimatedContent` asks for it.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let transition = ViewTransition(duration: duration, options: options)
    transition.run(in: view, animations ?? {}, completion)
  }

  /// Leads from one view over to another, which takes its place in its superview.
  ///
  /// With `showHideTransitionViews` the one is hidden and the other shown; neither moves.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(true)
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

/// One call of `UIView.transition`: a transition of the view's layer, paced as the options say.
@MainActor
private struct ViewTransition {
  let duration: TimeInterval
  let options: UIView.AnimationOptions

  func run(
    in view: UIView, _ changes: @escaping @MainActor () -> Void,
    _ completion: (@MainActor (Bool) -> Void)?
  ) {
    guard options.transitionRawValue != 0, duration > 0, ViewAnimationSwitch.isOn else {
      ViewAnimationBlock.withoutAnimation(changes)
      completion?(true)
      return
    }
    let settings = ViewAnimationSettings(
      duration: duration, options: options.union(.overrideInheritedOptions))
    let block = ViewAnimationBlock(settings, completion: completion)
    // Added first: a block in which nothing is animated ends at once.
    block.add(makeTransition(), to: view.layer)
    if options.contains(.allowAnimatedContent) {
      block.run { changes() }
    } else {
      ViewAnimationBlock.withoutAnimation(changes)
    }
  }

  private func makeTransition() -> CATransition {
    let transition = CATransition()
    (transition.type, transition.subtype) = options.layerTransition
    return transition
  }
}

extension UIView.AnimationOptions {
  /// The layer transition that a view's is; "top" is another side for layers than for views.
  fileprivate var layerTransition: (CATransitionType, CATransitionSubtype?) {
    switch transitionRawValue {
    case 1: (.flip, .fromLeft)
    case 2: (.flip, .fromRight)
    case 3: (CATransitionType(rawValue: "pageCurl"), nil)
    case 4: (CATransitionType(rawValue: "pageUnCurl"), nil)
    case 6: (.flip, .fromBottom)
    case 7: (.flip, .fromTop)
    default: (.fade, nil)
    }
  }
}
