import Foundation
import Geometry
import LayerTree
import Timing

/// The context that a transition gives its animator and its interaction controller.
///
/// Of an interaction it keeps the progress and the outcome, and what follows it: the drive that holds
/// the animations of `animateTransition`, or else the animator's own interruptible one.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let from: UIViewController
  let to: UIViewController
  var places: TransitionPlaces
  let targetTransform = CGAffineTransform.identity
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  /// The last progress an interaction gave, 0...1.
  var percentComplete: CGFloat = 0
  /// How fast the interaction wants the rest to run; below 0 when it was cancelled.
  private(set) var completionVelocity: CGFloat = 1
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut
  private(set) var isComplete = false
  /// The animator's declared duration, in seconds.
  var duration: TimeInterval = 0
  /// Runs the animator; an interaction controller has it done.
  var animate: () -> Void = {}
  /// Drives the transition, if anybody does.
  weak var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// Told when the interaction begins again or is over.
  var onInteractionChange: () -> Void = {}
  /// What follows the interaction; nil without one.
  private(set) var drive: AnimationDrive?
  /// The animator's interruptible animator, where an interaction drives that.
  var tracked: (any UIViewImplicitlyAnimating)?
  /// What runs beside a transition that nothing drives yet and something may.
  var companions: [UIViewPropertyAnimator] = []
  /// Asks the animator for its interruptible animator.
  var askForInterruptible: () -> (any UIViewImplicitlyAnimating)? = { nil }
  var interruptible: (any UIViewImplicitlyAnimating)?
  var hasAskedForInterruptible = false
  /// Whether animator or interaction controller have been called.
  var hasStarted = false
  /// Whether the animations at the start have been committed, and what waits for that.
  private var isCommitted = false
  private var waiting: [() -> Void] = []
  private var tailEnd: ScheduledWork?
  /// Called by the first `completeTransition`.
  private let onCompletion: (Bool) -> Void

  init(
    container: UIView, from: UIViewController, to: UIViewController, places: TransitionPlaces,
    isInteractive: Bool, onCompletion: @escaping (Bool) -> Void
  ) {
    self.containerView = container
    self.from = from
    self.to = to
    self.places = places
    self.isInteractive = isInteractive
    self.onCompletion = onCompletion
    super.init()
  }

  var isAnimated: Bool { places.isAnimated }
  /// Known once the transition runs, and only where somebody may interrupt it.
  var isInterruptible: Bool {
    hasStarted && interaction != nil && interruptibleAnimator != nil
  }
  var presentationStyle: UIModalPresentationStyle { places.style }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive, !isComplete else { return }
    let progress = percentComplete > 0 ? min(percentComplete, 1) : 0
    self.percentComplete = progress
    tracked?.fractionComplete = progress
    for companion in companions { companion.fractionComplete = progress }
    whenCommitted { $0.drive?.hold(at: Double(progress) * $0.duration) }
  }

  func pauseInteractiveTransition() {
    guard !isComplete, !isInteractive else { return }
    isInteractive = true
    transitionWasCancelled = false
    stopTail()
    onInteractionChange()
  }

  func finishInteractiveTransition() { endInteraction(cancels: false) }

  func cancelInteractiveTransition() { endInteraction(cancels: true) }

  func completeTransition(_ didComplete: Bool) {
    LifecycleJournal.current.note(
      "context.completeTransition(\(didComplete))\(isComplete ? " ignored" : "")")
    guard !isComplete else { return }
    isComplete = true
    isInteractive = false
    if !didComplete { transitionWasCancelled = true }
    endDrive(reversed: !didComplete)
    endCompanions(at: didComplete ? .end : .start)
    (tracked, interruptible, hasAskedForInterruptible) = (nil, nil, true)
    onCompletion(didComplete)
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: places.fromView
    case .to: places.toView
    default: nil
    }
  }

  func initialFrame(for viewController: UIViewController) -> CGRect {
    if viewController === from { return places.fromInitial }
    return viewController === to ? places.toInitial : .zero
  }

  func finalFrame(for viewController: UIViewController) -> CGRect {
    if viewController === from { return places.fromFinal }
    return viewController === to ? places.toFinal : .zero
  }
}

// MARK: - Being driven

extension TransitionContext {
  /// Runs `body` with its animations held; with `stopsContainer`, the container's own time is too.
  ///
  /// They can be moved once the present turn has committed them; what is asked for before, waits.
  func startDriving(stopsContainer: Bool, _ body: () -> Void) {
    let drive = AnimationDrive(
      root: stopsContainer ? containerView.layer : nil, clock: VirtualClock.current)
    self.drive = drive
    drive.collect(body)
    VirtualClock.current.notify { [weak self] in self?.committed() }
  }

  /// Moves the progress evenly to another, which it reaches after so many seconds.
  func glide(to percentComplete: CGFloat, within seconds: TimeInterval) {
    guard isInteractive, !isComplete else { return }
    let progress = percentComplete > 0 ? min(percentComplete, 1) : 0
    glideTracked(to: progress, within: seconds)
    whenCommitted { $0.drive?.glide(to: Double(progress) * $0.duration, within: seconds) }
  }

  private func committed() {
    isCommitted = true
    let calls = waiting
    waiting = []
    for call in calls { call() }
  }

  private func whenCommitted(_ call: @escaping (TransitionContext) -> Void) {
    guard drive != nil, !isCommitted else { return call(self) }
    waiting.append { [weak self] in
      guard let self else { return }
      call(self)
    }
  }

  private func endInteraction(cancels: Bool) {
    guard !isComplete, isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancels
    let speed = interaction?.completionSpeed ?? 1
    completionVelocity = Self.usable(speed) * (cancels ? -1 : 1)
    completionCurve = interaction?.completionCurve ?? .easeInOut
    onInteractionChange()
    letTrackedRun()
    whenCommitted { $0.startTail() }
  }

  /// A speed as it counts: 1 where it is none, and within what a clock can tell apart.
  private static func usable(_ speed: CGFloat) -> CGFloat {
    speed > 0 && speed.isFinite ? min(max(speed, 1e-4), 1e6) : 1
  }

  /// Lets the rest, or the way back, run by itself.
  ///
  /// It takes duration · (finish ? 1 − p : p) / completionSpeed, unless a spring says how long.
  private func startTail() {
    guard let drive, !isComplete else { return }
    let clock = VirtualClock.current
    let cancels = transitionWasCancelled
    let goal = cancels ? 0 : duration
    let (speed, pacing) = tail(over: abs(goal - drive.time))
    let seconds = drive.run(to: goal, speed: Float(speed), pacing: pacing)
    tailEnd = clock.schedule(at: clock.now + Nanoseconds(seconds: seconds)) { [weak self] in
      self?.endDrive(reversed: cancels)
    }
  }

  /// How fast the rest of so many seconds runs, and at which pace.
  private func tail(over seconds: Double) -> (speed: Double, pacing: TimingCurve) {
    let speed = abs(Double(completionVelocity))
    let driver = interaction as? UIPercentDrivenInteractiveTransition
    if let given = driver?.tailPacing { return (speed, given) }
    guard let curve = driver?.timingCurve else { return (speed, completionCurve.curve) }
    let timing = AnimatorTiming(curve, duration: seconds / speed)
    // A spring that never settles, or at once, has no time of its own to bring along.
    let own = seconds / timing.duration
    let isSpring = curve.springTimingParameters != nil && own >= 1e-4 && own <= 1e6
    return (isSpring ? own : speed, timing.curve())
  }

  /// Holds what runs on by itself where it is.
  private func stopTail() {
    for companion in companions {
      companion.pauseAnimation()
      companion.isReversed = false
    }
    guard let drive, tailEnd != nil, duration > 0 else { return }
    tailEnd?.cancel()
    tailEnd = nil
    percentComplete = CGFloat(drive.pause() / duration)
  }

  private func endDrive(reversed: Bool) {
    tailEnd?.cancel()
    tailEnd = nil
    let drive = drive
    self.drive = nil
    drive?.end(reversed: reversed)
  }
}
