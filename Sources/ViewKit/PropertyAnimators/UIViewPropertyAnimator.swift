// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// Left out: hit testing of views that move.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree
import Timing

/// Animates changes of views, and can be paused, scrubbed, reversed and stopped on the way.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  /// Whether the animator can be paused and stopped; it is set before it starts.
  open var isInterruptible = true {
    willSet {
      precondition(
        state == .inactive, "isInterruptible can't be changed once the animator is active")
    }
  }
  /// Whether fractions move everything evenly while the animator is paused.
  open var scrubsLinearly = true
  /// Whether the animator stays active, paused, when it has reached its end.
  open var pausesOnCompletion = false

  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false

  private var pendingAnimations: [(body: @MainActor () -> Void, delayFactor: CGFloat)] = []
  private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
  private var tracks: AnimatorTracks?
  private var timing: AnimatorTiming
  /// Where the animator is or was last held, 0...1 from start to end.
  private var place = 0.0
  /// The share of its own time that belongs to ``place``, where it is known.
  private var placeInTime: Double?
  /// The stretch that is running, or ran last.
  private var run: AnimatorRun?
  private var isTurnedRound = false

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timing = AnimatorTiming(parameters, duration: duration)
    timingParameters = parameters
    self.duration = timing.duration
    super.init()
  }

  public convenience override init() {
    self.init(duration: 0.2, timingParameters: UICubicTimingParameters())
  }

  @preconcurrency
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  @preconcurrency
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  @preconcurrency
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that is running already.
  @preconcurrency
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curve = UIView.AnimationCurve(rawValue: options.curveRawValue) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay > 0 ? delay : 0)
    guard let running = animator as? Self else {
      preconditionFailure("runningPropertyAnimator makes animators of UIKit's own class")
    }
    return running
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPropertyAnimator(
      duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
    copy.pendingAnimations = pendingAnimations
    copy.completions = completions
    (copy.scrubsLinearly, copy.pausesOnCompletion) = (scrubsLinearly, pausesOnCompletion)
    return copy
  }

  // MARK: - What it does

  /// Adds changes; after `delayFactor` of the time that remains, to the end of it.
  @preconcurrency
  open func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat) {
    switch state {
    case .inactive: pendingAnimations.append((animation, delayFactor))
    case .active: keepingRun { perform(animation, delayFactor: delayFactor) }
    case .stopped: break
    }
  }

  @preconcurrency
  open func addAnimations(_ animation: @escaping @MainActor () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  @preconcurrency
  open func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: - Where it is

  /// Whether the animator runs back, to its start.
  open var isReversed: Bool {
    get { isTurnedRound }
    set {
      guard newValue != isTurnedRound else { return }
      if state == .active {
        keepingRun { isTurnedRound = newValue }
      } else {
        isTurnedRound = newValue
      }
    }
  }

  /// How far the animator is on its way, toward its end or, when reversed, its start.
  open var fractionComplete: CGFloat {
    get {
      let fraction = presentPlace
      return isReversed ? 1 - fraction : fraction
    }
    set {
      guard state != .stopped, !newValue.isNaN else { return }
      let fraction = min(max(newValue, 0), 1)
      activate()
      keepingRun { moveTo(isReversed ? 1 - fraction : fraction) }
    }
  }

  // MARK: - Start and pause

  open func startAnimation() {
    begin(after: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(!(delay < 0), "an animator's delay is not negative")
    begin(after: delay.isFinite ? delay : 0)
  }

  open func pauseAnimation() {
    guard state != .stopped, isInterruptible else { return }
    activate()
    halt()
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    halt()
    let remaining = abs(goal - timeFraction) * duration
    let seconds = durationFactor > 0 ? durationFactor * duration : remaining
    guard let parameters else {
      return go(.original(from: timeFraction), duration: seconds)
    }
    let timing = AnimatorTiming(parameters, duration: seconds)
    go(.curve(timing.curve()), duration: timing.duration)
  }

  // MARK: - Stop and finish

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    tracks?.finish(at: .current)
    isRunning = false
    state = .stopped
    if withoutFinishing { reset() }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    tracks?.set(finalPosition)
    complete(at: finalPosition)
  }
}

// MARK: - The states

extension UIViewPropertyAnimator {
  private var goal: Double { isReversed ? 0 : 1 }

  /// From inactive to active, held at the beginning.
  private func activate() {
    guard state == .inactive else { return }
    if ViewAnimationBlock.isPacedLinearly { timing = AnimatorTiming(linearFor: duration) }
    state = .active
    place = isReversed ? 1 : 0
    placeInTime = place
    let tracks = AnimatorTracks(duration: duration)
    tracks.scrubsLinearly = scrubsLinearly
    tracks.onEnd = { self.runEnded() }
    self.tracks = tracks
    // An animator that is active keeps itself, as on a device; until its stage is let go.
    VirtualClock.current.atEnd { [weak self] in self?.abandon() }
    let pending = pendingAnimations
    pendingAnimations = []
    for item in pending { perform(item.body, delayFactor: item.delayFactor) }
    tracks.hold(at: place)
  }

  /// Makes changes, which become animations from the present place on.
  private func perform(_ changes: @MainActor () -> Void, delayFactor: CGFloat) {
    guard let tracks, duration > 0 else { return ViewAnimationBlock.withoutAnimation(changes) }
    let delay = min(max(delayFactor.orZero, 0), 1)
    let begin = isReversed ? 0 : place
    let start = begin + delay * (1 - begin)
    var settings = ViewAnimationSettings(duration: (1 - start) * duration)
    (settings.pacing, settings.verticalPacing) = (timing.pacing, timing.verticalPacing)
    let block = ViewAnimationBlock(settings, animator: tracks, completion: nil)
    block.startShare = start
    tracks.fraction = place
    block.run(changes)
  }

  private func begin(after delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    activate()
    self.delay = delay
    go(
      .original(from: timeFraction), duration: abs(goal - timeFraction) * duration, delay: delay)
  }

  /// Lets the animator run to its goal.
  private func go(_ pace: AnimatorRun.Pace, duration seconds: TimeInterval, delay: Double = 0) {
    guard let tracks else { return }
    isRunning = true
    let run = AnimatorRun(fraction: place, goal: goal, pace: pace)
    self.run = run
    guard !tracks.isEmpty else {
      // With nothing to wait for it ends at once, but never within the call.
      let clock = VirtualClock.current
      clock.schedule(at: clock.now) { if self.isRunning, tracks.isEmpty { self.runEnded() } }
      return
    }
    tracks.start(run, duration: seconds, delay: delay)
  }

  /// Holds the animator where it is.
  private func halt() {
    guard isRunning, let tracks else { return }
    placeInTime = timeShare
    place = isScrubbingCurve ? min(max(mainPosition, 0), 1) : presentPlace
    isRunning = false
    tracks.scrubsLinearly = scrubsLinearly
    tracks.hold(where: place)
  }

  private var isScrubbingCurve: Bool { scrubsLinearly || timeShare == nil }

  /// Does something while the animator is held, and lets it run on if it was running.
  private func keepingRun(_ body: () -> Void) {
    let wasRunning = isRunning
    halt()
    body()
    if wasRunning {
      go(.original(from: timeFraction), duration: abs(goal - timeFraction) * duration)
    }
  }

  private func moveTo(_ fraction: Double) {
    guard fraction != place else { return }
    (place, placeInTime) = (fraction, nil)
    tracks?.hold(at: fraction)
  }

  /// Moves a paused animator evenly to a fraction within a number of seconds, as a finger would.
  func glide(to fraction: CGFloat, within seconds: TimeInterval) {
    guard state == .active, !isRunning, !isReversed, let tracks, seconds > 0, seconds.isFinite
    else { return fractionComplete = fraction }
    let end = Double(min(max(fraction, 0), 1))
    tracks.glide(from: place, to: end, within: seconds)
    (place, placeInTime) = (end, nil)
  }

  private func runEnded() {
    isRunning = false
    (place, placeInTime) = (goal, goal)
    if pausesOnCompletion {
      tracks?.hold(at: place)
    } else {
      let position: UIViewAnimatingPosition = isReversed ? .start : .end
      tracks?.finish(at: position)
      complete(at: position)
    }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let due = completions
    reset()
    completions = []
    for completion in due { completion(position) }
  }

  /// Ends without telling anybody.
  private func abandon() {
    completions = []
    reset()
  }

  private func reset() {
    tracks?.onEnd = {}
    tracks = nil
    run = nil
    (place, placeInTime) = (0, nil)
    isRunning = false
    state = .inactive
  }
}

// MARK: - Time and place

extension UIViewPropertyAnimator {
  /// The share of the animator's own time that belongs to where it is held.
  private var timeFraction: Double {
    if let placeInTime { return placeInTime }
    return scrubsLinearly ? timing.curve().time(reaching: place) : place
  }

  /// The share of its own time that is past while it runs at its own pace; nil at another.
  private var timeShare: Double? {
    guard isRunning, let run, let tracks, case .original(let start) = run.pace else { return nil }
    return start + (run.goal - start) * tracks.elapsedShare
  }

  /// How far a change over the whole time is while the animator runs.
  private var mainPosition: Double {
    guard let run, let tracks else { return place }
    let span = AnimatorSpan(start: 0, end: 1, curve: timing.curve())
    return run.position(of: span, from: startPosition(of: run), at: tracks.elapsedShare)
  }

  private func startPosition(of run: AnimatorRun) -> Double {
    if case .original(let start) = run.pace { return timing.curve().value(at: start) }
    return run.fraction
  }

  /// Where the animator is, 0...1 from start to end: while it runs by its time.
  private var presentPlace: Double {
    guard isRunning, let run, let tracks else { return place }
    return timeShare ?? run.fraction + (run.goal - run.fraction) * tracks.elapsedShare
  }
}
