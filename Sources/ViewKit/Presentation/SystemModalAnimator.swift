import Foundation
import LayerTree
import Timing

/// The system's own presentation and dismissal, for when nobody gives an animator.
///
/// Cover-vertical slides the presented view up from below the container's edge with the critically
/// damped spring that always runs 0.5 s, cross-dissolve fades it, and a flip turns both screens about
/// their upright axis. A curl can't be drawn: it is an issue with a name.
@MainActor
final class SystemModalAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  CAAnimationDelegate
{
  private let style: UIModalTransitionStyle
  private let isPresenting: Bool
  private var onFlipEnd: () -> Void = {}

  /// What the system says of its presentations, in seconds; its spring runs longer.
  static let reportedDuration = 0.4
  private static let flipDuration = 0.75
  /// How far the eye is from screens that flip, in points.
  private static let eyeDistance: CGFloat = 1_000

  init(style: UIModalTransitionStyle, isPresenting: Bool) {
    self.style = style
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { style == .flipHorizontal ? Self.flipDuration : Self.reportedDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      context.completeTransition(false)
      return
    }
    if isPresenting { place(view, in: context) } else { uncover(context) }
    switch style {
    case .coverVertical:
      cover(view, in: context)
    case .crossDissolve:
      dissolve(view, in: context)
    case .flipHorizontal:
      flip(context)
    case .partialCurl:
      VirtualClock.current.report(.viewTransition("partialCurl"))
      dissolve(view, in: context)
    }
  }

  private func place(_ view: UIView, in context: any UIViewControllerContextTransitioning) {
    if let to = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: to) }
    context.containerView.addSubview(view)
  }

  /// The presenter's view comes back below the one that goes.
  private func uncover(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else {
      return
    }
    view.frame = context.finalFrame(for: to)
    context.containerView.insertSubview(view, at: 0)
  }

  private func cover(_ view: UIView, in context: any UIViewControllerContextTransitioning) {
    let frame = view.frame
    let below = frame.offsetBy(dx: 0, dy: context.containerView.bounds.maxY - frame.minY)
    view.frame = isPresenting ? below : frame
    var settings = ViewAnimationSettings(duration: Spring.pushDuration)
    settings.pacing = .spring(.push)
    ViewAnimationBlock(settings) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }.run { view.frame = isPresenting ? frame : below }
  }

  private func dissolve(_ view: UIView, in context: any UIViewControllerContextTransitioning) {
    let alpha = view.alpha
    if isPresenting { view.alpha = 0 }
    UIView.animate(withDuration: Self.reportedDuration) {
      view.alpha = self.isPresenting ? alpha : 0
    } completion: { _ in
      view.alpha = alpha
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  // MARK: - Flip

  /// Both screens turn as the two sides of one sheet: right edge first on the way there, left edge
  /// first on the way back.
  private func flip(_ context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    let container = context.containerView
    let sides = container.subviews.filter { $0 === from || $0 === to }
    let wereDoubleSided = sides.map(\.layer.isDoubleSided)
    let room = room(in: container)
    let half = isPresenting ? -Double.pi : Double.pi
    for side in sides {
      side.layer.isDoubleSided = false
      room.addSubview(side)
    }
    onFlipEnd = {
      for (side, wasDoubleSided) in zip(sides, wereDoubleSided) {
        side.layer.isDoubleSided = wasDoubleSided
        container.addSubview(side)
      }
      room.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
    from.map { turn($0.layer, from: 0, to: half, tells: to == nil) }
    to.map { turn($0.layer, from: -half, to: 0, tells: true) }
  }

  /// A space of its own for what turns: a sheet's dimming in the same one would cut through it.
  private func room(in container: UIView) -> UIView {
    let room = UIView(frame: container.bounds)
    room.layer.name = "flip"
    room.layer.sublayerTransform.m34 = -1 / Self.eyeDistance
    container.addSubview(room)
    return room
  }

  private func turn(_ layer: CALayer, from start: Double, to end: Double, tells: Bool) {
    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    turn.fromValue = start
    turn.toValue = end
    turn.duration = Self.flipDuration
    turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    turn.fillMode = .both
    if tells { turn.delegate = self }
    layer.add(turn, forKey: "flip")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let end = onFlipEnd
    onFlipEnd = {}
    end()
  }
}
