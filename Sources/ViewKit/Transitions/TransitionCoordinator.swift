import Foundation
import Geometry
import LayerTree

/// The coordinator of one transition: animations and completions that run beside it.
///
/// It is there from the moment at which the transition is asked for; what it tells of the transition
/// it knows once that has begun.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let from: UIViewController?
  private let to: UIViewController?
  private let host: () -> UIView
  private var context: TransitionContext?
  /// A transaction in which a transition is asked for is over when that is.
  private let transactions: TransactionHold?
  private(set) var initiallyInteractive = false
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionChanges: [Block] = []
  private var interactionEnds: [Block] = []
  private var hasRun = false
  private var hasEnded = false

  /// A coordinator for a transition to come; `host` is where that will happen.
  ///
  /// A change that nobody sees holds up no transaction: `holdsTransactions` is false for it.
  init(
    from: UIViewController?, to: UIViewController?, holdsTransactions: Bool = true,
    host: @escaping () -> UIView
  ) {
    transactions = holdsTransactions ? TransactionHold() : nil
    self.from = from
    self.to = to
    self.host = host
    super.init()
  }

  /// The transition begins.
  func begin(_ context: TransitionContext) {
    self.context = context
    initiallyInteractive = context.isInteractive
    context.onInteractionChange = { [weak self] in self?.interactionChanged() }
  }

  var isAnimated: Bool { context?.isAnimated ?? true }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var isInterruptible: Bool { context?.isInterruptible ?? false }
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var transitionDuration: TimeInterval { context?.duration ?? 0 }
  var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { context?.completionVelocity ?? 1 }
  var completionCurve: UIView.AnimationCurve { context?.completionCurve ?? .easeInOut }
  var containerView: UIView { context?.containerView ?? host() }
  var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
  var targetTransform: CGAffineTransform { context?.targetTransform ?? .identity }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    if let context { return context.viewController(forKey: key) }
    switch key {
    case .from: return from
    case .to: return to
    default: return nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    context?.view(forKey: key)
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

  /// Animations alongside follow the transition wherever their views are, so `view` says nothing new.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    interactionEnds.append(handler)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionChanges.append(handler)
  }

  /// The interaction is over, or has begun again; its end is told once.
  private func interactionChanged() {
    for handler in interactionChanges { handler(self) }
    guard !isInteractive else { return }
    let ends = interactionEnds
    interactionEnds = []
    for handler in ends { handler(self) }
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
    if let context, context.mayBeInterrupted {
      return context.accompany { for block in blocks { block(self) } }
    }
    let animate = { @MainActor in
      UIView.animate(withDuration: self.isAnimated ? self.transitionDuration : 0) {
        for block in blocks { block(self) }
      }
    }
    if let drive = context?.drive { drive.collect(animate) } else { animate() }
  }

  /// Runs the completions, once.
  func runCompletions() {
    runAnimations()
    hasEnded = true
    let blocks = completions
    (completions, interactionChanges, interactionEnds) = ([], [], [])
    for block in blocks { block(self) }
    abandon()
  }

  /// The transition is over, or never begins: nobody waits for it any more.
  func abandon() { transactions?.release() }
}
