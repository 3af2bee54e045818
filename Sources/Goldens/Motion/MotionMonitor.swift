package import FrameSequences
package import PNGCodec

/// Looks at one sequence alone, frame after frame, for motion that is wrong whatever it should be.
///
/// It keeps two pictures and one number a frame, however long the sequence is.
package struct MotionMonitor: Sendable {
  /// One frame, as far as it is remembered.
  struct Frame: Hashable, Sendable {
    var number: Int
    var time: ExactFraction?
    /// The transition under way, where that is known.
    var transition: String?
    /// How far it is, 0...1.
    var progress: Double?
    /// The change from the frame before.
    var step: Int
    /// The change from the frame before that.
    var across: Int
  }

  private(set) var frames: [Frame] = []
  private var last: StraightImage?
  private var lastButOne: StraightImage?
  /// Whether frames are known to be in or out of transitions.
  private var knowsTransitions = false

  /// A monitor that has seen nothing.
  package init() {}

  /// Takes the next frame.
  ///
  /// - Parameters:
  ///   - picture: Its picture.
  ///   - number: Its number.
  ///   - time: Its time, in seconds.
  ///   - transition: The transition under way, or `nil` for none or where nothing is known.
  ///   - progress: How far that is, 0...1.
  /// - Complexity: O(n) in the pixels.
  package mutating func take(
    _ picture: StraightImage, number: Int, time: ExactFraction?, transition: String? = nil,
    progress: Double? = nil
  ) {
    let step = last.flatMap { FrameStep(from: $0, to: picture) }?.amount ?? 0
    let across = lastButOne.flatMap { FrameStep(from: $0, to: picture) }?.amount ?? 0
    frames.append(
      Frame(
        number: number, time: time, transition: transition, progress: progress, step: step,
        across: across))
    if transition != nil { knowsTransitions = true }
    (lastButOne, last) = (last, picture)
  }

  /// Everything wrong, in the order of the frames.
  package var findings: [ComparisonFinding] {
    guard frames.count > 1 else { return [] }
    var found = [startsMoving, settlingJump, endsMoving].compactMap { $0 }
    found += flickers + repeats
    return found.enumerated().sorted {
      ($0.element.frame ?? 0, $0.offset) < ($1.element.frame ?? 0, $1.offset)
    }.map(\.element)
  }
}

// MARK: - Checks

extension MotionMonitor {
  /// Places that are not between their neighbours.
  private var flickering: [Int] {
    guard frames.count > 2 else { return [] }
    return (1..<frames.count - 1).filter {
      FlickerTest.isFlicker(
        into: frames[$0].step, out: frames[$0 + 1].step, across: frames[$0 + 1].across)
    }
  }

  private var flickers: [ComparisonFinding] {
    flickering.map {
      finding(.flicker, at: $0, "flickers: it differs from both its neighbours, and they do not")
    }
  }

  /// Frames that stand still in the midst of motion.
  private var repeats: [ComparisonFinding] {
    let moving = frames.map(\.step).filter { $0 > 0 }.sorted()
    guard !moving.isEmpty else { return [] }
    // Motion that begins or ends may be slower than a step of a pixel; only a stop from full motion
    // is a repeat.
    let full = moving[moving.count / 2] / 4
    var runs: [Range<Int>] = []
    for place in frames.indices.dropFirst() where frames[place].step == 0 {
      SequenceAlignment.extend(&runs, by: place)
    }
    return runs.filter { run in
      run.lowerBound > 1 && run.upperBound < frames.count && isOneMotion(run)
        && min(frames[run.lowerBound - 1].step, frames[run.upperBound].step) > full
    }.map { run in
      let before = frames[run.lowerBound - 1].number
      var found = finding(
        .repeatedFrames, at: run.lowerBound, through: run.upperBound - 1,
        "\(run.count == 1 ? "repeats" : "repeat") frame \(before) in the midst of the motion")
      found.frames = run.count
      return found
    }
  }

  /// Whether the frames from before a run to after it belong to one motion.
  private func isOneMotion(_ run: Range<Int>) -> Bool {
    guard knowsTransitions else { return run.count <= Self.longestHitch }
    let name = frames[run.lowerBound - 1].transition
    return name != nil && frames[run].allSatisfy { $0.transition == name }
  }

  /// The most repeats in a row that are a hitch and no rest, where nothing tells.
  private static let longestHitch = 4

  /// A last step that is out of all proportion to those before it.
  private var settlingJump: ComparisonFinding? {
    let flicker = Set(flickering)
    guard let end = frames.lastIndex(where: { $0.step > 0 }), end > 4, !flicker.contains(end - 1)
    else { return nil }
    let before = frames[end - 4..<end].map(\.step).sorted()
    guard before[0] > 0, frames[end].step / 4 > before[3] else { return nil }
    return finding(
      .settlingJump, at: end, "jumps: it changes more than four times as much as any before it")
  }

  private var startsMoving: ComparisonFinding? {
    guard let first = frames.first, let progress = first.progress, progress > 0 else { return nil }
    return finding(.startsMoving, at: 0, "is the first, and a transition is under way already")
  }

  private var endsMoving: ComparisonFinding? {
    let end = frames.count - 1
    let isMoving = knowsTransitions ? frames[end].transition != nil : frames[end].step > 0
    guard isMoving else { return nil }
    return finding(.endsMoving, at: end, "is the last, and the motion has not come to rest")
  }

  private func finding(
    _ kind: ComparisonFinding.Kind, at place: Int, through last: Int? = nil, _ clause: String
  ) -> ComparisonFinding {
    let frame = frames[place]
    let subject = FrameTimeText.frames(
      frame.number, frames[last ?? place].number, frame.time)
    return ComparisonFinding(
      kind, frame: frame.number, time: frame.time, frames: 1, text: "\(subject) \(clause)")
  }
}
