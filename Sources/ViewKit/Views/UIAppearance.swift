// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension UIBarItem {
  /// Something to set on what all items of the class should look like; it is forgotten.
  public class func appearance() -> Self {
    guard let item = Self(coder: NSCoder()) else {
      preconditionFailure("\(Self.self).init(coder:) makes no item")
    }
    return item
  }
}

extension UIView {
  /// Something to set on what all views of the class should look like; it is forgotten.
  public class func appearance() -> Self { Self.proxy() }

  public class func appearance(whenContainedInInstancesOf containerTypes: [UIView.Type]) -> Self {
    Self.proxy()
  }

  public class func appearance(for trait: UITraitCollection) -> Self { Self.proxy() }

  private class func proxy() -> Self {
    guard let view = Self(coder: NSCoder()) else {
      preconditionFailure("\(Self.self).init(coder:) makes no view")
    }
    return view
  }
}
