internal import FrameSequences
internal import SceneFormat
internal import Staging
internal import Timing

/// Which frames of a plan `--frames` and `--time` name.
struct FrameChoice {
  let plan: RecordingPlan

  /// The frames that the arguments choose, ascending; nil where they choose none, which means all.
  func frames(_ arguments: ParsedArguments) throws(UsageError) -> [Int]? {
    switch (arguments.value(of: .frames), arguments.value(of: .time)) {
    case (nil, nil): return nil
    case (.some, .some): throw .conflict("--frames", "--time")
    case (let list?, nil): return try frames(named: list)
    case (nil, let time?): return try frames(within: time)
    }
  }

  /// Reads a list of frames.
  ///
  /// - Parameters:
  ///   - list: As `--frames` takes it.
  ///   - option: What messages call it.
  /// - Returns: The frames that it names, ascending.
  /// - Throws: What is wrong with it.
  func frames(
    named list: String, by option: String = "--frames"
  ) throws(UsageError) -> [Int] {
    do {
      return try FrameSelection(list, frameCount: plan.frameCount, point: frame(atPoint:)).frames
    } catch .unknownPoint(let item) {
      throw .refusedValue(option: option, reason: unknownPoint(item))
    } catch {
      throw .refusedValue(option: option, reason: "\(error)")
    }
  }

  private func frames(within text: String) throws(UsageError) -> [Int] {
    let range = try TimeRange(text)
    let timeline = plan.timeline
    let frames =
      range.isInstant
      ? timeline.frame(at: range.upper).map { $0..<($0 + 1) }
      : timeline.frames(from: range.lower, through: range.upper)
    guard let frames else {
      let end = ReadableNumber.text(timeline.duration)
      throw .refusedValue(
        option: "--time", reason: "\(text) lies outside the timeline, which is 0-\(end) s")
    }
    guard !frames.isEmpty else {
      throw .refusedValue(option: "--time", reason: "there is no frame within \(text) s")
    }
    return Array(frames)
  }

  /// Says what is wrong with a point: its form, its share, or the transition's name.
  private func unknownPoint(_ text: String) -> String {
    let names = plan.transitions.map(\.id)
    let example = names.first.map { ", such as '\($0)@50%'" } ?? ""
    guard let at = text.lastIndex(of: "@"), text.hasSuffix("%"),
      let percent = Double(text[text.index(after: at)...].dropLast())
    else {
      return "'\(text)' is no frame, range or point; a point is TRANSITION@PERCENT%\(example)"
    }
    guard (0...100).contains(percent) else {
      return "'\(text)': a point lies at 0% to 100% of a transition"
    }
    let name = String(text[..<at])
    let hint = Suggestion.nearest(to: name, among: names).map { " (did you mean '\($0)'?)" } ?? ""
    let list = names.isEmpty ? "there is none" : "there are \(names.joined(separator: ", "))"
    return "'\(name)' is no transition; \(list)\(hint)"
  }

  /// The frame of a point such as `open@50%`, or nil for a text that names none.
  func frame(atPoint text: String) -> Int? {
    guard let at = text.lastIndex(of: "@"), text.hasSuffix("%"),
      let percent = Double(text[text.index(after: at)...].dropLast()), (0...100).contains(percent)
    else { return nil }
    return frame(of: String(text[..<at]), progress: percent / 100)
  }

  /// The frame that shows a transition at a part of its time, or nil for an unknown transition.
  func frame(of transition: String, progress: Double) -> Int? {
    guard let transition = plan.transitions.first(where: { $0.id == transition }) else {
      return nil
    }
    let elapsed = (Double(transition.realDuration.count) * progress).rounded()
    return plan.timeline.frame(
      at: transition.began + Nanoseconds(count: Int64(exactly: elapsed) ?? 0))
  }
}
