import Drawing
import Foundation
import LayerTree
import Pixels
import SceneFormat
import Timing
import ViewKit

/// A scene's navigation stack on a clock of its own, from the first screen to the last.
///
/// Time runs forward only; to see an earlier frame, build another stage.
@MainActor
final class SceneStage {
  let document: SceneDocument
  let clock = VirtualClock()
  let journal: LifecycleJournal
  private let assets: AssetLibrary
  private let window: UIWindow
  private let navigation: UINavigationController
  private let delegate: SceneNavigationDelegate
  /// How many of the document's transitions have been begun.
  private var begun = 0
  /// What went wrong in an event, where nothing can be thrown.
  private(set) var failure: StagingError?

  /// Builds the first screen at time 0; the first transition is not begun yet.
  init(document: SceneDocument, assets: AssetLibrary) throws(StagingError) {
    self.document = document
    self.assets = assets
    delegate = SceneNavigationDelegate(document: document)
    let bounds = CGRect(origin: .zero, size: document.canvas.size)
    let screen = clock.screen
    screen.bounds = bounds
    screen.scale = document.canvas.scale
    let clock = clock
    (window, navigation, journal) = clock.asCurrent {
      (
        UIWindow(frame: bounds), UINavigationController(nibName: nil, bundle: nil),
        LifecycleJournal.current
      )
    }
    navigation.title = "navigation"
    window.layer.name = "window"
    navigation.delegate = delegate
    let first = try makeController(document.start)
    clock.turn {
      navigation.pushViewController(first, animated: false)
      window.rootViewController = navigation
    }
    journal.onTransitionEnd = { [weak self] _ in self?.scheduleNext() }
    scheduleNext()
  }

  /// The records of the document's transitions that have begun, in order.
  var records: [TransitionRecord] { Array(journal.transitions.dropFirst()) }

  /// Whether every transition has ended.
  var isFinished: Bool {
    records.count == document.transitions.count && records.allSatisfy { $0.ended != nil }
  }

  /// The document's transition under way, with its record.
  var running: (transition: SceneTransition, record: TransitionRecord)? {
    guard let record = records.last, record.ended == nil else { return nil }
    return (document.transitions[records.count - 1], record)
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
  private var lastEnd: Nanoseconds { records.compactMap(\.ended).max() ?? .zero }

  /// How long after the end a finite animation may still be running, at most.
  private static let settlingTime = Nanoseconds(count: 10_000_000_000)

  /// What is seen at a time on the root's own time line, in seconds.
  ///
  /// - Throws: What a layer asks for and can't be drawn, by name.
  func displayList(atSeconds seconds: Double) throws(StagingError) -> DisplayList {
    let canvas = document.canvas
    let options = DisplayOptions(
      pixelWidth: canvas.pixelWidth, pixelHeight: canvas.pixelHeight, scale: canvas.scale,
      background: document.output.alpha == .opaque ? .black : .clear,
      smoothsStraightEdges: document.edgeAntialiasing)
    let list = clock.asCurrent {
      DisplayListBuilder.displayList(of: window.layer, at: seconds, options: options)
    }
    if let issue = clock.issues.first { throw .cannotDraw(issue.name, "\(issue)") }
    return list
  }

  /// Every property that an animation holds at a time, in the order of the tree.
  func animatedValues(atSeconds seconds: Double) -> [LayerValue] {
    clock.asCurrent { window.layer.animatedValues(at: seconds).map { LayerValue($0) } }
  }

  /// What a property shows at a time on every layer of a name.
  func values(
    of key: SceneKey, onLayersNamed name: String, atSeconds seconds: Double
  ) -> [LayerValue] {
    clock.asCurrent {
      TrackPart.keyPaths(of: key).flatMap {
        window.layer.presentedValues(of: $0, onLayersNamed: name, at: seconds)
      }.map { LayerValue($0) }
    }
  }

  private func scheduleNext() {
    guard begun < document.transitions.count else { return }
    let transition = document.transitions[begun]
    begun += 1
    clock.schedule(at: clock.now + transition.after) { [weak self] in
      self?.perform(transition)
    }
  }

  private func perform(_ transition: SceneTransition) {
    delegate.transition = transition
    if case .preset(.system(let profile))? = transition.using
      .flatMap({ document.animator(named: $0) })?.kind
    {
      navigation.systemProfile = profile == .fluid ? .fluid(displayCornerRadius: 0) : .classic
    } else {
      navigation.systemProfile = .classic
    }
    do throws(StagingError) {
      try change(transition)
    } catch {
      failure = failure ?? error
    }
  }

  private func change(_ transition: SceneTransition) throws(StagingError) {
    let animated = transition.animated
    switch transition.operation {
    case .push:
      navigation.pushViewController(
        try makeController(transition.to ?? document.start), animated: animated)
    case .pop:
      guard navigation.popViewController(animated: animated) != nil else {
        throw .nothingToPop(transition: transition.id, at: transition.location)
      }
    case .popToRoot:
      guard navigation.popToRootViewController(animated: animated) != nil else {
        throw .nothingToPop(transition: transition.id, at: transition.location)
      }
    }
  }

  private func makeController(_ id: String) throws(StagingError) -> SceneViewController {
    guard let screen = document.screen(named: id) else {
      preconditionFailure("a validated document names only screens that it has")
    }
    return try SceneViewController(screen: screen, size: document.canvas.size, assets: assets)
  }
}
