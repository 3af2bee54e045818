import Foundation
import SceneFormat
import Staging
import Testing
import ViewKit

@Suite("What a scene's device tells code")
@MainActor
struct SceneDeviceTests {
  /// What an animator sees of its device.
  private struct Sight: Equatable {
    var reducesMotion: Bool
    var isRightToLeft: Bool
    var isTablet: Bool
    var hasWideTraits: Bool
    var safeArea: UIEdgeInsets
    var scale: Double
  }

  /// What was seen, in order.
  @MainActor
  private final class Log {
    var sights: [Sight] = []
  }

  /// An animator that looks around, and then is done.
  private final class Looking: NSObject, UIViewControllerAnimatedTransitioning {
    let log: Log

    init(_ log: Log) {
      self.log = log
    }

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.containerView
      log.sights.append(
        Sight(
          reducesMotion: UIAccessibility.isReduceMotionEnabled,
          isRightToLeft: view.traitCollection.layoutDirection == .rightToLeft,
          isTablet: UIDevice.current.userInterfaceIdiom == .pad,
          hasWideTraits: view.traitCollection.horizontalSizeClass == .regular,
          safeArea: view.window?.safeAreaInsets ?? .zero,
          scale: Double(view.traitCollection.displayScale)))
      if let to = context.view(forKey: .to) { view.addSubview(to) }
      context.completeTransition(true)
    }
  }

  private func sight(_ members: String) throws -> Sight {
    let text = """
      { version: 1, name: "test", \(members) screens: { first: {}, second: {} }, start: "first",
        transitions: [{ op: "push", to: "second", using: "look" }] }
      """
    var overrides = SceneOverrides()
    overrides.registeredAnimators = ["look"]
    let reading = SceneReader.read(Array(text.utf8), file: "test.json5", overrides: overrides)
    let document = try #require(reading.document, "\(reading.diagnostics.map(\.message))")
    let log = Log()
    let recorder = SceneRecorder(
      document: document, assets: AssetLibrary(folder: FileManager.default.temporaryDirectory),
      animators: AnimatorRegistry(["look": { Looking(log) }]))
    _ = try recorder.plan()
    return try #require(log.sights.first)
  }

  @Test("A plain scene has no bars, all motion, and text from left to right")
  func plain() throws {
    #expect(
      try sight("")
        == Sight(
          reducesMotion: false, isRightToLeft: false, isTablet: false, hasWideTraits: false,
          safeArea: .zero, scale: 3))
  }

  @Test("A built-in phone has its safe area, and its user's wishes")
  func phone() throws {
    let members =
      "defaults: { device: 'iPhone SE 3', motion: 'reduced', direction: 'rtl' },"

    #expect(
      try sight(members)
        == Sight(
          reducesMotion: true, isRightToLeft: true, isTablet: false, hasWideTraits: false,
          safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), scale: 2))
  }

  @Test("A tablet is one, and has room both ways")
  func tablet() throws {
    #expect(
      try sight("defaults: { device: 'iPad 10' },")
        == Sight(
          reducesMotion: false, isRightToLeft: false, isTablet: true, hasWideTraits: true,
          safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), scale: 2))
  }

  @Test("The fluid push rounds its screens as the display is rounded")
  func corners() throws {
    func list(_ device: String) throws -> String {
      let fixture = try SceneFixture(
        """
        { version: 1, name: "test", devices: { a: { size: [100, 40], scale: 1, \(device) } },
          screens: { first: { background: "#FF0000" }, second: { background: "#0000FF" } },
          animators: { go: { preset: "system", profile: "fluid" } }, start: "first",
          transitions: [{ op: "push", to: "second", using: "go" }] }
        """)
      return "\(try fixture.recorder.displayList(forFrame: 5))"
    }

    #expect(try list("cornerRadius: 0") == list("safeArea: [0, 0, 0, 0]"))
    #expect(try list("cornerRadius: 12") != list("cornerRadius: 0"))
  }
}
