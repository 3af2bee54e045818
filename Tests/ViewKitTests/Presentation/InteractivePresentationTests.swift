import Drawing
import Foundation
import Geometry
import LayerTree
import Testing
import Timing
import ViewKit

@Suite("Presentations and dismissals that a hand drives")
@MainActor
struct InteractivePresentationTests {
  private let home = makeController("home")
  private let sheet = makeController("sheet")
  private let drive = UIPercentDrivenInteractiveTransition()
  private let delegate = ModalDelegate()
  private let stage: PresentationStage
  private let calls = CallLog()

  init() {
    stage = PresentationStage(root: home)
    delegate.animator = RisingAnimator()
    let calls = calls
    delegate.controller = { HalfPresentation(calls, $0, $1) }
    sheet.transitioningDelegate = delegate
    let (home, sheet) = (home, sheet)
    stage.clock.turn {
      home.view.backgroundColor = .red
      sheet.view.backgroundColor = .blue
    }
    _ = stage.news()
  }

  /// A picture of a stage on which only `controller` is the root.
  private func fresh(_ color: UIColor) -> PresentationStage {
    let root = makeController("root")
    let stage = PresentationStage(root: root)
    stage.clock.turn { root.view.backgroundColor = color }
    return stage
  }

  private func update(_ progress: CGFloat) { stage.clock.turn { drive.update(progress) } }

  @Test("Progress moves a presentation evenly; finished, it ends as one without a hand")
  func finishPresentation() {
    sheet.modalPresentationStyle = .fullScreen
    delegate.interaction = drive
    stage.present(sheet, on: home)
    #expect(sheet.transitionCoordinator?.initiallyInteractive == true)
    update(0.25)
    stage.advance(to: 3)
    #expect(abs(stage.shown(sheet.view).y - 250) < 1e-9)
    update(0.6)
    stage.clock.turn { drive.finish() }
    // 0.4 of 0.5 s are left; their middle is half of the rest.
    stage.advance(to: 3.1)
    #expect(abs(stage.shown(sheet.view).y - (100 + 200 * 0.2)) < 1e-6)
    stage.advance(to: 4)
    #expect(
      stage.news() == [
        "0.0 transitioningDelegate.animationController(forPresented: sheet) -> RisingAnimator",
        "0.0 transitioningDelegate.interactionControllerForPresentation -> "
          + "UIPercentDrivenInteractiveTransition",
        "0.0 presentation(sheet).presentationTransitionWillBegin",
        "0.0 home.viewWillDisappear(true)",
        "0.0 sheet.viewWillAppear(true)",
        "0.0 interaction.startInteractiveTransition",
        "0.0 animator.animateTransition",
        "3.0 interaction.finish",
        "3.2 context.completeTransition(true)",
        "3.2 sheet.viewDidAppear(true)",
        "3.2 home.viewDidDisappear(true)",
        "3.2 presentation(sheet).presentationTransitionDidEnd(true)",
        "3.2 completion",
        "3.2 shown",
        "3.2 animator.animationEnded(true)",
      ])
    #expect(stage.picture().commands == fresh(.blue).picture().commands)
  }

  @Test(
    "Cancelled at p, a presentation goes back in p times the duration and leaves the picture before",
    arguments: [UIModalPresentationStyle.fullScreen, .custom, .overFullScreen])
  func cancelPresentation(style: UIModalPresentationStyle) {
    sheet.modalPresentationStyle = style
    delegate.interaction = drive
    let before = stage.picture()
    stage.present(sheet, on: home)
    update(0.4)
    stage.advance(to: 1)
    #expect(stage.picture() != before)
    stage.clock.turn { drive.cancel() }
    stage.advance(to: 2)

    #expect(stage.picture() == before)
    #expect(stage.news().last == "1.2 animator.animationEnded(false)")
    #expect(home.presentedViewController == nil)
    #expect(stage.window.subviews == [home.view])
    if style == .custom { #expect(calls.texts.contains("presentationDidEnd false")) }
    // And it can be presented again.
    delegate.interaction = nil
    stage.present(sheet, on: home)
    stage.advance(to: 3)
    #expect(home.presentedViewController === sheet)
  }

  @Test(
    "A cancelled dismissal leaves the picture before; a finished one that of the presenter alone",
    arguments: [UIModalPresentationStyle.fullScreen, .custom, .overFullScreen])
  func dismissal(style: UIModalPresentationStyle) {
    let alone = stage.picture()
    sheet.modalPresentationStyle = style
    stage.present(sheet, on: home)
    stage.advance(to: 1)
    let before = stage.picture()
    delegate.interaction = drive
    stage.dismiss(sheet)
    update(0.5)
    #expect(stage.picture() != before)
    stage.clock.turn { drive.cancel() }
    stage.advance(to: 2)
    #expect(stage.picture() == before)
    #expect(home.presentedViewController === sheet)

    stage.dismiss(sheet)
    update(0.5)
    stage.clock.turn { drive.finish() }
    stage.advance(to: 3)
    #expect(stage.picture() == alone)
    #expect(stage.news().last == "2.25 animator.animationEnded(true)")
  }

  @Test("An animation alongside follows the hand with the presentation, and back again")
  func alongside() {
    sheet.modalPresentationStyle = .custom
    delegate.interaction = drive
    stage.present(sheet, on: home)
    let veil = (sheet.presentationController as? HalfPresentation)?.veil
    update(0.5)
    stage.advance(to: 1)
    #expect(
      abs((stage.clock.asCurrent { veil?.layer.presentation()?.opacity } ?? -1) - 0.25) < 1e-6)
    stage.clock.turn { drive.cancel() }
    stage.advance(to: 2)
    #expect(veil?.alpha == 0)
  }

  @Test("A hand-written interaction controller drives a dismissal, and finishes or cancels it")
  func handWritten() {
    let alone = stage.picture()
    let hand = HandDriver()
    sheet.modalPresentationStyle = .fullScreen
    stage.present(sheet, on: home)
    stage.advance(to: 1)
    let before = stage.picture()
    delegate.interaction = hand
    stage.dismiss(sheet)
    stage.clock.turn { hand.move(0.5) }
    #expect(stage.picture() != before)
    stage.clock.turn { hand.end(finishes: false) }
    #expect(stage.picture() == before)
    stage.dismiss(sheet)
    stage.clock.turn { hand.end(finishes: true) }
    #expect(stage.picture() == alone)
    #expect(
      stage.news().suffix(6) == [
        "1.0 home.viewDidAppear(true)", "1.0 sheet.viewDidDisappear(true)",
        "1.0 presentation(sheet).dismissalTransitionDidEnd(true)", "1.0 completion", "1.0 gone",
        "1.0 animator.animationEnded(true)",
      ])
  }
}

/// Moves the from view down by hand.
@MainActor
private final class HandDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let to = transitionContext.view(forKey: .to),
      let from = transitionContext.view(forKey: .from)
    else { return }
    transitionContext.containerView.insertSubview(to, belowSubview: from)
  }

  func move(_ progress: CGFloat) {
    guard let from = context?.view(forKey: .from) else { return }
    from.transform = CGAffineTransform(translationX: 0, y: progress * 200)
    context?.updateInteractiveTransition(progress)
  }

  func end(finishes: Bool) {
    let context = context
    self.context = nil
    if finishes {
      context?.finishInteractiveTransition()
    } else {
      context?.view(forKey: .from)?.transform = .identity
      context?.cancelInteractiveTransition()
    }
    context?.completeTransition(finishes)
  }
}
