// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

/// Several controllers of which one is seen.
///
/// Follows UITabBarController: the selection changes at once, and so does what is seen, unless the
/// delegate gives an animator. Its bar holds its values, isn't shown and takes no room.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Chooses and hears of changes; held weakly.
  open weak var delegate: (any UITabBarControllerDelegate)?

  private var tabs: [UIViewController] = []
  private var selected: UIViewController?
  /// The controller whose view is installed now, or at the running transition's start.
  private(set) weak var shown: UIViewController?
  /// The transition under way.
  private(set) var running: TabTransition?
  private let bar = UITabBar(frame: .zero)
  private var barSize: CGSize?
  private lazy var more = UINavigationController(nibName: nil, bundle: nil)
  private var customizable: [UIViewController]?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.delegate = self
  }

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.delegate = self
  }

  open override func loadView() {
    let container = UIView(frame: VirtualClock.current.stageBounds)
    container.clipsToBounds = true
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.layer.name = "tabs"
    view = container
    if let selected { install(selected) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard running == nil, let host = viewIfLoaded, let shown else { return }
    shown.viewIfLoaded?.frame = host.bounds
  }

  /// During a transition, the one that was there before it: the other's turn is the transition's.
  override var seenChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  // MARK: - The controllers

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; the selected one stays selected if it is among them, else the one at
  /// its place is, else the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, place) = (tabs, selectedIndex)
    tabs = viewControllers ?? []
    for controller in old where !tabs.containsObject(controller) {
      controller.willMove(toParent: nil)
    }
    for controller in tabs where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    bar.items = tabs.compactMap(\.tabBarItem)
    if !tabs.contains(where: { $0 === selected }) {
      select(tabs.indices.contains(place) ? tabs[place] : tabs.first, animated: false)
    } else {
      bar.selectedItem = selected?.tabBarItem
    }
    for controller in old where !tabs.containsObject(controller) { controller.removeFromParent() }
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      precondition(
        tabs.containsObject(newValue), "only a tab bar controller's own controller can be selected")
      select(newValue, animated: true)
    }
  }

  /// The place of the selected controller; NSNotFound without one.
  ///
  /// A place that isn't there is ignored.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      guard tabs.indices.contains(newValue) else { return }
      select(tabs[newValue], animated: true)
    }
  }

  open var customizableViewControllers: [UIViewController]? {
    get { customizable ?? tabs }
    set { customizable = newValue }
  }
  open var moreNavigationController: UINavigationController { more }

  // MARK: - The bar

  open var tabBar: UITabBar {
    let bounds = viewIfLoaded?.bounds ?? VirtualClock.current.stageBounds
    if bounds.size != barSize {
      barSize = bounds.size
      let height = UITabBar.height + VirtualClock.current.screen.safeAreaInsets.bottom
      bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
    return bar
  }

  /// What a tap on an item does: the delegate is asked, and hears of it.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let controller = tabs.first(where: { $0.tabBarItem === item }) else { return }
    LifecycleJournal.current.note("delegate.shouldSelect(\(controller.journalName))")
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    select(controller, animated: true)
    LifecycleJournal.current.note("delegate.didSelect(\(controller.journalName))")
    delegate?.tabBarController(self, didSelect: controller)
  }

  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  open func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}

  // MARK: - The device

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
  open override var childViewControllerForStatusBarStyle: UIViewController? { selected }
  open override var childViewControllerForStatusBarHidden: UIViewController? { selected }
  open override var childViewControllerForHomeIndicatorAutoHidden: UIViewController? { selected }

  /// That of the transition under way.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    running?.coordinator ?? super.transitionCoordinator
  }
}

// MARK: - Changing the selection

extension UITabBarController {
  /// Selects at once, and shows the controller at once or by the delegate's animator.
  ///
  /// While a transition is under way what is selected waits for its end.
  private func select(_ controller: UIViewController?, animated: Bool) {
    selected = controller
    bar.selectedItem = controller?.tabBarItem
    if isViewLoaded, running == nil { showSelected(animated: animated) }
  }

  private func showSelected(animated: Bool) {
    guard let to = selected, to !== shown else {
      if selected == nil { showNothing() }
      return
    }
    if animated, isSeen, let from = shown, let transition = transition(from: from, to: to) {
      running = transition
      transition.begin()
    } else {
      showAtOnce(to)
    }
  }

  /// Asks the delegate for an animator; nil without one.
  private func transition(
    from: UIViewController, to: UIViewController
  ) -> TabTransition? {
    let animator = delegate?.tabBarController(
      self, animationControllerForTransitionFrom: from, to: to)
    LifecycleJournal.current.note(
      "delegate.animationControllerForTransition(from: \(from.journalName), "
        + "to: \(to.journalName)) -> \(animator.map { String(describing: type(of: $0)) } ?? "nil")")
    return animator.map { TabTransition(from: from, to: to, animator: $0, in: self) }
  }

  private func showAtOnce(_ new: UIViewController) {
    let old = shown
    new.loadViewIfNeeded()
    if isSeen {
      old?.beginAppearanceTransition(false, animated: false)
      new.beginAppearanceTransition(true, animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    install(new)
    guard isSeen else { return }
    old?.endAppearanceTransition()
    new.endAppearanceTransition()
  }

  private func showNothing() {
    let old = shown
    shown = nil
    if isSeen { old?.beginAppearanceTransition(false, animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    if isSeen { old?.endAppearanceTransition() }
  }

  /// Whether children appear when they are shown.
  private var isSeen: Bool {
    switch appearance {
    case .appeared, .appearing: true
    case .disappeared, .disappearing: false
    }
  }

  /// Puts a controller's view where the selected one belongs.
  func install(_ controller: UIViewController) {
    guard let host = viewIfLoaded else { return }
    controller.view.frame = host.bounds
    host.addSubview(controller.view)
    shown = controller
  }

  /// A cancelled change leaves the selection as it was, unless it was changed since.
  func restoreSelection(of from: UIViewController, insteadOf to: UIViewController) {
    guard selected === to, tabs.containsObject(from) else { return }
    selected = from
    bar.selectedItem = from.tabBarItem
  }

  /// Called once by a transition that has ended.
  func transitionEnded() {
    running = nil
    if selected !== shown { showSelected(animated: true) }
  }
}
