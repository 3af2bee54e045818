import Foundation
import LayerTree
import Staging
import Testing
import Timing
import ViewKit

@Suite("A navigation controller that is its own delegate")
@MainActor
struct SideBySideNavigationControllerTests {
  @Test("It pushes and pops side by side, with nothing set from outside")
  func pushAndPop() {
    let clock = VirtualClock()
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 200)
    clock.screen.bounds = bounds
    let (window, navigation) = clock.asCurrent {
      (UIWindow(frame: bounds), SideBySideNavigationController())
    }
    let (first, second) = (UIViewController(), UIViewController())
    clock.turn {
      navigation.pushViewController(first, animated: false)
      window.rootViewController = navigation
    }

    clock.turn { navigation.pushViewController(second, animated: true) }
    #expect(first.view.frame.minX == -100)
    #expect(second.view.frame == bounds)
    clock.advance(to: Nanoseconds(seconds: 0.3))
    #expect(first.view.superview == nil)

    // The view that was pushed aside comes back from where it went.
    clock.turn { navigation.popViewController(animated: true) }
    #expect(first.view.frame == bounds)
    #expect(second.view.frame.minX == 100)
    clock.advance(to: Nanoseconds(seconds: 0.6))
    #expect(second.view.superview == nil)
    #expect(navigation.viewControllers == [first])
  }
}
