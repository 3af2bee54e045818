import Staging
import Testing
import UIKit

/// Notes when it is reached, on the stage's clock.
@MainActor
private final class Log {
  var times: [Double] = []
  func note() { times.append(CACurrentMediaTime()) }
}

// This file doesn't import Foundation itself: it has it from UIKit, as most animators do.
@Suite("Timers of code that imports UIKit alone")
@MainActor
struct TimerTests {
  @Test("Blocks that use their timer are called on the stage's clock")
  func usedTimers() throws {
    let log = Log()
    try record {
      Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
        MainActor.assumeIsolated { log.note() }
        if timer.isValid { timer.invalidate() }
      }
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { (timer: Timer) in
        MainActor.assumeIsolated { log.note() }
      }
      let made = Timer(timeInterval: 0.75, repeats: false) { timer in
        timer.invalidate()
        MainActor.assumeIsolated { log.note() }
      }
      RunLoop.main.add(made, forMode: .common)
      let fired = Timer(fire: Date(timeIntervalSinceNow: 1), interval: 0, repeats: false) {
        (timer: Timer) in
        MainActor.assumeIsolated { log.note() }
      }
      RunLoop.main.add(fired, forMode: .default)
    }

    #expect(log.times == [0.25, 0.5, 0.75, 1])
  }

  @Test("So are blocks that don't, and work of the main queue")
  func others() throws {
    let log = Log()
    try record {
      Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in
        MainActor.assumeIsolated { log.note() }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.note() }
    }

    #expect(log.times == [0.25, 0.5])
  }

  /// Runs a script at time 0 and lets two seconds pass.
  private func record(_ script: () -> Void) throws {
    _ = try Recording.of(size: CGSize(width: 8, height: 8), scale: 1, framesPerSecond: 10) {
      stage in
      stage.show(UIViewController())
      script()
      stage.wait(2)
    }
  }
}
