// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

/// Owns one screenful of views, and hears when it comes and goes.
///
/// Follows UIViewController's loading, appearance and containment. Left out: nibs, presentation,
/// rotation, bars.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  open var title: String?
  /// Controllers contained in this one.
  open private(set) var children: [UIViewController] = []
  /// The controller that contains this one.
  open private(set) weak var parent: UIViewController?

  /// Light or dark for this controller's view; unspecified to leave it to the surroundings.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { styleOverride }
    set {
      guard let loadedView else { return styleOverride = newValue }
      loadedView.changingTraits { styleOverride = newValue }
    }
  }
  private var styleOverride = UIUserInterfaceStyle.unspecified
  /// What this controller covers of its view beyond what the device does, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loadedView?.setNeedsLayout() }
  }

  private var loadedView: UIView?
  var appearance = AppearanceState.disappeared
  weak var runningTransition: ControllerTransition?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The root view; asking for it loads it.
  // Code written for UIKit uses it both unwrapped and as an optional.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owningController = nil
      loadedView = newValue
      newValue?.owningController = self
    }
  }

  /// The traits of the view, or of the screen before there is one.
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? VirtualClock.current.screen.traits
  }

  /// The view around this controller's own.
  open override var next: UIResponder? { loadedView?.superview ?? parent }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes ``view``; by default a plain view without a background.
  open func loadView() {
    view = UIView(frame: VirtualClock.current.stageBounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    note("viewDidLoad")
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func viewWillLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func viewDidLayoutSubviews() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Takes `childController` in; the caller adds its view and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.note("willMove(toParent: \(journalName))")
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the parent; tells itself that it has.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    note("didMove(toParent: nil)")
    didMove(toParent: nil)
  }

  /// The nearest navigation controller around this one.
  open var navigationController: UINavigationController? {
    var ancestor = parent
    while let present = ancestor {
      if let navigation = present as? UINavigationController { return navigation }
      ancestor = present.parent
    }
    return nil
  }

  /// The coordinator of the transition that this controller takes part in now.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition?.coordinator ?? parent?.transitionCoordinator
  }
}

extension UIViewController {
  /// What the journal calls this controller: its title, else its type.
  package var journalName: String { title ?? String(describing: type(of: self)) }

  /// Notes a call of this controller in the stage's journal.
  func note(_ call: String) {
    LifecycleJournal.current.note("\(journalName).\(call)")
  }
}
