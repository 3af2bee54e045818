import Foundation
import Geometry
import Timing

/// Reads the animators of a scene.
struct AnimatorReader {
  let context: ResolutionContext
  /// The size of the screens, in points.
  let screenSize: CGSize
  /// What is known about the layers of all screens.
  let layers: LayerIndex

  /// The animators, in the order of the file.
  func animators(_ root: ObjectReader) -> [SceneAnimator] {
    root.names("animators", of: "animator").compactMap { member in
      animator(named: member.key, member.value).map {
        SceneAnimator(id: member.key, kind: $0, location: context.location(member.keySpan))
      }
    }
  }

  private func animator(named name: String, _ value: LocatedValue) -> SceneAnimator.Kind? {
    let subject = "the animator \(VisibleText.quoted(name))"
    guard let reader = ObjectReader(value, as: subject, in: context) else { return nil }
    if let preset = reader.value("preset") { return self.preset(preset, reader) }
    guard reader.value("tracks") != nil || reader.value("mask") != nil else {
      context.error(
        "missing-key", "\(subject) needs a \"preset\", or \"tracks\" of its own",
        at: SourceSpan(offset: reader.span.offset, length: 1))
      return nil
    }
    reader.check(SceneSchema.tracksAnimator)
    let mask = reader.value("mask").flatMap { self.mask($0) }
    let tracks = TrackReader(animators: self, mask: mask)
    return .tracks(
      SceneTracks(
        tracks: tracks.all(of: reader.list("tracks")), mask: mask))
  }
}

// MARK: - Presets

extension AnimatorReader {
  private func preset(_ value: LocatedValue, _ reader: ObjectReader) -> SceneAnimator.Kind? {
    guard let name = context.choice(value, for: "preset", of: PresetName.self) else { return nil }
    if reader.value("tracks") != nil || reader.value("mask") != nil {
      context.error(
        "conflict", "\(reader.subject) has a \"preset\" or \"tracks\", not both", at: reader.span)
    } else {
      reader.check(SceneSchema.animator(ofPreset: name))
    }
    return .preset(preset(name, reader))
  }

  private func preset(_ name: PresetName, _ reader: ObjectReader) -> ScenePreset {
    switch name {
    case .system:
      .system(profile: reader.choice("profile", default: SceneDefaults.profile.value))
    case .fade: .fade
    case .sideBySide: .sideBySide
    case .circleReveal: circleReveal(reader)
    case .slide:
      .slide(
        edge: reader.choice("edge", default: SceneDefaults.slideEdge.value),
        parallax: reader.number("parallax", default: SceneDefaults.slideParallax.value, in: .unit),
        dim: reader.number("dim", default: SceneDefaults.slideDim.value, in: .unit))
    case .slideFromLeft:
      .slideFromLeft(
        declared: reader.time("declared")
          ?? Nanoseconds(seconds: SceneDefaults.slideDeclared.value),
        animated: reader.time("animated")
          ?? Nanoseconds(seconds: SceneDefaults.slideAnimated.value))
    }
  }

  private func circleReveal(_ reader: ObjectReader) -> ScenePreset {
    let button = reader.required("button").flatMap { value -> String? in
      guard let id = context.text(value, for: "\"button\"") else { return nil }
      return checkLayer(id, at: value.span) ? id : nil
    }
    return .circleReveal(
      button: button ?? "",
      covering: reader.boolean("covering", default: SceneDefaults.covering.value),
      pop: reader.choice("pop", default: SceneDefaults.revealPop.value))
  }

  /// Reports a layer that no screen has.
  func checkLayer(_ id: String, at span: SourceSpan) -> Bool {
    if layers[id] != nil { return true }
    context.unknownWord(id, for: "layer", among: layers.names, at: span)
    return false
  }
}

// MARK: - Masks

extension AnimatorReader {
  private enum MaskShape: String, CaseIterable {
    case circle, path
  }

  private func mask(_ value: LocatedValue) -> SceneAnimatorMask? {
    guard let reader = ObjectReader(value, as: "an animator's mask", in: context) else {
      return nil
    }
    reader.check(SceneSchema.animatorMask)
    let subject = reader.required("on").flatMap {
      context.choice($0, for: "subject", of: MaskSubject.self)
    }
    let shape = reader.required("shape").flatMap {
      context.choice($0, for: "mask shape", of: MaskShape.self)
    }
    guard let subject, let shape else { return nil }
    let outline = shape == .circle ? circle(reader) : path(reader)
    return outline.map {
      SceneAnimatorMask(
        subject: subject == .from ? .from : .to, shape: $0,
        location: context.location(value.span))
    }
  }

  /// The screens that a mask can cut; not the container of both.
  private enum MaskSubject: String, CaseIterable {
    case from, to
  }

  private func circle(_ reader: ObjectReader) -> SceneAnimatorMask.Shape? {
    forbid(["path", "fillRule"], in: reader, shape: "circle")
    let center = reader.required("center").flatMap {
      context.point($0, for: "\"center\"", in: screenSize)
    }
    let radius = reader.required("radius").flatMap { fromTo($0, for: "\"radius\"") { extent($0) } }
    guard let center, let radius else { return nil }
    return .circle(center: center, from: radius.from, to: radius.to)
  }

  private func path(_ reader: ObjectReader) -> SceneAnimatorMask.Shape? {
    forbid(["center", "radius"], in: reader, shape: "path")
    guard let value = reader.required("path"),
      let paths = fromTo(value, for: "\"path\"", read: { context.path($0, for: "\"path\"") })
    else { return nil }
    guard paths.from.hasStructure(of: paths.to) else {
      context.error(
        "path-structure",
        "the two paths of a mask need the same elements in the same order, or none between can be "
          + "drawn",
        at: value.span)
      return nil
    }
    let rule = reader.choice("fillRule", default: SceneDefaults.fillRule.value).rule
    return .path(from: paths.from, to: paths.to, rule: rule)
  }

  private func forbid(_ keys: [String], in reader: ObjectReader, shape: String) {
    for member in reader.object.members where keys.contains(member.key) {
      context.error(
        "unknown-key", "a mask of the shape \"\(shape)\" has no \"\(member.key)\"",
        at: member.keySpan)
    }
  }

  /// A value that changes: `{ from, to }`, or one value for both.
  private func fromTo<Value>(
    _ value: LocatedValue, for what: String, read: (LocatedValue) -> Value?
  ) -> (from: Value, to: Value)? {
    guard case .object = value.content else { return read(value).map { ($0, $0) } }
    guard let reader = ObjectReader(value, as: what, in: context) else { return nil }
    reader.check(SceneSchema.fromTo)
    let from = reader.required("from").flatMap(read)
    let to = reader.required("to").flatMap(read)
    guard let from, let to else { return nil }
    return (from, to)
  }

  /// A radius, or "cover".
  private func extent(_ value: LocatedValue) -> SceneAnimatorMask.Extent? {
    if case .string(let word) = value.content {
      if word == "cover" { return .cover }
      context.unknownWord(word, for: "radius", among: ["cover"], at: value.span)
      return nil
    }
    return context.number(value, for: "\"radius\"", in: .nonNegative).map { .points($0) }
  }
}
