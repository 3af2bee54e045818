import Foundation
import LayerTree
import Testing
import Timing
import ViewKit

@Suite("Presentation: the order of calls")
@MainActor
struct PresentationLifecycleTests {
  private let home = makeController("home")
  private let sheet = makeController("sheet")
  private let animator = RisingAnimator()
  private let delegate = ModalDelegate()

  init() {
    delegate.animator = animator
    sheet.transitioningDelegate = delegate
  }

  @Test(
    "A full screen comes over a navigation stack: presenter and top disappear, in UIKit's order")
  func overNavigation() {
    let (home, sheet, delegate) = (home, sheet, delegate)
    let stage = TestStage(root: home)
    _ = stage.news()
    sheet.modalPresentationStyle = .fullScreen
    stage.clock.turn {
      home.present(sheet, animated: true) { stage.journal.note("shown") }
    }

    #expect(home.presentedViewController === sheet)
    #expect(stage.navigation.visibleViewController === sheet)
    #expect(sheet.presentingViewController === stage.navigation)
    #expect(sheet.isBeingPresented && !sheet.isBeingDismissed)
    #expect(sheet.transitionCoordinator != nil)
    #expect(home.transitionCoordinator === sheet.transitionCoordinator)
    #expect(delegate.sources == [stage.navigation, home])
    stage.advance(to: 1)
    #expect(
      stage.news() == [
        "0.0 transitioningDelegate.animationController(forPresented: sheet) -> RisingAnimator",
        "0.0 transitioningDelegate.interactionControllerForPresentation -> nil",
        "0.0 sheet.viewDidLoad",
        "0.0 presentation(sheet).presentationTransitionWillBegin",
        "0.0 navigation.viewWillDisappear(true)",
        "0.0 home.viewWillDisappear(true)",
        "0.0 sheet.viewWillAppear(true)",
        "0.0 animator.animateTransition",
        "0.5 context.completeTransition(true)",
        "0.5 sheet.viewDidAppear(true)",
        "0.5 navigation.viewDidDisappear(true)",
        "0.5 home.viewDidDisappear(true)",
        "0.5 presentation(sheet).presentationTransitionDidEnd(true)",
        "0.5 completion",
        "0.5 shown",
        "0.5 animator.animationEnded(true)",
      ])
    #expect(stage.navigation.view.superview == nil)
    #expect(sheet.view.window === stage.window)
    #expect(!sheet.isBeingPresented && sheet.transitionCoordinator == nil)
  }

  @Test("A full screen goes: the presenter is back where it was, and hears of it first")
  func dismissal() {
    let stage = PresentationStage(root: home)
    sheet.modalPresentationStyle = .fullScreen
    stage.present(sheet, on: home, animated: false)
    #expect(
      stage.news() == [
        "0.0 sheet.viewDidLoad",
        "0.0 presentation(sheet).presentationTransitionWillBegin",
        "0.0 home.viewWillDisappear(false)",
        "0.0 sheet.viewWillAppear(false)",
        "0.0 animator.animateTransition",
        "0.0 context.completeTransition(true)",
        "0.0 sheet.viewDidAppear(false)",
        "0.0 home.viewDidDisappear(false)",
        "0.0 presentation(sheet).presentationTransitionDidEnd(true)",
        "0.0 completion",
        "0.0 shown",
        "0.0 animator.animationEnded(true)",
      ])
    stage.dismiss(home)
    #expect(sheet.isBeingDismissed)
    stage.advance(to: 1)

    #expect(
      stage.news() == [
        "0.0 transitioningDelegate.animationController(forDismissed: sheet) -> RisingAnimator",
        "0.0 transitioningDelegate.interactionControllerForDismissal -> nil",
        "0.0 presentation(sheet).dismissalTransitionWillBegin",
        "0.0 sheet.viewWillDisappear(true)",
        "0.0 home.viewWillAppear(true)",
        "0.0 animator.animateTransition",
        "0.5 context.completeTransition(true)",
        "0.5 home.viewDidAppear(true)",
        "0.5 sheet.viewDidDisappear(true)",
        "0.5 presentation(sheet).dismissalTransitionDidEnd(true)",
        "0.5 completion",
        "0.5 gone",
        "0.5 animator.animationEnded(true)",
      ])
    #expect(stage.window.subviews == [home.view])
    #expect(home.view.frame == stage.window.bounds)
    #expect(sheet.presentingViewController == nil && home.presentedViewController == nil)
    #expect(!sheet.isBeingDismissed)
  }

  @Test(
    "A presenter that stays hears nothing, for custom, over and page styles",
    arguments: [
      UIModalPresentationStyle.custom, .overFullScreen, .overCurrentContext, .pageSheet, .formSheet,
      .automatic,
    ])
  func staying(style: UIModalPresentationStyle) {
    let stage = PresentationStage(root: home)
    sheet.modalPresentationStyle = style
    stage.present(sheet, on: home)
    stage.advance(to: 1)
    stage.dismiss(sheet)
    stage.advance(to: 2)

    let calls = stage.news().filter { $0.contains(".view") }
    #expect(
      calls == [
        "0.0 sheet.viewDidLoad", "0.0 sheet.viewWillAppear(true)", "0.5 sheet.viewDidAppear(true)",
        "1.0 sheet.viewWillDisappear(true)", "1.5 sheet.viewDidDisappear(true)",
      ])
    #expect(animator.facts?.toView == nil)
    #expect(animator.facts?.fromView === sheet.view)
    #expect(stage.window.subviews == [home.view])
  }

  @Test("A custom presentation asks for its controller first, and for its animator unanimated too")
  func custom() {
    let (calls, stage) = (CallLog(), PresentationStage(root: home))
    sheet.modalPresentationStyle = .custom
    delegate.controller = { HalfPresentation(calls, $0, $1) }
    stage.present(sheet, on: home, animated: false)
    #expect(animator.facts?.isAnimated == false)
    stage.advance(to: 1)

    #expect(
      stage.news() == [
        "0.0 transitioningDelegate.presentationController(forPresented: sheet) -> HalfPresentation",
        "0.0 transitioningDelegate.animationController(forPresented: sheet) -> RisingAnimator",
        "0.0 sheet.viewDidLoad",
        "0.0 presentation(sheet).presentationTransitionWillBegin",
        "0.0 sheet.viewWillAppear(false)",
        "0.0 animator.animateTransition",
        "0.5 context.completeTransition(true)",
        "0.5 sheet.viewDidAppear(false)",
        "0.5 presentation(sheet).presentationTransitionDidEnd(true)",
        "0.5 completion",
        "0.5 shown",
        "0.5 animator.animationEnded(true)",
      ])
    #expect(sheet.presentationController is HalfPresentation)
    #expect(home.view.superview === stage.window)
  }

  @Test("A presentation controller is told of begin, layout and end; the view is in place before")
  func controllerCalls() {
    let (calls, stage) = (CallLog(), PresentationStage(root: home))
    sheet.modalPresentationStyle = .custom
    delegate.controller = { HalfPresentation(calls, $0, $1) }
    stage.present(sheet, on: home)
    #expect(
      calls.texts.prefix(3) == [
        "presentationWillBegin, container true", "willLayout 100.0", "didLayout",
      ])
    let presentation = sheet.presentationController as? HalfPresentation
    #expect(presentation?.presentingViewController === home)
    #expect(presentation?.presentationStyle == .custom)
    stage.advance(to: 0.25)
    let alpha = stage.clock.asCurrent { presentation?.veil.layer.presentation()?.opacity }
    #expect(abs((alpha ?? -1) - 0.25) < 1e-6)
    stage.advance(to: 1)
    #expect(calls.texts.contains("presentationDidEnd true"))
    sheet.preferredContentSize.height = 77
    stage.dismiss(sheet)
    stage.advance(to: 2)
    #expect(
      calls.texts.filter { $0.hasPrefix("dismissal") || $0.hasPrefix("preferred") } == [
        "preferred 77.0", "dismissalWillBegin", "dismissalDidEnd true, container true",
      ])
    #expect(presentation?.containerView == nil && presentation?.veil.superview == nil)
  }

  @Test("A cancelled presentation turns appearances around and leaves nothing behind")
  func cancelledPresentation() {
    let stage = PresentationStage(root: home)
    sheet.modalPresentationStyle = .fullScreen
    animator.completes = false
    let before = stage.picture()
    stage.present(sheet, on: home)
    stage.advance(to: 1)

    #expect(
      stage.news().suffix(9) == [
        "0.5 context.completeTransition(false)",
        "0.5 sheet.viewWillDisappear(true)",
        "0.5 sheet.viewDidDisappear(true)",
        "0.5 home.viewWillAppear(true)",
        "0.5 home.viewDidAppear(true)",
        "0.5 presentation(sheet).presentationTransitionDidEnd(false)",
        "0.5 completion",
        "0.5 shown",
        "0.5 animator.animationEnded(false)",
      ])
    #expect(home.presentedViewController == nil && sheet.presentingViewController == nil)
    #expect(stage.window.subviews == [home.view])
    #expect(stage.picture() == before)
    #expect(animator.endings == [false])
  }

  @Test("A cancelled dismissal leaves the presented controller where it was")
  func cancelledDismissal() {
    let stage = PresentationStage(root: home)
    sheet.modalPresentationStyle = .fullScreen
    stage.present(sheet, on: home, animated: false)
    _ = stage.news()
    let before = stage.picture()
    animator.completes = false
    stage.dismiss(sheet)
    stage.advance(to: 1)

    #expect(
      stage.news().suffix(9) == [
        "0.5 context.completeTransition(false)",
        "0.5 home.viewWillDisappear(true)",
        "0.5 home.viewDidDisappear(true)",
        "0.5 sheet.viewWillAppear(true)",
        "0.5 sheet.viewDidAppear(true)",
        "0.5 presentation(sheet).dismissalTransitionDidEnd(false)",
        "0.5 completion",
        "0.5 gone",
        "0.5 animator.animationEnded(false)",
      ])
    #expect(home.presentedViewController === sheet && !sheet.isBeingDismissed)
    #expect(home.view.superview == nil)
    #expect(stage.picture() == before)
  }

  @Test("Containers pass appearances on to what is seen in them, unless they say otherwise")
  func forwarding() {
    let parent = makeController("parent")
    let (child, hidden) = (makeController("child"), makeController("hidden"))
    let stage = PresentationStage(root: parent)
    stage.clock.turn {
      for controller in [child, hidden] {
        parent.addChild(controller)
        #expect(controller.isMovingToParent)
        controller.didMove(toParent: parent)
        #expect(!controller.isMovingToParent)
      }
      parent.view.addSubview(child.view)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      child.willMove(toParent: nil)
      #expect(child.isMovingFromParent)
      child.didMove(toParent: parent)
    }
    _ = stage.news()
    sheet.modalPresentationStyle = .fullScreen
    stage.present(sheet, on: child, animated: false)

    #expect(sheet.presentingViewController === parent)
    #expect(child.presentedViewController === sheet)
    #expect(
      stage.news().filter {
        $0.contains("parent.") || $0.contains("child.") || $0.contains("hidden.")
      }
        == [
          "0.0 parent.viewWillDisappear(false)", "0.0 child.viewWillDisappear(false)",
          "0.0 parent.viewDidDisappear(false)", "0.0 child.viewDidDisappear(false)",
        ])
  }
}
