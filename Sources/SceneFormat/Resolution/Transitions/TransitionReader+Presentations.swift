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
    guard let value = reader.required("stack") else { return [] }
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
      context.error("conflict", "\"\(key)\" belongs to \"\(owner)\"", at: value.span)
    }
  }

  /// Reports what an animator would not hear of, or would not find.
  private func check(
    _ presentation: SceneTransition.Presentation, using: String, _ reader: ObjectReader
  ) {
    guard let kind = animators[using]?.kind, !kind.isSystem else { return }
    if let value = reader.value("effect") {
      context.error(
        "conflict",
        "\"effect\" chooses the system's animation; \"using\" names another", at: value.span)
    }
    guard presentation.style != .fullScreen, kind.movesBothScreens else { return }
    context.error(
      "conflict",
      "the animator \(VisibleText.quoted(using)) moves both screens; "
        + "\"\(presentation.style.rawValue)\" leaves the one below where it is",
      at: reader.value("style")?.span ?? reader.span)
  }
}

extension SceneAnimator.Kind {
  /// Whether it leaves the animation to the system.
  var isSystem: Bool {
    if case .preset(.system) = self { true } else { false }
  }

  /// Whether it needs the views of both screens; what a class of the user's does isn't known.
  var movesBothScreens: Bool {
    switch self {
    case .preset(.system), .registered: false
    case .preset, .tracks: true
    }
  }
}
