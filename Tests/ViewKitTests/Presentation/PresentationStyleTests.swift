import Drawing
import Foundation
import LayerTree
import Testing
import Timing
import ViewKit

@Suite("Styles of presentation: places, contexts, the system's animations")
@MainActor
struct PresentationStyleTests {
  private let home = makeController("home")
  private let sheet = makeController("sheet")
  private let animator = RisingAnimator()
  private let delegate = ModalDelegate()
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 200)

  init() {
    delegate.animator = animator
  }

  @Test("Raw values are those of the SDK")
  func rawValues() {
    let styles: [UIModalPresentationStyle] = [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
      .overFullScreen, .overCurrentContext, .popover,
    ]
    #expect(styles.map(\.rawValue) == [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7])
    let transitions: [UIModalTransitionStyle] = [
      .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
    ]
    #expect(transitions.map(\.rawValue) == [0, 1, 2, 3])
    #expect(sheet.modalPresentationStyle == .automatic)
    #expect(sheet.modalTransitionStyle == .coverVertical)
  }

  @Test("Frames of a full screen: those of the table, there and back")
  func fullScreenFrames() {
    let stage = PresentationStage(root: home)
    sheet.transitioningDelegate = delegate
    sheet.modalPresentationStyle = .fullScreen
    stage.present(sheet, on: home)
    #expect(animator.facts?.frames == [bounds, .zero, .zero, bounds])
    #expect(animator.facts?.fromView === home.view && animator.facts?.toView === sheet.view)
    #expect(animator.facts?.fromIsInside == true)
    #expect(animator.facts?.style == .fullScreen)
    stage.advance(to: 1)
    stage.dismiss(sheet)
    #expect(animator.facts?.frames == [bounds, bounds, .zero, bounds])
    #expect(animator.facts?.fromView === sheet.view && animator.facts?.toView === home.view)
  }

  @Test("A wrapper that the presentation controller makes as it begins is what the animator moves")
  func wrapper() {
    let stage = PresentationStage(root: home)
    var made: WrappingPresentation?
    sheet.transitioningDelegate = delegate
    sheet.modalPresentationStyle = .custom
    delegate.controller = {
      let controller = WrappingPresentation(presentedViewController: $0, presenting: $1)
      made = controller
      return controller
    }
    let place = CGRect(x: 0, y: 150, width: 100, height: 50)
    stage.present(sheet, on: home)
    #expect(animator.facts?.toView != nil && animator.facts?.toView === made?.wrapper)
    #expect(animator.facts?.frames == [bounds, .zero, .zero, place])
    #expect(animator.wasReadyForDuration)
    stage.advance(to: 1)
    #expect(sheet.view.superview === made?.wrapper && made?.wrapper?.frame == place)
    stage.dismiss(sheet)
    #expect(animator.facts?.fromView === made?.wrapper && made?.wrapper != nil)
    #expect(animator.facts?.frames == [place, place, .zero, bounds])
    #expect(animator.wasReadyForDuration)
  }

  @Test("Frames of a custom presentation: that of its controller, there and back")
  func customFrames() {
    let (calls, stage) = (CallLog(), PresentationStage(root: home))
    sheet.transitioningDelegate = delegate
    sheet.modalPresentationStyle = .custom
    delegate.controller = { HalfPresentation(calls, $0, $1) }
    let half = CGRect(x: 0, y: 100, width: 100, height: 100)
    stage.present(sheet, on: home)
    #expect(animator.facts?.frames == [bounds, .zero, .zero, half])
    #expect(animator.facts?.fromView == nil && animator.facts?.toView === sheet.view)
    #expect(animator.facts?.fromIsInside == false)
    stage.advance(to: 1)
    #expect(sheet.view.frame == half)
    stage.dismiss(sheet)
    #expect(animator.facts?.frames == [half, half, .zero, bounds])
  }

  @Test("A custom presentation may place its view by hand; nobody moves it afterwards")
  func ownPlace() {
    let stage = PresentationStage(root: home)
    sheet.modalPresentationStyle = .custom
    stage.present(sheet, on: home, animated: false)
    sheet.view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    stage.clock.turn { sheet.view.superview?.setNeedsLayout() }
    #expect(sheet.view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("A context is covered alone: the container lies over its view, in its place")
  func context() {
    let (root, stage) = (makeController("root"), PresentationStage(root: makeController("base")))
    let (home, sheet) = (home, sheet)
    stage.clock.turn {
      stage.window.rootViewController = root
      root.addChild(home)
      home.view.frame = CGRect(x: 0, y: 50, width: 100, height: 100)
      root.view.addSubview(home.view)
      home.didMove(toParent: root)
    }
    home.definesPresentationContext = true
    sheet.modalPresentationStyle = .overCurrentContext
    stage.present(sheet, on: home, animated: false)
    let container = sheet.presentationController?.containerView
    #expect(sheet.presentingViewController === home)
    #expect(container?.superview === root.view)
    #expect(container?.frame == CGRect(x: 0, y: 50, width: 100, height: 100))
    #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.dismiss(sheet, animated: false)

    sheet.modalPresentationStyle = .currentContext
    stage.present(sheet, on: home, animated: false)
    #expect(home.view.superview == nil)
    stage.dismiss(sheet, animated: false)
    #expect(root.view.subviews == [home.view])
    #expect(home.view.frame == CGRect(x: 0, y: 50, width: 100, height: 100))
  }

  @Test("Without a context the topmost controller presents")
  func noContext() {
    let stage = TestStage(root: home)
    let (home, sheet) = (home, sheet)
    sheet.modalPresentationStyle = .currentContext
    stage.clock.turn { home.present(sheet, animated: false) }
    #expect(sheet.presentingViewController === stage.navigation)
  }

  @Test("A context that says so chooses the system's animation")
  func contextTransition() {
    let stage = PresentationStage(root: home)
    home.definesPresentationContext = true
    home.providesPresentationContextTransitionStyle = true
    home.modalTransitionStyle = .crossDissolve
    sheet.modalPresentationStyle = .overCurrentContext
    stage.present(sheet, on: home)
    stage.advance(to: 0.2)
    let shown = stage.clock.asCurrent { sheet.view.layer.presentation()?.opacity }
    #expect(abs((shown ?? -1) - 0.5) < 1e-6)
  }

  @Test(
    "Cover-vertical follows the critically damped spring for half a second; 0.4 s are reported",
    arguments: [(0.05, 0.2322), (0.1, 0.5448), (0.2, 0.8793), (0.4, 0.9944)])
  func coverVertical(seconds: Double, progress: Double) {
    let stage = PresentationStage(root: home)
    sheet.modalPresentationStyle = .fullScreen
    stage.present(sheet, on: home)
    #expect(sheet.transitionCoordinator?.transitionDuration == 0.4)
    stage.advance(to: seconds)
    #expect(abs(stage.shown(sheet.view).y - (100 + 200 * (1 - progress))) < 200 * 0.00006)
    stage.advance(to: 1)
    #expect(stage.news().last == "0.5 animator.animationEnded(true)")
    stage.dismiss(sheet)
    stage.advance(to: 1 + seconds)
    #expect(abs(stage.shown(sheet.view).y - (100 + 200 * progress)) < 200 * 0.00006)
  }

  @Test("Cross-dissolve fades for 0.4 s and leaves the view's own alpha")
  func crossDissolve() {
    let stage = PresentationStage(root: home)
    sheet.modalPresentationStyle = .fullScreen
    sheet.modalTransitionStyle = .crossDissolve
    stage.present(sheet, on: home)
    stage.advance(to: 0.2)
    #expect(
      abs((stage.clock.asCurrent { sheet.view.layer.presentation()?.opacity } ?? -1) - 0.5) < 1e-6)
    stage.advance(to: 1)
    stage.dismiss(sheet)
    stage.advance(to: 2)
    #expect(sheet.view.alpha == 1)
    #expect(stage.news().last == "1.4 animator.animationEnded(true)")
  }

  @Test("A flip turns both screens in space, back to back: edge-on in the middle, flat at the end")
  func flip() {
    let stage = PresentationStage(root: home)
    stage.clock.turn {
      home.view.backgroundColor = .red
      sheet.view.backgroundColor = .blue
    }
    sheet.modalPresentationStyle = .fullScreen
    sheet.modalTransitionStyle = .flipHorizontal
    stage.present(sheet, on: home)
    let container = sheet.presentationController?.containerView
    #expect(container?.subviews.last?.layer.sublayerTransform.m34 == -0.001)
    stage.advance(to: 0.2)
    let early = stage.picture()
    stage.advance(to: 0.55)
    #expect(stage.picture() != early)
    stage.advance(to: 1)
    #expect(stage.news().last == "0.75 animator.animationEnded(true)")
    #expect(container?.subviews == sheet.viewIfLoaded.map { [$0] })
    #expect(sheet.view.layer.isDoubleSided && home.view.layer.isDoubleSided)

    let other = makeController("other")
    let fresh = PresentationStage(root: other)
    fresh.clock.turn { other.view.backgroundColor = .blue }
    #expect(stage.picture().commands == fresh.picture().commands)
  }

  @Test("A curl is refused by name")
  func curl() {
    let stage = PresentationStage(root: home)
    sheet.modalTransitionStyle = .partialCurl
    sheet.modalPresentationStyle = .fullScreen
    stage.present(sheet, on: home)
    #expect(stage.clock.issues.map(\.name) == ["view-transition"])
    #expect("\(stage.clock.issues)".contains("partialCurl"))
  }

  @Test("An animator that moves a view which isn't its own gets a warning, and the view comes back")
  func movedPresenter() {
    let stage = PresentationStage(root: home)
    sheet.modalPresentationStyle = .custom
    stage.present(sheet, on: home, animated: false)
    stage.clock.turn { sheet.presentationController?.containerView?.addSubview(home.view) }
    stage.dismiss(sheet, animated: false)
    #expect(home.view.superview === stage.window)
    #expect(stage.journal.warnings.map(\.name) == ["presenter-view-moved"])
  }

  @Test("An alert leaves the presenter in its place; drawing its look is an issue by name")
  func alert() {
    let stage = PresentationStage(root: home)
    let alert = stage.clock.asCurrent {
      UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    }
    stage.present(alert, on: home, animated: false)
    #expect(home.view.window != nil && home.presentedViewController === alert)
    _ = stage.clock.asCurrent {
      DisplayListBuilder.displayList(
        of: stage.window.layer, at: 0,
        options: DisplayOptions(pixelWidth: 100, pixelHeight: 200, scale: 1))
    }
    #expect(stage.clock.issues.map(\.name) == ["missing-control"])
  }
}
