// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

/// A stack of view controllers of which the top one is seen.
///
/// Follows UINavigationController: the stack changes at once, the transition itself begins with the
/// next layout pass, and while one is running later ones wait. Left out: bars, toolbars, gestures.
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

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { stack.last }

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
  /// Changes the stack at once and puts the transition in the queue.
  ///
  /// - Returns: The controllers that left, bottom to top.
  @discardableResult
  private func change(
    to newStack: [UIViewController], operation: Operation, animated: Bool
  ) -> [UIViewController] {
    let change = NavigationChange(
      operation: operation, oldStack: stack, newStack: newStack, isAnimated: animated,
      coordinator: TransitionCoordinator(from: stack.last, to: newStack.last) { [unowned self] in
        view
      })
    stack = newStack
    for controller in change.leaving {
      controller.note("willMove(toParent: nil)")
      controller.willMove(toParent: nil)
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
