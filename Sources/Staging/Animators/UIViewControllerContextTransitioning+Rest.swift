import Foundation
import ViewKit

extension UIViewControllerContextTransitioning {
  /// Where a screen rests while it is seen, in the container's points: the one that is left before
  /// the transition, the one that comes after it.
  ///
  /// A sheet doesn't fill its container, so an animator counts from here and not from the bounds.
  func restingFrame(_ key: UITransitionContextViewControllerKey) -> CGRect {
    guard let controller = viewController(forKey: key) else { return containerView.bounds }
    return key == .from ? initialFrame(for: controller) : finalFrame(for: controller)
  }
}
