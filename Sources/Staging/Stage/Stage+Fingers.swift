public import Foundation
import LayerTree
import Timing
public import ViewKit

// Fingers that a script moves.

extension Stage {
  /// Where a finger is in a drag.
  public struct DragSample: Hashable, Sendable {
    /// Seconds from the drag's begin; ≥ 0.
    public var time: TimeInterval
    /// How far the finger has moved from where it was put down, in points of the window.
    public var translation: CGPoint

    /// A place of the finger at a time from the drag's begin, in seconds.
    public init(_ time: TimeInterval, x: CGFloat, y: CGFloat = 0) {
      self.time = time
      self.translation = CGPoint(x: x, y: y)
    }
  }

  /// Drags one finger: the recognizer's targets are told once for each sample, at its time.
  ///
  /// The first sample begins the gesture, the last one ends it. Time passes as in ``wait(_:)``.
  ///
  /// - Parameters:
  ///   - recognizer: Who hears of it, if its delegate and the others let it begin.
  ///   - start: Where the finger is put down, in points of the window.
  ///   - samples: At least two, their times rising.
  public func drag(
    _ recognizer: UIPanGestureRecognizer, from start: CGPoint = .zero, along samples: [DragSample]
  ) {
    precondition(
      samples.count >= 2 && samples[0].time >= 0
        && zip(samples, samples.dropFirst()).allSatisfy { $0.time <= $1.time },
      "a drag has a begin and an end, and its times rise")
    let begin = clock.now
    for (index, sample) in samples.enumerated() {
      pass(until: begin + Nanoseconds(seconds: sample.time))
      let state: UIGestureRecognizer.State =
        index == 0 ? .began : index == samples.count - 1 ? .ended : .changed
      clock.turn {
        recognizer.play(GestureSample(state, translation: sample.translation, from: start))
      }
    }
  }

  /// Pulls a presented controller away, as a hand does with a sheet.
  ///
  /// `isModalInPresentation` and the delegate of its presentation controller are asked, and the
  /// delegate is told of the begin and the end.
  ///
  /// - Parameter controller: The one that is presented, or one in it.
  /// - Returns: Whether it goes.
  @discardableResult
  public func pullAway(_ controller: UIViewController) -> Bool {
    pass(until: clock.now)
    var goes = false
    clock.turn { goes = controller.dismissByHand() }
    return goes
  }

  /// Taps once: the recognizer's targets are told, if it may begin.
  ///
  /// - Parameters:
  ///   - recognizer: Who hears of it.
  ///   - place: Where, in points of the window.
  public func tap(_ recognizer: UITapGestureRecognizer, at place: CGPoint) {
    pass(until: clock.now)
    clock.turn { recognizer.play(GestureSample(.ended, touches: [place])) }
  }

  /// Taps an item of a tab bar: the controller's delegate is asked, and told.
  ///
  /// - Parameters:
  ///   - index: The place of the item; one that isn't there is no tap.
  ///   - tabs: Whose bar it is.
  public func tap(itemAt index: Int, of tabs: UITabBarController) {
    pass(until: clock.now)
    clock.turn {
      guard let items = tabs.tabBar.items, items.indices.contains(index) else { return }
      tabs.tabBar(tabs.tabBar, didSelect: items[index])
    }
  }
}
