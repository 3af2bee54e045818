/// Follows the navigation stack through a scene's transitions, and reports what cannot be.
///
/// Only what is certain is reported: that nothing is left to pop, and that a layer which an animator
/// names is not on the screen where it looks for it.
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

  /// Greatest number of layers that are looked for; a recording finds what is left.
  private static let greatestLookUps = 1_000_000

  /// Goes through the transitions from the first screen on.
  func check(_ transitions: [SceneTransition], start: String) {
    var stack = [start]
    var seen: Set<Step> = []
    var lookUps = 0
    for transition in transitions {
      guard let step = step(transition, on: &stack) else { continue }
      // What a drag or a cancelled gesture comes to is for the recording to find.
      defer { if !transition.isCertain { stack = [] } }
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

  private func step(_ transition: SceneTransition, on stack: inout [String]) -> Step? {
    guard let from = stack.last else { return nil }
    switch transition.operation {
    case .push:
      guard let to = transition.to else { return nil }
      stack.append(to)
      return Step(from: from, to: to, isPush: true)
    case .pop, .popToRoot:
      guard stack.count > 1 else {
        var diagnostic = Diagnostic(
          .error, "nothing-to-pop",
          "\"\(transition.operation.rawValue)\" has no screen to go back to: only "
            + "\(VisibleText.quoted(from)) is left",
          at: transition.location)
        diagnostic.location?.length = 1
        context.diagnostics.append(diagnostic)
        return nil
      }
      stack.removeLast(transition.operation == .pop ? 1 : stack.count - 1)
      return stack.last.map { Step(from: from, to: $0, isPush: false) }
    }
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
