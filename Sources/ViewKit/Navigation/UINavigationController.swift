// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

/// A stack of view controllers of which the top one is seen.
///
/// Follows UINavigationController: the stack changes at once, the transition itself begins with the
/// next layout pass, and while one is running later ones wait. Its bars hold their values and aren't
/// shown; they take no room of the screens.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// What a transition does to the stack.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// Chooses and hears of transitions; held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?

  private var stack: [UIViewController] = []
  /// Transitions that were asked for and have not begun, first come first.
  private var waiting: [NavigationChange] = []
  /// The transition under way.
  private(set) var running: NavigationTransition?
  /// The controller whose view is installed now, or at the running transition's start.
  private(set) weak var shown: UIViewController?
  /// How a transition without an animator of the delegate's looks.
  package var systemProfile = SystemTransitionProfile.classic
  private var madeBars: NavigationBars?

  /// How long the system takes to show or hide a bar, in seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    madeBars = NavigationBars(of: self, barClass: navigationBarClass, toolbarClass: toolbarClass)
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func loadView() {
    let container = NavigationView(frame: VirtualClock.current.stageBounds)
    container.clipsToBounds = true
    container.layer.name = "navigation"
    container.onLayout = { [weak self] in self?.beginWaitingTransition() }
    view = container
    container.addGestureRecognizer(bars.pop.recognizer)
  }

  /// Bottom to top; setting it shows the new top without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// That of the transition under way.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    running?.coordinator ?? waiting.first { $0.isAnimated }?.coordinator
      ?? super.transitionCoordinator
  }

  /// Others in the stack may still be on their way out.
  override var seenChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  /// The stack wishes for what its top wishes for.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  // MARK: - Bars

  open var navigationBar: UINavigationBar { placedBars.bar }
  open var isNavigationBarHidden: Bool {
    get { bars.bar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    bars.bar.isHidden = hidden
  }

  // As in the SDK.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var toolbar: UIToolbar! { placedBars.toolbar }
  open var isToolbarHidden: Bool {
    get { bars.toolbar.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    bars.toolbar.isHidden = hidden
  }

  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsOnSwipe = false
  open var hidesBarsWhenVerticallyCompact = false
  open var hidesBarsOnTap = false
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { bars.hidingSwipe }
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { bars.hidingTap }
  /// A drag from the left edge, which pops the top controller under the finger.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { bars.pop.recognizer }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
  open override var childViewControllerForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  open override var childViewControllerForStatusBarHidden: UIViewController? { topViewController }
  open override var childViewControllerForHomeIndicatorAutoHidden: UIViewController? {
    topViewController
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  // MARK: - The stack

  /// Puts a controller on top.
  ///
  /// - Precondition: It isn't in the stack already.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "pushing the same view controller twice is not supported")
    change(to: stack + [viewController], operation: .push, animated: animated)
  }

  /// Takes the top controller off, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return change(to: Array(stack.dropLast()), operation: .pop, animated: animated).first
  }

  /// Takes all but the bottom controller off.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return change(to: Array(stack.prefix(1)), operation: .pop, animated: animated)
  }

  /// Takes all controllers above one off.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    guard index + 1 < stack.count else { return [] }
    return change(to: Array(stack.prefix(index + 1)), operation: .pop, animated: animated)
  }

  /// Replaces the stack; pops when the new top was in it already, else pushes.
  ///
  /// - Precondition: No controller is in it twice.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    precondition(
      Set(viewControllers.map { ObjectIdentifier($0) }).count == viewControllers.count,
      "all view controllers in a navigation controller must be distinct")
    let isPop = stack.dropLast().contains { $0 === viewControllers.last }
    change(to: viewControllers, operation: isPop ? .pop : .push, animated: animated)
  }
}

// MARK: - Changing the stack

extension UINavigationController {
  /// Made when first asked for, since a class for the bar is given by an initializer alone.
  var bars: NavigationBars {
    if let madeBars { return madeBars }
    let bars = NavigationBars(of: self)
    madeBars = bars
    return bars
  }

  /// The bars where they would be on the screen as it is now.
  private var placedBars: NavigationBars {
    let bounds = viewIfLoaded?.bounds ?? VirtualClock.current.stageBounds
    bars.layOut(in: bounds, safeArea: VirtualClock.current.screen.safeAreaInsets)
    return bars
  }

  /// Whether no change is under way or waiting.
  var isAtRest: Bool { running == nil && waiting.isEmpty }

  /// Changes the stack at once and puts the transition in the queue.
  ///
  /// - Returns: The controllers that left, bottom to top.
  @discardableResult
  private func change(
    to newStack: [UIViewController], operation: Operation, animated: Bool
  ) -> [UIViewController] {
    let change = NavigationChange(
      operation: operation, oldStack: stack, newStack: newStack, isAnimated: animated,
      coordinator: TransitionCoordinator(
        from: stack.last, to: newStack.last,
        holdsTransactions: animated && viewIfLoaded?.window != nil
      ) { [unowned self] in view })
    stack = newStack
    for controller in change.leaving {
      controller.note("willMove(toParent: nil)")
      controller.willMove(toParent: nil)
      // Overrides need not pass it on.
      controller.surroundings.isMovingFromParent = true
    }
    for controller in change.entering { addChild(controller) }
    waiting.append(change)
    if isViewLoaded { view.setNeedsLayout() }
    return change.leaving
  }

  /// Begins the first waiting transition, unless one is running.
  private func beginWaitingTransition() {
    while running == nil, !waiting.isEmpty {
      let change = waiting.removeFirst()
      if change.isAnimated, shown != nil, change.from !== change.to, change.to != nil {
        let transition = NavigationTransition(change, coordinator: change.coordinator, in: self)
        running = transition
        transition.begin()
      } else {
        showAtOnce(change)
      }
    }
  }

  /// Shows a change without animation; the delegate is told, but not asked.
  private func showAtOnce(_ change: NavigationChange) {
    let record = TransitionRecord(
      operation: change.operation, animator: nil, declaredDuration: 0,
      began: VirtualClock.current.now)
    LifecycleJournal.current.begin(record)
    defer { LifecycleJournal.current.end(record, didComplete: true, shown: shown) }
    // Without animation nothing runs beside it, but whoever asked meanwhile hears of the end.
    defer { change.coordinator.runCompletions() }
    guard change.to !== shown else { return settle(change) }
    guard let new = change.to else { return showNothing(after: change) }
    let old = shown
    new.loadViewIfNeeded()
    old?.beginAppearanceTransition(false, animated: false)
    new.beginAppearanceTransition(true, animated: false)
    tellDelegate(willShow: new, animated: false)
    old?.viewIfLoaded?.removeFromSuperview()
    install(new)
    old?.endAppearanceTransition()
    new.endAppearanceTransition()
    settle(change)
    tellDelegate(didShow: new, animated: false)
  }

  /// Takes the last controller's view away: the stack is empty.
  private func showNothing(after change: NavigationChange) {
    let old = shown
    shown = nil
    old?.beginAppearanceTransition(false, animated: false)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearanceTransition()
    settle(change)
  }

  /// Puts a controller's view where the top one belongs.
  func install(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    view.addSubview(controller.view)
    shown = controller
  }

  /// Ends the containment of what left, and tells what entered that it has.
  func settle(_ change: NavigationChange) {
    for controller in change.leaving { controller.removeFromParent() }
    for controller in change.entering {
      controller.note("didMove(toParent: \(journalName))")
      controller.didMove(toParent: self)
      controller.surroundings.hasMoved()
    }
  }

  /// Puts the stack back as it was before a change that was cancelled.
  ///
  /// What was asked for meanwhile still comes, on the stack as it is then.
  func restore(_ change: NavigationChange) {
    stack = change.undone(in: stack)
    for index in waiting.indices {
      waiting[index].oldStack = change.undone(in: waiting[index].oldStack)
      waiting[index].newStack = change.undone(in: waiting[index].newStack)
    }
    for controller in change.leaving {
      controller.note("didMove(toParent: \(journalName))")
      controller.didMove(toParent: self)
      controller.surroundings.hasMoved()
    }
    for controller in change.entering { controller.removeFromParent() }
  }

  /// Called once by a transition that has ended; the next one begins with the next layout.
  func transitionEnded() {
    running = nil
    if !waiting.isEmpty { view.setNeedsLayout() }
  }

  func tellDelegate(willShow controller: UIViewController, animated: Bool) {
    LifecycleJournal.current.note(
      "delegate.willShow(\(controller.journalName), animated: \(animated))")
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  func tellDelegate(didShow controller: UIViewController, animated: Bool) {
    LifecycleJournal.current.note(
      "delegate.didShow(\(controller.journalName), animated: \(animated))")
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }
}
