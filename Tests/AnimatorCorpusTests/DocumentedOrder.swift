/// The calls of both ways in the order that UIKit documents or devices were seen to keep.
struct DocumentedOrder {
  /// What kind of change the ways are.
  enum Kind: Sendable {
    case navigation
    /// A presentation of a custom style: the presenter stays, and hears nothing.
    case customPresentation(controller: String)
  }

  let kind: Kind
  /// The animator's type, as the log gives it.
  let animator: String
  /// Whether a percent driven transition is what the delegate gives.
  let isDriven: Bool
  /// Said between the begin and the completion.
  let middle: [String]

  /// The way there, by itself, to a controller whose view is not loaded yet.
  var there: [String] {
    switch kind {
    case .navigation: push
    case .customPresentation(let controller): present(with: controller)
    }
  }

  /// The way back, which completes.
  var back: [String] {
    switch kind {
    case .navigation: popBegin + popEnd
    case .customPresentation:
      dismissBegin + [
        "context.completeTransition(true)",
        "detail.viewDidDisappear(true)",
        "presentation(detail).dismissalTransitionDidEnd(true)",
        "animator.animationEnded(true)",
      ]
    }
  }

  /// The way back, given up: appearances turn around, and no `didShow` comes.
  var cancelledBack: [String] {
    switch kind {
    case .navigation: popBegin + cancelledPopEnd
    case .customPresentation:
      dismissBegin + [
        "context.completeTransition(false)",
        "detail.viewWillAppear(true)",
        "detail.viewDidAppear(true)",
        "presentation(detail).dismissalTransitionDidEnd(false)",
        "animator.animationEnded(false)",
      ]
    }
  }
}

// MARK: - Navigation

extension DocumentedOrder {
  private var push: [String] {
    [
      "detail.willMove(toParent: navigation)",
      "delegate.animationControllerFor(push, from: home, to: detail) -> \(animator)",
      "detail.viewDidLoad",
      "home.viewWillDisappear(true)",
      "detail.viewWillAppear(true)",
      "delegate.willShow(detail, animated: true)",
    ] + middle + [
      "context.completeTransition(true)",
      "home.viewDidDisappear(true)",
      "detail.viewDidAppear(true)",
      "detail.didMove(toParent: navigation)",
      "delegate.didShow(detail, animated: true)",
      "animator.animationEnded(true)",
    ]
  }

  private var popBegin: [String] {
    [
      "detail.willMove(toParent: nil)",
      "delegate.animationControllerFor(pop, from: detail, to: home) -> \(animator)",
      "detail.viewWillDisappear(true)",
      "home.viewWillAppear(true)",
      "delegate.willShow(home, animated: true)",
    ] + middle
  }

  private var popEnd: [String] {
    [
      "context.completeTransition(true)",
      "detail.viewDidDisappear(true)",
      "home.viewDidAppear(true)",
      "detail.didMove(toParent: nil)",
      "delegate.didShow(home, animated: true)",
      "animator.animationEnded(true)",
    ]
  }

  private var cancelledPopEnd: [String] {
    [
      "context.completeTransition(false)",
      "home.viewWillDisappear(true)",
      "home.viewDidDisappear(true)",
      "detail.viewWillAppear(true)",
      "detail.viewDidAppear(true)",
      "detail.didMove(toParent: navigation)",
      "animator.animationEnded(false)",
    ]
  }
}

// MARK: - Presentation

extension DocumentedOrder {
  private var interaction: String { isDriven ? "UIPercentDrivenInteractiveTransition" : "nil" }

  private func present(with controller: String) -> [String] {
    [
      "transitioningDelegate.presentationController(forPresented: detail) -> \(controller)",
      "transitioningDelegate.animationController(forPresented: detail) -> \(animator)",
      "transitioningDelegate.interactionControllerForPresentation -> \(interaction)",
      "detail.viewDidLoad",
      "presentation(detail).presentationTransitionWillBegin",
      "detail.viewWillAppear(true)",
    ] + middle + [
      "context.completeTransition(true)",
      "detail.viewDidAppear(true)",
      "presentation(detail).presentationTransitionDidEnd(true)",
      "animator.animationEnded(true)",
    ]
  }

  private var dismissBegin: [String] {
    [
      "transitioningDelegate.animationController(forDismissed: detail) -> \(animator)",
      "transitioningDelegate.interactionControllerForDismissal -> \(interaction)",
      "presentation(detail).dismissalTransitionWillBegin",
      "detail.viewWillDisappear(true)",
    ] + middle
  }
}
