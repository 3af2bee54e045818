import Testing
import UIKit

/// Notes what it is told, through methods that are optional in UIKit.
private final class Listener: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate, UIGestureRecognizerDelegate,
  UIScrollViewDelegate
{
  var told: [String] = []

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}

  func animationEnded(_ transitionCompleted: Bool) {
    told.append("ended \(transitionCompleted)")
  }

  func animationDidStart(_ anim: CAAnimation) {
    told.append("started")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    told.append("stopped \(flag)")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    told.append("shown \(animated)")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    told.append("selected")
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    told.append("asked")
    return false
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    told.append("scrolled")
  }
}

/// Sizes its items, as a flow layout asks it to.
private final class Sizer: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 7, height: 8) }
}

/// A controller that is its own delegate: its own properties keep their names.
private final class OwnDelegate: UITableViewController, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  var found: (UITableView?, UINavigationController?, UITabBarController?) {
    let table = tableView
    let navigation = navigationController
    let tabs = tabBarController
    navigationController?.delegate = self
    tabBarController?.delegate = self
    tableView.reloadData()
    return (table, navigation, tabs)
  }
}

/// Presents by an animator and dismisses without one.
private final class Presenting: NSObject, UIViewControllerTransitioningDelegate,
  UIApplicationDelegate
{
  var window: UIWindow?
  let animator = Listener()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { UIPercentDrivenInteractiveTransition() }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// A controller that is its own transitioning delegate keeps its own presentation controller.
private final class OwnPresenter: UIViewController, UIViewControllerTransitioningDelegate {
  var found: UIPresentationController? { presentationController }
}

@Suite("Requirements that are optional in UIKit")
struct OptionalCallTests {
  @Test("The questions of a presentation may be asked with a question mark")
  @MainActor func presentations() {
    let presenting = Presenting()
    let delegate: UIViewControllerTransitioningDelegate = presenting
    let controller = UIViewController()
    #expect(
      delegate.animationController?(
        forPresented: controller, presenting: controller, source: controller)
        === presenting.animator)
    #expect(delegate.animationController?(forDismissed: controller) == nil)
    #expect(delegate.interactionControllerForPresentation?(using: presenting.animator) == nil)
    #expect(delegate.interactionControllerForDismissal?(using: presenting.animator) != nil)
    #expect(
      delegate.presentationController?(
        forPresented: controller, presenting: nil, source: controller)?
        .presentedViewController === controller)
    #expect(OwnPresenter().found is UISheetPresentationController)
  }

  @Test("A delegate's window is unwrapped twice, as an optional requirement's")
  @MainActor func window() {
    let presenting = Presenting()
    let delegate: UIApplicationDelegate? = presenting
    #expect(delegate?.window?.map { _ in true } == nil)
    presenting.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(delegate?.window??.bounds.width == 3)
  }

  @Test("A call with a question mark reaches the method")
  @MainActor func calls() {
    let listener = Listener()
    let animator: UIViewControllerAnimatedTransitioning = listener
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = listener
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = listener

    animator.animationEnded?(true)
    animation.delegate?.animationDidStart?(animation)
    animation.delegate?.animationDidStop?(animation, finished: false)
    navigation.delegate?.navigationController?(
      navigation, didShow: navigation.viewControllers[0], animated: true)

    #expect(listener.told == ["ended true", "started", "stopped false", "shown true"])
  }

  @Test("So it does for the delegates of tab bars, gestures and lists")
  @MainActor func moreCalls() {
    let listener = Listener()
    let tabs = UITabBarController()
    tabs.delegate = listener
    let pan = UIPanGestureRecognizer()
    pan.delegate = listener
    let scroll = UIScrollView()
    scroll.delegate = listener
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let sizer = Sizer()
    collection.delegate = sizer

    listener.told = []
    tabs.delegate?.tabBarController?(tabs, didSelect: UIViewController())
    let begins = pan.delegate?.gestureRecognizerShouldBegin?(pan)
    scroll.delegate?.scrollViewDidScroll?(scroll)
    let size = (collection.delegate as? UICollectionViewDelegateFlowLayout)?.collectionView?(
      collection, layout: layout, sizeForItemAt: IndexPath(item: 0, section: 0))

    #expect(listener.told == ["selected", "asked", "scrolled"])
    #expect(begins == false)
    #expect(size == CGSize(width: 7, height: 8))
  }

  @Test("A controller that is its own delegate still finds its own properties")
  @MainActor func ownDelegate() {
    let controller = OwnDelegate()
    let navigation = UINavigationController(rootViewController: controller)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]

    let (table, stack, row) = controller.found

    #expect(table != nil && stack === navigation && row === tabs)
    #expect(tabs.delegate === controller)
  }

  @Test("An animator without an interruptible one says so")
  @MainActor func interruptible() {
    let animator: UIViewControllerAnimatedTransitioning = Listener()

    #expect(animator.interruptibleAnimator?(using: StillContext()) == nil)
  }
}
