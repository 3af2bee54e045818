import Foundation
import LayerTree

/// The system's own drag from the left edge, which pops the top of a stack under the finger.
///
/// It drives the system's transition. Where the delegate gives an animator, that one runs, driven by
/// what the delegate gives to drive it.
@MainActor
final class EdgePop: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  /// Drives the pop that the finger has begun; nil while there is no finger.
  private(set) var interaction: UIPercentDrivenInteractiveTransition?
  private unowned let navigation: UINavigationController

  /// Seconds that the finger is thought to move on with its last velocity after it is lifted.
  private static let reach: CGFloat = 0.1

  init(in navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("handle:", EdgePop.handle(_:)))
  }

  /// Whether a screen is there to be popped and says that it can be; a delegate of the user's replaces
  /// the question.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigation.topViewController?.navigationItem.offersWayBack == true
  }

  private func handle(_ pan: UIScreenEdgePanGestureRecognizer) {
    let width = pan.view?.bounds.width ?? 0
    let moved = pan.translation(in: pan.view).x
    switch pan.state {
    case .began:
      begin()
    case .changed:
      if width > 0 { interaction?.update(moved / width) }
    case .ended:
      let rest = moved + pan.velocity(in: pan.view).x * Self.reach
      end(finishes: rest > width / 2)
    case .cancelled:
      end(finishes: false)
    case .possible, .failed:
      break
    }
  }

  private func begin() {
    guard navigation.isAtRest, navigation.viewControllers.count > 1 else { return }
    interaction = UIPercentDrivenInteractiveTransition()
    navigation.popViewController(animated: true)
  }

  private func end(finishes: Bool) {
    // A transition that has not begun yet finds no driver any more, and runs by itself.
    finishes ? interaction?.finish() : interaction?.cancel()
    interaction = nil
  }
}
