// Follows CAAnimation.h: timing, pacing, delegate, key-value storage; a copy is made when added.
// Left out: archiving.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
package import Timing

/// Something that changes how a layer is presented while time passes.
///
/// An animation is a description. A layer keeps a copy of it, and asks the copy what it does at a
/// time; the description itself has no clock.
@preconcurrency @MainActor
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  /// How time is paced; nil for evenly.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told about begin and end; held strongly.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation leaves its layer at its end.
  open var isRemovedOnCompletion = true

  open var beginTime: CFTimeInterval {
    get { givenBeginTime ?? 0 }
    set { givenBeginTime = newValue }
  }
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// Held for whoever asks; every recorded frame is drawn.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The begin time that was set; nil stands for the time of the commit.
  ///
  /// A flag of its own, and not the value 0, because the virtual clock starts at 0.
  package var givenBeginTime: CFTimeInterval?
  /// What paces time in place of ``timingFunction``, where a cubic curve cannot say it.
  package var pacing: TimingCurve?
  /// What paces time in place of both, where no curve can say it; it may lead beyond 0...1.
  @preconcurrency package var warp: (@Sendable (Double) -> Double)?
  /// Seconds of the layer's time from the commit to the begin, where no begin time was set.
  package var delayAfterCommit: CFTimeInterval = 0
  /// Whether a commit that finds the layer outside every tree ends the animation, unfinished.
  ///
  /// Otherwise the animation waits until its layer is in a tree.
  package var endsOutsideTrees = false

  private var storedValues: [String: Any] = [:]

  public override init() {
    super.init()
  }

  /// A value that somebody stored under `key`, or that of a timing property of that name.
  open func value(forKey key: String) -> Any? {
    storedValues[key]
  }

  /// Stores a value of any kind under `key`; nil takes it away.
  open func setValue(_ value: Any?, forKey key: String) {
    storedValues[key] = NSNumber.kept(value)
  }

  /// Whether the value of that name is kept when a layer is archived; no value is.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// What a new animation of this class has for the property `key`.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Adds the animation to the layer `anObject` under the key `event`.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  // MARK: - What subclasses of ours say

  /// A new animation of this class.
  func emptyCopy() -> CAAnimation { CAAnimation() }

  /// Gives `copy`, which is of this class, everything that this animation has.
  func copyValues(to copy: CAAnimation) {
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.givenBeginTime = givenBeginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.pacing = pacing
    copy.warp = warp
    copy.delayAfterCommit = delayAfterCommit
    copy.endsOutsideTrees = endsOutsideTrees
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.storedValues = storedValues
  }

  /// Changes the presented state as the animation does at the given moment of its run.
  func apply(at moment: AnimationMoment, to presentation: inout Presentation) {}

  /// The key paths that the animation changes.
  var animatedKeyPaths: [String] { [] }

  /// The animation was added to a layer; what the last commit showed can still be had.
  func willRun(on layer: CALayer) {}

  /// What about this animation can't be done on a layer in that state.
  func issues(in state: LayerState, layer name: String) -> [LayerIssue] { [] }
}

extension CAAnimation {
  /// A copy; a subclass that this module does not know is not copied but shared.
  package func copied() -> CAAnimation {
    let copy = emptyCopy()
    guard type(of: copy) == type(of: self) else { return self }
    copyValues(to: copy)
    return copy
  }

  /// The share of the way for a share of the time.
  func paced(_ progress: Double) -> Double {
    if let warp { return warp(progress) }
    if let pacing { return pacing.value(at: progress) }
    return timingFunction?.curve.value(at: progress) ?? progress
  }
}
