package import Foundation
import LayerTree
import Timing

/// One moment of a scripted gesture, as a recognizer gets it.
package struct GestureSample: Hashable, Sendable {
  /// What the recognizer makes of it.
  package var state: UIGestureRecognizer.State
  /// Where the fingers are, in points of the window.
  package var touches: [CGPoint]
  /// Where they were put down, in points of the window; counts when the gesture begins.
  ///
  /// Empty stands for where they are then: the gesture begins without having moved.
  package var start: [CGPoint]

  /// A moment of a gesture.
  package init(_ state: UIGestureRecognizer.State, touches: [CGPoint], start: [CGPoint] = []) {
    self.state = state
    self.touches = touches
    self.start = start
  }

  /// A moment of a drag by one finger that was put down at `start` and has moved by `translation`.
  package init(
    _ state: UIGestureRecognizer.State, translation: CGPoint, from start: CGPoint
  ) {
    self.init(
      state, touches: [CGPoint(x: start.x + translation.x, y: start.y + translation.y)],
      start: [start])
  }
}

/// What a recognizer knows of the fingers.
package struct GestureMoment: Hashable, Sendable {
  /// Where they are, in points of the window.
  package var touches: [CGPoint] = []
  /// Where they were put down.
  var start: [CGPoint] = []
  /// When that is, in seconds, and where they were at the moment before.
  var time = 0.0
  var previous: (touches: [CGPoint], time: Double)?

  /// The middle of the touches, in points of the window.
  var middle: CGPoint { Self.middle(of: touches) }

  /// The middle of some points; the origin for none.
  static func middle(of points: [CGPoint]) -> CGPoint {
    guard !points.isEmpty else { return .zero }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  package static func == (left: GestureMoment, right: GestureMoment) -> Bool {
    left.touches == right.touches && left.start == right.start && left.time == right.time
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(touches.map(\.x))
    hasher.combine(time)
  }
}

extension UIGestureRecognizer {
  /// Gives the recognizer the next moment of a gesture, at the clock's present time.
  ///
  /// A gesture begins only if recognizer, delegate, view and the other gestures under way allow it;
  /// else it has failed, and the rest of it is ignored. Targets are told once for each moment.
  ///
  /// - Returns: Whether the targets were told.
  @discardableResult
  package func play(_ sample: GestureSample) -> Bool {
    let begins = sample.state == .began || (sample.state == .ended && !isUnderWay && isDiscrete)
    guard isEnabled, begins || isUnderWay else { return false }
    take(sample, begins: begins)
    if begins {
      guard mayBegin else {
        state = .failed
        return false
      }
    }
    state = sample.state
    return true
  }

  private func take(_ sample: GestureSample, begins: Bool) {
    let now = VirtualClock.current.now.seconds
    var next = GestureMoment(touches: sample.touches, time: now)
    if begins {
      next.start = sample.start.isEmpty ? sample.touches : sample.start
    } else {
      next.start = moment.start
      next.previous = (moment.touches, moment.time)
    }
    moment = next
    if begins { didTakeStart() }
  }
}
