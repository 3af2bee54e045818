internal import Foundation
package import Timing

/// Animations that follow a time given by hand in place of the clock's: those of a transition that a
/// finger drives.
///
/// A drive has a time of its own, in seconds from 0. While it is held, its time is where it was
/// last put; once let go, it runs on its own to an end. Animations of views go by it wherever they
/// are, at a pace of the drive's own; all others go by it because the drive also stops, moves and
/// runs the time of one layer, its root, and so of everything below. What is added while
/// ``collect(_:)`` runs belongs to the drive: it doesn't end by itself, but with the drive.
@MainActor
package final class AnimationDrive {
  /// Seconds of drive time at a media time, in a straight line.
  private struct Course {
    var beginTime = 0.0
    var speed = 0.0
    var offset = 0.0

    func seconds(at mediaTime: Double) -> Double { (mediaTime - beginTime) * speed + offset }
  }

  /// The way from where the drive was let go to its end, and how views' animations take it.
  private struct Tail {
    let start: Double
    let end: Double
    let pacing: TimingCurve

    /// Where views' animations are when the drive's own time, which runs evenly, is at `seconds`.
    func paced(_ seconds: Double) -> Double {
      guard start != end else { return end }
      let share = (seconds - start) / (end - start)
      return start + (end - start) * pacing.value(at: min(max(share, 0), 1))
    }
  }

  private let root: CALayer?
  private let clock: VirtualClock
  private var course = Course()
  private var tail: Tail?
  private var members: [RunningAnimation] = []
  private var changes: [ModelChange] = []

  /// A drive held at time 0; it stops the time of `root`, and of all below it, there.
  package init(root: CALayer?, clock: VirtualClock) {
    self.root = root
    self.clock = clock
    moveRoot()
  }

  /// The present time, in seconds.
  package var time: Double { course.seconds(at: clock.now.seconds) }

  /// Takes on the animations that are added while `body` runs.
  package func collect(_ body: () -> Void) {
    clock.drives.append(self)
    defer { clock.drives.removeLast() }
    body()
  }

  /// The drive that takes on what is added now.
  package static var current: AnimationDrive? { VirtualClock.current.drives.last }

  // MARK: - Driving

  /// Puts the time to `seconds`, where it stays.
  package func hold(at seconds: Double) {
    tail = nil
    course = Course(offset: seconds)
    moveRoot()
  }

  /// Stops the time where views' animations are now.
  ///
  /// - Returns: That time, in seconds.
  package func pause() -> Double {
    let seconds = tail?.paced(time) ?? time
    hold(at: seconds)
    return seconds
  }

  /// Moves the time evenly to `end`, where it is after `duration` seconds of the clock's; by then
  /// something else is to be said.
  package func glide(to end: Double, within duration: Double) {
    let start = time
    guard duration > 0, start != end else { return hold(at: end) }
    tail = nil
    course = Course(
      beginTime: clock.now.seconds, speed: (end - start) / duration, offset: start)
    moveRoot()
  }

  /// Lets the time run to `end`, `speed` seconds of it in one of the clock's.
  ///
  /// Views' animations take the way at the pace of `pacing`; the root's time runs evenly.
  ///
  /// - Returns: How long it takes, in seconds.
  /// - Precondition: `speed` is above 0.
  package func run(to end: Double, speed: Float, pacing: TimingCurve) -> Double {
    precondition(speed > 0, "a drive that is let go runs at a speed above 0")
    let start = time
    let rate = Double(decimal: speed)
    tail = Tail(start: start, end: end, pacing: pacing)
    course = Course(
      beginTime: clock.now.seconds, speed: end < start ? -rate : rate, offset: start)
    moveRoot()
    return abs(end - start) / rate
  }

  /// Ends every animation of the drive, and gives the root the clock's time back.
  ///
  /// Backwards, the changes of views' models are undone, and what no view animated was cut off:
  /// its delegate hears that it did not finish. Animations without an end go on.
  package func end(reversed: Bool) {
    let (ended, undone) = (members, changes)
    (members, changes, tail) = ([], [], nil)
    if let root { (root.beginTime, root.timeOffset, root.speed) = (0, 0, 1) }
    if reversed { for change in undone.reversed() { change.undo() } }
    for running in ended { running.drive = nil }
    clock.timingChanged()
    for running in ended where !running.isEndless {
      clock.end(running, removes: reversed, finished: !reversed || running.isOfView)
    }
  }

  private func moveRoot() {
    clock.timingChanged()
    guard let root else { return }
    root.beginTime =
      course.speed == 0
      ? 0
      : root.parent?.localTime(
        atMediaTime: course.beginTime) ?? course.beginTime
    root.timeOffset = course.offset
    root.speed = Float(course.speed)
  }

  // MARK: - Animations

  /// Takes on an animation that was just added to a layer.
  func take(_ running: RunningAnimation) {
    running.drive = self
    members.append(running)
  }

  /// Whether the drive reaches an animation on `layer`: a view's anywhere, others below the root.
  func reaches(_ running: RunningAnimation, on layer: CALayer) -> Bool {
    if running.isOfView { return true }
    return root.map { layer.isInside($0) } ?? false
  }

  /// The time at which to evaluate an animation, where its layer's own time is `seconds`.
  func seconds(for running: RunningAnimation, on layer: CALayer, at seconds: Double) -> Double {
    guard running.isOfView else { return seconds }
    let isBelow = root.map { layer.isInside($0) } ?? false
    let time =
      isBelow
      ? seconds
      : course.seconds(at: layer.mediaTime(atLocalTime: seconds) ?? clock.now.seconds)
    return tail?.paced(time) ?? time
  }

  /// Keeps what a view's change replaced, to undo it should the drive end backwards.
  func keep(_ event: String, of layer: CALayer, before: LayerState) {
    guard let key = LayerKey(event, kind: layer.state.kind) else { return }
    changes.append(
      ModelChange(
        layer: layer, key: key, old: key.value(in: before), new: key.value(in: layer.state)))
  }
}

/// One change of a layer's model.
@MainActor
private struct ModelChange {
  let layer: CALayer
  let key: LayerKey
  let old: AnimatableValue
  let new: AnimatableValue

  /// Puts the old value back, unless the value has changed since.
  func undo() {
    guard key.value(in: layer.state) == new else { return }
    layer.put(old, at: key)
  }
}
