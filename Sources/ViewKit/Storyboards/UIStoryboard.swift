// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

/// Screens that were drawn in Xcode, of which there are none here.
///
/// Whoever asks for one gets none or an empty one, and an issue says so.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? {
    VirtualClock.current.report(.storyboard("the storyboard \"\(name)\""))
    return nil
  }

  @preconcurrency
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: (@MainActor (NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    VirtualClock.current.report(.storyboard("the storyboard \"\(name)\""))
    return creator?(NSCoder())
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    VirtualClock.current.report(
      .storyboard("the screen \"\(identifier)\" of the storyboard \"\(name)\""))
    return UIViewController()
  }

  @preconcurrency
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: (@MainActor (NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    VirtualClock.current.report(
      .storyboard("the screen \"\(identifier)\" of the storyboard \"\(name)\""))
    if let made = creator?(NSCoder()) { return made }
    guard let made = ViewController(coder: NSCoder()) else {
      preconditionFailure("\(ViewController.self).init(coder:) makes no controller")
    }
    return made
  }
}

/// A way from one screen to another that was drawn in Xcode, or is made by code.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  private var handler: (@MainActor () -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  @preconcurrency
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Goes the way: runs the handler, or shows the destination.
  open func perform() {
    if let handler { handler() } else { source.show(destination, sender: source) }
  }
}
