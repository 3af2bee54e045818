import Foundation
import Geometry
import LayerTree
import Testing
import ViewKit

@Suite("Hit testing and the responder chain")
@MainActor
struct HitTestingTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let lower = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let upper = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))

  init() {
    parent.addSubview(lower)
    parent.addSubview(upper)
  }

  @Test("The frontmost view at a point is hit, else what lies behind it")
  func frontmost() {
    #expect(parent.hitTest(CGPoint(x: 30, y: 30), with: nil) === upper)
    #expect(parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === lower)
    #expect(parent.hitTest(CGPoint(x: 90, y: 10), with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: 100, y: 10), with: nil) == nil)
  }

  @Test("Hidden, nearly transparent and deaf views are not hit, nor what they hold")
  func passedOver() {
    upper.isHidden = true
    #expect(parent.hitTest(CGPoint(x: 30, y: 30), with: nil) === lower)
    upper.isHidden = false
    upper.alpha = 0.009
    #expect(parent.hitTest(CGPoint(x: 30, y: 30), with: nil) === lower)
    upper.alpha = 0.01
    #expect(parent.hitTest(CGPoint(x: 30, y: 30), with: nil) === upper)
    upper.isUserInteractionEnabled = false
    #expect(parent.hitTest(CGPoint(x: 30, y: 30), with: nil) === lower)
  }

  @Test("A subclass decides what lies inside it")
  func overriding() {
    let hole = HoleView(frame: parent.bounds)
    parent.addSubview(hole)
    #expect(parent.hitTest(CGPoint(x: 90, y: 90), with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === hole)
  }

  @Test("A transformed view is hit where it is seen")
  func transformed() {
    upper.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(parent.hitTest(CGPoint(x: 70, y: 70), with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: 45, y: 45), with: nil) === upper)
  }

  @Test("Events climb from a view by its controller's chain to the window and the application")
  func chain() {
    let clock = VirtualClock()
    clock.asCurrent {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let controller = UIViewController()
      window.rootViewController = controller
      let inner = UIView()
      controller.view.addSubview(inner)

      #expect(inner.next === controller.view)
      #expect(controller.view.next === controller)
      #expect(controller.next === window)
      #expect(window.next === window.windowScene)
      #expect(window.windowScene?.next === UIApplication.shared)
    }
  }

  @Test("One view is first responder, and only one that can be")
  func firstResponder() {
    VirtualClock().asCurrent {
      let (first, second) = (EagerView(), EagerView())
      #expect(!UIView().becomeFirstResponder())
      #expect(first.becomeFirstResponder())
      #expect(second.becomeFirstResponder())
      #expect(!first.isFirstResponder && second.isFirstResponder)
      #expect(second.endEditing(false))
      #expect(!second.isFirstResponder)
    }
  }

  @Test("Subviews change places, layers with them")
  func exchange() {
    parent.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(parent.subviews == [upper, lower])
    #expect(parent.layer.sublayers == [upper.layer, lower.layer])
  }
}

private final class HoleView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    point.x < 10
  }
}

private final class EagerView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
