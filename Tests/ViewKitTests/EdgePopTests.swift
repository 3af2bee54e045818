import Drawing
import Foundation
import LayerTree
import Testing
import Timing
import ViewKit

@Suite("The system's drag from the edge")
@MainActor
struct EdgePopTests {
  private let home = makeController("home")
  private let detail = makeController("detail")
  private let stage: TestStage

  init() {
    stage = TestStage(root: home)
    let (stage, home, detail) = (stage, home, detail)
    stage.clock.turn {
      stage.navigation.pushViewController(detail, animated: false)
      home.view.backgroundColor = .red
      detail.view.backgroundColor = .blue
    }
    _ = stage.news()
  }

  private func drag(_ state: UIGestureRecognizer.State, _ x: CGFloat) {
    stage.clock.turn {
      _ = stage.navigation.interactivePopGestureRecognizer?.play(
        GestureSample(state, translation: CGPoint(x: x, y: 0), from: CGPoint(x: 0, y: 100)))
    }
  }

  /// Where the left edge of a controller's view is seen.
  private func edge(_ controller: UIViewController) -> Double {
    stage.clock.asCurrent {
      guard let wrapper = controller.view.superview?.layer.presentation() else { return .nan }
      return Double(wrapper.position.x - wrapper.bounds.width / 2)
    }
  }

  private func picture() -> DisplayList {
    stage.clock.asCurrent {
      DisplayListBuilder.displayList(
        of: stage.window.layer, at: stage.clock.now.seconds,
        options: DisplayOptions(pixelWidth: 100, pixelHeight: 200, scale: 1))
    }
  }

  @Test("The upper screen stays under the finger, the lower one follows at 30 %")
  func follows() {
    drag(.began, 0)
    #expect(detail.transitionCoordinator?.isInteractive == true)
    stage.advance(to: 0.1)
    drag(.changed, 40)
    #expect(abs(edge(detail) - 40) < 1e-9)
    #expect(abs(edge(home) + 30 * 0.6) < 1e-9)
    stage.advance(to: 5)
    #expect(abs(edge(detail) - 40) < 1e-9)
    drag(.changed, 100)
    #expect(abs(edge(detail) - 100) < 1e-9)
  }

  @Test("Lifted past the middle it finishes, in what is left of 0.35 s")
  func finishes() {
    drag(.began, 0)
    stage.advance(to: 1)
    drag(.changed, 60)
    stage.advance(to: 2)
    drag(.ended, 60)
    stage.advance(to: 3)
    #expect(stage.news().last == "2.14 animator.animationEnded(true)")
    #expect(stage.navigation.viewControllers == [home])
    #expect(stage.navigation.view.subviews == [home.view])
  }

  @Test("Lifted before the middle it goes back, and everything is as before")
  func cancels() {
    let before = picture()
    drag(.began, 0)
    stage.advance(to: 1)
    drag(.changed, 40)
    #expect(picture() != before)
    stage.advance(to: 2)
    drag(.ended, 40)
    stage.advance(to: 3)
    #expect(stage.news().last == "2.14 animator.animationEnded(false)")
    #expect(stage.navigation.viewControllers == [home, detail])
    #expect(picture() == before)
  }

  @Test("A flick counts where the finger would be a tenth of a second later")
  func flick() {
    drag(.began, 0)
    stage.advance(to: 0.1)
    drag(.ended, 30)
    stage.advance(to: 1)
    #expect(stage.navigation.viewControllers == [home])
  }

  @Test("It can be switched off, refused by a delegate, and doesn't begin without a way back")
  func refused() {
    let recognizer = stage.navigation.interactivePopGestureRecognizer
    #expect((recognizer as? UIScreenEdgePanGestureRecognizer)?.edges == .left)
    recognizer?.isEnabled = false
    drag(.began, 0)
    recognizer?.isEnabled = true
    detail.navigationItem.hidesBackButton = true
    drag(.began, 0)
    #expect(stage.navigation.viewControllers == [home, detail])
    // Whoever takes the delegate away lets it begin all the same.
    recognizer?.delegate = nil
    drag(.began, 0)
    #expect(stage.navigation.viewControllers == [home])
    drag(.cancelled, 0)
    stage.advance(to: 1)
    #expect(stage.navigation.viewControllers == [home, detail])
  }

  @Test("On the bottom screen nothing happens, whatever the delegate says")
  func bottom() {
    stage.clock.turn { stage.navigation.popViewController(animated: false) }
    stage.navigation.interactivePopGestureRecognizer?.delegate = nil
    _ = stage.news()
    drag(.began, 0)
    drag(.ended, 90)
    stage.advance(to: 1)
    #expect(stage.news() == [])
  }

  @Test("An animator of the delegate's runs by itself")
  func ownAnimator() {
    stage.delegate.animator = TestAnimator()
    drag(.began, 0)
    stage.advance(to: 0.1)
    drag(.changed, 40)
    drag(.ended, 40)
    stage.advance(to: 1)
    #expect(stage.news().last == "0.5 animator.animationEnded(true)")
  }
}
