// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree
package import Timing

/// Drives an animator's animations by a progress that is given by hand.
///
/// An animator that has an interruptible one is driven by that one's `fractionComplete`. Of any other
/// all that `animateTransition(using:)` animates is held and driven.
///
/// Calls that come before a transition has begun, or after its interaction is over, are ignored.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// Called where something was read from a nib; nothing is.
  open func awakeFromNib() {}

  /// The transition under way.
  private weak var context: TransitionContext?

  public override init() {
    super.init()
  }

  /// The animator's duration, in seconds; 0 until a transition has begun.
  open private(set) var duration: CGFloat = 0
  /// The progress given last, 0...1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs; 0 and less count as 1.
  open var completionSpeed: CGFloat = 1
  /// The pace of the rest.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the transition waits for the hand from its start; else it runs until ``pause()``.
  open var wantsInteractiveStart = true

  /// The pace of the rest, in place of ``completionCurve`` or of the interruptible animator's own.
  open var timingCurve: (any UITimingCurveProvider)?

  /// The pace of the rest where it is not one of the curves; nil for ``completionCurve``.
  package var tailPacing: TimingCurve?

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    duration = CGFloat(context.duration)
    percentComplete = 0
    if let animator = context.interruptibleAnimator {
      context.track(animator)
    } else if context.isInteractive {
      context.startDriving(stopsContainer: true, context.animate)
    } else {
      context.animate()
    }
  }

  /// Puts the transition to a progress, limited to 0...1.
  open func update(_ percentComplete: CGFloat) {
    guard let context = activeContext else { return }
    self.percentComplete = percentComplete > 0 ? min(percentComplete, 1) : 0
    context.updateInteractiveTransition(percentComplete)
  }

  /// Moves the progress evenly to another, 0...1, which it reaches after so many seconds.
  ///
  /// What a finger does between two updates, as far as a script knows; ``percentComplete`` stays.
  package func glide(to percentComplete: CGFloat, within seconds: TimeInterval) {
    activeContext?.glide(to: percentComplete, within: seconds)
  }

  /// Takes a transition that runs by itself into the hand, where its animator is interruptible.
  open func pause() {
    guard let caught = context?.catchTracked() else { return }
    LifecycleJournal.current.note("interaction.pause")
    percentComplete = caught
  }

  /// Lets the transition run to its end.
  open func finish() {
    LifecycleJournal.current.note("interaction.finish\(activeContext == nil ? " ignored" : "")")
    activeContext?.finishInteractiveTransition()
  }

  /// Lets the transition run back to its start.
  open func cancel() {
    LifecycleJournal.current.note("interaction.cancel\(activeContext == nil ? " ignored" : "")")
    activeContext?.cancelInteractiveTransition()
  }

  /// The context, while the interaction is under way.
  private var activeContext: TransitionContext? {
    context.flatMap { $0.isInteractive && !$0.isComplete ? $0 : nil }
  }
}
