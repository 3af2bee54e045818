import Foundation
import Timing

/// Reads the transitions of a scene.
struct TransitionReader {
  let context: ResolutionContext
  /// The names of the screens.
  let screens: NameList
  /// The scene's animators, by name.
  let animators: [String: SceneAnimator]
  /// The names that animators have in the scene, those with errors too.
  let animatorNames: NameList
  /// The size of the screens, in points.
  let screenSize: CGSize

  /// The transitions, in order.
  func transitions(_ root: ObjectReader) -> [SceneTransition] {
    let elements = root.list("transitions")
    if elements.count > context.limits.transitions {
      context.error(
        "over-limit",
        "the scene has more than \(context.limits.transitions) transitions (--limit-transitions)",
        at: elements[context.limits.transitions].span)
    }
    var spans: [String: SourceSpan] = [:]
    var transitions: [SceneTransition] = []
    for (index, element) in elements.prefix(context.limits.transitions).enumerated() {
      guard let reader = ObjectReader(element, as: "a transition", in: context) else { continue }
      reader.check(SceneSchema.transition)
      let id = identifier(reader, index: index, taken: &spans)
      if let transition = transition(id, reader) { transitions.append(transition) }
    }
    return transitions
  }

  private func identifier(
    _ reader: ObjectReader, index: Int, taken: inout [String: SourceSpan]
  ) -> String {
    let fallback = "transition-\(index + 1)"
    let id = reader.text("id") ?? fallback
    let span = reader.value("id")?.span ?? reader.span
    guard context.checkName(id, of: "transition", at: span) else { return fallback }
    if let first = taken[id] {
      context.error(
        "duplicate-id", "the scene has two transitions \(VisibleText.quoted(id))", at: span,
        note: Diagnostic.Note("the first is here", at: context.location(first)))
    } else {
      taken[id] = span
    }
    return id
  }

  private func transition(_ id: String, _ reader: ObjectReader) -> SceneTransition? {
    let operation = reader.required("op").flatMap {
      context.choice($0, for: "operation", of: SceneTransition.Operation.self)
    }
    var reader = reader
    // From here on messages name the operation.
    if let operation { reader.subject = "\"\(operation.rawValue)\"" }
    let to = target(reader, operation)
    let using = reader.value("using").flatMap {
      reference($0, to: "animator", among: animatorNames)
    }
    let timing = reader.value("timing").flatMap { context.timing($0, for: "timing") }
    let duration = duration(reader, timing, using: using)
    let expect = reader.value("expect").flatMap { expectation($0) }
    let delay = reader.time("delay") ?? Nanoseconds(seconds: SceneDefaults.delay.value)
    let after = reader.time("after") ?? Nanoseconds(seconds: SceneDefaults.after.value)
    let animated = reader.boolean("animated", default: SceneDefaults.animated.value)
    if let using, case .registered = animators[using]?.kind { checkOwnTime(reader, using) }
    let gesture = reader.value("gesture").flatMap {
      GestureReader(context: context, screenSize: screenSize).gesture($0, operation: operation)
    }
    if gesture != nil { checkGesture(reader, operation, using: using, animated: animated) }
    let presentation = presentation(reader, operation, using: using)
    let stack = stack(reader, operation)
    guard let operation else { return nil }
    if isSystem(using, operation), using != nil || reader.value("using") == nil {
      refuse("duration", of: reader, if: duration != nil)
      refuse("timing", of: reader, if: timing != nil)
      refuse("delay", of: reader, if: delay > .zero)
    }
    return SceneTransition(
      id: id, operation: operation, to: to, stack: stack, presentation: presentation, using: using,
      duration: duration, delay: delay,
      after: after, animated: animated, timing: timing, gesture: gesture, expect: expect,
      location: context.location(reader.span), usingLocation: reader.location("using"),
      durationLocation: reader.location("duration"))
  }
}

// MARK: - Members

extension TransitionReader {
  /// The screen that comes.
  private func target(_ reader: ObjectReader, _ operation: SceneTransition.Operation?) -> String? {
    if let meaning = meaningOfTarget(operation),
      reader.required("to", meaning: meaning) == nil
    {
      return nil
    }
    guard let value = reader.value("to") else { return nil }
    if let reason = reasonAgainstTarget(operation) {
      context.error("conflict", "\(reader.subject) takes no \"to\": \(reason)", at: value.span)
      return nil
    }
    return reference(value, to: "screen", among: screens)
  }

  /// What `to` says; nil for operations that have none.
  private func meaningOfTarget(_ operation: SceneTransition.Operation?) -> String? {
    switch operation {
    case .push, .present: "the screen that comes"
    case .popTo: "the screen to go back to"
    case .pop, .popToRoot, .replace, .dismiss, nil: nil
    }
  }

  private func reasonAgainstTarget(_ operation: SceneTransition.Operation?) -> String? {
    switch operation {
    case .pop: "it goes to the screen below; \"popTo\" goes back to a named one"
    case .popToRoot: "it goes to the lowest screen; \"popTo\" goes back to a named one"
    case .dismiss: "it uncovers the screen below"
    case .replace: "its \"stack\" says all screens, the top one last"
    case .push, .popTo, .present, nil: nil
    }
  }

  /// A name that must be one of a list.
  func reference(_ value: LocatedValue, to what: String, among names: NameList) -> String? {
    guard let name = context.text(value, for: "the name of the \(what)") else { return nil }
    if names.contains(name) { return name }
    context.unknownWord(name, for: what, among: names.ordered, at: value.span)
    return nil
  }

  private func duration(
    _ reader: ObjectReader, _ timing: SceneTiming?, using: String?
  ) -> Nanoseconds? {
    guard let value = reader.value("duration") else {
      if let using, case .tracks = animators[using]?.kind, timing?.setsDuration != true,
        reader.boolean("animated", default: SceneDefaults.animated.value)
      {
        context.error(
          "missing-key",
          "\(reader.subject) needs \"duration\": the animator \(VisibleText.quoted(using)) has none of "
            + "its own",
          at: SourceSpan(offset: reader.span.offset, length: 1))
      }
      return nil
    }
    if timing?.setsDuration == true {
      context.error(
        "conflict", "this spring sets the time itself; a \"duration\" beside it has no meaning",
        at: value.span)
    }
    return context.time(value, for: "\"duration\"")
  }

  /// Whether the system's own animation is what an operation gets.
  private func isSystem(_ using: String?, _ operation: SceneTransition.Operation) -> Bool {
    guard let using else { return true }
    guard case .preset(let preset) = animators[using]?.kind else { return false }
    switch preset {
    case .system: return true
    case .circleReveal(_, _, let pop):
      return pop == .system && [.pop, .popToRoot, .popTo, .dismiss].contains(operation)
    default: return false
    }
  }

  /// The system's own animation takes its time and its curve from nobody.
  private func refuse(_ key: String, of reader: ObjectReader, if isGiven: Bool) {
    guard isGiven, let span = reader.value(key)?.span else { return }
    context.error(
      "conflict",
      "the system's own animation sets its time itself; \"\(key)\" needs an animator in \"using\"",
      at: span)
  }

  /// Reports what a class of the user's would not hear of.
  private func checkOwnTime(_ reader: ObjectReader, _ using: String) {
    for key in ["duration", "delay", "timing"] {
      guard let value = reader.value(key) else { continue }
      context.error(
        "conflict",
        "the animator class \(VisibleText.quoted(using)) sets its own time; \"\(key)\" would not "
          + "reach it",
        at: value.span)
    }
  }

  /// Reports a gesture on a transition that nothing can drive.
  private func checkGesture(
    _ reader: ObjectReader, _ operation: SceneTransition.Operation?, using: String?, animated: Bool
  ) {
    guard let span = reader.value("gesture")?.span else { return }
    if !animated {
      context.error(
        "conflict", "a gesture drives an animation; this transition has none", at: span)
    } else if using != nil || reader.value("using") == nil,
      operation.map({ isSystem(using, $0) }) == true
    {
      context.error(
        "conflict",
        "the system's own animation is not driven by a gesture of the scene's: name an animator "
          + "with \"using\"",
        at: span)
    }
  }

  private func expectation(_ value: LocatedValue) -> SceneTransition.Expectation? {
    guard let reader = ObjectReader(value, as: "an expectation", in: context) else { return nil }
    reader.check(SceneSchema.expectation)
    return SceneTransition.Expectation(
      completed: reader.value("completed").flatMap { context.boolean($0, for: "\"completed\"") },
      finalScreen: reader.value("finalScreen").flatMap {
        reference($0, to: "screen", among: screens)
      },
      location: context.location(value.span))
  }
}
