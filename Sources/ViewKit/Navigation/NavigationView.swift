import Foundation

/// The root view of a navigation controller: its layout pass begins what waits.
final class NavigationView: UIView {
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
