import Foundation
import LayerTree
import Testing
import ViewKit

@Suite("Navigation: the order of calls")
@MainActor
struct NavigationLifecycleTests {
  @Test("The first screen appears without animation and without a question to the delegate")
  func firstScreen() {
    let stage = TestStage(root: makeController("home"))

    #expect(
      stage.news() == [
        "0.0 home.willMove(toParent: navigation)",
        "0.0 navigation.viewDidLoad",
        "0.0 navigation.viewWillAppear(false)",
        "0.0 navigation.viewDidAppear(false)",
        "0.0 home.viewDidLoad",
        "0.0 home.viewWillAppear(false)",
        "0.0 delegate.willShow(home, animated: false)",
        "0.0 home.viewDidAppear(false)",
        "0.0 home.didMove(toParent: navigation)",
        "0.0 delegate.didShow(home, animated: false)",
      ])
  }

  @Test("A push calls everybody in UIKit's order, and animationEnded last")
  func push() {
    let stage = TestStage(root: makeController("home"))
    let animator = TestAnimator()
    stage.delegate.animator = animator
    _ = stage.news()

    stage.clock.turn {
      stage.navigation.pushViewController(makeController("detail"), animated: true)
    }
    stage.advance(to: 1)

    #expect(stage.news() == Self.pushCalls)
    #expect(animator.endings == [true])
  }

  /// A push of 0.5 s at time 0.
  static let pushCalls = [
    "0.0 detail.willMove(toParent: navigation)",
    "0.0 delegate.animationControllerFor(push, from: home, to: detail) -> TestAnimator",
    "0.0 detail.viewDidLoad",
    "0.0 home.viewWillDisappear(true)",
    "0.0 detail.viewWillAppear(true)",
    "0.0 delegate.willShow(detail, animated: true)",
    "0.0 animator.animateTransition",
    "0.5 context.completeTransition(true)",
    "0.5 home.viewDidDisappear(true)",
    "0.5 detail.viewDidAppear(true)",
    "0.5 detail.didMove(toParent: navigation)",
    "0.5 delegate.didShow(detail, animated: true)",
    "0.5 animator.animationEnded(true)",
  ]

  @Test("A pop is a push with the roles swapped; the popped controller leaves its parent after")
  func pop() {
    let stage = TestStage(root: makeController("home"))
    stage.clock.turn {
      stage.navigation.pushViewController(makeController("detail"), animated: false)
    }
    stage.delegate.animator = TestAnimator()
    _ = stage.news()

    stage.clock.turn { stage.navigation.popViewController(animated: true) }
    stage.advance(to: 1)

    #expect(
      stage.news() == [
        "0.0 detail.willMove(toParent: nil)",
        "0.0 delegate.animationControllerFor(pop, from: detail, to: home) -> TestAnimator",
        "0.0 detail.viewWillDisappear(true)",
        "0.0 home.viewWillAppear(true)",
        "0.0 delegate.willShow(home, animated: true)",
        "0.0 animator.animateTransition",
        "0.5 context.completeTransition(true)",
        "0.5 detail.viewDidDisappear(true)",
        "0.5 home.viewDidAppear(true)",
        "0.5 detail.didMove(toParent: nil)",
        "0.5 delegate.didShow(home, animated: true)",
        "0.5 animator.animationEnded(true)",
      ])
  }

  @Test("A cancelled push turns both appearances around, tells no didShow and restores the stack")
  func cancel() {
    let home = makeController("home")
    let stage = TestStage(root: home)
    let animator = TestAnimator()
    animator.completes = false
    stage.delegate.animator = animator
    _ = stage.news()

    stage.clock.turn {
      stage.navigation.pushViewController(makeController("detail"), animated: true)
    }
    stage.advance(to: 1)

    #expect(
      stage.news().suffix(7) == [
        "0.5 context.completeTransition(false)",
        "0.5 detail.viewWillDisappear(true)",
        "0.5 detail.viewDidDisappear(true)",
        "0.5 home.viewWillAppear(true)",
        "0.5 home.viewDidAppear(true)",
        "0.5 detail.didMove(toParent: nil)",
        "0.5 animator.animationEnded(false)",
      ])
    #expect(stage.navigation.viewControllers == [home])
    #expect(home.view.superview === stage.navigation.view)
    #expect(stage.navigation.view.subviews == [home.view])
  }

  @Test("The second call of completeTransition is ignored")
  func completesOnce() {
    let stage = TestStage(root: makeController("home"))
    let animator = TestAnimator()
    animator.completesTwice = true
    stage.delegate.animator = animator

    stage.clock.turn {
      stage.navigation.pushViewController(makeController("detail"), animated: true)
    }
    stage.advance(to: 1)

    #expect(animator.endings == [true])
    #expect(stage.news().contains("0.5 context.completeTransition(false) ignored"))
    #expect(stage.navigation.topViewController?.title == "detail")
  }

  @Test("A push during a push waits for it; the stack changes at once")
  func waiting() {
    let stage = TestStage(root: makeController("home"))
    stage.delegate.animator = TestAnimator()

    stage.clock.turn {
      stage.navigation.pushViewController(makeController("second"), animated: true)
      stage.navigation.pushViewController(makeController("third"), animated: true)
    }
    stage.advance(to: 2)

    #expect(stage.navigation.viewControllers.map(\.title) == ["home", "second", "third"])
    let ended = stage.news().filter { $0.contains("animationEnded") }
    #expect(ended == ["0.5 animator.animationEnded(true)", "1.0 animator.animationEnded(true)"])
  }

  @Test("The delegate is held weakly; without one the system's push runs for half a second")
  func systemPush() {
    let stage = TestStage(root: makeController("home"))

    stage.clock.turn {
      stage.navigation.pushViewController(makeController("detail"), animated: true)
    }
    let coordinator = stage.navigation.topViewController?.transitionCoordinator
    #expect(coordinator?.transitionDuration == 0.35)
    stage.advance(to: 1)

    let news = stage.news()
    #expect(news.contains("0.5 animator.animationEnded(true)"))
    weak var delegate: TestDelegate?
    do {
      let short = TestDelegate()
      delegate = short
      stage.navigation.delegate = short
    }
    #expect(delegate == nil)
    #expect(stage.navigation.delegate == nil)
  }

  @Test("Context: controllers, views and frames of a push are those of the documentation")
  func context() {
    let home = makeController("home")
    let stage = TestStage(root: home)
    let probe = ContextProbe()
    stage.delegate.animator = probe
    let detail = makeController("detail")

    stage.clock.turn { stage.navigation.pushViewController(detail, animated: true) }

    let bounds = CGRect(x: 0, y: 0, width: 100, height: 200)
    #expect(probe.facts?.from === home)
    #expect(probe.facts?.to === detail)
    #expect(probe.facts?.frames == [bounds, .zero, .zero, bounds])
    #expect(probe.facts?.fromIsInside == true)
    #expect(probe.facts?.toIsInside == false)
    #expect(probe.facts?.style == UIModalPresentationStyle.none)
  }
}

/// Notes what its context says.
@MainActor
private final class ContextProbe: NSObject, UIViewControllerAnimatedTransitioning {
  struct Facts {
    var from: UIViewController?
    var to: UIViewController?
    var frames: [CGRect]
    var fromIsInside: Bool
    var toIsInside: Bool
    var style: UIModalPresentationStyle
  }

  private(set) var facts: Facts?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return }
    facts = Facts(
      from: from, to: to,
      frames: [
        context.initialFrame(for: from), context.finalFrame(for: from),
        context.initialFrame(for: to), context.finalFrame(for: to),
      ],
      fromIsInside: from.view.isDescendant(of: context.containerView),
      toIsInside: to.view.isDescendant(of: context.containerView),
      style: context.presentationStyle)
    context.completeTransition(true)
  }
}
