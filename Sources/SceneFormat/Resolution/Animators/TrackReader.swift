import Foundation
import Geometry

/// Reads the tracks of one animator.
struct TrackReader {
  let animators: AnimatorReader
  /// The animator's mask, which keys such as `mask.radius` change.
  let mask: SceneAnimatorMask?

  private var context: ResolutionContext { animators.context }

  /// All tracks of an animator; no two may hold one property at once.
  func all(of values: [LocatedValue]) -> [SceneTrack] {
    var taken: [Place: SceneTrack] = [:]
    return values.compactMap { value in
      guard context.countTrack(at: value.span), let track = track(value) else { return nil }
      let places = track.key.properties.map {
        Place(subject: track.subject, layer: track.layer, property: $0)
      }
      let others = places.compactMap { taken.updateValue(track, forKey: $0) }
      if let other = others.first { report(track, repeating: other, at: value.span) }
      return track
    }
  }

  private func report(_ track: SceneTrack, repeating other: SceneTrack, at span: SourceSpan) {
    let message =
      track.key == other.key
      ? "another track of this animator has this key already"
      : "\"\(track.key.rawValue)\" changes what \"\(other.key.rawValue)\" of another track of this "
        + "animator changes already"
    context.error(
      "conflict", message, at: span,
      note: Diagnostic.Note("the other one is here", at: other.location))
  }

  /// What a track changes: one number, or one whole that has no parts.
  private struct Place: Hashable {
    var subject: SceneSubject
    var layer: String?
    var property: String
  }

  /// One track.
  private func track(_ value: LocatedValue) -> SceneTrack? {
    guard let reader = ObjectReader(value, as: "a track", in: context) else { return nil }
    reader.check(SceneSchema.track)
    let subject = reader.required("on").flatMap {
      context.choice($0, for: "subject", of: SceneSubject.self)
    }
    let layer = layer(reader, subject: subject)
    let key = reader.required("key").flatMap { self.key($0) }
    if let key, let subject { checkUse(of: key, on: subject, reader) }
    guard let key else { return nil }
    let whole = whole(of: layer, reader)
    let keys = keyframes(reader, key: key, in: whole)
    guard let subject, !keys.isEmpty else { return nil }
    return SceneTrack(
      subject: subject, layer: layer, key: key, keys: keys,
      location: context.location(value.span))
  }

  private func key(_ value: LocatedValue) -> SceneKey? {
    guard let word = context.text(value, for: "\"key\"") else { return nil }
    guard let key = SceneKey(rawValue: word) else {
      context.unknownWord(
        word, for: "key", among: SceneKey.allCases.map(\.rawValue), at: value.span)
      return nil
    }
    guard key.isAvailable else {
      context.notThereYet("the key \(VisibleText.quoted(word)) is", at: value.span)
      return nil
    }
    return key
  }

  /// The layer of a track; nil for the screen's own view.
  private func layer(_ reader: ObjectReader, subject: SceneSubject?) -> String? {
    guard let value = reader.value("layer"), let id = context.text(value, for: "\"layer\"") else {
      return nil
    }
    if subject == .container {
      context.error(
        "conflict",
        "the container has no layers of its own; a \"layer\" needs on: \"from\" or \"to\"",
        at: value.span)
    }
    return animators.checkLayer(id, at: value.span) ? id : nil
  }
}

// MARK: - Which key where

extension TrackReader {
  /// Reports a key that what the track is on does not have.
  private func checkUse(of key: SceneKey, on subject: SceneSubject, _ reader: ObjectReader) {
    guard let span = reader.value("key")?.span else { return }
    switch key {
    case .maskRadius, .maskCenter, .maskPath:
      checkMask(key, on: subject, reader, at: span)
    case .path, .stroke, .lineWidth, .strokeStart, .strokeEnd:
      guard let layer = reader.text("layer") else {
        context.error(
          "key-not-here", "\"\(key.rawValue)\" belongs to a layer; the track needs \"layer\"",
          at: span)
        return
      }
      checkOutline(key, of: layer, at: span)
    default: break
    }
  }

  private func checkMask(
    _ key: SceneKey, on subject: SceneSubject, _ reader: ObjectReader, at span: SourceSpan
  ) {
    let isCircle =
      switch mask?.shape {
      case .circle: true
      default: false
      }
    let fits = mask != nil && mask?.subject == subject && reader.value("layer") == nil
    guard fits, isCircle == (key != .maskPath) else {
      context.error(
        "key-not-here",
        "\"\(key.rawValue)\" needs a \"mask\" of that shape in the same animator and on the same "
          + "screen",
        at: span)
      return
    }
  }

  /// Reports a key of lines where no layer of the name has an outline.
  private func checkOutline(_ key: SceneKey, of layer: String, at span: SourceSpan) {
    guard let summary = animators.layers[layer] else { return }
    let hasOutline = key == .path ? summary.hasPath : summary.hasOutline
    if !hasOutline {
      context.error(
        "key-not-here", "the layer \(VisibleText.quoted(layer)) has no \"\(key.rawValue)\"",
        at: span)
    }
  }

  /// What percentages in a track's values are relative to; nil where that is not one size.
  private func whole(of layer: String?, _ reader: ObjectReader) -> CGSize? {
    guard let layer else { return animators.screenSize }
    return animators.layers[layer]?.parent
  }
}

// MARK: - Key frames

extension TrackReader {
  private func keyframes(
    _ reader: ObjectReader, key: SceneKey, in whole: CGSize?
  ) -> [SceneKeyframe] {
    guard let value = reader.required("keys") else { return [] }
    let elements = reader.list("keys")
    if elements.isEmpty, case .array = value.content {
      context.error("wrong-type", "\"keys\" wants at least one key frame", at: value.span)
    }
    var keys: [SceneKeyframe] = []
    for element in elements {
      guard let keyframe = keyframe(element, key: key, in: whole) else { continue }
      if let last = keys.last { check(keyframe, after: last, at: element.span) }
      keys.append(keyframe)
    }
    return keys
  }

  private func keyframe(
    _ value: LocatedValue, key: SceneKey, in whole: CGSize?
  ) -> SceneKeyframe? {
    guard let reader = ObjectReader(value, as: "a key frame", in: context) else { return nil }
    reader.check(SceneSchema.keyframe)
    let at = reader.required("at").flatMap { context.number($0, for: "\"at\"", in: .unit) }
    let held = reader.required("value").flatMap {
      context.keyValue($0, key: key, in: whole)
    }
    let ease = reader.value("ease").flatMap { self.ease($0) }
    guard let at, let held else { return nil }
    return SceneKeyframe(
      at: at, value: held, ease: ease ?? .curve(.linear), location: context.location(value.span))
  }

  private func check(_ keyframe: SceneKeyframe, after last: SceneKeyframe, at span: SourceSpan) {
    if keyframe.at <= last.at {
      context.error(
        "not-in-order",
        "\"at\" must rise from key frame to key frame: \(DecimalText.shortest(keyframe.at)) comes "
          + "after \(DecimalText.shortest(last.at))",
        at: span)
    }
    if case .path(let path) = keyframe.value, case .path(let before) = last.value,
      !path.hasStructure(of: before)
    {
      context.error(
        "path-structure",
        "the paths of a track need the same elements in the same order, or none between can be drawn",
        at: span)
    }
  }

  private func ease(_ value: LocatedValue) -> SceneKeyframe.Ease? {
    if value.string == "step" { return .step }
    guard let timing = context.timing(value, for: "ease") else { return nil }
    switch timing {
    case .spring, .fittedSpring:
      context.error(
        "bad-ease",
        "a spring paces a whole transition; the way between two key frames takes a "
          + "word, four numbers or steps",
        at: value.span)
      return nil
    default: return .curve(timing)
    }
  }
}
