import Drawing
import Foundation
import LayerTree
import SceneFormat
import Timing
import ViewKit

/// A scene's navigation stack, and what is presented over it, on a clock of its own, from the first screen to the last.
///
/// Time runs forward only; to see an earlier frame, build another stage.
@MainActor
final class SceneStage {
  let document: SceneDocument
  private let stage: Stage
  private let assets: AssetLibrary
  private let navigation: UINavigationController
  private let delegate: SceneNavigationDelegate
  /// How many of the document's transitions have been begun.
  private var begun = 0
  /// Drags that began no transition, by the transition's index.
  private var idle: [Int: ScenePerformance.Idle] = [:]
  /// What the end of a gesture asked for, by the transition's index.
  private var outcomes: [Int: Bool] = [:]
  /// What went wrong in an event, where nothing can be thrown.
  private(set) var failure: StagingError?

  /// Builds the first screen at time 0; the first transition is not begun yet.
  init(
    document: SceneDocument, assets: AssetLibrary, animators: AnimatorRegistry,
    allowedMissing: Set<String>
  ) throws(StagingError) {
    self.document = document
    self.assets = assets
    delegate = SceneNavigationDelegate(document: document, animators: animators)
    var settings = StageSettings(document)
    settings.allowedMissing = allowedMissing
    stage = Stage(settings)
    stage.clock.screen.take(document.canvas, document.traits)
    navigation = stage.perform { UINavigationController(nibName: nil, bundle: nil) }
    navigation.title = "navigation"
    navigation.delegate = delegate
    let first = try makeController(document.start)
    stage.perform { navigation.pushViewController(first, animated: false) }
    stage.show(navigation)
    journal.onTransitionEnd = { [weak self] _ in self?.scheduleNext() }
    scheduleNext()
  }

  /// The stage's time and what is due on it.
  var clock: VirtualClock { stage.clock }
  /// What happened so far.
  var journal: LifecycleJournal { stage.journal }

  /// The records of the document's transitions that have begun, in order.
  var records: [TransitionRecord] { Array(journal.transitions.dropFirst()) }

  /// The document's transitions that were asked for, in order, with what came of them.
  var performances: [ScenePerformance] {
    var records = self.records[...]
    return document.transitions.prefix(begun).enumerated().compactMap {
      index, transition -> ScenePerformance? in
      if let idle = self.idle[index] { return .idle(transition, idle) }
      guard let record = records.popFirst() else { return nil }
      return .record(transition, record, wantsToComplete: outcomes[index])
    }
  }

  /// Whether every transition has ended.
  var isFinished: Bool {
    let performances = performances
    return performances.count == document.transitions.count
      && performances.allSatisfy { $0.ended != nil }
  }

  /// The document's transition under way, with its record.
  var running: (transition: SceneTransition, record: TransitionRecord)? {
    guard case .record(let transition, let record, _)? = performances.last, record.ended == nil
    else { return nil }
    return (transition, record)
  }

  /// Runs every event at or before a time.
  func advance(to time: Nanoseconds) throws(StagingError) {
    clock.advance(to: time)
    if let failure { throw failure }
  }

  /// Runs on from the time line's end until every transition is complete and no finite animation
  /// is left.
  ///
  /// The time line may end before its transitions do. That they end is known from the dry run.
  func settle(after end: Nanoseconds) throws(StagingError) {
    try advance(to: max(end, clock.now))
    while let next = clock.nextEventTime,
      !isFinished || next <= max(end, lastEnd) + Self.settlingTime
    {
      try advance(to: next)
    }
  }

  /// When the last transition that has ended did.
  private var lastEnd: Nanoseconds { performances.compactMap(\.ended).max() ?? .zero }

  /// How long after the end a finite animation may still be running, at most.
  private static let settlingTime = Nanoseconds(count: 10_000_000_000)

  /// What is seen at a time on the root's own time line, in seconds.
  ///
  /// - Throws: What a layer asks for and can't be drawn, by name.
  func displayList(atSeconds seconds: Double) throws(StagingError) -> DisplayList {
    do {
      return try stage.displayList(atSeconds: seconds)
    } catch {
      throw .cannotDraw(error.name, error.description)
    }
  }

  /// The boxes, in pixels, of every layer of a name that is visible at a time.
  func boxes(ofLayersNamed name: String, atSeconds seconds: Double) -> [CGRect] {
    stage.boxes(ofLayersNamed: name, atSeconds: seconds)
  }

  /// Every property that an animation holds at a time, in the order of the tree.
  func animatedValues(atSeconds seconds: Double) -> [LayerValue] {
    stage.animatedValues(atSeconds: seconds)
  }

  /// What a property shows at a time on every layer of a name.
  func values(
    of key: SceneKey, onLayersNamed name: String, atSeconds seconds: Double,
    in style: LayerValue.NumberStyle
  ) -> [LayerValue] {
    clock.asCurrent {
      TrackPart.keyPaths(of: key).flatMap {
        stage.window.layer.presentedValues(of: $0, onLayersNamed: name, at: seconds)
      }.map { LayerValue($0, in: style) }
    }
  }

  private func scheduleNext() {
    guard begun < document.transitions.count else { return }
    let transition = document.transitions[begun]
    clock.schedule(at: clock.now + transition.after) { [weak self] in
      self?.perform(transition)
    }
  }

  private func perform(_ transition: SceneTransition) {
    let index = begun
    begun += 1
    delegate.transition = transition
    delegate.interaction = { nil }
    if case .preset(.system(let profile))? = transition.using
      .flatMap({ document.animator(named: $0) })?.kind
    {
      navigation.systemProfile =
        profile == .fluid
        ? .fluid(
          displayCornerRadius: document.canvas.cornerRadius) : .classic
    } else {
      navigation.systemProfile = .classic
    }
    guard let gesture = transition.gesture else { return attempt(transition) }
    play(gesture, of: transition, at: index)
  }

  /// Has a finger begin and drive a transition.
  private func play(_ gesture: SceneGesture, of transition: SceneTransition, at index: Int) {
    let began = clock.now
    let player = GesturePlayer(gesture, clock: clock, width: document.canvas.size.width)
    delegate.interaction = { player.interaction }
    player.begins = { [weak self] in self?.attempt(transition) }
    player.asked = { [weak self] finishes in self?.outcomes[index] = finishes }
    player.ended = { [weak self, unowned player] in
      guard let self, !player.hasBegun else { return }
      idle[index] = ScenePerformance.Idle(
        began: began, ended: clock.now,
        screen: (presented.last ?? navigation.topViewController)?.title ?? "")
      scheduleNext()
    }
    player.play()
  }

  private func attempt(_ transition: SceneTransition) {
    do throws(StagingError) {
      try change(transition)
    } catch {
      failure = failure ?? error
    }
  }

  private func change(_ transition: SceneTransition) throws(StagingError) {
    switch transition.operation {
    case .present: try present(transition)
    case .dismiss:
      guard let top = presented.last else {
        throw .nothingToDismiss(transition: transition.id, at: transition.location)
      }
      try checkReach(of: transition, style: .init(top.modalPresentationStyle))
      top.dismiss(animated: transition.animated)
    case .push, .pop, .popToRoot, .popTo, .replace:
      guard presented.isEmpty else {
        throw .stackCovered(transition: transition.id, at: transition.location)
      }
      guard try changeStack(transition) else {
        throw .nothingToPop(transition: transition.id, at: transition.location)
      }
    }
  }

  /// Whether the stack changes.
  private func changeStack(_ transition: SceneTransition) throws(StagingError) -> Bool {
    let animated = transition.animated
    switch transition.operation {
    case .push:
      navigation.pushViewController(
        try makeController(transition.to ?? document.start), animated: animated)
      return true
    case .pop: return navigation.popViewController(animated: animated) != nil
    case .popTo:
      let below = navigation.viewControllers.dropLast()
      guard let target = below.last(where: { $0.title == transition.to }) else { return false }
      return navigation.popToViewController(target, animated: animated) != nil
    case .replace:
      navigation.setViewControllers(try newStack(transition.stack), animated: animated)
      return true
    default: return navigation.popToRootViewController(animated: animated) != nil
    }
  }

  /// The screens of a new stack: those that are on the old one stay, in order, others are new.
  private func newStack(_ screens: [String]) throws(StagingError) -> [UIViewController] {
    var old = navigation.viewControllers
    var stack: [UIViewController] = []
    for screen in screens {
      if let index = old.firstIndex(where: { $0.title == screen }) {
        stack.append(old.remove(at: index))
      } else {
        stack.append(try makeController(screen))
      }
    }
    return stack
  }

  /// Refuses an animator that can't move what the presentation leaves in its place.
  private func checkReach(
    of transition: SceneTransition, style: SceneTransition.Presentation.Style
  ) throws(StagingError) {
    guard transition.animated,
      let objection = transition.using.flatMap({ document.animator(named: $0) })?
        .objection(isDismissal: transition.operation == .dismiss, style: style)
    else { return }
    throw .outOfReach(objection, at: transition.usingLocation)
  }

  private func present(_ transition: SceneTransition) throws(StagingError) {
    try checkReach(of: transition, style: transition.presentation?.style ?? .fullScreen)
    let controller = try makeController(transition.to ?? document.start)
    if let presentation = transition.presentation {
      controller.modalPresentationStyle = UIModalPresentationStyle(presentation.style)
      controller.modalTransitionStyle = UIModalTransitionStyle(presentation.effect)
    }
    controller.transitioningDelegate = delegate
    (presented.last ?? navigation).present(controller, animated: transition.animated)
  }

  /// What is presented over the stack, the lowest first.
  private var presented: [UIViewController] {
    Array(
      sequence(first: navigation as UIViewController) { $0.presentedViewController }.dropFirst())
  }

  private func makeController(_ id: String) throws(StagingError) -> SceneViewController {
    guard let screen = document.screen(named: id) else {
      preconditionFailure("a validated document names only screens that it has")
    }
    return try SceneViewController(screen: screen, size: document.canvas.size, assets: assets)
  }
}

extension StageSettings {
  /// The stage that a scene plays on.
  fileprivate init(_ document: SceneDocument) {
    self.init(size: document.canvas.size, scale: document.canvas.scale, seed: document.seed)
    isOpaque = document.output.alpha == .opaque
    smoothsStraightEdges = document.edgeAntialiasing
  }
}

extension StageScreen {
  /// Takes what a scene says of its device beyond size and scale.
  fileprivate func take(_ canvas: SceneCanvas, _ traits: SceneTraits) {
    let safeArea = canvas.safeArea
    safeAreaInsets = UIEdgeInsets(
      top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    if canvas.isTablet { idiom = .pad }
    if traits.direction == .rightToLeft { layoutDirection = .rightToLeft }
    reducesMotion = traits.motion == .reduced
  }
}

extension UIModalPresentationStyle {
  fileprivate init(_ style: SceneTransition.Presentation.Style) {
    self =
      switch style {
      case .fullScreen: .fullScreen
      case .overFullScreen: .overFullScreen
      case .pageSheet: .pageSheet
      }
  }
}

extension SceneTransition.Presentation.Style {
  /// The scene's word for what a screen was presented as.
  fileprivate init(_ style: UIModalPresentationStyle) {
    self =
      switch style {
      case .overFullScreen: .overFullScreen
      case .pageSheet: .pageSheet
      default: .fullScreen
      }
  }
}

extension UIModalTransitionStyle {
  fileprivate init(_ effect: SceneTransition.Presentation.Effect) {
    self =
      switch effect {
      case .coverVertical: .coverVertical
      case .flipHorizontal: .flipHorizontal
      case .crossDissolve: .crossDissolve
      }
  }
}
