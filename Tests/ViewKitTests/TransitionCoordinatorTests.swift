import Foundation
import LayerTree
import Testing
import Timing
import ViewKit

@Suite("Transition coordinator")
@MainActor
struct TransitionCoordinatorTests {
  private let home = makeController("home")
  private let detail = makeController("detail")
  private let stage: TestStage
  private let animator = TestAnimator()
  private let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    stage = TestStage(root: home)
    stage.delegate.animator = animator
    let (stage, badge) = (stage, badge)
    stage.clock.turn { stage.window.addSubview(badge) }
  }

  private func push() -> (any UIViewControllerTransitionCoordinator)? {
    stage.clock.turn { stage.navigation.pushViewController(detail, animated: true) }
    return detail.transitionCoordinator
  }

  private func badgeX(at seconds: Double) -> Double {
    stage.advance(to: seconds)
    let shown = stage.clock.asCurrent { badge.layer.presentation() }
    return Double(shown?.position.x ?? .nan)
  }

  @Test("The completion block of a transaction around a push runs when the push is over")
  func transactionAroundPush() {
    let stage = TestStage(root: makeController("first"))
    stage.delegate.animator = TestAnimator()
    var calls: [String] = []
    stage.clock.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("pushed \(stage.clock.now.seconds)") }
      stage.navigation.pushViewController(makeController("second"), animated: true)
      CATransaction.commit()
    }
    stage.advance(to: 0.4)
    #expect(calls == [])
    stage.advance(to: 0.5)
    #expect(calls == ["pushed 0.5"])

    stage.clock.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("popped") }
      stage.navigation.popViewController(animated: false)
      CATransaction.commit()
    }
    #expect(calls == ["pushed 0.5", "popped"])

    let unseen = UINavigationController(rootViewController: makeController("third"))
    stage.clock.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("unseen") }
      unseen.pushViewController(makeController("fourth"), animated: true)
      CATransaction.commit()
      #expect(calls.last == "unseen")
    }
  }

  @Test("Both controllers and the navigation controller have it until the end, no longer")
  func whoHasIt() {
    #expect(detail.transitionCoordinator == nil)
    let coordinator = push()

    #expect(coordinator != nil)
    #expect(home.transitionCoordinator === coordinator)
    #expect(stage.navigation.transitionCoordinator === coordinator)
    #expect(coordinator?.transitionDuration == 0.5)
    #expect(coordinator?.viewController(forKey: .to) === detail)
    #expect(coordinator?.view(forKey: .from) === home.view)
    #expect(coordinator?.isAnimated == true && coordinator?.isInteractive == false)
    stage.advance(to: 0.5)
    #expect(detail.transitionCoordinator == nil && home.transitionCoordinator == nil)
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  @Test("An animation alongside runs for the declared duration, ease-in-ease-out")
  func alongside() {
    let badge = badge
    let coordinator = push()
    stage.clock.turn {
      _ = coordinator?.animate(alongsideTransition: { _ in badge.center.x = 105 })
    }

    #expect(abs(badgeX(at: 0.125) - (5 + 100 * 0.129162)) < 1e-3)
    #expect(abs(badgeX(at: 0.25) - 55) < 1e-6)
    #expect(badgeX(at: 0.5) == 105)
  }

  @Test("Its completions come after didShow and before animationEnded")
  func order() {
    let coordinator = push()
    let stage = stage
    var seen: (last: String?, cancelled: Bool, ended: Bool)?
    let animator = animator
    _ = coordinator?.animate(alongsideTransition: nil) { context in
      seen = (stage.journal.entries.last?.text, context.isCancelled, !animator.endings.isEmpty)
    }
    stage.advance(to: 0.5)

    #expect(seen?.last == "delegate.didShow(detail, animated: true)")
    #expect(seen?.cancelled == false)
    #expect(seen?.ended == false)
    #expect(animator.endings == [true])
  }

  @Test("A completion of a cancelled transition sees that it was")
  func cancelled() {
    animator.completes = false
    let coordinator = push()
    var isCancelled: Bool?
    _ = coordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
    stage.advance(to: 0.5)

    #expect(isCancelled == true)
  }

  @Test("After the end it takes nothing more, and says so")
  func tooLate() {
    let coordinator = push()
    stage.advance(to: 0.5)
    var isCalled = false

    let isQueued = coordinator?.animate(
      alongsideTransition: { _ in isCalled = true }, completion: { _ in isCalled = true })

    #expect(isQueued == false)
    #expect(!isCalled)
  }

  @Test("What is asked for in viewWillAppear runs after the animator's own start")
  func fromAppearance() {
    let calls = CallLog()
    let asking = AskingController(calls)
    stage.clock.turn { stage.navigation.pushViewController(asking, animated: true) }
    #expect(calls.texts == ["queued true", "alongside"])
    stage.advance(to: 0.5)
    #expect(calls.texts == ["queued true", "alongside", "completion"])
  }
}
