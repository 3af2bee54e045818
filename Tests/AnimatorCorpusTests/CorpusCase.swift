import Staging
import Testing
import UIKit

/// One animator of the corpus with the screens that it moves between.
struct CorpusCase: Sendable, CustomTestStringConvertible {
  /// Also the name of its golden file.
  let name: String
  /// The types of the animators of both ways, as the log gives them.
  let animators: (there: String, back: String)
  /// What kind of change it is.
  var kind = DocumentedOrder.Kind.navigation
  /// What the log has between a driven begin and its completion, before the hand's last word.
  var drivenCalls = ["interaction.startInteractiveTransition", "animator.animateTransition"]
  /// Whether a percent driven transition has the last word, which is then in the log.
  var isPercentDriven = true
  /// Fresh screens and a fresh delegate, for one recording.
  let make: @MainActor @Sendable () -> Actors

  init(
    _ name: String, _ animator: String,
    make: @escaping @MainActor @Sendable () -> Actors
  ) {
    self.name = name
    animators = (animator, animator)
    self.make = make
  }

  init(
    _ name: String, there: String, back: String,
    make: @escaping @MainActor @Sendable () -> Actors
  ) {
    self.name = name
    animators = (there, back)
    self.make = make
  }

  var testDescription: String { name }

  /// The calls of a driven transition between its begin and its completion.
  func middle(finishes: Bool) -> [String] {
    drivenCalls + (isPercentDriven ? ["interaction.\(finishes ? "finish" : "cancel")"] : [])
  }
}

/// Two screens, the way from one to the other and back, and a hand that may drive either way.
@MainActor
class Actors {
  /// The stage's root.
  let root: UIViewController
  /// What drives a transition by percent where the case brings no gesture of its own.
  let percent = UIPercentDrivenInteractiveTransition()
  /// Whether the next transition is driven.
  var isDriven = false
  /// Drives the way back with the case's own gesture or interaction controller.
  var ownDrive: (@MainActor (Stage, Bool) -> Void)?

  init(root: UIViewController) {
    self.root = root
  }

  /// To the second screen.
  func go(animated: Bool) {}
  /// Back to the first one.
  func back(animated: Bool) {}

  /// Starts a transition, drives it to the middle by hand, and finishes or cancels it.
  func drive(_ stage: Stage, finishes: Bool, begin: @MainActor () -> Void) {
    isDriven = true
    begin()
    stage.wait(0.1)
    percent.update(0.25)
    stage.wait(0.1)
    percent.update(0.55)
    stage.wait(0.1)
    percent.update(0.45)
    stage.wait(0.1)
    if finishes { percent.finish() } else { percent.cancel() }
    isDriven = false
  }
}

/// A push and a pop.
@MainActor
final class NavigationActors: Actors {
  let navigation: UINavigationController
  let detail: UIViewController
  private let proxy: DrivenNavigationDelegate

  /// Two screens in a navigation controller, which may be its own delegate.
  init(
    navigation: UINavigationController? = nil, home: UIViewController? = nil,
    detail: UIViewController? = nil, delegate: UINavigationControllerDelegate?
  ) {
    let home = home ?? HomeViewController()
    let detail = detail ?? DetailViewController()
    self.navigation = navigation ?? UINavigationController(rootViewController: home)
    self.navigation.title = "navigation"
    // The log goes by titles, also before the views are loaded.
    home.title = "home"
    detail.title = "detail"
    self.detail = detail
    if let navigation { navigation.loadViewIfNeeded() }
    proxy = DrivenNavigationDelegate(delegate, self.navigation.delegate)
    super.init(root: self.navigation)
    proxy.actors = self
    self.navigation.delegate = proxy
  }

  override func go(animated: Bool) { navigation.pushViewController(detail, animated: animated) }
  override func back(animated: Bool) { navigation.popViewController(animated: animated) }
}

/// Passes everything on to a case's delegate, and lends the hand while a transition is driven.
@MainActor
final class DrivenNavigationDelegate: NSObject, UINavigationControllerDelegate {
  weak var actors: Actors?
  /// Kept, for a navigation controller does not.
  private let kept: UINavigationControllerDelegate?
  private weak var own: UINavigationControllerDelegate?

  init(_ delegate: UINavigationControllerDelegate?, _ own: UINavigationControllerDelegate?) {
    kept = delegate
    self.own = own
  }

  private var base: UINavigationControllerDelegate? { kept ?? own }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    base?.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    base?.navigationController(
      navigationController, didShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    base?.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    if let actors, actors.isDriven { return actors.percent }
    return base?.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}
