import Foundation
import LayerTree

/// The bars of a navigation controller, which are not shown, and the drag that pops its top.
@MainActor
final class NavigationBars {
  let bar: UINavigationBar
  let toolbar: UIToolbar
  let pop: EdgePop
  let hidingTap = UITapGestureRecognizer()
  let hidingSwipe = UIPanGestureRecognizer()

  private var size: CGSize?

  /// Bars of the given classes, or of UIKit's own.
  init(
    of navigation: UINavigationController, barClass: AnyClass? = nil, toolbarClass: AnyClass? = nil
  ) {
    bar = Registered.bar(of: barClass as? UINavigationBar.Type ?? UINavigationBar.self)
    toolbar = Registered.bar(of: toolbarClass as? UIToolbar.Type ?? UIToolbar.self)
    toolbar.isHidden = true
    pop = EdgePop(in: navigation)
    bar.owner = navigation
  }

  /// Gives the bars the places that they have on a screen of a size, once for each size.
  func layOut(in bounds: CGRect, safeArea: UIEdgeInsets) {
    guard bounds.size != size else { return }
    size = bounds.size
    let height = bar.sizeThatFits(bounds.size).height
    bar.frame = CGRect(x: 0, y: safeArea.top, width: bounds.width, height: height)
    let below = toolbar.sizeThatFits(bounds.size).height + safeArea.bottom
    toolbar.frame = CGRect(x: 0, y: bounds.height - below, width: bounds.width, height: below)
  }
}
