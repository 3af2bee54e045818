import Foundation
import Timing

extension SceneResolver {
  /// The document of a scene without references.
  func document(_ root: ObjectReader) -> SceneDocument? {
    let canvas = CanvasReader(context: context, overrides: overrides, project: project)
    let surface = canvas.canvas(root)
    let rate = canvas.frameRate(root)
    let traits = canvas.traits(root)
    let screens = ScreenReader(context: context, size: surface.size).screens(root)
    let index = screens.layers
    let animators = AnimatorReader(context: context, screenSize: surface.size, layers: index.all)
      .animators(root)
    let registered = registeredAnimators(besides: memberNames("animators", root), root)
    let animatorsByName = Dictionary((animators + registered).map { ($0.id, $0) }) { first, _ in
      first
    }
    let reader = TransitionReader(
      context: context, screens: NameList(screens.names), animators: animatorsByName,
      animatorNames: NameList(memberNames("animators", root) + registered.map(\.id)),
      screenSize: surface.size)
    let transitions = reader.transitions(root)
    checkDirection(traits, transitions, animatorsByName)
    let used = Set(transitions.compactMap(\.using))
    let start = start(root, reader, screens.names)
    if let start {
      StackCheck(context: context, layers: index.byScreen, animators: animatorsByName)
        .check(transitions, start: start)
    }
    let output = OutputReader(
      context: context, transitions: transitions.map(\.id),
      isOpaque: screens.screens.allSatisfy { $0.background?.alpha == 1 }
    ).output(root)
    TimelineCheck(context: context).check(
      transitions, output, rate: rate,
      at: (root.value("transitions") ?? root.value("output"))?.span ?? root.span)
    return SceneDocument(
      name: name(root), canvas: surface, traits: traits, theme: nil, frameRate: rate,
      seed: seed(root),
      edgeAntialiasing: root.boolean(
        "edgeAntialiasing", default: SceneDefaults.edgeAntialiasing.value),
      screens: screens.screens,
      animators: animators + registered.filter { used.contains($0.id) }, start: start ?? "",
      transitions: transitions, output: output, params: [],
      location: context.location(root.span))
  }

  /// Reports transitions that the system would mirror, which is not drawn yet.
  private func checkDirection(
    _ traits: SceneTraits, _ transitions: [SceneTransition], _ animators: [String: SceneAnimator]
  ) {
    guard traits.direction == .rightToLeft else { return }
    for transition in transitions where transition.animated && transition.operation.movesStack {
      if let using = transition.using {
        guard case .preset(.system)? = animators[using]?.kind else { continue }
      }
      context.diagnostics.append(
        Diagnostic(
          .error, "not-there-yet",
          "the system's own push and pop are not there yet from right to left: a later version of "
            + "Segue brings them",
          at: transition.usingLocation))
    }
  }

  /// The classes that the tool brings; a name of the scene's own wins.
  private func registeredAnimators(
    besides own: [String], _ root: ObjectReader
  ) -> [SceneAnimator] {
    overrides.registeredAnimators.subtracting(own).sorted().map {
      SceneAnimator(id: $0, kind: .registered, location: context.location(root.span))
    }
  }

  /// The names in an object of names, those with errors too.
  private func memberNames(_ key: String, _ root: ObjectReader) -> [String] {
    guard case .object(let object) = root.value(key)?.content else { return [] }
    return object.members.map(\.key)
  }

  /// The screen on which the stack begins; the only one where the scene names none.
  private func start(
    _ root: ObjectReader, _ reader: TransitionReader, _ screens: [String]
  ) -> String? {
    if root.value("start") == nil, screens.count == 1 { return screens.first }
    guard !screens.isEmpty else { return nil }
    return root.required("start").flatMap {
      reader.reference($0, to: "screen", among: NameList(screens))
    }
  }

  private func seed(_ root: ObjectReader) -> Int64 {
    let greatest = 1 << 53
    return Int64(
      root.integer("seed", default: SceneDefaults.seed.value, in: -greatest...greatest))
  }

  /// The scene's name: its own, or that of its file without the ending.
  private func name(_ root: ObjectReader) -> String {
    if let value = root.value("name") {
      guard let name = context.text(value, for: "\"name\""),
        context.checkName(name, of: "scene", at: value.span)
      else { return "" }
      return name
    }
    let file = context.source.file.split(separator: "/").last.map(String.init) ?? ""
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    let name = overrides.fallbackName ?? stem
    return SceneNames.reasonAgainst(name) == nil && name != "-" ? name : "scene"
  }
}
