import Foundation
import LayerTree
import Timing
import ViewKit

/// A navigation stack on a clock of its own, as the tests use it.
@MainActor
final class TestStage {
  let clock = VirtualClock()
  let window: UIWindow
  let navigation: UINavigationController
  let journal: LifecycleJournal
  let delegate: TestDelegate

  init(size: CGSize = CGSize(width: 100, height: 200), root: UIViewController) {
    let bounds = CGRect(origin: .zero, size: size)
    clock.screen.bounds = bounds
    clock.screen.scale = 1
    let delegate = TestDelegate()
    self.delegate = delegate
    let clock = clock
    (window, navigation, journal) = clock.asCurrent {
      (
        UIWindow(frame: bounds), UINavigationController(nibName: nil, bundle: nil),
        LifecycleJournal.current
      )
    }
    navigation.title = "navigation"
    navigation.delegate = delegate
    clock.turn {
      navigation.pushViewController(root, animated: false)
      window.rootViewController = navigation
    }
  }

  /// Runs everything up to a time.
  func advance(to seconds: Double) {
    clock.advance(to: Nanoseconds(seconds: seconds))
  }

  /// The journal's entries since the last call, one a line, each with its time.
  func news() -> [String] {
    let entries = journal.entries.dropFirst(read)
    read = journal.entries.count
    return entries.map { "\($0.time.seconds) \($0.text)" }
  }

  private var read = 0
}

/// Hands out what a test gave it.
@MainActor
final class TestDelegate: NSObject, UINavigationControllerDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// Moves the new view in by a block animation and completes as it is told.
@MainActor
final class TestAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var completes = true
  var completesTwice = false
  private(set) var endings: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.5) {
      to.alpha = 1
    } completion: { _ in
      context.completeTransition(self.completes)
      if self.completesTwice { context.completeTransition(!self.completes) }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    endings.append(transitionCompleted)
  }
}

/// A controller with a name for the journal.
@MainActor
func makeController(_ title: String) -> UIViewController {
  let controller = UIViewController()
  controller.title = title
  return controller
}
