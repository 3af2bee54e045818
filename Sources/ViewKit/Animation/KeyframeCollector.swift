import Foundation
import LayerTree
import Pixels

/// The changes that are made within one call of `UIView.animateKeyframes`, until they become
/// animations: one for each property, through all of its values.
@MainActor
final class KeyframeCollector {
  /// One change: from when to when, as shares of the whole, and to what.
  private struct Change {
    let start: Double
    let end: Double
    let value: AnimatableValue
  }

  /// All changes of one property of one layer.
  private struct Course {
    let layer: CALayer
    let key: LayerKey
    /// The value before the first of them.
    let old: AnimatableValue
    var changes: [Change]
  }

  private let mode: CAAnimationCalculationMode
  /// In the order of the properties' first changes.
  private var courses: [Course] = []
  private var piece = (start: 0.0, end: 1.0)

  init(mode: CAAnimationCalculationMode) {
    self.mode = mode
  }

  /// Runs a closure whose changes belong to a part of the whole time.
  ///
  /// Where both are 0 the part is the whole.
  func with(start: Double, duration: Double, _ changes: () -> Void) {
    let outer = piece
    defer { piece = outer }
    let begin = start > 0 ? min(start, 1) : 0
    let end = duration > 0 ? min(begin + duration, 1) : begin
    piece = begin == 0 && end == 0 ? (0, 1) : (begin, end)
    changes()
  }

  /// Writes down a change made now.
  func note(
    _ key: LayerKey, from old: AnimatableValue, to new: AnimatableValue, on layer: CALayer
  ) {
    let change = Change(start: piece.start, end: piece.end, value: new)
    if let index = courses.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      courses[index].changes.append(change)
    } else {
      courses.append(Course(layer: layer, key: key, old: old, changes: [change]))
    }
  }

  /// Adds the animations, to run as the block says.
  func play(in block: ViewAnimationBlock) {
    let played = courses
    courses = []
    for course in played {
      let animation = makeAnimation(for: course, in: block)
      block.add(animation, for: course.key, from: course.old, to: course.layer)
    }
  }

  private func makeAnimation(
    for course: Course, in block: ViewAnimationBlock
  ) -> CAKeyframeAnimation {
    var stops = Self.stops(of: course)
    let animation = CAKeyframeAnimation(keyPath: course.key.path)
    animation.calculationMode = mode
    animation.values = stops.map { $0.value.object ?? NSNull() }
    if mode == .discrete { stops.append((1, course.old)) }
    animation.keyTimes = stops.map { NSNumber(value: $0.time) }
    animation.pacing = block.parameters.curve(isVertical: false)
    animation.duration = block.duration
    animation.delayAfterCommit = block.delay
    animation.repeatCount = block.parameters.repeatCount
    animation.autoreverses = block.parameters.autoreverses
    return animation
  }

  /// The values and when each is reached: between changes a value holds.
  ///
  /// A change that begins before the one before has ended takes over from where that one is.
  private static func stops(of course: Course) -> [(time: Double, value: AnimatableValue)] {
    var stops: [(time: Double, value: AnimatableValue)] = [(0, course.old)]
    func add(_ time: Double, _ value: AnimatableValue) {
      guard let last = stops.last, last.time != time || last.value != value else { return }
      stops.append((time, value))
    }
    // Sorting is not stable by itself; the order of making decides between equal starts.
    let changes = course.changes.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }.map(\.element)
    for change in changes {
      while stops.count > 1, let last = stops.last, last.time > change.start {
        stops.removeLast()
        guard let before = stops.last, before.time <= change.start else { continue }
        let share = (change.start - before.time) / (last.time - before.time)
        add(change.start, before.value.interpolated(to: last.value, progress: share))
      }
      if let value = stops.last?.value { add(change.start, value) }
      add(change.end, change.value)
    }
    if let last = stops.last { add(1, last.value) }
    guard stops.contains(where: { $0.value.isColor }) else { return stops }
    return stops.map { ($0.time, $0.value == .none ? .color(.clear) : $0.value) }
  }
}

extension AnimatableValue {
  fileprivate var isColor: Bool {
    if case .color = self { true } else { false }
  }
}
