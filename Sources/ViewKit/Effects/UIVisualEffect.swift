// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// What a visual effect view does to what lies below it or in it.
open class UIVisualEffect: NSObject, NSCopying {
  public override init() {
    super.init()
  }

  public init?(coder: NSCoder) {
    super.init()
  }

  /// The effect itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
