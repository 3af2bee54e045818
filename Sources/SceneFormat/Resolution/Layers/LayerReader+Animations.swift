import Foundation
import Geometry
import Timing

extension LayerReader {
  /// Reads the movements that a layer makes for itself.
  ///
  /// `size` is the size of what the layer lies in, in points.
  func animations(
    _ reader: ObjectReader, of kind: SceneLayerKind, in size: CGSize
  ) -> [SceneAnimation] {
    reader.list("animations").compactMap { value in
      guard context.countTrack(at: value.span) else { return nil }
      return animation(value, of: kind, in: size)
    }
  }

  private func animation(
    _ value: LocatedValue, of kind: SceneLayerKind, in size: CGSize
  ) -> SceneAnimation? {
    guard let reader = ObjectReader(value, as: "an animation", in: context) else { return nil }
    reader.check(SceneSchema.animation)
    let mode = reader.choice("mode", default: SceneDefaults.animationMode.value)
    let timing = reader.value("timing").flatMap { context.timing($0, for: "timing") }
    let duration = duration(reader, timing)
    let key = reader.required("key").flatMap { self.key($0, of: kind) }
    let course = key.flatMap { self.course(reader, of: $0, in: size) }
    guard let key, let course else { return nil }
    return SceneAnimation(
      key: key, course: course, keyTimes: keyTimes(reader, of: course, mode), mode: mode,
      duration: duration,
      begin: reader.time("begin") ?? Nanoseconds(seconds: SceneDefaults.animationBegin.value),
      speed: reader.number("speed", default: SceneDefaults.animationSpeed.value, in: .positive),
      repeats: repeats(reader),
      autoreverses: reader.boolean("autoreverses", default: SceneDefaults.autoreverses.value),
      fill: reader.choice("fill", default: SceneDefaults.animationFill.value), timing: timing,
      additive: additive(reader, key), location: context.location(value.span))
  }
}

// MARK: - Members

extension LayerReader {
  /// A key that a layer of the kind has.
  private func key(_ value: LocatedValue, of kind: SceneLayerKind) -> SceneKey? {
    guard let word = context.text(value, for: "\"key\"") else { return nil }
    let known = SceneKey.allCases.filter { !$0.rawValue.hasPrefix("mask.") }
    guard let key = known.first(where: { $0.rawValue == word }) else {
      context.unknownWord(word, for: "key", among: known.map(\.rawValue), at: value.span)
      return nil
    }
    guard key.isAvailable else {
      context.notThereYet("the key \(VisibleText.quoted(word)) is", at: value.span)
      return nil
    }
    guard kind.has(key) else {
      context.error(
        "key-not-here", "a layer of this type has no \(VisibleText.quoted(word))", at: value.span)
      return nil
    }
    return key
  }

  private func course(
    _ reader: ObjectReader, of key: SceneKey, in size: CGSize
  ) -> SceneAnimation.Course? {
    switch (reader.value("path"), reader.value("values")) {
    case (let path?, nil): way(path, of: key, in: size).map { .path($0) }
    case (nil, let values?): self.values(values, of: key, in: size).map { .values($0) }
    case (nil, nil): missed { _ = reader.required("values") }
    case (.some, .some):
      missed {
        context.error(
          "conflict", "an animation has a \"path\" or \"values\", not both", at: reader.span)
      }
    }
  }

  private func missed<Value>(_ report: () -> Void) -> Value? {
    report()
    return nil
  }

  private func way(_ value: LocatedValue, of key: SceneKey, in size: CGSize) -> Path? {
    guard key == .position else {
      return missed {
        context.error(
          "key-not-here", "a \"path\" leads positions; \"\(key.rawValue)\" takes \"values\"",
          at: value.span)
      }
    }
    guard let path = way(value, in: size) else { return nil }
    guard path.pieceCount > 0 else {
      return missed {
        context.error("bad-path", "the path has no line and no curve to move along", at: value.span)
      }
    }
    return path
  }

  private func values(
    _ list: LocatedValue, of key: SceneKey, in size: CGSize
  ) -> [SceneKeyValue]? {
    guard case .array(let elements) = list.content else {
      return missed { context.wrongType(list, for: "\"values\"", wanted: "a list") }
    }
    guard elements.count >= 2 else {
      return missed {
        context.error("wrong-type", "\"values\" wants at least two values", at: list.span)
      }
    }
    let values = elements.compactMap { context.keyValue($0, key: key, in: size) }
    guard values.count == elements.count else { return nil }
    checkStructure(of: values, at: elements)
    return values
  }

  private func checkStructure(of values: [SceneKeyValue], at elements: [LocatedValue]) {
    for (index, pair) in zip(values, values.dropFirst()).enumerated() {
      guard case (.path(let path), .path(let next)) = pair, !next.hasStructure(of: path) else {
        continue
      }
      context.error(
        "path-structure",
        "the paths of an animation need the same elements in the same order, or none between can "
          + "be drawn",
        at: elements[index + 1].span)
    }
  }

  private func keyTimes(
    _ reader: ObjectReader, of course: SceneAnimation.Course, _ mode: SceneAnimation.Mode
  ) -> [Double]? {
    guard let value = reader.value("keyTimes") else { return nil }
    guard mode != .paced, mode != .cubicPaced else {
      return missed {
        context.error(
          "conflict", "an even pace sets the times itself; \"keyTimes\" beside it has no meaning",
          at: value.span)
      }
    }
    let elements = reader.list("keyTimes")
    let times = elements.compactMap { context.number($0, for: "a key time", in: .unit) }
    guard times.count == elements.count, case .array = value.content else { return nil }
    let count = course.valueCount + (mode == .discrete ? 1 : 0)
    guard times.count == count, times.first == 0, times.last == 1,
      zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
    else {
      return missed {
        context.error(
          "bad-key-times",
          "\"keyTimes\" wants \(count) numbers here that rise from 0 to 1, one for each value"
            + (mode == .discrete ? " and one for the end" : ""),
          at: value.span)
      }
    }
    return times
  }

  private func duration(_ reader: ObjectReader, _ timing: SceneTiming?) -> Nanoseconds? {
    guard let value = reader.value("duration") else {
      if timing?.setsDuration != true { _ = reader.required("duration") }
      return nil
    }
    if timing?.setsDuration == true {
      return missed {
        context.error(
          "conflict", "this spring sets the time itself; a \"duration\" beside it has no meaning",
          at: value.span)
      }
    }
    guard let duration = context.time(value, for: "\"duration\"") else { return nil }
    if duration == .zero {
      context.error("out-of-range", "\"duration\" must be greater than 0", at: value.span)
    }
    return duration
  }

  private func repeats(_ reader: ObjectReader) -> SceneAnimation.Repeat {
    guard let value = reader.value("repeat") else {
      return .times(SceneDefaults.animationRepeat.value)
    }
    if value.string == "forever" { return .forever }
    if case .string(let word) = value.content {
      context.unknownWord(word, for: "repeat", among: ["forever"], at: value.span)
      return .times(1)
    }
    return .times(context.number(value, for: "\"repeat\"", in: .positive) ?? 1)
  }

  private func additive(_ reader: ObjectReader, _ key: SceneKey) -> Bool {
    let isAdditive = reader.boolean("additive", default: SceneDefaults.additive.value)
    if isAdditive, key.valueType == .color || key.valueType == .path,
      let value = reader.value("additive")
    {
      context.error(
        "key-not-here", "values of \"\(key.rawValue)\" cannot be added up", at: value.span)
    }
    return isAdditive
  }
}

extension SceneLayerKind {
  /// Whether layers of the kind have a key.
  fileprivate func has(_ key: SceneKey) -> Bool {
    let hasPath =
      switch self {
      case .path: true
      default: false
      }
    let hasOutline =
      switch self {
      case .rect, .rounded, .circle, .ellipse, .path: true
      default: false
      }
    return switch key {
    case .path: hasPath
    case .stroke, .lineWidth, .strokeStart, .strokeEnd: hasOutline
    default: true
    }
  }
}

extension SceneAnimation.Course {
  /// How many values there are; for a path the ends of its pieces.
  fileprivate var valueCount: Int {
    switch self {
    case .values(let values): values.count
    case .path(let path): path.pieceCount + 1
    }
  }
}

extension Path {
  /// How many lines and curves there are, closing lines included.
  fileprivate var pieceCount: Int {
    var count = 0
    forEachStep { step in
      switch step {
      case .move: break
      case .segment: count += 1
      case .close(let line): count += line.start == line.end ? 0 : 1
      }
    }
    return count
  }
}
