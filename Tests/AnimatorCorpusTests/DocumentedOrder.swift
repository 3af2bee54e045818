/// The calls of a push and a pop in the order that UIKit documents or devices were seen to keep.
struct DocumentedOrder {
  /// The animator's type, as the log gives it.
  let animator: String
  /// Said between `willShow` and the completion.
  let middle: [String]

  /// A push that runs by itself, of a controller whose view is not loaded yet.
  var push: [String] {
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

  /// A pop that completes.
  var pop: [String] {
    popBegin + [
      "context.completeTransition(true)",
      "detail.viewDidDisappear(true)",
      "home.viewDidAppear(true)",
      "detail.didMove(toParent: nil)",
      "delegate.didShow(home, animated: true)",
      "animator.animationEnded(true)",
    ]
  }

  /// A pop that is given up: both appearances turn around, and no `didShow` comes.
  var cancelledPop: [String] {
    popBegin + [
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
