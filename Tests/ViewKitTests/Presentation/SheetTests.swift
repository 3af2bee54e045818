import Foundation
import LayerTree
import Pixels
import Rasterization
import Testing
import Timing
import ViewKit

@Suite("Sheets, popovers, and controllers that a hand pulls away")
@MainActor
struct SheetTests {
  private let home = makeController("home")
  private let sheet = makeController("sheet")
  private let stage: PresentationStage

  init() {
    stage = PresentationStage(root: home, size: CGSize(width: 100, height: 200))
    stage.clock.screen.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 8, right: 0)
  }

  @Test(
    "A style that nobody chose is a page: 10 points below the safe area, over a dimmed presenter")
  func automatic() {
    let (stage, home, sheet) = (stage, home, sheet)
    stage.clock.asCurrent { #expect(sheet.sheetPresentationController != nil) }
    stage.present(sheet, on: home, animated: false)
    let controller = sheet.sheetPresentationController
    #expect(controller?.presentationStyle == .pageSheet)
    #expect(sheet.view.frame == CGRect(x: 0, y: 30, width: 100, height: 170))
    #expect(sheet.view.layer.cornerRadius == 10 && sheet.view.layer.cornerCurve == .continuous)
    #expect(sheet.view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    let dimming = controller?.containerView?.subviews.first
    #expect(dimming?.layer.name == "dimming" && dimming?.alpha == 0.2)
    stage.dismiss(sheet, animated: false)
    #expect(sheet.view.layer.cornerRadius == 0 && !sheet.view.clipsToBounds)
    #expect(stage.window.subviews == [home.view])
  }

  /// The pixels of a stage as it stands.
  private func pixels() -> Pixmap {
    var rasterizer = Rasterizer()
    return rasterizer.render(stage.picture())
  }

  @Test("A sheet lies over its dimming again when a full screen over it has gone, or was given up")
  func coveredSheet() {
    let (stage, home, sheet) = (stage, home, sheet)
    let full = makeController("full")
    full.modalPresentationStyle = .fullScreen
    sheet.modalPresentationStyle = .pageSheet
    stage.clock.turn { sheet.view.backgroundColor = .blue }
    stage.present(sheet, on: home, animated: false)
    let before = pixels()
    stage.present(full, on: sheet, animated: false)
    #expect(sheet.view.superview == nil)
    stage.dismiss(full, animated: false)
    #expect(sheet.view.superview?.subviews.first?.layer.name == "dimming")
    #expect(pixels() == before)
  }

  @Test("A sheet that flips in is never cut by its dimming")
  func flippingSheet() {
    let (stage, home, sheet) = (stage, home, sheet)
    sheet.modalPresentationStyle = .pageSheet
    sheet.modalTransitionStyle = .flipHorizontal
    stage.clock.turn { sheet.view.backgroundColor = .blue }
    stage.present(sheet, on: home)
    stage.advance(to: 0.6)
    let picture = pixels()
    let blue = PremultipliedColor(Color(red: 0, green: 0, blue: 1))
    #expect([25, 45, 55, 75].allSatisfy { picture[x: $0, y: 120] == blue })
    stage.advance(to: 1)
    stage.dismiss(sheet)
    stage.advance(to: 1.15)
    let leaving = pixels()
    #expect([25, 45, 55, 75].allSatisfy { leaving[x: $0, y: 120] == blue })
  }

  @Test("Detents set the height: medium half of the greatest, custom ones as they resolve")
  func detents() {
    let (stage, sheet) = (stage, sheet)
    sheet.modalPresentationStyle = .pageSheet
    let controller = stage.clock.asCurrent { sheet.sheetPresentationController }
    let low = UISheetPresentationController.Detent.custom(identifier: .init("low")) { _ in 30 }
    controller?.detents = [.medium(), low, .large()]
    controller?.preferredCornerRadius = 24
    controller?.prefersGrabberVisible = true
    controller?.largestUndimmedDetentIdentifier = .medium
    stage.present(sheet, on: home, animated: false)
    // The greatest is 200 − 20 − 10 − 8 = 162; the lower safe area comes on top.
    #expect(sheet.view.frame == CGRect(x: 0, y: 111, width: 100, height: 89))
    #expect(sheet.view.layer.cornerRadius == 24)
    #expect(sheet.view.subviews.last?.frame == CGRect(x: 32, y: 5, width: 36, height: 5))
    #expect(controller?.containerView?.subviews.first?.alpha == 0)
    stage.clock.turn { controller?.selectedDetentIdentifier = .large }
    #expect(sheet.view.frame.minY == 30)
    #expect(controller?.containerView?.subviews.first?.alpha == 0.2)
    stage.clock.turn {
      controller?.animateChanges { controller?.selectedDetentIdentifier = .init("low") }
    }
    #expect(sheet.view.frame == CGRect(x: 0, y: 162, width: 100, height: 38))
    #expect(sheet.view.layer.animationKeys()?.isEmpty == false)
    #expect(low.resolvedValue(in: FixedRoom()) == 30)
    #expect(UISheetPresentationController.Detent.medium().resolvedValue(in: FixedRoom()) == 45)
  }

  @Test("On a tablet a form lies in the middle at the size that it prefers")
  func tablet() {
    let clock = VirtualClock()
    let root = makeController("root")
    clock.screen.bounds = CGRect(x: 0, y: 0, width: 800, height: 1_000)
    clock.screen.idiom = .pad
    let window = clock.asCurrent { UIWindow(frame: clock.screen.bounds) }
    let sheet = sheet
    clock.turn { window.rootViewController = root }
    sheet.modalPresentationStyle = .formSheet
    clock.turn { root.present(sheet, animated: false) }
    #expect(sheet.view.frame == CGRect(x: 130, y: 190, width: 540, height: 620))
    clock.turn { root.dismiss(animated: false) }
    sheet.preferredContentSize = CGSize(width: 300, height: 400)
    clock.turn { root.present(sheet, animated: false) }
    #expect(sheet.view.frame == CGRect(x: 250, y: 300, width: 300, height: 400))
  }

  @Test("A popover becomes a page in a narrow room; kept as it is, it is an issue by name")
  func popover() {
    let (stage, home, sheet) = (stage, home, sheet)
    sheet.modalPresentationStyle = .popover
    let controller = stage.clock.asCurrent { sheet.popoverPresentationController }
    #expect(controller?.permittedArrowDirections == .any)
    stage.present(sheet, on: home, animated: false)
    #expect(sheet.presentationController?.presentationStyle == .pageSheet)
    #expect(sheet.view.frame.minY == 30)
    stage.dismiss(sheet, animated: false)

    let delegate = AdaptiveDelegate()
    delegate.style = UIModalPresentationStyle.none
    stage.clock.asCurrent { sheet.popoverPresentationController?.delegate = delegate }
    stage.present(sheet, on: home, animated: false)
    #expect(sheet.presentationController is UIPopoverPresentationController)
    #expect(stage.clock.issues.map(\.name) == ["missing-control"])
    stage.dismiss(sheet, animated: false)

    delegate.style = .fullScreen
    stage.clock.asCurrent { sheet.popoverPresentationController?.delegate = delegate }
    stage.present(sheet, on: home, animated: false)
    #expect(home.view.window == nil && sheet.view.frame == stage.window.bounds)
    #expect(delegate.calls == ["will present 0"])
  }

  @Test("A hand pulls a sheet away: the delegate is asked, then told of begin and end")
  func byHand() {
    let (stage, sheet) = (stage, sheet)
    let delegate = AdaptiveDelegate()
    stage.clock.asCurrent { sheet.presentationController?.delegate = delegate }
    stage.present(sheet, on: home, animated: false)
    delegate.allows = false
    stage.clock.turn { #expect(!sheet.dismissByHand()) }
    delegate.allows = true
    sheet.isModalInPresentation = true
    stage.clock.turn { #expect(!sheet.dismissByHand()) }
    sheet.isModalInPresentation = false
    stage.clock.turn { #expect(sheet.dismissByHand()) }
    stage.advance(to: 1)
    #expect(
      delegate.calls == ["should", "did attempt", "did attempt", "should", "will", "did"])
    #expect(home.presentedViewController == nil)
    // Code that dismisses asks nobody.
    stage.clock.asCurrent { sheet.presentationController?.delegate = delegate }
    stage.present(sheet, on: home, animated: false)
    stage.dismiss(sheet, animated: false)
    #expect(delegate.calls.count == 6)
  }

  @Test("Before it is presented a controller has the presentation controller of its style")
  func prepared() {
    let (stage, sheet) = (stage, sheet)
    stage.clock.asCurrent {
      let first = sheet.presentationController
      #expect(first is UISheetPresentationController && first === sheet.presentationController)
      sheet.modalPresentationStyle = .overFullScreen
      #expect(sheet.presentationController?.presentationStyle == .overFullScreen)
      #expect(sheet.sheetPresentationController == nil)
      #expect(sheet.activePresentationController == nil)
      let controller = UIPresentationController(presentedViewController: sheet, presenting: home)
      #expect(
        controller.presentingViewController === home && controller.presentedView === sheet.view)
      #expect(controller.frameOfPresentedViewInContainerView == .zero)
      #expect(controller.shouldPresentInFullscreen && !controller.shouldRemovePresentersView)
      #expect(controller.adaptivePresentationStyle == UIModalPresentationStyle.none)
      controller.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
      #expect(controller.traitCollection.userInterfaceStyle == .dark)
    }
  }
}

/// A room of 90 points.
@MainActor
private final class FixedRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { UITraitCollection() }
  var maximumDetentValue: CGFloat { 90 }
}

/// Answers as it is told, and notes what it is asked.
@MainActor
private final class AdaptiveDelegate: NSObject, UIPopoverPresentationControllerDelegate,
  UISheetPresentationControllerDelegate
{
  var style: UIModalPresentationStyle?
  var allows = true
  private(set) var calls: [String] = []

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { style ?? controller.adaptivePresentationStyle }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    calls.append("will present \(style.rawValue)")
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    calls.append("should")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("did")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    calls.append("did attempt")
  }
}
