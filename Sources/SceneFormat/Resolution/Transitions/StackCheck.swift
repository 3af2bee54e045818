/// Follows the navigation stack through a scene's transitions, and reports what cannot be.
///
/// Only what is certain is reported: that nothing is left to pop or to dismiss, that the stack is
/// covered, and that a layer which an animator names is not on the screen where it looks for it.
struct StackCheck {
  let context: ResolutionContext
  /// What is known about the layers of each screen.
  let layers: [String: [String: LayerFacts]]
  /// The scene's animators, by name.
  let animators: [String: SceneAnimator]

  /// A screen that is left and one that comes.
  private struct Step: Hashable {
    var from: String
    var to: String
    var isPush: Bool
    var animator: String?
  }

  /// What is on the stage; an empty stack where that isn't known any more.
  private struct Screens {
    /// Bottom to top.
    var stack: [String]
    /// Over the stack, the lowest first.
    var presented: [(screen: String, style: SceneTransition.Presentation.Style)] = []

    var top: String? { stack.isEmpty ? nil : presented.last?.screen ?? stack.last }
  }

  /// Greatest number of layers that are looked for; a recording finds what is left.
  private static let greatestLookUps = 1_000_000

  /// Goes through the transitions from the first screen on.
  func check(_ transitions: [SceneTransition], start: String) {
    var screens = Screens(stack: [start])
    var seen: Set<Step> = []
    var lookUps = 0
    for transition in transitions {
      guard let step = step(transition, on: &screens) else { continue }
      // What a drag or a cancelled gesture comes to is for the recording to find.
      defer { if !transition.isCertain { screens.stack = [] } }
      guard transition.animated, let animator = transition.using.flatMap({ animators[$0] }) else {
        continue
      }
      var known = step
      known.animator = animator.id
      guard seen.insert(known).inserted, lookUps < Self.greatestLookUps else { continue }
      if case .tracks(let tracks) = animator.kind { lookUps += tracks.tracks.count }
      check(animator, in: step, of: transition)
    }
  }

  private func step(_ transition: SceneTransition, on screens: inout Screens) -> Step? {
    guard let from = screens.top else { return nil }
    switch transition.operation {
    case .present:
      guard let to = transition.to else { return nil }
      screens.presented.append((to, transition.presentation?.style ?? .fullScreen))
      return Step(from: from, to: to, isPush: true)
    case .dismiss:
      return dismissal(transition, of: from, on: &screens)
    case .push, .pop, .popToRoot, .popTo, .replace:
      guard let cover = screens.presented.last else { return change(transition, on: &screens) }
      report(
        "stack-covered",
        "\"\(transition.operation.rawValue)\" changes the stack, which \(VisibleText.quoted(cover.screen)) "
          + "covers; dismiss it first", transition)
      return nil
    }
  }

  private func dismissal(
    _ transition: SceneTransition, of from: String, on screens: inout Screens
  ) -> Step? {
    guard let cover = screens.presented.popLast() else {
      report(
        "nothing-to-dismiss", "\"dismiss\" has nothing to dismiss: no screen is presented",
        transition)
      return nil
    }
    if transition.animated, let animator = transition.using.flatMap({ animators[$0] }),
      let objection = animator.objection(isDismissal: true, style: cover.style)
    {
      var diagnostic = Diagnostic(
        .error, "conflict", objection.message, at: transition.usingLocation)
      diagnostic.notes = objection.cause.map { [$0] } ?? []
      context.diagnostics.append(diagnostic)
      return nil
    }
    return screens.top.map { Step(from: from, to: $0, isPush: false) }
  }

  /// A change of the stack itself.
  private func change(_ transition: SceneTransition, on screens: inout Screens) -> Step? {
    guard let from = screens.stack.last else { return nil }
    switch transition.operation {
    case .push:
      guard let to = transition.to else { return nil }
      screens.stack.append(to)
      return Step(from: from, to: to, isPush: true)
    case .replace:
      guard let to = transition.stack.last else { return nil }
      defer { screens.stack = transition.stack }
      return Step(from: from, to: to, isPush: !screens.stack.contains(to))
    case .popTo:
      guard let to = transition.to else { return nil }
      guard let index = screens.stack.dropLast().lastIndex(of: to) else {
        report(
          "nothing-to-pop",
          "\"popTo\" has no screen \(VisibleText.quoted(to)) to go back to below "
            + "\(VisibleText.quoted(from))",
          transition)
        return nil
      }
      screens.stack.removeLast(screens.stack.count - 1 - index)
      return Step(from: from, to: to, isPush: false)
    default:
      return pop(transition, of: from, on: &screens)
    }
  }

  private func pop(
    _ transition: SceneTransition, of from: String, on screens: inout Screens
  ) -> Step? {
    let count = screens.stack.count
    guard count > 1 else {
      report(
        "nothing-to-pop",
        "\"\(transition.operation.rawValue)\" has no screen to go back to: only "
          + "\(VisibleText.quoted(from)) is left",
        transition)
      return nil
    }
    screens.stack.removeLast(transition.operation == .pop ? 1 : count - 1)
    return screens.stack.last.map { Step(from: from, to: $0, isPush: false) }
  }

  /// Reports what is wrong with a transition, at its first character.
  private func report(_ name: String, _ message: String, _ transition: SceneTransition) {
    var diagnostic = Diagnostic(.error, name, message, at: transition.location)
    diagnostic.location?.length = 1
    context.diagnostics.append(diagnostic)
  }

  private func check(_ animator: SceneAnimator, in step: Step, of transition: SceneTransition) {
    switch animator.kind {
    case .preset(.circleReveal(let button, _, let pop)):
      if step.isPush || pop == .animator {
        check(button, on: step.isPush ? step.from : step.to, animator.location, transition)
      }
    case .preset, .registered: break
    case .tracks(let tracks):
      for track in tracks.tracks {
        guard let layer = track.layer else { continue }
        check(layer, on: track.subject == .from ? step.from : step.to, track.location, transition)
      }
    }
  }

  private func check(
    _ layer: String, on screen: String, _ location: SourceLocation, _ transition: SceneTransition
  ) {
    // A layer that no screen has was reported where it is named.
    guard let known = layers[screen], known[layer] == nil, !layer.isEmpty else { return }
    var diagnostic = Diagnostic(
      .error, "unknown-value",
      "the screen \(VisibleText.quoted(screen)) has no layer \(VisibleText.quoted(layer)), which "
        + "the animator of the transition \(VisibleText.quoted(transition.id)) needs",
      at: transition.usingLocation)
    diagnostic.notes = [Diagnostic.Note("the layer is named here", at: location)]
    context.diagnostics.append(diagnostic)
  }
}

extension SceneTransition {
  /// Whether the stack is sure to change as the operation says.
  fileprivate var isCertain: Bool { gesture == nil || gesture?.end.action == .finish }
}
