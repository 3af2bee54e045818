internal import Timing

/// Seconds on the current virtual clock, which starts at 0.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { VirtualClock.current.now.seconds }
