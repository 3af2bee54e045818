// Follows CADisplayLink.h: a call for every refresh of a screen, which here is the virtual clock's, at
// 60 a second.
// Left out: run loop modes; a link runs in all of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import Timing

/// How often a second something is to be drawn.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float = 0, maximum: Float = 0, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// As the system likes it.
  public static let `default` = CAFrameRateRange()
}

/// Calls its target for every refresh of the screen, from when it is added until it is invalidated.
///
/// The first call comes with the first refresh after it was added. Refreshes come at whole sixtieths
/// of a second of the virtual clock, however many frames are recorded.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// The time of the present refresh, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next refresh that will call, in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + Double(stride) / Self.refreshRate }
  /// Seconds from one refresh to the next.
  open private(set) var duration: CFTimeInterval = 0
  /// While it is paused nothing is called.
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Refreshes from one call to the next.
  open var frameInterval = 1

  private var target: AnyObject?
  private let selector: Selector
  private var next: ScheduledWork?
  private static let refreshRate = 60.0

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    self.selector = sel
    super.init()
  }

  /// Begins to call; a link that is added already goes on.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard next == nil, target != nil else { return }
    duration = 1 / Self.refreshRate
    let clock = VirtualClock.current
    schedule(refresh: Int((clock.now.seconds * Self.refreshRate + 1e-6).rounded(.down)) + 1, clock)
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    next?.cancel()
    next = nil
  }

  /// Ends the calls for good and lets the target go.
  open func invalidate() {
    next?.cancel()
    next = nil
    target = nil
  }

  private func schedule(refresh index: Int, _ clock: VirtualClock) {
    next = clock.schedule(at: Nanoseconds(seconds: Double(index) / Self.refreshRate)) {
      [weak clock] in
      guard let clock else { return }
      self.call(at: index, clock)
    }
  }

  private func call(at index: Int, _ clock: VirtualClock) {
    timestamp = Double(index) / Self.refreshRate
    schedule(refresh: index + stride, clock)
    if !isPaused, let target { selector.send(to: target, from: self) }
  }

  /// Refreshes from one call to the next, for the rate that was asked for.
  private var stride: Int {
    let wanted = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
    let rate = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : Double(wanted)
    guard rate > 0, rate.isFinite else { return max(frameInterval, 1) }
    return max(Int((Self.refreshRate / max(rate, 1)).rounded()), 1)
  }
}
