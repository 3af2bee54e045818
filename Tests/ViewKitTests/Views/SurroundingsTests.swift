import Foundation
import Geometry
import LayerTree
import Testing
import ViewKit

@Suite("Screen, windows, insets and tint")
@MainActor
struct SurroundingsTests {
  @Test("Each stage has a screen, an application and windows of its own")
  func stages() {
    let (one, other) = (VirtualClock(), VirtualClock())
    one.screen.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    one.screen.scale = 2
    let window = one.asCurrent {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 100, height: 200))
      #expect(UIScreen.main.traitCollection.verticalSizeClass == .compact)
      #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
      return window
    }
    one.asCurrent {
      #expect(UIApplication.shared.keyWindow === window && window.isKeyWindow)
      #expect(UIApplication.shared.connectedScenes.first as? UIWindowScene != nil)
    }
    other.asCurrent {
      #expect(UIApplication.shared.windows.isEmpty)
      #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
    }
  }

  @Test("The safe area reaches as far into a view as the view reaches under it")
  func safeArea() {
    let clock = VirtualClock()
    clock.screen.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    clock.asCurrent {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      window.rootViewController = controller
      controller.additionalSafeAreaInsets.bottom = 10
      let inner = UIView(frame: CGRect(x: 0, y: 40, width: 390, height: 400))
      controller.view.addSubview(inner)

      #expect(
        controller.view.safeAreaInsets
          == UIEdgeInsets(top: 47, left: 0, bottom: 44, right: 0))
      #expect(inner.safeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))
      #expect(inner.layoutMargins == UIEdgeInsets(top: 15, left: 8, bottom: 8, right: 8))
      inner.insetsLayoutMarginsFromSafeArea = false
      #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }
  }

  @Test("A tint comes from the nearest view that has one, and its change is told")
  func tint() {
    let (parent, child) = (UIView(), TintedView())
    parent.addSubview(child)
    #expect(child.tintColor == .systemBlue)
    child.changes = 0

    parent.tintColor = .red
    #expect(child.tintColor == .red && child.changes == 1)

    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed && child.changes == 2)
  }

  @Test("A mask view shapes the view by its layer, and lies in no superview")
  func mask() {
    let (parent, view, mask) = (UIView(), UIView(), UIView())
    parent.addSubview(mask)
    view.mask = mask
    #expect(mask.superview == nil && view.layer.mask === mask.layer)
    view.mask = nil
    #expect(view.layer.mask == nil)
  }

  @Test("Planes convert by way of the screen")
  func planes() {
    let window = UIWindow(frame: CGRect(x: 10, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    window.addSubview(view)
    let screen = UIScreen.main.coordinateSpace
    #expect(view.convert(CGPoint.zero, to: screen) == CGPoint(x: 15, y: 5))
    #expect(screen.convert(CGPoint(x: 15, y: 5), to: view) == .zero)
  }

  @Test("A view's layer is of the user's own class, and of the kind of layer that this is")
  func ownLayerClass() {
    let clock = VirtualClock()
    let layer = clock.asCurrent {
      let view = RingView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      view.layoutIfNeeded()
      return view.layer
    }
    #expect((layer as? RingLayer)?.path?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(layer.state.kind == .shape)
    #expect(clock.issues == [])
  }

  @Test("A layer class that can't be made is an issue")
  func layerClass() {
    let clock = VirtualClock()
    clock.asCurrent { _ = OddView() }
    #expect(clock.issues == [.layerClass("OddLayer")])
  }
}

private final class TintedView: UIView {
  var changes = 0

  override func tintColorDidChange() {
    changes += 1
  }
}

private final class OddLayer: CALayer {
  override init() { super.init() }
  required init?(coder: NSCoder) { nil }
}

private final class RingLayer: CAShapeLayer {
  override func layoutSublayers() { path = CGPath(ellipseIn: bounds, transform: nil) }
}

private final class RingView: UIView {
  override class var layerClass: AnyClass { RingLayer.self }
}

private final class OddView: UIView {
  override class var layerClass: AnyClass { OddLayer.self }
}
