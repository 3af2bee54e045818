import Foundation
import Pixels
import SceneFormat
import Staging
import Testing
import Timing

@Suite("Presentations in scenes, and changes of the stack")
@MainActor
struct PresentationSceneTests {
  private let red = PremultipliedColor(Color(red: 1, green: 0, blue: 0))
  private let blue = PremultipliedColor(Color(red: 0, green: 0, blue: 1))

  private func last(_ scene: SceneFixture) throws -> Pixmap {
    try scene.pixels(ofFrame: scene.recorder.plan().frameCount - 1)
  }

  @Test("A full screen comes and goes by the system's animation, and the first screen is back")
  func system() throws {
    let scene = try SceneFixture(
      transitions: """
        { id: 'show', op: 'present', to: 'second' }, { id: 'hide', op: 'dismiss', after: 0.1 }
        """)
    let plan = try scene.recorder.plan()

    #expect(plan.transitions.map(\.operation) == [.present, .dismiss])
    #expect(plan.transitions.map(\.finalScreen) == ["second", "first"])
    #expect(plan.transitions.map(\.began.seconds) == [0, 0.6])
    #expect(plan.transitions.map(\.ended.seconds) == [0.5, 1.1])
    #expect(plan.transitions.allSatisfy { $0.declaredDuration == 0.4 && $0.didComplete })
    #expect(plan.warnings == [])
    #expect(try scene.pixels(ofFrame: 30)[x: 0, y: 0] == blue)
    #expect(try last(scene) == scene.pixels(ofFrame: 0))
    #expect(try scene.pixels(ofFrame: 6)[x: 0, y: 39] == blue)
    #expect(try scene.pixels(ofFrame: 6)[x: 0, y: 0] == red)
  }

  @Test(
    "Animators of the scene present and dismiss as they push and pop",
    arguments: [
      "{ preset: 'fade' }", "{ preset: 'slide', edge: 'bottom', parallax: 0, dim: 0 }",
      "{ preset: 'circleReveal', button: 'dot' }",
      "{ tracks: [{ on: 'to', key: 'opacity', keys: [{ at: 0, value: 0 }, { at: 1, value: 1 }] }] }",
    ])
  func animators(animator: String) throws {
    func scene(_ there: String, _ back: String) throws -> SceneFixture {
      try SceneFixture(
        animators: "go: \(animator)",
        transitions: """
          { op: '\(there)', to: 'second', using: 'go', duration: 0.2 },
          { op: '\(back)', using: 'go', duration: 0.2, after: 0.1 }
          """)
    }
    let (presented, pushed) = (try scene("present", "dismiss"), try scene("push", "pop"))

    #expect(try presented.recorder.plan().frameCount == pushed.recorder.plan().frameCount)
    for frame in [0, 5, 12, 20, 25, 30] {
      #expect(try presented.pixels(ofFrame: frame) == pushed.pixels(ofFrame: frame), "\(frame)")
    }
  }

  @Test("A page covers all but the top, over a screen that stays and is dimmed")
  func page() throws {
    let scene = try SceneFixture(
      transitions: "{ op: 'present', to: 'second', style: 'pageSheet' }")
    let pixels = try last(scene)

    #expect(pixels[x: 50, y: 39] == blue && pixels[x: 50, y: 11] == blue)
    let dimmed = pixels[x: 50, y: 5]
    #expect(dimmed.red == 204 && dimmed.green == 0 && dimmed.blue == 0)
  }

  @Test("Two presented on each other go together when the lower one's presenter dismisses")
  func stacked() throws {
    let scene = try SceneFixture(
      transitions: """
        { op: 'present', to: 'second' }, { op: 'present', to: 'first', effect: 'crossDissolve' },
        { op: 'dismiss', expect: { finalScreen: 'second' } }, { op: 'dismiss', expect: { finalScreen: 'first' } }
        """)

    #expect(
      try scene.recorder.plan().transitions.map(\.finalScreen)
        == ["second", "first", "second", "first"])
    #expect(try last(scene) == scene.pixels(ofFrame: 0))
  }

  @Test(
    "A gesture drives a dismissal; cancelled, it leaves the picture before, finished, the first")
  func gestures() throws {
    for (action, finalScreen) in [("cancel", "second"), ("finish", "first")] {
      let scene = try SceneFixture(
        animators: "go: { preset: 'slide' }",
        transitions: """
          { op: 'present', to: 'second', using: 'go', duration: 0.2 },
          { op: 'dismiss', using: 'go', duration: 0.2, after: 0.1, gesture: {
            updates: [{ t: 0, progress: 0 }, { t: 0.1, progress: 0.5 }], end: { t: 0.2, action: '\(action)' } } }
          """)
      let plan = try scene.recorder.plan()
      #expect(plan.transitions[1].finalScreen == finalScreen)
      #expect(plan.transitions[1].didComplete == (action == "finish"))
      #expect(plan.transitions[1].ended.seconds == 0.6)
      #expect(plan.warnings == [])
      let end = try last(scene)
      #expect(try end == scene.pixels(ofFrame: action == "finish" ? 0 : 15))
      #expect(try scene.pixels(ofFrame: 27) != end)
    }
  }

  @Test("A drag dismisses as it pops")
  func pan() throws {
    let scene = try SceneFixture(
      animators: "go: { preset: 'slide' }",
      transitions: """
        { op: 'present', to: 'second', using: 'go', duration: 0.2 },
        { op: 'dismiss', using: 'go', duration: 0.2, gesture: { pan: [
          { t: 0, translation: [0, 0] }, { t: 0.1, translation: [70, 0] }] } }
        """)
    #expect(try scene.recorder.plan().transitions[1].finalScreen == "first")
  }

  @Test("replace sets the whole stack: a pop where the new top was below, else a push")
  func replace() throws {
    let scene = try SceneFixture(
      animators: "go: { preset: 'fade' }",
      transitions: """
        { op: 'replace', stack: ['second'], using: 'go', duration: 0.1 },
        { op: 'replace', stack: ['first', 'second'], animated: false },
        { op: 'pop', using: 'go', duration: 0.1 },
        { op: 'replace', stack: ['first', 'second', 'first', 'second'], animated: false },
        { op: 'popTo', to: 'first', using: 'go', duration: 0.1 },
        { op: 'replace', stack: ['second', 'first'], using: 'go', duration: 0.1 },
        { op: 'pop', using: 'go', duration: 0.1 }
        """)
    let plan = try scene.recorder.plan()

    #expect(
      plan.transitions.map(\.finalScreen)
        == ["second", "second", "first", "second", "first", "first", "second"])
    #expect(
      plan.events.contains {
        $0.text.contains("animationControllerFor(push, from: first, to: second)")
      })
    #expect(
      plan.events.contains {
        $0.text.contains("animationControllerFor(pop, from: second, to: first)")
      })
  }

  @Test("What only the recording knows is an error with its place")
  func located() throws {
    let cancelled = """
      gesture: { updates: [{ t: 0, progress: 0.4 }], end: { t: 0.1, action: 'cancel' } }
      """
    let cases = [
      (
        "{ op: 'present', to: 'second', using: 'go', \(cancelled) }, { op: 'dismiss' }",
        "nothing-to-dismiss"
      ),
      (
        "{ op: 'present', to: 'second' }, { op: 'dismiss', using: 'go', \(cancelled) }, { op: 'pop' }",
        "stack-covered"
      ),
      (
        "{ op: 'push', to: 'second', using: 'go', \(cancelled) }, { op: 'popTo', to: 'first' }",
        "nothing-to-pop"
      ),
    ]
    for (transitions, name) in cases {
      let scene = try SceneFixture(
        animators: "go: { preset: 'slide' }", transitions: transitions)
      #expect {
        try scene.recorder.plan()
      } throws: { error in
        let error = error as? StagingError
        return error?.name == name && error?.location != nil
      }
    }
  }
}
