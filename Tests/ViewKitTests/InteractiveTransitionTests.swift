import Drawing
import Foundation
import LayerTree
import Testing
import Timing
import ViewKit

@Suite("Percent-driven transitions")
@MainActor
struct InteractiveTransitionTests: DrivenPopSuite {
  let driven = DrivenPop(animator: MovingAnimator())

  @Test("A block animation follows the progress evenly, whatever its own curve")
  func followsProgress() {
    pop()
    #expect(x(at: 0.1) == 50)
    update(0.25)
    #expect(abs(x(at: 0.2) - 75) < 1e-9)
    update(0.5)
    #expect(abs(x(at: 7) - 100) < 1e-9)
    update(-3)
    #expect(x(at: 8) == 50)
    update(.nan)
    #expect(x(at: 9) == 50)
    update(4)
    #expect(abs(x(at: 10) - 150) < 1e-9)
    #expect(drive.percentComplete == 1)
    #expect(drive.duration == 0.5)
  }

  @Test("Finished at p, the rest takes (1 − p) times the duration, ease-in-ease-out")
  func finishTail() {
    pop()
    stage.advance(to: 1)
    update(0.6)
    stage.clock.turn { drive.finish() }

    // 0.2 s from 0.6 to 1; a quarter of them is 0.129162 of the way.
    #expect(abs(x(at: 1.05) - (50 + 100 * (0.6 + 0.4 * 0.129162))) < 1e-3)
    #expect(abs(x(at: 1.1) - (50 + 100 * 0.8)) < 1e-6)
    stage.advance(to: 2)
    #expect(stage.news().last == "1.2 animator.animationEnded(true)")
    #expect(stage.navigation.viewControllers == [home])
    #expect(home.view.superview === stage.navigation.view)
  }

  @Test("An interactive pop calls the interaction controller, which has the animator run")
  func callOrder() {
    pop()
    stage.clock.turn { drive.finish() }
    stage.advance(to: 1)

    #expect(
      stage.news() == [
        "0.0 detail.willMove(toParent: nil)",
        "0.0 delegate.animationControllerFor(pop, from: detail, to: home) -> MovingAnimator",
        "0.0 detail.viewWillDisappear(true)",
        "0.0 home.viewWillAppear(true)",
        "0.0 delegate.willShow(home, animated: true)",
        "0.0 interaction.startInteractiveTransition",
        "0.0 animator.animateTransition",
        "0.0 interaction.finish",
        "0.5 context.completeTransition(true)",
        "0.5 detail.viewDidDisappear(true)",
        "0.5 home.viewDidAppear(true)",
        "0.5 detail.didMove(toParent: nil)",
        "0.5 delegate.didShow(home, animated: true)",
        "0.5 animator.animationEnded(true)",
      ])
  }

  @Test("Cancelled at p, the way back takes p times the duration and restores everything")
  func cancelTail() {
    let before = picture()
    pop()
    stage.advance(to: 1)
    update(0.4)
    #expect(picture() != before)
    stage.clock.turn { drive.cancel() }

    #expect(abs(x(at: 1.05) - (50 + 100 * 0.4 * (1 - 0.129162))) < 1e-3)
    #expect(abs(x(at: 1.1) - (50 + 100 * 0.2)) < 1e-6)
    _ = stage.news()
    stage.advance(to: 2)
    #expect(
      stage.news() == [
        "1.2 context.completeTransition(false)",
        "1.2 home.viewWillDisappear(true)",
        "1.2 home.viewDidDisappear(true)",
        "1.2 detail.viewWillAppear(true)",
        "1.2 detail.viewDidAppear(true)",
        "1.2 detail.didMove(toParent: navigation)",
        "1.2 animator.animationEnded(false)",
      ])
    #expect(stage.navigation.viewControllers == [home, detail])
    #expect(picture() == before)
  }

  @Test("completionSpeed shortens the rest; 0 and less count as 1")
  func completionSpeed() {
    drive.completionSpeed = 2
    drive.completionCurve = .linear
    pop()
    update(0.2)
    stage.clock.turn { drive.finish() }
    // 0.4 s at double speed.
    #expect(abs(x(at: 0.1) - (50 + 100 * 0.6)) < 1e-6)
    stage.advance(to: 1)
    #expect(stage.news().last == "0.2 animator.animationEnded(true)")
  }

  @Test("Updates, finishes and cancels outside of an interaction are ignored")
  func ignored() {
    drive.update(0.5)
    drive.finish()
    pop()
    stage.clock.turn { drive.cancel() }
    stage.clock.turn {
      drive.update(0.9)
      drive.finish()
    }
    #expect(drive.percentComplete == 0)
    stage.advance(to: 1)
    #expect(stage.navigation.topViewController === detail)
    stage.clock.turn { drive.finish() }
    #expect(stage.navigation.topViewController === detail)
  }

  @Test("What is asked for before the animations are committed waits for them")
  func early() {
    delegate.onAnimate = { [drive] in
      drive.update(0.5)
      drive.finish()
    }
    pop()
    #expect(abs(x(at: 0.125) - (50 + 100 * 0.75)) < 1e-6)
    stage.advance(to: 1)
    #expect(stage.news().last == "0.25 animator.animationEnded(true)")
  }

  @Test("A controller that doesn't want to start the interaction leaves the animator to the clock")
  func wantsNoStart() {
    drive.wantsInteractiveStart = false
    pop()
    stage.advance(to: 1)
    let news = stage.news()
    // It is called all the same, and leaves the animator to run.
    #expect(
      news.suffix(from: news.firstIndex { $0.contains("startInteractive") } ?? 0).prefix(2) == [
        "0.0 interaction.startInteractiveTransition", "0.0 animator.animateTransition",
      ])
    #expect(news.last == "0.5 animator.animationEnded(true)")
  }

  @Test("An animation alongside follows the progress, also outside of the container, and goes back")
  func alongside() {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = stage
    stage.clock.turn {
      stage.window.addSubview(badge)
      stage.navigation.popViewController(animated: true)
      stage.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in
        badge.center.x = 105
      })
    }
    update(0.3)
    stage.advance(to: 3)
    #expect(shownX(badge) == 35)
    stage.clock.turn { drive.cancel() }
    stage.advance(to: 3.075)
    #expect(abs(shownX(badge) - 20) < 1e-6)
    stage.advance(to: 4)
    #expect(badge.center.x == 5)
    #expect(badge.layer.animationKeys() == nil)
  }

  private func shownX(_ view: UIView) -> Double {
    stage.clock.asCurrent { Double(view.layer.presentation()?.position.x ?? .nan) }
  }

  @Test("The coordinator is there at once and tells the interaction's course")
  func coordinator() {
    let calls = CallLog()
    let stage = stage
    stage.clock.turn {
      stage.navigation.popViewController(animated: true)
      let coordinator = stage.navigation.transitionCoordinator
      #expect(coordinator != nil && detail.transitionCoordinator === coordinator)
      coordinator?.notifyWhenInteractionChanges {
        calls.texts.append("change \($0.isInteractive) \($0.isCancelled)")
      }
      coordinator?.notifyWhenInteractionEnds {
        calls.texts.append(
          "end \($0.percentComplete) \($0.completionVelocity) \($0.completionCurve.rawValue)")
      }
      coordinator?.animate(alongsideTransition: nil) {
        calls.texts.append("completion \($0.isCancelled)")
      }
    }
    #expect(detail.transitionCoordinator?.initiallyInteractive == true)
    update(0.5)
    stage.clock.turn { drive.cancel() }
    stage.advance(to: 1)

    #expect(calls.texts == ["change false true", "end 0.5 -1.0 0", "completion true"])
    #expect(detail.transitionCoordinator == nil)
  }

  private func picture() -> DisplayList {
    let list = stage.clock.asCurrent {
      DisplayListBuilder.displayList(
        of: stage.window.layer, at: stage.clock.now.seconds,
        options: DisplayOptions(pixelWidth: 100, pixelHeight: 200, scale: 1))
    }
    #expect(stage.clock.issues.isEmpty)
    return list
  }
}

/// Moves the from view to the right, off a container of 100 points, and fades it.
@MainActor
final class MovingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var onAnimate: () -> Void = {}

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(withDuration: 0.5) {
      from.center.x += 100
      from.alpha = 0.5
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
    onAnimate()
  }
}
