/// What only presentations and replacements have.
extension TransitionReader {
  /// How a screen is presented; nil, with whatever is wrong reported, for other operations.
  func presentation(
    _ reader: ObjectReader, _ operation: SceneTransition.Operation?, using: String?
  ) -> SceneTransition.Presentation? {
    guard operation == .present else {
      refuse(["style", "effect"], of: reader, unless: operation, is: "present")
      return nil
    }
    let presentation = SceneTransition.Presentation(
      style: reader.choice("style", default: SceneDefaults.presentationStyle.value),
      effect: reader.choice("effect", default: SceneDefaults.presentationEffect.value))
    if let using { check(presentation, using: using, reader) }
    return presentation
  }

  /// The new stack of a replacement; empty for other operations.
  func stack(_ reader: ObjectReader, _ operation: SceneTransition.Operation?) -> [String] {
    guard operation == .replace else {
      refuse(["stack"], of: reader, unless: operation, is: "replace")
      return []
    }
    guard
      let value = reader.required("stack", meaning: "all screens from the lowest to the top")
    else { return [] }
    let elements = reader.list("stack")
    if elements.isEmpty, case .array = value.content {
      context.error("wrong-type", "\"stack\" wants at least one screen", at: value.span)
    }
    return elements.compactMap { reference($0, to: "screen", among: screens) }
  }

  private func refuse(
    _ keys: [String], of reader: ObjectReader, unless operation: SceneTransition.Operation?,
    is owner: String
  ) {
    guard operation != nil else { return }
    for key in keys {
      guard let value = reader.value(key) else { continue }
      context.error(
        "conflict", "\(reader.subject) takes no \"\(key)\", which belongs to \"\(owner)\"",
        at: value.span)
    }
  }

  /// Reports what an animator would not hear of, or would not find.
  private func check(
    _ presentation: SceneTransition.Presentation, using: String, _ reader: ObjectReader
  ) {
    guard let animator = animators[using], !animator.kind.isSystem else { return }
    if let value = reader.value("effect") {
      context.error(
        "conflict",
        "\"effect\" chooses the system's animation; \"using\" names another", at: value.span)
    }
    guard reader.boolean("animated", default: SceneDefaults.animated.value),
      let objection = animator.objection(isDismissal: false, style: presentation.style)
    else { return }
    context.error(
      "conflict", objection.message, at: reader.value("using")?.span ?? reader.span,
      notes: objection.cause.map { [$0] } ?? [])
  }
}

extension SceneAnimator.Kind {
  /// Whether it leaves the animation to the system.
  var isSystem: Bool {
    if case .preset(.system) = self { true } else { false }
  }
}
