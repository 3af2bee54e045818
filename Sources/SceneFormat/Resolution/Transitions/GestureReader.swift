import Foundation
import Timing

/// Reads the gesture of a transition.
struct GestureReader {
  let context: ResolutionContext
  /// The size of the screens, in points.
  let screenSize: CGSize

  /// A gesture; nil, and reported, for one that drives nothing.
  func gesture(
    _ value: LocatedValue, operation: SceneTransition.Operation?
  ) -> SceneGesture? {
    guard let reader = ObjectReader(value, as: "a gesture", in: context) else { return nil }
    reader.check(SceneSchema.gesture)
    let between = reader.choice("between", default: SceneDefaults.between.value)
    guard let course = course(reader, operation) else {
      // The end has mistakes of its own, which are told in the same run.
      if let end = reader.value("end") { _ = self.end(end, isPan: false, last: nil) }
      return nil
    }
    guard let end = end(reader, of: course) else { return nil }
    return SceneGesture(
      course: course, between: between, end: end, location: context.location(value.span))
  }

  private func course(
    _ reader: ObjectReader, _ operation: SceneTransition.Operation?
  ) -> SceneGesture.Course? {
    switch (reader.value("updates"), reader.value("pan")) {
    case (let updates?, nil): return self.updates(updates, reader).map { .updates($0) }
    case (nil, let pan?):
      if let operation, [.push, .present, .replace].contains(operation) {
        context.error(
          "conflict",
          "a pan drags a screen back; \"\(operation.rawValue)\" takes \"updates\"", at: pan.span)
      }
      return samples(pan, reader).map { .pan($0) }
    case (nil, nil):
      _ = reader.required("updates")
      return nil
    case (.some, .some):
      context.error(
        "conflict", "a gesture has \"updates\" or a \"pan\", not both", at: reader.span)
      return nil
    }
  }
}

// MARK: - Updates and samples

extension GestureReader {
  private func updates(_ list: LocatedValue, _ outer: ObjectReader) -> [SceneGesture.Update]? {
    let elements = outer.list("updates")
    let updates = elements.compactMap { element -> SceneGesture.Update? in
      guard let reader = ObjectReader(element, as: "an update", in: context) else { return nil }
      reader.check(SceneSchema.gestureUpdate)
      let time = reader.required("t").flatMap { context.time($0, for: "\"t\"") }
      let progress = reader.required("progress").flatMap {
        context.number($0, for: "\"progress\"")
      }
      guard let time, let progress else { return nil }
      return SceneGesture.Update(time: time, progress: min(max(progress, 0), 1))
    }
    guard checkCount(elements, atLeast: 1, "updates", list), updates.count == elements.count else {
      return nil
    }
    return checkOrder(updates.map(\.time), at: elements) ? updates : nil
  }

  private func samples(_ list: LocatedValue, _ outer: ObjectReader) -> [SceneGesture.Sample]? {
    let elements = outer.list("pan")
    let samples = elements.compactMap { element -> SceneGesture.Sample? in
      guard let reader = ObjectReader(element, as: "a sample", in: context) else { return nil }
      reader.check(SceneSchema.gestureSample)
      let time = reader.required("t").flatMap { context.time($0, for: "\"t\"") }
      let translation = reader.required("translation").flatMap {
        context.point($0, for: "\"translation\"", in: screenSize)
      }
      guard let time, let translation else { return nil }
      return SceneGesture.Sample(time: time, translation: translation)
    }
    guard checkCount(elements, atLeast: 2, "pan", list), samples.count == elements.count else {
      return nil
    }
    return checkOrder(samples.map(\.time), at: elements) ? samples : nil
  }

  private func checkCount(
    _ elements: [LocatedValue], atLeast count: Int, _ key: String, _ list: LocatedValue
  ) -> Bool {
    if elements.count >= count { return true }
    if case .array = list.content {
      context.error(
        "wrong-type",
        "\"\(key)\" wants at least \(count == 1 ? "one update" : "two samples")", at: list.span)
    }
    return false
  }

  private func checkOrder(_ times: [Nanoseconds], at elements: [LocatedValue]) -> Bool {
    guard let place = zip(times, times.dropFirst()).enumerated().first(where: { $1.1 <= $1.0 })
    else { return true }
    context.error(
      "not-in-order",
      "\"t\" must rise: \(DecimalText.shortest(place.element.1.seconds)) s comes after "
        + "\(DecimalText.shortest(place.element.0.seconds)) s",
      at: elements[place.offset + 1].span)
    return false
  }
}

// MARK: - The end

extension GestureReader {
  private func end(_ reader: ObjectReader, of course: SceneGesture.Course) -> SceneGesture.End? {
    switch course {
    case .updates(let updates):
      return reader.required("end").flatMap {
        end($0, isPan: false, last: updates.last?.time)
      }
    case .pan(let samples):
      if let value = reader.value("end") {
        return end(value, isPan: true, last: samples.last?.time)
      }
      return SceneGesture.End(
        time: samples.last?.time ?? .zero, speed: SceneDefaults.gestureSpeed.value,
        curve: SceneDefaults.gestureCurve.value, isSpelledOut: false)
    }
  }

  private func end(
    _ value: LocatedValue, isPan: Bool, last: Nanoseconds?
  ) -> SceneGesture.End? {
    guard let reader = ObjectReader(value, as: "the end of a gesture", in: context) else {
      return nil
    }
    reader.check(SceneSchema.gestureEnd)
    let time = reader.required("t").flatMap { context.time($0, for: "\"t\"") }
    let action = action(reader, isPan: isPan)
    let curve = reader.value("curve").flatMap { self.curve($0) }
    guard let time, isPan || action != nil else { return nil }
    if let last, time < last {
      context.error(
        "not-in-order",
        "the gesture ends before its last step, which is at "
          + "\(DecimalText.shortest(last.seconds)) s",
        at: reader.value("t")?.span ?? reader.span)
    }
    return SceneGesture.End(
      time: time, action: action,
      speed: reader.number("speed", default: SceneDefaults.gestureSpeed.value, in: .positive),
      curve: curve ?? SceneDefaults.gestureCurve.value, isSpelledOut: true)
  }

  private func action(_ reader: ObjectReader, isPan: Bool) -> SceneGesture.Action? {
    if isPan {
      if let value = reader.value("action") {
        context.error(
          "conflict", "how far a pan got decides; an \"action\" beside it has no meaning",
          at: value.span)
      }
      return nil
    }
    return reader.required("action").flatMap {
      context.choice($0, for: "action", of: SceneGesture.Action.self)
    }
  }

  /// The pacing of the rest: what a percent-driven transition takes.
  private func curve(_ value: LocatedValue) -> SceneTiming? {
    guard let timing = context.timing(value, for: "curve") else { return nil }
    switch timing {
    case .spring, .fittedSpring, .steps:
      context.error(
        "bad-curve", "what is left of a driven transition takes a word or four numbers",
        at: value.span)
      return nil
    default: return timing
    }
  }
}
