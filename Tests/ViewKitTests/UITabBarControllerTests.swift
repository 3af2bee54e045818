import Drawing
import Foundation
import LayerTree
import Testing
import Timing
import ViewKit

@Suite("Tab bar controllers")
@MainActor
struct UITabBarControllerTests {
  private let clock = VirtualClock()
  private let window: UIWindow
  private let tabs: UITabBarController
  private let first = makeController("first")
  private let second = makeController("second")
  private let third = makeController("third")
  private let delegate = TabDelegate()
  private let journal: LifecycleJournal

  init() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 200)
    clock.screen.bounds = bounds
    clock.screen.scale = 1
    let clock = clock
    (window, tabs, journal) = clock.asCurrent {
      (
        UIWindow(frame: bounds), UITabBarController(nibName: nil, bundle: nil),
        LifecycleJournal.current
      )
    }
    let (window, tabs, first, second, third) = (window, tabs, first, second, third)
    tabs.title = "tabs"
    clock.turn {
      tabs.viewControllers = [first, second, third]
      window.rootViewController = tabs
      first.view.backgroundColor = .red
      first.beginAppearanceTransition(true, animated: false)
      first.endAppearanceTransition()
    }
    tabs.delegate = delegate
  }

  /// The journal's entries from a place on, each with its time.
  private func news(from start: Int) -> [String] {
    journal.entries.dropFirst(start).map { "\($0.time.seconds) \($0.text)" }
  }

  private func picture() -> DisplayList {
    clock.asCurrent {
      DisplayListBuilder.displayList(
        of: window.layer, at: clock.now.seconds,
        options: DisplayOptions(pixelWidth: 100, pixelHeight: 200, scale: 1))
    }
  }

  private func select(_ index: Int) {
    clock.turn { tabs.selectedIndex = index }
  }

  @Test("The first controller is selected and seen; all of them know their tab bar controller")
  func beginning() {
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === first)
    #expect(tabs.view.subviews == [first.view])
    #expect(!second.isViewLoaded)
    #expect(third.tabBarController === tabs && third.parent === tabs)
    clock.asCurrent {
      #expect(tabs.tabBar.items?.map(\.title) == ["first", "second", "third"])
      #expect(tabs.tabBar.selectedItem === first.tabBarItem)
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 151, width: 100, height: 49))
      #expect(tabs.tabBar.superview == nil)
    }
  }

  @Test("Without an animator the other controller is there at once")
  func atOnce() {
    let start = journal.entries.count
    select(1)
    #expect(tabs.view.subviews == [second.view])
    #expect(
      news(from: start) == [
        "0.0 delegate.animationControllerForTransition(from: first, to: second) -> nil",
        "0.0 second.viewDidLoad",
        "0.0 first.viewWillDisappear(false)",
        "0.0 second.viewWillAppear(false)",
        "0.0 first.viewDidDisappear(false)",
        "0.0 second.viewDidAppear(false)",
      ])
  }

  @Test("An animator runs in a container of its own, in UIKit's order")
  func animated() {
    delegate.animator = TestAnimator()
    let start = journal.entries.count
    select(1)
    #expect(tabs.selectedViewController === second)
    #expect(second.transitionCoordinator != nil && tabs.transitionCoordinator != nil)
    clock.advance(to: Nanoseconds(seconds: 1))
    #expect(
      news(from: start) == [
        "0.0 delegate.animationControllerForTransition(from: first, to: second) -> TestAnimator",
        "0.0 second.viewDidLoad",
        "0.0 first.viewWillDisappear(true)",
        "0.0 second.viewWillAppear(true)",
        "0.0 animator.animateTransition",
        "0.5 context.completeTransition(true)",
        "0.5 first.viewDidDisappear(true)",
        "0.5 second.viewDidAppear(true)",
        "0.5 animator.animationEnded(true)",
      ])
    #expect(tabs.view.subviews == [second.view])
  }

  @Test("A tap asks the delegate and tells it; code does neither")
  func taps() {
    clock.turn { tap(1) }
    #expect(delegate.told == ["should second", "did second"])
    delegate.allows = false
    clock.turn { tap(2) }
    #expect(tabs.selectedViewController === second)
    select(2)
    #expect(delegate.told == ["should second", "did second", "should third"])
  }

  private func tap(_ index: Int) {
    guard let item = tabs.tabBar.items?[index] else { return }
    tabs.tabBar(tabs.tabBar, didSelect: item)
  }

  @Test("A finger's change follows it; cancelled, the selection and the picture are as before")
  func cancelled() {
    second.view.backgroundColor = .blue
    let before = picture()
    let drive = UIPercentDrivenInteractiveTransition()
    let animator = MovingAnimator()
    (delegate.animator, delegate.interaction) = (animator, drive)
    select(1)
    clock.turn { drive.update(0.4) }
    #expect(picture() != before)
    clock.turn { drive.cancel() }
    clock.advance(to: Nanoseconds(seconds: 1))
    #expect(tabs.selectedViewController === first && tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === first.tabBarItem)
    #expect(tabs.view.subviews == [first.view])
    #expect(picture() == before)
    #expect(news(from: 0).last == "0.2 animator.animationEnded(false)")
  }

  @Test("Finished, the picture is that of a selection at once")
  func finished() {
    second.view.backgroundColor = .blue
    let drive = UIPercentDrivenInteractiveTransition()
    (delegate.animator, delegate.interaction) = (MovingAnimator(), drive)
    select(1)
    clock.turn { drive.update(0.4) }
    clock.turn { drive.finish() }
    clock.advance(to: Nanoseconds(seconds: 1))
    let after = picture()
    (delegate.animator, delegate.interaction) = (nil, nil)
    select(0)
    select(1)
    #expect(after == picture())
  }

  @Test("What is selected meanwhile comes when the transition has ended")
  func meanwhile() {
    delegate.animator = TestAnimator()
    select(1)
    select(2)
    clock.advance(to: Nanoseconds(seconds: 0.6))
    #expect(tabs.transitionCoordinator?.viewController(forKey: .to) === third)
    clock.advance(to: Nanoseconds(seconds: 2))
    #expect(tabs.view.subviews == [third.view])
  }

  @Test(
    "New controllers: the selected one stays, else its place is taken; places not there are ignored"
  )
  func replacing() {
    let fourth = makeController("fourth")
    select(1)
    clock.turn { tabs.setViewControllers([fourth, second], animated: false) }
    #expect(tabs.selectedViewController === second && tabs.selectedIndex == 1)
    #expect(first.parent == nil && first.tabBarController == nil)
    clock.turn { tabs.viewControllers = [fourth, third] }
    #expect(tabs.selectedViewController === third && tabs.view.subviews == [third.view])
    tabs.selectedIndex = 9
    #expect(tabs.selectedViewController === third)
    clock.turn { tabs.viewControllers = nil }
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
    #expect(tabs.view.subviews == [])
  }
}

/// Hands out what a test gave it, and notes taps.
@MainActor
private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var allows = true
  private(set) var told: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    told.append("should \(viewController.title ?? "")")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    told.append("did \(viewController.title ?? "")")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
