import Foundation
import LayerTree
import Testing
import Timing
import ViewKit

@Suite("View controllers")
@MainActor
struct UIViewControllerTests {
  private let parent = makeController("parent")
  private let old = makeController("old")
  private let new = makeController("new")
  private let stage: TestStage

  init() {
    stage = TestStage(root: parent)
    let (stage, parent, old, new) = (stage, parent, old, new)
    stage.clock.turn {
      for child in [old, new] {
        parent.addChild(child)
        child.didMove(toParent: parent)
      }
      parent.view.addSubview(old.view)
      old.beginAppearanceTransition(true, animated: false)
      old.endAppearanceTransition()
    }
    _ = stage.news()
  }

  @Test("A child takes another's place by an animation, and both hear of it at both ends")
  func childChange() {
    let (stage, parent, old, new) = (stage, parent, old, new)
    stage.clock.turn {
      new.loadViewIfNeeded()
      new.view.alpha = 0
      parent.transition(
        from: old, to: new, duration: 0.5, options: .curveLinear,
        animations: { new.view.alpha = 1 },
        completion: { stage.journal.note("completion \($0)") })
    }
    #expect(parent.view.subviews == [old.view, new.view])
    stage.advance(to: 0.25)
    #expect(stage.clock.asCurrent { new.view.layer.presentation()?.opacity } == 0.5)
    stage.advance(to: 1)
    #expect(
      stage.news() == [
        "0.0 new.viewDidLoad",
        "0.0 old.viewWillDisappear(true)",
        "0.0 new.viewWillAppear(true)",
        "0.5 old.viewDidDisappear(true)",
        "0.5 new.viewDidAppear(true)",
        "0.5 completion true",
      ])
    #expect(parent.view.subviews == [new.view])
  }

  @Test("Without a duration a child takes another's place at once")
  func childAtOnce() {
    stage.clock.turn {
      parent.transition(from: old, to: new, duration: 0, animations: nil)
    }
    #expect(parent.view.subviews == [new.view])
    #expect(stage.news().last == "0.0 new.viewDidAppear(false)")
  }

  @Test("A cross-dissolve of children is drawn over the parent's view")
  func childDissolve() {
    stage.clock.turn {
      parent.transition(
        from: old, to: new, duration: 0.5, options: .transitionCrossDissolve, animations: nil)
    }
    #expect(parent.view.subviews == [new.view])
    stage.advance(to: 1)
    #expect(stage.news().last == "0.5 new.viewDidAppear(true)")
    #expect(stage.clock.issues.isEmpty)
  }

  @Test("An appearance that is turned around midway is told as a cancelled change is")
  func turnedAround() {
    stage.clock.turn {
      old.beginAppearanceTransition(false, animated: true)
      old.beginAppearanceTransition(true, animated: true)
      old.endAppearanceTransition()
      old.endAppearanceTransition()
    }
    #expect(
      stage.news() == [
        "0.0 old.viewWillDisappear(true)", "0.0 old.viewWillAppear(true)",
        "0.0 old.viewDidAppear(true)",
      ])
  }

  @Test("A controller knows that it is coming to or leaving its parent, until it has")
  func moving() {
    let child = makeController("child")
    parent.addChild(child)
    #expect(child.isMovingToParent && !child.isMovingFromParent)
    child.didMove(toParent: parent)
    #expect(!child.isMovingToParent)
    child.willMove(toParent: nil)
    #expect(child.isMovingFromParent)
    child.removeFromParent()
    #expect(!child.isMovingFromParent)
  }

  @Test("While it is popped a controller is leaving its parent; a cancelled pop takes that back")
  func popping() {
    let animator = TestAnimator()
    animator.completes = false
    stage.delegate.animator = animator
    let (stage, detail) = (stage, makeController("detail"))
    stage.clock.turn { stage.navigation.pushViewController(detail, animated: false) }
    #expect(!detail.isMovingToParent)
    stage.clock.turn { stage.navigation.popViewController(animated: true) }
    #expect(detail.isMovingFromParent)
    stage.advance(to: 1)
    #expect(!detail.isMovingFromParent && detail.parent === stage.navigation)
  }

  @Test("show(_:sender:) pushes onto the nearest stack")
  func showing() {
    let (stage, old, detail) = (stage, old, makeController("detail"))
    stage.clock.turn { old.show(detail, sender: nil) }
    #expect(stage.navigation.topViewController === detail)
    #expect(
      old.targetViewController(forAction: Selector("showViewController:sender:"), sender: nil)
        === stage.navigation)
    #expect(old.targetViewController(forAction: Selector("other"), sender: nil) == nil)
  }

  @Test("Segues and storyboards are refused by name; a segue made by code goes its way")
  func storyboards() {
    let (stage, old, detail) = (stage, old, makeController("detail"))
    stage.clock.turn {
      old.performSegue(withIdentifier: "next", sender: nil)
      #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
    }
    #expect(
      stage.clock.issues == [
        .storyboard("the segue \"next\""), .storyboard("the storyboard \"Main\""),
      ])
    stage.clock.turn {
      UIStoryboardSegue(identifier: nil, source: old, destination: detail).perform()
    }
    #expect(stage.navigation.topViewController === detail)
    var isRun = false
    UIStoryboardSegue(identifier: "x", source: old, destination: detail) { isRun = true }.perform()
    #expect(isRun)
  }

  @Test("What is asked of the device is the SDK's default, and is kept where it is set")
  func values() {
    let controller = UIViewController(nibName: "Card", bundle: nil)
    #expect(controller.nibName == "Card" && controller.storyboard == nil)
    #expect(controller.edgesForExtendedLayout == .all)
    #expect(!controller.extendedLayoutIncludesOpaqueBars && !controller.hidesBottomBarWhenPushed)
    #expect(controller.preferredStatusBarStyle == .default && !controller.prefersStatusBarHidden)
    #expect(controller.preferredStatusBarUpdateAnimation == .fade && controller.shouldAutorotate)
    #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(stage.navigation.supportedInterfaceOrientations == .allButUpsideDown)
    controller.setEditing(true, animated: false)
    #expect(controller.isEditing)
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    parent.setOverrideTraitCollection(traits, forChild: old)
    #expect(parent.overrideTraitCollection(forChild: old) === traits)
    #expect(parent.overrideTraitCollection(forChild: new) == nil)
  }
}
