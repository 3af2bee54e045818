import Foundation
import LayerTree

/// The coming or the going of a presented controller.
final class PresentationTransition: ControllerTransition {
  private let presentation: Presentation
  /// Those below that go with it without being seen, the lowest first.
  private let covered: [Presentation]
  let isPresenting: Bool
  private let completion: (() -> Void)?
  private var chosen: (any UIViewControllerAnimatedTransitioning)?
  private var hasBegun = false
  /// Whether the views are in place and everybody is being told.
  private(set) var isSettling = false
  private let wantsAnimation: Bool

  init(
    _ presentation: Presentation, covering covered: [Presentation] = [], isPresenting: Bool,
    isAnimated: Bool, completion: (() -> Void)?
  ) {
    self.presentation = presentation
    self.covered = covered
    self.isPresenting = isPresenting
    self.completion = completion
    wantsAnimation = isAnimated
    let presenter = (covered.first ?? presentation).presenter
    let (from, to) =
      isPresenting ? (presenter, presentation.presented) : (presentation.presented, presenter)
    super.init(
      from: from, to: to,
      coordinator: TransitionCoordinator(from: from, to: to) {
        [container = presentation.container] in
        container
      })
  }

  private var presented: UIViewController { presentation.presented }
  private var controller: UIPresentationController { presentation.controller }
  /// What the presenter below all was covered by.
  private var base: Presentation { covered.first ?? presentation }
  override var isAnimated: Bool { wantsAnimation }

  // MARK: - Asking

  /// Asks for animator and interaction at once, and runs with the turn's end.
  func start() {
    chosen = ask()
    if isPresenting { presented.loadViewIfNeeded() }
    from.runningTransition = self
    to.runningTransition = self
    VirtualClock.current.afterTurn { self.beginOnce() }
  }

  /// Runs, unless it has already.
  func beginOnce() {
    guard !hasBegun else { return }
    hasBegun = true
    if isPresenting, !presentation.install() {
      presentation.remove()
      presentation.transition = nil
      coordinator.abandon()
      return
    }
    begin()
  }

  private func ask() -> (any UIViewControllerAnimatedTransitioning)? {
    guard isAnimated || presentation.style == .custom,
      let delegate = presented.transitioningDelegate
    else { return nil }
    let animator =
      isPresenting
      ? delegate.animationController(
        forPresented: presented, presenting: presentation.presenter,
        source: presentation.source ?? presentation.presenter)
      : delegate.animationController(forDismissed: presented)
    note(
      "transitioningDelegate.animationController(\(isPresenting ? "forPresented" : "forDismissed"): "
        + "\(presented.journalName))", gives: animator)
    guard let animator, isAnimated else { return animator }
    interaction =
      isPresenting
      ? delegate.interactionControllerForPresentation(using: animator)
      : delegate.interactionControllerForDismissal(using: animator)
    note(
      "transitioningDelegate.interactionControllerFor\(isPresenting ? "Presentation" : "Dismissal")",
      gives: interaction)
    return animator
  }

  private func note(_ call: String, gives answer: Any?) {
    LifecycleJournal.current.note(
      "\(call) -> \(answer.map { String(describing: type(of: $0)) } ?? "nil")")
  }

  override func chooseAnimator() -> any UIViewControllerAnimatedTransitioning {
    if let chosen { return chosen }
    if !isAnimated { return InstantModalAnimator(isPresenting: isPresenting) }
    return SystemModalAnimator(style: presentation.transitionStyle, isPresenting: isPresenting)
  }

  // MARK: - Beginning

  override func makeContainer() -> (UIView, TransitionPlaces) {
    (presentation.container, isPresenting ? placesToCome : places)
  }

  /// What an animator that is asked for its duration finds, before the presentation controller has
  /// made its views.
  private var placesToCome: TransitionPlaces {
    var places = TransitionPlaces(style: presentation.style, isAnimated: isAnimated)
    places.fromInitial = presentation.presenterFrame
    places.toFinal = controller.frameOfPresentedViewInContainerView
    places.fromView = base.removesPresenter ? base.presenter.view : nil
    places.toView = controller.presentedView ?? presented.view
    return places
  }

  /// The presentation controller is asked once it has made its views, a wrapper of the presented
  /// one among them.
  private var places: TransitionPlaces {
    var places = TransitionPlaces()
    places.style = presentation.style
    places.isAnimated = isAnimated
    let presenterView = base.removesPresenter ? base.presenter.view : nil
    if isPresenting {
      places.fromInitial = presentation.presenterFrame
      places.toFinal = controller.frameOfPresentedViewInContainerView
      (places.fromView, places.toView) = (presenterView, controller.presentedView)
    } else {
      let frame = controller.presentedView?.frame ?? .zero
      (places.fromInitial, places.fromFinal) = (frame, frame)
      places.toFinal = base.presenterFrame
      (places.fromView, places.toView) = (controller.presentedView, presenterView)
    }
    return places
  }

  override func willBegin() {
    note(isPresenting ? "presentationTransitionWillBegin" : "dismissalTransitionWillBegin")
    if isPresenting {
      controller.presentationTransitionWillBegin()
    } else {
      controller.dismissalTransitionWillBegin()
    }
    context?.places = places
    if tellsFrom { from.beginAppearanceTransition(false, animated: isAnimated) }
    for gone in covered {
      gone.presented.beginAppearanceTransition(false, animated: isAnimated)
      if !isInside(gone) { gone.container.isHidden = true }
    }
    if tellsTo { to.beginAppearanceTransition(true, animated: isAnimated) }
  }

  /// Whether the container of one below holds this one's.
  private func isInside(_ lower: Presentation) -> Bool {
    presentation.container.isDescendant(of: lower.container)
  }

  /// The presenter hears of it only where its view goes.
  private var tellsFrom: Bool { !isPresenting || base.removesPresenter }
  private var tellsTo: Bool { isPresenting || base.removesPresenter }

  override func fill(_ container: UIView) {
    if isPresenting {
      if base.removesPresenter {
        container.insertSubview(from.view, at: 0)
        from.view.put(at: presentation.presenterFrame)
      }
      controller.presentedView?.put(at: controller.frameOfPresentedViewInContainerView)
    }
    container.setNeedsLayout()
    container.layoutIfNeeded()
  }

  // MARK: - Ending

  override func settle(didComplete: Bool) {
    isSettling = true
    if isPresenting == didComplete {
      if base.removesPresenter { base.presenter.viewIfLoaded?.removeFromSuperview() }
      presentation.placePresentedView()
    } else {
      controller.presentedView?.removeFromSuperview()
      base.restorePresenter()
      base.detach()
    }
    if didComplete { complete() } else { cancel() }
    tellController(didComplete)
    if presentation.transition === self { presentation.transition = nil }
    if isPresenting == didComplete {
      presentation.container.setNeedsLayout()
    } else {
      for gone in covered.reversed() { gone.remove() }
      presentation.remove()
    }
  }

  private func complete() {
    if tellsTo { to.endAppearanceTransition() }
    for gone in covered { gone.presented.endAppearanceTransition() }
    if tellsFrom { from.endAppearanceTransition() }
  }

  private func cancel() {
    if tellsTo {
      to.beginAppearanceTransition(false, animated: isAnimated)
      to.endAppearanceTransition()
    }
    for kept in covered {
      kept.container.isHidden = false
      guard case .disappearing = kept.presented.appearance else { continue }
      kept.presented.beginAppearanceTransition(true, animated: isAnimated)
      kept.presented.endAppearanceTransition()
    }
    if tellsFrom {
      from.beginAppearanceTransition(true, animated: isAnimated)
      from.endAppearanceTransition()
    }
  }

  private func tellController(_ didComplete: Bool) {
    if isPresenting {
      note("presentationTransitionDidEnd(\(didComplete))")
      controller.presentationTransitionDidEnd(didComplete)
    } else {
      note("dismissalTransitionDidEnd(\(didComplete))")
      controller.dismissalTransitionDidEnd(didComplete)
    }
  }

  private func note(_ call: String) {
    LifecycleJournal.current.note("presentation(\(presented.journalName)).\(call)")
  }

  override func didRunCompletions(didComplete: Bool) {
    guard let completion else { return }
    LifecycleJournal.current.note("completion")
    completion()
  }
}

/// Shows or hides without animation.
@MainActor
private final class InstantModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if isPresenting, let view = context.view(forKey: .to),
      let to = context.viewController(forKey: .to)
    {
      view.frame = context.finalFrame(for: to)
      context.containerView.addSubview(view)
    }
    context.completeTransition(true)
  }
}
