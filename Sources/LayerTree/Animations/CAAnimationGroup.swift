// Follows CAAnimationGroup of CAAnimation.h: children run in the group's time and are cut off at its
// end; their delegates and their removal do not count.
// Left out: nothing.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation
internal import Timing

/// Several animations that run in a time of their own.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  public override init() {
    super.init()
  }

  override func emptyCopy() -> CAAnimation { CAAnimationGroup() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.copied() }
  }

  override func apply(at moment: AnimationMoment, to presentation: inout Presentation) {
    let seconds = paced(moment.progress) * moment.duration
    for child in animations ?? [] {
      var timing = child.mediaTiming(beginningAt: child.givenBeginTime ?? 0)
      if !(timing.duration > 0) { timing.duration = moment.duration }
      // The end of a child is still the child's: at the group's last instant it shows its end.
      if let end = timing.endInParentTime, abs(seconds - end) <= MediaTiming.boundaryTolerance {
        timing.fillMode = .both
      }
      child.apply(timing: timing, at: seconds, to: &presentation)
    }
  }

  override var animatedKeyPaths: [String] { (animations ?? []).flatMap(\.animatedKeyPaths) }

  override func issues(in state: LayerState, layer name: String) -> [LayerIssue] {
    (animations ?? []).flatMap { child in
      // A group changes properties; the layer's picture as a whole is no such.
      child is CATransition
        ? [.viewTransition("CATransition in a group of \(name)")]
        : child.issues(in: state, layer: name)
    }
  }
}
