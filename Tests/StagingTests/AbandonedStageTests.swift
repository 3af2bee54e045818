import Foundation
import LayerTree
import Staging
import Testing
import ViewKit

@Suite("Stages that are left on the way")
@MainActor
struct AbandonedStageTests {
  /// What is under way when a stage is left.
  enum Motion: CaseIterable {
    case push, modal, viewAnimation, propertyAnimator, layerAnimation, delayed
  }

  /// Knows whether the controllers of a stage are still there.
  private struct Witness {
    weak var root: UIViewController?
    weak var top: UIViewController?
    weak var view: UIView?
    var isAlone: Bool { root == nil && top == nil && view == nil }
  }

  @Test(
    "Nothing of a stage lives on when it is let go in the middle of a motion",
    arguments: Motion.allCases)
  func motions(_ motion: Motion) {
    let witness = leave(in: motion)
    #expect(witness.isAlone)
  }

  /// Begins a motion on a stage of its own and lets go of the stage half a second before its end.
  private func leave(in motion: Motion) -> Witness {
    let stage = Stage(StageSettings(size: CGSize(width: 40, height: 80)))
    let (root, top, view) = stage.perform {
      (
        UIViewController(), UIViewController(),
        UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      )
    }
    let navigation = stage.perform { UINavigationController(rootViewController: root) }
    stage.show(navigation)
    stage.wait(0.1)
    stage.perform {
      root.view.addSubview(view)
      begin(motion, navigation, top, view)
    }
    stage.wait(0.1)
    return Witness(root: root, top: top, view: view)
  }

  private func begin(
    _ motion: Motion, _ navigation: UINavigationController, _ top: UIViewController, _ view: UIView
  ) {
    switch motion {
    case .push: navigation.pushViewController(top, animated: true)
    case .modal: navigation.present(top, animated: true) { view.alpha = 0.5 }
    case .viewAnimation:
      UIView.animate(withDuration: 0.6, animations: { view.alpha = 0 }) { _ in
        top.view.alpha = view.alpha
      }
    case .propertyAnimator:
      let animator = UIViewPropertyAnimator(duration: 0.6, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { _ in top.view.alpha = view.alpha }
      animator.startAnimation()
    case .layerAnimation:
      CATransaction.begin()
      CATransaction.setCompletionBlock { top.view.alpha = view.alpha }
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 0.6)
      view.layer.add(animation, forKey: nil)
      CATransaction.commit()
    case .delayed:
      UIView.animate(withDuration: 0.1, delay: 5) {
        view.alpha = 0
      } completion: { _ in
        top.view.addSubview(view)
      }
    }
  }
}
