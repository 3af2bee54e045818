import Foundation
import LayerTree
import ViewKit

/// A red screen with a blue one over it, which an animator and what drives it are to pop.
@MainActor
struct DrivenPop {
  let home = makeController("home")
  let detail = makeController("detail")
  let stage: TestStage
  let drive = UIPercentDrivenInteractiveTransition()
  let delegate = InteractionDelegate()

  init(animator: any UIViewControllerAnimatedTransitioning) {
    stage = TestStage(root: home)
    delegate.animator = animator
    delegate.interaction = drive
    let (stage, delegate, home, detail) = (stage, delegate, home, detail)
    stage.navigation.delegate = delegate
    stage.clock.turn {
      stage.navigation.pushViewController(detail, animated: false)
      home.view.backgroundColor = .red
      detail.view.backgroundColor = .blue
    }
    _ = stage.news()
  }
}

/// Tests of a pop that is driven.
@MainActor
protocol DrivenPopSuite {
  var driven: DrivenPop { get }
}

extension DrivenPopSuite {
  var home: UIViewController { driven.home }
  var detail: UIViewController { driven.detail }
  var stage: TestStage { driven.stage }
  var drive: UIPercentDrivenInteractiveTransition { driven.drive }
  var delegate: InteractionDelegate { driven.delegate }

  func pop() {
    stage.clock.turn { stage.navigation.popViewController(animated: true) }
  }

  func update(_ progress: CGFloat) {
    stage.clock.turn { drive.update(progress) }
  }

  /// Where the upper screen's centre is shown at a time, in points and seconds.
  func x(at seconds: Double) -> Double {
    stage.advance(to: seconds)
    return stage.clock.asCurrent { Double(detail.view.layer.presentation()?.position.x ?? .nan) }
  }
}

/// Hands out an animator and, while there is one, an interaction controller.
@MainActor
final class InteractionDelegate: NSObject, UINavigationControllerDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// What a moving animator does besides, when it is called.
  var onAnimate: () -> Void {
    get { (animator as? MovingAnimator)?.onAnimate ?? {} }
    set { (animator as? MovingAnimator)?.onAnimate = newValue }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
