import Foundation
import LayerTree
import Testing
import Timing
import ViewKit

@Suite("Navigation: changes of the stack")
@MainActor
struct NavigationStackTests {
  private let home = makeController("home")
  private let controllers = ["a", "b", "c"].map { makeController($0) }
  private let stage: TestStage

  init() {
    stage = TestStage(root: home)
    stage.delegate.animator = TestAnimator()
  }

  private func set(_ stack: [UIViewController], animated: Bool = false) {
    stage.clock.turn { stage.navigation.setViewControllers(stack, animated: animated) }
  }

  /// The calls that a word appears in.
  private func news(_ word: String) -> [String] { stage.news().filter { $0.contains(word) } }

  @Test("A stack set without animation shows its top alone, and takes in the rest unseen")
  func setStack() {
    _ = stage.news()
    set([home] + controllers)

    #expect(stage.navigation.viewControllers == [home] + controllers)
    #expect(stage.navigation.view.subviews == [controllers[2].view])
    #expect(!controllers[0].isViewLoaded && !controllers[1].isViewLoaded)
    #expect(controllers.allSatisfy { $0.parent === stage.navigation })
    #expect(controllers.allSatisfy { $0.navigationController === stage.navigation })
    #expect(
      news("didMove") == [
        "0.0 a.didMove(toParent: navigation)", "0.0 b.didMove(toParent: navigation)",
        "0.0 c.didMove(toParent: navigation)",
      ])
  }

  @Test("A new top that was in the stack is a pop, any other a push, the same one nothing")
  func setOperations() {
    set([home] + controllers)
    _ = stage.news()

    set([home, controllers[1]], animated: true)
    stage.advance(to: 1)
    #expect(news("animationControllerFor").first?.contains("(pop, from: c, to: b)") == true)

    set([home, controllers[1], controllers[0]], animated: true)
    stage.advance(to: 2)
    #expect(news("animationControllerFor").first?.contains("(push, from: b, to: a)") == true)

    set([controllers[0]], animated: true)
    stage.advance(to: 3)
    let last = stage.news()
    #expect(!last.contains { $0.contains("animationControllerFor") })
    #expect(last.contains { $0.hasSuffix("home.didMove(toParent: nil)") })
    #expect(stage.navigation.view.subviews == [controllers[0].view])
  }

  @Test("popTo and popToRoot give what left, bottom to top, in one transition")
  func popTo() {
    set([home] + controllers)
    let (a, b, c) = (controllers[0], controllers[1], controllers[2])
    _ = stage.news()

    stage.clock.turn {
      #expect(stage.navigation.popToViewController(c, animated: true) == [])
      #expect(stage.navigation.popToViewController(makeController("x"), animated: true) == nil)
      #expect(stage.navigation.popToViewController(a, animated: true) == [b, c])
      #expect(stage.navigation.viewControllers == [home, a])
    }
    stage.advance(to: 1)
    let calls = stage.news()
    #expect(calls.filter { $0.contains("animationControllerFor") }.count == 1)
    #expect(!calls.contains { $0.contains("b.view") })
    #expect(b.parent == nil && c.parent == nil)

    stage.clock.turn {
      #expect(stage.navigation.popToRootViewController(animated: false) == [a])
      #expect(stage.navigation.popToRootViewController(animated: false) == nil)
      #expect(stage.navigation.popViewController(animated: true) == nil)
    }
    #expect(stage.navigation.view.subviews == [home.view])
  }

  @Test("An emptied stack shows nothing, and can be filled again")
  func emptyStack() {
    _ = stage.news()
    set([])

    #expect(stage.navigation.view.subviews.isEmpty)
    #expect(
      stage.news() == [
        "0.0 home.willMove(toParent: nil)", "0.0 home.viewWillDisappear(false)",
        "0.0 home.viewDidDisappear(false)", "0.0 home.didMove(toParent: nil)",
      ])
    stage.clock.turn { stage.navigation.pushViewController(controllers[0], animated: true) }
    #expect(stage.navigation.view.subviews == [controllers[0].view])
  }

  @Test("A push asked for during one that is cancelled still comes, on the stack as it is then")
  func pushDuringCancelledPush() {
    let animator = TestAnimator()
    animator.completes = false
    stage.delegate.animator = animator
    stage.clock.turn {
      stage.navigation.pushViewController(controllers[0], animated: true)
      stage.navigation.pushViewController(controllers[1], animated: true)
    }
    _ = stage.news()
    stage.advance(to: 0.75)

    #expect(stage.navigation.viewControllers == [home, controllers[1]])
    #expect(news("animationControllerFor").first?.contains("(push, from: home, to: b)") == true)

    stage.advance(to: 2)
    #expect(stage.navigation.viewControllers == [home])
    #expect(stage.navigation.view.subviews == [home.view])
    #expect(controllers.allSatisfy { $0.parent == nil })
  }

  @Test("A cancelled pop puts the popped ones back under what was pushed meanwhile")
  func pushDuringCancelledPop() {
    set([home] + controllers.prefix(2))
    let animator = TestAnimator()
    animator.completes = false
    stage.delegate.animator = animator
    stage.clock.turn {
      stage.navigation.popToRootViewController(animated: true)
      stage.navigation.pushViewController(controllers[2], animated: false)
    }
    stage.advance(to: 1)

    #expect(stage.navigation.viewControllers == [home] + controllers)
    #expect(stage.navigation.view.subviews == [controllers[2].view])
    #expect(controllers.allSatisfy { $0.parent === stage.navigation })
  }

  @Test("A delegate that implements nothing gets the system's push")
  func silentDelegate() {
    let silent = SilentDelegate()
    stage.navigation.delegate = silent
    stage.clock.turn { stage.navigation.pushViewController(controllers[0], animated: true) }
    stage.advance(to: 0.499)
    #expect(stage.navigation.view.subviews != [controllers[0].view])
    stage.advance(to: 0.5)

    #expect(stage.navigation.view.subviews == [controllers[0].view])
  }

  @Test("An animator that completes at once leaves everything in its place, alongside blocks too")
  func atOnce() {
    let animator = ImmediateAnimator()
    stage.delegate.animator = animator
    let calls = CallLog()
    controllers[0].title = "a"
    let asking = AskingController(calls)
    stage.clock.turn { stage.navigation.pushViewController(asking, animated: true) }

    #expect(stage.navigation.view.subviews == [asking.view])
    #expect(calls.texts == ["queued true", "alongside", "completion"])
    #expect(asking.transitionCoordinator == nil)
  }

  @Test("Turning an appearance around calls the other pair; repeats and strays are ignored")
  func appearanceReversal() {
    let calls = CallLog()
    let controller = AskingController(calls)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: true)
    #expect(calls.texts == [])

    controller.beginAppearanceTransition(true, animated: true)
    controller.beginAppearanceTransition(true, animated: true)
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()

    #expect(
      calls.texts == ["willAppear true", "willDisappear true", "didDisappear true"])
  }

  @Test("Containment: a child has one parent, and is told when it leaves")
  func containment() {
    let (first, second) = (UIViewController(), UIViewController())
    let child = controllers[0]
    _ = stage.news()
    stage.clock.turn {
      first.addChild(child)
      first.addChild(child)
      #expect(first.children == [child])
      second.addChild(child)
    }

    #expect(first.children.isEmpty)
    #expect(second.children == [child])
    #expect(child.parent === second)
    stage.clock.turn { child.removeFromParent() }
    #expect(child.parent == nil && second.children.isEmpty)
    #expect(news("didMove") == ["0.0 a.didMove(toParent: nil)", "0.0 a.didMove(toParent: nil)"])
  }
}

@MainActor
private final class SilentDelegate: NSObject, UINavigationControllerDelegate {}

/// Completes within `animateTransition`.
@MainActor
private final class ImmediateAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.completeTransition(true)
  }
}
