import Drawing
import Foundation
import LayerTree
import Testing
import Timing
import ViewKit

/// A plain root controller on a clock of its own, over which tests present others.
@MainActor
final class PresentationStage {
  let clock = VirtualClock()
  let window: UIWindow
  let journal: LifecycleJournal
  private var read = 0

  init(root: UIViewController, size: CGSize = CGSize(width: 100, height: 200)) {
    let bounds = CGRect(origin: .zero, size: size)
    clock.screen.bounds = bounds
    clock.screen.scale = 1
    (window, journal) = clock.asCurrent { (UIWindow(frame: bounds), LifecycleJournal.current) }
    clock.turn { window.rootViewController = root }
    _ = news()
  }

  func advance(to seconds: Double) { clock.advance(to: Nanoseconds(seconds: seconds)) }

  /// The journal's entries since the last call, one a line, each with its time.
  func news() -> [String] {
    let entries = journal.entries.dropFirst(read)
    read = journal.entries.count
    return entries.map { "\($0.time.seconds) \($0.text)" }
  }

  /// Presents in a turn; the completion notes `shown`.
  func present(_ sheet: UIViewController, on presenter: UIViewController, animated: Bool = true) {
    clock.turn {
      presenter.present(sheet, animated: animated) { self.journal.note("shown") }
    }
  }

  /// Dismisses in a turn; the completion notes `gone`.
  func dismiss(_ controller: UIViewController, animated: Bool = true) {
    clock.turn { controller.dismiss(animated: animated) { self.journal.note("gone") } }
  }

  /// What the window shows now.
  func picture() -> DisplayList {
    let list = clock.asCurrent {
      DisplayListBuilder.displayList(
        of: window.layer, at: clock.now.seconds,
        options: DisplayOptions(
          pixelWidth: Int(window.bounds.width), pixelHeight: Int(window.bounds.height), scale: 1))
    }
    #expect(clock.issues.isEmpty)
    return list
  }

  /// Where a view's layer is shown now.
  func shown(_ view: UIView) -> CGPoint {
    clock.asCurrent { view.layer.presentation()?.position } ?? CGPoint(x: -1, y: -1)
  }
}

/// Hands out what a test gave it.
@MainActor
final class ModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var controller: (UIViewController, UIViewController?) -> UIPresentationController? = { _, _ in
    nil
  }
  private(set) var sources: [UIViewController] = []

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    sources = [presenting, source]
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { controller(presented, presenting) }
}

/// Slides the presented view in from below in half a second, and out again.
@MainActor
final class RisingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// What the last context said.
  struct Facts: Equatable {
    var fromView: UIView?
    var toView: UIView?
    /// From and to, initial and final.
    var frames: [CGRect]
    var fromIsInside: Bool
    var style: UIModalPresentationStyle
    var isAnimated: Bool
  }

  var completes: Bool?
  private(set) var facts: Facts?
  private(set) var endings: [Bool] = []

  /// Whether the view that moves was known when the duration was asked for.
  private(set) var wasReadyForDuration = false

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    let comes = transitionContext?.viewController(forKey: .to)?.isBeingPresented ?? false
    wasReadyForDuration = transitionContext?.view(forKey: comes ? .to : .from) != nil
    return 0.5
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return }
    note(context, from, to)
    let comes = to.isBeingPresented
    let container = context.containerView
    guard let view = context.view(forKey: comes ? .to : .from) else { return }
    let place = comes ? context.finalFrame(for: to) : context.initialFrame(for: from)
    let below = place.offsetBy(dx: 0, dy: container.bounds.maxY - place.minY)
    if comes {
      container.addSubview(view)
    } else if let uncovered = context.view(forKey: .to) {
      uncovered.frame = context.finalFrame(for: to)
      container.insertSubview(uncovered, at: 0)
    }
    view.frame = comes ? below : place
    UIView.animate(withDuration: 0.5) {
      view.frame = comes ? place : below
    } completion: { _ in
      context.completeTransition(self.completes ?? !context.transitionWasCancelled)
    }
  }

  private func note(
    _ context: any UIViewControllerContextTransitioning, _ from: UIViewController,
    _ to: UIViewController
  ) {
    facts = Facts(
      fromView: context.view(forKey: .from), toView: context.view(forKey: .to),
      frames: [
        context.initialFrame(for: from), context.finalFrame(for: from),
        context.initialFrame(for: to), context.finalFrame(for: to),
      ], fromIsInside: from.view.isDescendant(of: context.containerView),
      style: context.presentationStyle, isAnimated: context.isAnimated)
  }

  func animationEnded(_ transitionCompleted: Bool) { endings.append(transitionCompleted) }
}

/// Shows the presented view in the lower half, over a veil; notes what it is told.
@MainActor
final class HalfPresentation: UIPresentationController {
  let veil = UIView()
  private let calls: CallLog

  init(_ calls: CallLog, _ presented: UIViewController, _ presenting: UIViewController?) {
    self.calls = calls
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    calls.texts.append("presentationWillBegin, container \(containerView?.superview != nil)")
    guard let containerView else { return }
    veil.frame = containerView.bounds
    veil.backgroundColor = .black
    veil.alpha = 0
    containerView.addSubview(veil)
    presentedViewController.transitionCoordinator?.animate { _ in self.veil.alpha = 0.5 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    calls.texts.append("presentationDidEnd \(completed)")
    if !completed { veil.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    calls.texts.append("dismissalWillBegin")
    presentedViewController.transitionCoordinator?.animate { _ in self.veil.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    calls.texts.append("dismissalDidEnd \(completed), container \(containerView != nil)")
    if completed { veil.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    calls.texts.append("willLayout \(presentedView?.frame.minY ?? -1)")
  }

  override func containerViewDidLayoutSubviews() { calls.texts.append("didLayout") }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    calls.texts.append("preferred \(container.preferredContentSize.height)")
  }
}

/// Puts the presented view into a wrapper, whose height is known once it is there.
@MainActor
final class WrappingPresentation: UIPresentationController {
  private(set) var wrapper: UIView?

  override var presentedView: UIView? { wrapper }
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds, wrapper != nil else { return .zero }
    return CGRect(x: 0, y: bounds.maxY - 50, width: bounds.width, height: 50)
  }

  override func presentationTransitionWillBegin() {
    let wrapper = UIView()
    self.wrapper = wrapper
    wrapper.frame = frameOfPresentedViewInContainerView
    guard let inner = super.presentedView else { return }
    inner.frame = wrapper.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(inner)
  }
}
