// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// The way of animating before there were closures: between a begin and a commit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import LayerTree
import Timing

extension UIView {
  /// Begins a block of animations, which ``commitAnimations()`` ends; 0.2 s unless set otherwise.
  public class func beginAnimations(_ animationID: String?, context: Any?) {
    OldAnimations.current.begin(animationID)
  }

  public class func commitAnimations() {
    OldAnimations.current.commit()
  }

  public class func setAnimationDelegate(_ delegate: Any?) {
    OldAnimations.current.innermost?.delegate = delegate as AnyObject?
  }

  /// What the delegate is sent when the animations begin.
  public class func setAnimationWillStart(_ selector: Selector?) {
    OldAnimations.current.innermost?.willStart = selector
  }

  /// What the delegate is sent when the animations have ended, with their identifier.
  public class func setAnimationDidStop(_ selector: Selector?) {
    OldAnimations.current.innermost?.didStop = selector
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    OldAnimations.current.change { $0.duration = duration }
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    OldAnimations.current.change { $0.delay = delay > 0 ? delay : 0 }
  }

  /// Held for nothing: animations begin with the commit.
  public class func setAnimationStart(_ startDate: Date) {}

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    OldAnimations.current.change { $0.pacing = .curve(curve.curve) }
  }

  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    OldAnimations.current.change { $0.repeatCount = repeatCount > 0 ? repeatCount : 0 }
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OldAnimations.current.change { $0.autoreverses = repeatAutoreverses }
  }

  /// Shows the changes without the transition, and an issue says so.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard transition != .none else { return }
    VirtualClock.current.report(.viewTransition("\(transition)"))
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    OldAnimations.current.change { parameters in
      if fromCurrentState {
        parameters.options.insert(.beginFromCurrentState)
      } else {
        parameters.options.remove(.beginFromCurrentState)
      }
    }
  }
}

/// The animation blocks of a stage that are begun and not committed.
@MainActor
private final class OldAnimations {
  /// One of them.
  @MainActor
  final class Level {
    let block: ViewAnimationBlock
    weak var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?

    init(identifier: String?) {
      let end = End()
      block = ViewAnimationBlock(ViewAnimationSettings(duration: 0.2)) { _ in
        guard let level = end.level, let target = level.delegate else { return }
        level.didStop?.send(to: target, from: identifier)
      }
      end.level = self
    }

    /// What the completion finds its block by.
    private final class End {
      var level: Level?
    }
  }

  private var levels: [Level] = []

  static var current: OldAnimations { VirtualClock.current.attachment { OldAnimations() } }

  var innermost: Level? { levels.last }

  func begin(_ identifier: String?) {
    let level = Level(identifier: identifier)
    levels.append(level)
    ViewAnimationBlock.begin(level.block)
  }

  func commit() {
    guard let level = levels.popLast() else { return }
    ViewAnimationBlock.end(level.block)
    if let target = level.delegate { level.willStart?.send(to: target, from: nil) }
    level.block.completeIfIdle()
  }

  func change(_ body: (inout ViewAnimationParameters) -> Void) {
    guard let level = levels.last else { return }
    body(&level.block.parameters)
  }
}
