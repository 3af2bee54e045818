import Foundation
import Geometry

/// The coordinator of one transition: animations and completions that run beside it.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let context: TransitionContext
  let transitionDuration: TimeInterval
  let initiallyInteractive: Bool
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var hasRun = false
  private var hasEnded = false

  init(context: TransitionContext, duration: TimeInterval) {
    self.context = context
    self.transitionDuration = duration
    self.initiallyInteractive = context.isInteractive
    super.init()
  }

  var isAnimated: Bool { context.isAnimated }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var containerView: UIView { context.containerView }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    context.view(forKey: key)
  }

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !hasEnded else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasRun {
      run([animation])
    } else {
      animations.append(animation)
    }
    return true
  }

  /// Runs what was asked for so far, in an animation of the transition's declared duration.
  ///
  /// Once: an animator that completes at once has had them run before the completions.
  func runAnimations() {
    guard !hasRun else { return }
    hasRun = true
    let blocks = animations
    animations = []
    run(blocks)
  }

  private func run(_ blocks: [Block]) {
    guard !blocks.isEmpty else { return }
    UIView.animate(withDuration: transitionDuration) {
      for block in blocks { block(self) }
    }
  }

  /// Runs the completions, once.
  func runCompletions() {
    runAnimations()
    hasEnded = true
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}
