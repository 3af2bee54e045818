// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import LayerTree

/// Owns one screenful of views, and hears when it comes and goes.
///
/// Follows UIViewController's loading, appearance, containment and presentation. Left out: nibs,
/// rotation, bars.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  /// Also what bars call the controller.
  open var title: String? {
    didSet { surroundings.title(changedTo: title) }
  }
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

  // MARK: - Presentation

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Chooses how this controller comes and goes; held weakly.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  /// Whether a hand may not pull the controller away.
  open var isModalInPresentation = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open var restoresFocusAfterTransition = true
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// The size that the controller would like its view to have, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      if let parent {
        parent.preferredContentSizeDidChange(forChildContentContainer: self)
      } else {
        presence.around?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }
  /// What this controller presents, and by what it is presented.
  var presence = PresentationPresence()

  /// Presents a controller over the screen, or over the nearest context.
  ///
  /// Ignored, with a warning, while one is presented already, and outside of a window.
  // As in the SDK, the closure's type says nothing of an actor: an override that is spelled so would
  // else be another method beside this one wherever it is called.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, with all above it; else this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissal(animated: flag, completion: completion)
  }

  /// What this controller, or one around it, presents.
  open var presentedViewController: UIViewController? { nearestPresentation?.presented }
  /// Who presents this controller, or one around it.
  open var presentingViewController: UIViewController? {
    nearestPresentingPresentation?.presenter
  }
  open var isBeingPresented: Bool { presence.around?.transition?.isPresenting == true }
  open var isBeingDismissed: Bool { presence.around?.transition?.isPresenting == false }

  /// That of the presentation around this controller, or of the one to come.
  open var presentationController: UIPresentationController? {
    nearestPresentingPresentation?.controller ?? preparedPresentationController()
  }
  /// That of the presentation around this controller; nil without one.
  open var activePresentationController: UIPresentationController? {
    nearestPresentingPresentation?.controller
  }
  /// For pages and forms, also before they are presented.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// For popovers, also before they are presented.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Begins to appear or disappear; a call with the opposite flag turns one under way around.
  ///
  /// A call that changes nothing (already there, or already on the way) is ignored.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginToChangeAppearance(isAppearing, animated: animated)
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() {
    endToChangeAppearance()
  }

  /// The children that appear and disappear with this controller.
  var seenChildren: [UIViewController] {
    children.filter { child in
      guard let loadedView, let view = child.viewIfLoaded else { return false }
      return view.isDescendant(of: loadedView)
    }
  }

  private var loadedView: UIView?
  var appearance = AppearanceState.disappeared
  weak var runningTransition: ControllerTransition?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
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
  open func willMove(toParent parent: UIViewController?) {
    surroundings.isMovingFromParent = parent == nil
  }
  open func didMove(toParent parent: UIViewController?) {
    surroundings.hasMoved()
  }

  /// Takes `childController` in; the caller adds its view and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.note("willMove(toParent: \(journalName))")
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
    childController.surroundings.isMovingToParent = true
  }

  /// Leaves the parent; tells itself that it has.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    note("didMove(toParent: nil)")
    didMove(toParent: nil)
    surroundings.hasMoved()
  }

  /// The nearest navigation controller around this one.
  open var navigationController: UINavigationController? { nearestAncestor() }

  /// The coordinator of the transition that this controller takes part in now.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition?.coordinator ?? parent?.transitionCoordinator
  }

  // MARK: - Bars

  /// What was asked for of the bars and the device around the view.
  var surroundings = ControllerSurroundings()

  open var navigationItem: UINavigationItem { surroundings.navigationItem(titled: title) }
  // As in the SDK.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { surroundings.tabBarItem(titled: title) }
    set { surroundings.madeTabBarItem = newValue }
  }
  open var toolbarItems: [UIBarButtonItem]?
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    surroundings.contentScrollView = scrollView
  }
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    surroundings.contentScrollView
  }

  /// Whether the user may change what is shown; kept.
  open var isEditing: Bool {
    get { surroundings.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    surroundings.isEditing = editing
  }
  open var editButtonItem: UIBarButtonItem {
    surroundings.editButtonItem { [weak self] in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
  }

  // MARK: - The device around it, which does not change

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { childViewControllerForStatusBarStyle }
  open var childForStatusBarHidden: UIViewController? { childViewControllerForStatusBarHidden }
  open func setNeedsStatusBarAppearanceUpdate() {}

  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? {
    childViewControllerForHomeIndicatorAutoHidden
  }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    childViewControllerForScreenEdgesDeferringSystemGestures
  }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var prefersPointerLocked: Bool { false }
  // The spellings before Swift 4.2 can be overridden: those of today ask them.
  open var childViewControllerForStatusBarStyle: UIViewController? { nil }
  open var childViewControllerForStatusBarHidden: UIViewController? { nil }
  open var childViewControllerForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childViewControllerForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .ofDevice }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var interfaceOrientation: UIInterfaceOrientation {
    UIWindowScene.ofStage.interfaceOrientation
  }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open class func attemptRotationToDeviceOrientation() {}
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  open func rotatingHeaderView() -> UIView? { nil }
  open func rotatingFooterView() -> UIView? { nil }

  open var viewRespectsSystemMinimumLayoutMargins = true
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat =
      (viewIfLoaded?.bounds ?? VirtualClock.current.stageBounds).width >= 414
      ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    surroundings.override(collection, for: childViewController)
  }
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    surroundings.overriddenTraits(of: childViewController)
  }

  open func didReceiveMemoryWarning() {}
  open var restorationIdentifier: String?
  open var restorationClass: AnyClass?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}

  // MARK: - Children that take turns

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Puts one child's view in another's place, and animates what the closure and the options say.
  ///
  /// Both appearances begin at once and end when the animation has.
  ///
  /// - Precondition: Both are children of this controller.
  // The attribute is the class's already; said here too, subclasses in other files find the method
  // under the name that it gets for its isolated closures.
  @preconcurrency
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let change = ChildChange(in: self, from: fromViewController, to: toViewController)
    change.run(duration: duration, options: options, animations, completion)
  }

  open var isMovingToParent: Bool { surroundings.isMovingToParent }
  open var isMovingFromParent: Bool { surroundings.isMovingFromParent }

  // MARK: - Showing others

  /// Has the nearest controller around that shows others in its own way do so, or presents.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let target = targetViewController(forAction: .show, sender: sender) {
      target.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let target = targetViewController(forAction: .showDetail, sender: sender) {
      target.showDetailViewController(vc, sender: sender)
    } else {
      show(vc, sender: sender)
    }
  }

  /// The nearest controller around this one that shows others in its own way: for `show(_:sender:)`
  /// stacks, for `showDetailViewController(_:sender:)` splits.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var ancestor = parent
    while let candidate = ancestor {
      if candidate.answers(action) { return candidate }
      ancestor = candidate.parent
    }
    return nil
  }

  /// The nearest tab bar controller around this one.
  open var tabBarController: UITabBarController? { nearestAncestor() }
  /// The nearest split view controller around this one.
  open var splitViewController: UISplitViewController? { nearestAncestor() }

  // MARK: - Nibs and storyboards, of which there are none

  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?
  open var storyboard: UIStoryboard? { nil }
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    VirtualClock.current.report(.storyboard("the segue \"\(identifier)\""))
  }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
}

extension UIViewController {
  /// What the journal calls this controller: its title, else its type.
  package var journalName: String { title ?? String(describing: type(of: self)) }

  /// Notes a call of this controller in the stage's journal.
  func note(_ call: String) {
    LifecycleJournal.current.note("\(journalName).\(call)")
  }
}
