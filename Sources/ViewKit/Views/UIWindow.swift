// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

/// The root of a tree of views, and the canvas that is rendered.
///
/// Its background is nil, which shows as black behind a screen without a background of its own.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { showRoot(insteadOf: oldValue) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    VirtualClock.current.addLayoutRoot(layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    VirtualClock.current.addLayoutRoot(layer)
  }

  open override var window: UIWindow? { self }

  /// Shows the root controller's view, which appears without animation.
  private func showRoot(insteadOf old: UIViewController?) {
    guard old !== rootViewController else { return }
    old?.beginAppearanceTransition(false, animated: false)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearanceTransition()
    guard let root = rootViewController else { return }
    root.loadViewIfNeeded()
    root.beginAppearanceTransition(true, animated: false)
    root.view.frame = bounds
    addSubview(root.view)
    root.endAppearanceTransition()
  }
}
