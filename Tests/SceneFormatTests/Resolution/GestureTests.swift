import Foundation
import SceneFormat
import Testing
import Timing

@Suite("Gestures of a transition")
struct GestureTests {
  private func parsed(gesture: String, operation: String = "pop", more: String = "using: 'go',")
    -> SceneReading
  {
    let to = operation == "push" ? "to: 'next'," : ""
    let before = operation == "push" ? "" : "{ op: 'push', to: 'next', animated: false },"
    return reading(
      """
      { version: 1, name: 'test', screens: { home: {}, next: {} }, start: 'home',
        animators: { go: { preset: 'fade' }, own: { preset: 'system' } },
        transitions: [\(before) { op: '\(operation)', \(to) \(more) gesture: \(gesture) }] }
      """)
  }

  private func gesture(_ text: String) throws -> SceneGesture {
    let reading = parsed(gesture: text)
    #expect(report(reading) == "")
    return try #require(reading.document?.transitions.last?.gesture)
  }

  @Test("A pan is read with its translations, and without an end its last sample is the end")
  func pan() throws {
    let gesture = try gesture(
      "{ pan: [{ t: 0, translation: [0, 0] }, { t: '100ms', translation: ['50%', -3] }] }")

    #expect(
      gesture.course
        == .pan([
          .init(time: .zero, translation: .zero),
          .init(time: Nanoseconds(count: 100_000_000), translation: CGPoint(x: 195, y: -3)),
        ]))
    #expect(gesture.between == .linear)
    #expect(gesture.end.time == Nanoseconds(count: 100_000_000))
    #expect(gesture.end.action == nil)
    #expect(!gesture.end.isSpelledOut)
  }

  @Test("Progress is limited to 0...1, and the end has the format's defaults")
  func limits() throws {
    let gesture = try gesture(
      """
      { updates: [{ t: 0, progress: -1 }, { t: 0.1, progress: 7 }], between: 'hold',
        end: { t: 0.1, action: 'finish' } }
      """)

    #expect(
      gesture.course
        == .updates([
          .init(time: .zero, progress: 0),
          .init(time: Nanoseconds(count: 100_000_000), progress: 1),
        ]))
    #expect(gesture.between == .hold)
    #expect(gesture.end.speed == 1)
    #expect(gesture.end.curve == .easeInOut)
  }

  @Test(
    "What drives nothing is told with its place and its name",
    arguments: [
      ("{}", "missing-key"),
      ("{ updates: [{ t: 0, progress: 0 }] }", "missing-key"),
      ("{ updates: [], end: { t: 0, action: 'finish' } }", "wrong-type"),
      ("{ updates: [{ t: 0, progress: 0 }], end: { t: 1 } }", "missing-key"),
      ("{ updates: [{ t: 2, progress: 0 }], end: { t: 1, action: 'finish' } }", "not-in-order"),
      (
        "{ updates: [{ t: 1, progress: 0 }, { t: 1, progress: 1 }], end: { t: 1, action: 'finish' } }",
        "not-in-order"
      ),
      ("{ updates: [{ t: 0, progress: 0 }], end: { t: 1, action: 'stop' } }", "unknown-value"),
      (
        "{ updates: [{ t: 0, progress: 0 }], end: { t: 1, action: 'finish', speed: 0 } }",
        "out-of-range"
      ),
      (
        "{ updates: [{ t: 0, progress: 0 }], end: { t: 1, action: 'finish', curve: { steps: 3 } } }",
        "bad-curve"
      ),
      ("{ pan: [{ t: 0, translation: [0, 0] }] }", "wrong-type"),
      (
        """
        { pan: [{ t: 0, translation: [0, 0] }, { t: 1, translation: [9, 0] }],
          end: { t: 1, action: 'finish' } }
        """, "conflict"
      ),
      (
        """
        { pan: [{ t: 0, translation: [0, 0] }, { t: 1, translation: [9, 0] }],
          updates: [{ t: 0, progress: 0 }] }
        """, "conflict"
      ),
    ])
  func mistakes(text: String, name: String) {
    let reading = parsed(gesture: text)

    #expect(reading.diagnostics.map(\.name) == [name], "\(messages(reading))")
    #expect(reading.diagnostics.first?.location != nil)
  }

  @Test(
    "A gesture needs an animated transition with an animator of the scene's own",
    arguments: ["", "using: 'own',", "using: 'go', animated: false,"])
  func undriven(more: String) {
    let reading = parsed(
      gesture: "{ updates: [{ t: 0, progress: 0 }], end: { t: 1, action: 'finish' } }", more: more)

    #expect(reading.diagnostics.map(\.name) == ["conflict"])
  }

  @Test("A pan drags back: a push takes updates")
  func panOfPush() {
    let reading = parsed(
      gesture: "{ pan: [{ t: 0, translation: [0, 0] }, { t: 1, translation: [9, 0] }] }",
      operation: "push")

    #expect(reading.diagnostics.map(\.name) == ["conflict"])
  }

  @Test("Animator classes of the tool can be named; a near miss is told, and so is a time")
  func registered() {
    func diagnostics(_ members: String) -> [Diagnostic] {
      var overrides = SceneOverrides()
      overrides.registeredAnimators = ["myZoom"]
      return reading(
        """
        { version: 1, name: 'test', screens: { home: {}, next: {} }, start: 'home',
          transitions: [{ op: 'push', to: 'next', \(members) }] }
        """, overrides: overrides
      ).diagnostics
    }

    #expect(diagnostics("using: 'myZoom'").isEmpty)
    #expect(diagnostics("using: 'myZom'").map(\.suggestion) == ["myZoom"])
    #expect(diagnostics("using: 'myZoom', duration: 1").map(\.name) == ["conflict"])
  }
}
