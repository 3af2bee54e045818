import Foundation
import LayerTree
import Testing
import Timing
import ViewKit

@Suite("Presentations on each other, and refused ones")
@MainActor
struct PresentationStackTests {
  private let home = makeController("home")
  private let sheet = makeController("sheet")
  private let upper = makeController("upper")
  private let stage: PresentationStage

  init() {
    stage = PresentationStage(root: home)
    sheet.modalPresentationStyle = .fullScreen
    upper.modalPresentationStyle = .fullScreen
  }

  private func presentBoth(animated: Bool = false) {
    stage.present(sheet, on: home, animated: animated)
    stage.present(upper, on: sheet, animated: animated)
  }

  @Test("Two without animation in one turn both come")
  func sameTurn() {
    let (stage, home, sheet, upper) = (stage, home, sheet, upper)
    stage.clock.turn {
      home.present(sheet, animated: false)
      sheet.present(upper, animated: false)
    }
    #expect(home.presentedViewController === sheet && sheet.presentedViewController === upper)
    #expect(upper.presentingViewController === sheet)
    #expect(upper.view.window === stage.window && sheet.view.window == nil)
    #expect(stage.journal.warnings.isEmpty)
  }

  @Test("Dismissed from below all go, the topmost one with its animation, and home is back")
  func dismissAll() {
    presentBoth()
    _ = stage.news()
    stage.dismiss(home)
    stage.advance(to: 1)

    #expect(
      stage.news() == [
        "0.0 presentation(upper).dismissalTransitionWillBegin",
        "0.0 upper.viewWillDisappear(true)",
        "0.0 home.viewWillAppear(true)",
        "0.0 animator.animateTransition",
        "0.5 context.completeTransition(true)",
        "0.5 home.viewDidAppear(true)",
        "0.5 upper.viewDidDisappear(true)",
        "0.5 presentation(upper).dismissalTransitionDidEnd(true)",
        "0.5 completion",
        "0.5 gone",
        "0.5 animator.animationEnded(true)",
      ])
    #expect(stage.window.subviews == [home.view])
    #expect(home.presentedViewController == nil && sheet.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil && upper.presentingViewController == nil)
    stage.present(sheet, on: home, animated: false)
    #expect(home.presentedViewController === sheet)
  }

  @Test("Those between that were seen disappear with the topmost one")
  func dismissSeen() {
    sheet.modalPresentationStyle = .overFullScreen
    upper.modalPresentationStyle = .overFullScreen
    presentBoth()
    _ = stage.news()
    stage.dismiss(home)
    stage.advance(to: 1)

    #expect(
      stage.news().filter { $0.contains(".view") } == [
        "0.0 upper.viewWillDisappear(true)", "0.0 sheet.viewWillDisappear(true)",
        "0.5 sheet.viewDidDisappear(true)", "0.5 upper.viewDidDisappear(true)",
      ])
    #expect(stage.window.subviews == [home.view])
  }

  @Test("A cancelled dismissal of several leaves all as they were")
  func cancelAll() {
    sheet.modalPresentationStyle = .overFullScreen
    let (animator, delegate) = (RisingAnimator(), ModalDelegate())
    animator.completes = false
    delegate.animator = animator
    upper.transitioningDelegate = delegate
    presentBoth()
    let before = stage.picture()
    stage.dismiss(home)
    stage.advance(to: 1)

    #expect(stage.picture() == before)
    #expect(home.presentedViewController === sheet && sheet.presentedViewController === upper)
    stage.dismiss(sheet, animated: false)
    #expect(sheet.presentedViewController == nil && home.presentedViewController === sheet)
  }

  @Test("The topmost one dismisses itself alone")
  func dismissTop() {
    presentBoth()
    stage.dismiss(upper, animated: false)
    #expect(home.presentedViewController === sheet && sheet.presentedViewController == nil)
    #expect(sheet.view.window === stage.window && home.view.window == nil)
  }

  @Test("One after the other: each completion comes before the next begins")
  func inARow() {
    let (stage, home, upper) = (stage, home, upper)
    stage.present(sheet, on: home)
    stage.advance(to: 1)
    stage.clock.turn {
      home.dismiss(animated: true) { home.present(upper, animated: true) }
    }
    stage.advance(to: 3)
    #expect(home.presentedViewController === upper)
    #expect(stage.journal.transitions.map(\.began.seconds) == [0, 1, 1.5])
    #expect(stage.journal.transitions.compactMap(\.ended?.seconds) == [0.5, 1.5, 2])
    #expect(stage.journal.transitions.allSatisfy { $0.declaredDuration == 0.4 && $0.isSystem })
  }

  @Test("What the system ignores is ignored, with a warning that has a name")
  func refused() {
    let (stage, home, sheet, upper) = (stage, home, sheet, upper)
    let child = makeController("child")
    let lonely = makeController("lonely")
    stage.clock.turn {
      home.addChild(child)
      lonely.present(makeController("other"), animated: true)
      home.present(home, animated: true)
      home.present(child, animated: true)
      home.dismiss(animated: true)
      home.present(sheet, animated: true)
      home.present(upper, animated: true)
      home.present(sheet, animated: true)
    }
    stage.clock.turn {
      sheet.present(upper, animated: true)
      sheet.dismiss(animated: true)
    }
    #expect(
      stage.journal.warnings.map(\.name) == [
        "present-outside-window", "present-itself", "present-child", "present-while-presenting",
        "present-twice", "present-while-presenting", "dismiss-while-presenting",
      ])
    #expect(
      stage.journal.warnings[3].text
        == "home is to present upper, while it presents sheet; that is ignored")
    stage.advance(to: 1)
    #expect(home.presentedViewController === sheet && sheet.presentedViewController == nil)
    #expect(upper.presentingViewController == nil)
  }

  @Test("When the presented one has appeared, another may come, and it may go again")
  func fromDidAppear() {
    let eager = EagerController()
    eager.title = "eager"
    eager.modalPresentationStyle = .fullScreen
    eager.other = upper
    stage.present(eager, on: home)
    stage.advance(to: 2)
    #expect(eager.presentedViewController === upper)
    #expect(stage.journal.warnings.isEmpty)
    #expect(eager.wasBeingPresented == [true, true])
  }

  @Test("A window loses its presenter before the turn ends: nothing is presented, nothing hangs")
  func presenterGone() {
    let (stage, home, sheet) = (stage, home, sheet)
    stage.clock.turn {
      home.present(sheet, animated: true)
      stage.window.rootViewController = makeController("new")
    }
    stage.advance(to: 1)
    #expect(home.presentedViewController == nil && sheet.presentingViewController == nil)
    #expect(sheet.transitionCoordinator == nil)
  }

  @Test("The transitioning delegate is held weakly; asked at once, it may be gone afterwards")
  func weakDelegate() {
    let (stage, home, sheet) = (stage, home, sheet)
    weak var kept: ModalDelegate?
    stage.clock.turn {
      let delegate = ModalDelegate()
      delegate.animator = RisingAnimator()
      kept = delegate
      sheet.transitioningDelegate = delegate
      home.present(sheet, animated: true)
    }
    #expect(kept == nil && sheet.transitioningDelegate == nil)
    #expect(
      stage.news().first
        == "0.0 transitioningDelegate.animationController(forPresented: sheet) -> RisingAnimator")
  }
}

/// Presents another as soon as it has appeared.
@MainActor
private final class EagerController: UIViewController {
  var other: UIViewController?
  private(set) var wasBeingPresented: [Bool] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    wasBeingPresented.append(isBeingPresented)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    wasBeingPresented.append(isBeingPresented)
    if let other { present(other, animated: true) }
  }
}
