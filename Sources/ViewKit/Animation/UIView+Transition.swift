// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import Geometry
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

/// One call of `UIView.transition`.
///
/// A cross-dissolve lays a recording of what the view showed over it, and fades that out: for opaque
/// pictures exactly the mixture of the two. Other transitions are refused by name.
@MainActor
private struct ViewTransition {
  let duration: TimeInterval
  let options: UIView.AnimationOptions

  private static let crossDissolve = 5

  func run(
    in view: UIView, _ changes: @escaping @MainActor () -> Void,
    _ completion: (@MainActor (Bool) -> Void)?
  ) {
    guard options.transitionRawValue != 0, duration > 0, ViewAnimationSwitch.isOn else {
      ViewAnimationBlock.withoutAnimation(changes)
      completion?(true)
      return
    }
    let cover = makeCover(of: view)
    let settings = ViewAnimationSettings(
      duration: duration, options: options.union(.overrideInheritedOptions))
    let block = ViewAnimationBlock(settings) { finished in
      cover.removeFromSuperlayer()
      completion?(finished)
    }
    if options.contains(.allowAnimatedContent) {
      block.run { changes() }
    } else {
      ViewAnimationBlock.withoutAnimation(changes)
    }
    fade(cover, in: block)
  }

  private func fade(_ cover: CALayer, in block: ViewAnimationBlock) {
    guard let key = LayerKey("opacity") else { return }
    let animation = CABasicAnimation(keyPath: key.path)
    animation.setValues(from: .number(1), to: .number(0))
    animation.duration = block.duration
    animation.pacing = block.parameters.curve(isVertical: false)
    block.add(animation, for: key, from: .number(1), to: cover)
  }

  /// What the view shows now, on top of it; empty where that can't be had, which is reported.
  private func makeCover(of view: UIView) -> CALayer {
    let (layer, clock) = (view.layer, VirtualClock.current)
    let cover = CALayer()
    cover.name = "transition cover"
    guard options.transitionRawValue == Self.crossDissolve else {
      clock.report(.viewTransition(options.transitionName))
      insert(cover, above: layer)
      return cover
    }
    let frame = layer.frame.insetBy(dx: -1, dy: -1).integral
    if let picture = layer.recording(of: frame, scale: clock.stageScale) {
      cover.contents = picture
      cover.contentsScale = clock.stageScale
    } else if layer.isCommitted {
      clock.report(.viewTransition("a picture of \(layer.displayName)"))
    }
    cover.frame = layer.superlayer == nil ? layer.convert(frame, from: layer.superlayer) : frame
    cover.zPosition = layer.zPosition
    insert(cover, above: layer)
    return cover
  }

  private func insert(_ cover: CALayer, above layer: CALayer) {
    if let host = layer.superlayer {
      host.insertSublayer(cover, above: layer)
    } else {
      layer.addSublayer(cover)
    }
  }
}

extension UIView.AnimationOptions {
  /// What the SDK calls the transition.
  fileprivate var transitionName: String {
    switch transitionRawValue {
    case 1: "flipFromLeft"
    case 2: "flipFromRight"
    case 3: "curlUp"
    case 4: "curlDown"
    case 6: "flipFromTop"
    case 7: "flipFromBottom"
    default: "crossDissolve"
    }
  }
}
