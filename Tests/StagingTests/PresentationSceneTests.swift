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

  /// The picture that the system's own presentation comes to.
  private func settled(_ style: String) throws -> Pixmap {
    try last(
      SceneFixture(transitions: "{ op: 'present', to: 'second', style: '\(style)' }"))
  }

  @Test(
    "Every animator of the tool presents and dismisses over a screen that stays, in the sheet's frame",
    arguments: ["pageSheet", "overFullScreen"],
    [
      "{ preset: 'fade' }", "{ preset: 'slide' }", "{ preset: 'slide', edge: 'left' }",
      "{ preset: 'slide', edge: 'top' }", "{ preset: 'slide', edge: 'bottom' }",
      "{ preset: 'slideFromLeft', declared: 0.2, animated: 0.2 }",
      "{ preset: 'circleReveal', button: 'dot' }",
      """
      { tracks: [{ on: 'to', layer: 'dot', key: 'opacity', keys: [{ at: 0, value: 1 }] }] }
      """,
    ])
  func overScreens(style: String, animator: String) throws {
    // The track's layer is on the screen that is below: "to" on the way back.
    let isTrack = animator.contains("tracks")
    let there = isTrack ? animator.replacingOccurrences(of: "'to'", with: "'from'") : animator
    let scene = try SceneFixture(
      animators: "there: \(there), back: \(animator)",
      transitions: """
        { op: 'present', to: 'second', style: '\(style)', using: 'there', duration: 0.2 },
        { op: 'dismiss', using: 'back', duration: 0.2, after: 0.1 }
        """)
    let plan = try scene.recorder.plan()

    #expect(plan.transitions.map(\.finalScreen) == ["second", "first"])
    #expect(plan.warnings.allSatisfy { $0.name == "completes-only-if-finished" })
    #expect(try scene.pixels(ofFrame: 15) == settled(style))
    let untouched = try SceneFixture(transitions: "{ op: 'push', to: 'second', after: 0.1 }")
    #expect(try last(scene) == untouched.pixels(ofFrame: 0))
    // From above the sheet itself passes by.
    guard style == "pageSheet", !animator.contains("top") else { return }
    for frame in 0..<plan.frameCount {
      // Above the sheet's place the first screen stays, more or less dimmed.
      let above = try scene.pixels(ofFrame: frame)[x: 50, y: 5]
      #expect(above.red >= 204 && above.blue == 0, "\(frame)")
    }
  }

  @Test("A sheet slides in from just outside of the screen to its own frame")
  func slidingSheet() throws {
    let scene = try SceneFixture(
      animators: "up: { preset: 'slide', edge: 'bottom' }, in: { preset: 'slide' }",
      transitions: """
        { op: 'present', to: 'second', style: 'pageSheet', using: 'up', duration: 0.2 },
        { op: 'dismiss', using: 'in', duration: 0.2 }
        """)

    // The sheet is 30 of 40 points high; half of the time is half of the way.
    let half = try scene.pixels(ofFrame: 6)
    #expect(half[x: 50, y: 26] == blue && half[x: 50, y: 39] == blue)
    #expect(half[x: 50, y: 24].blue == 0 && half[x: 50, y: 24].red > 204)
    let back = try scene.pixels(ofFrame: 18)
    #expect(back[x: 51, y: 39] == blue && back[x: 49, y: 39].blue == 0)
  }

  @Test("A full screen over a sheet leaves the sheet in its frame")
  func fullScreenOverSheet() throws {
    for preset in ["slide', parallax: 0, dim: 0", "sideBySide'"] {
      let scene = try SceneFixture(
        animators: "go: { preset: '\(preset) }",
        transitions: """
          { op: 'present', to: 'second', style: 'pageSheet' },
          { op: 'present', to: 'first', using: 'go', duration: 0.2, timing: 'linear', after: 0.1 },
          { op: 'dismiss', using: 'go', duration: 0.2, timing: 'linear', after: 0.1 }
          """)
      let before = try scene.pixels(ofFrame: 33)

      for frame in [42, 60] {
        let half = try scene.pixels(ofFrame: frame)
        #expect(half[x: 30, y: 5] == before[x: 30, y: 5])
        #expect(half[x: 30, y: 39] == blue && half[x: 90, y: 39] == red)
      }
      #expect(try last(scene) == before)
    }
  }

  @Test("What only the recording finds out of an animator's reach is refused, with what led there")
  func outOfReach() throws {
    let scene = try SceneFixture(
      animators: "go: { preset: 'slide' }, both: { preset: 'sideBySide' }",
      transitions: """
        { id: 'show', op: 'present', to: 'second', style: 'pageSheet' },
        { id: 'try', op: 'dismiss', using: 'go',
          gesture: { updates: [{ t: 0, progress: 0.4 }], end: { t: 0.1, action: 'cancel' } } },
        { op: 'dismiss', using: 'both' }
        """)
    let error = #expect(throws: StagingError.self) { try scene.recorder.plan() }

    #expect(error?.name == "conflict")
    #expect(
      error?.description
        == "the animator \"both\" moves both screens as one, but \"pageSheet\" has left the screen "
        + "below where it is; use one that moves the upper screen alone, such as slide, or the style "
        + "\"fullScreen\"")
    #expect(error?.notes.map(\.message) == ["'try' was cancelled, so it changed nothing"])
  }

  @Test("An error tells what was found before it")
  func prelude() throws {
    let cancelled = """
      gesture: { updates: [{ t: 0, progress: 0.4 }], end: { t: 0.1, action: 'cancel' } }
      """
    let scene = try SceneFixture(
      animators: "go: { preset: 'fade' }",
      transitions: """
        { op: 'push', to: 'second', animated: false },
        { id: 'try', op: 'pop', using: 'go', \(cancelled), expect: { completed: false } },
        { op: 'pop', using: 'go' }
        """)
    let error = #expect(throws: StagingError.self) { try scene.recorder.plan() }

    #expect(error?.name == "nothing-to-pop")
    #expect(error?.prelude?.warnings.map(\.name) == ["completes-though-cancelled"])
    #expect(error?.prelude?.transitions.map(\.didComplete) == [true, true])
    #expect(error?.notes.map(\.message) == ["'try' was cancelled, but was made all the same"])
    #expect(error?.notes.allSatisfy { $0.location != nil } == true)
  }

  @Test("A circle that has no button to begin at is refused by name")
  func noButton() throws {
    let cancelled = """
      gesture: { updates: [{ t: 0, progress: 0.4 }], end: { t: 0.1, action: 'cancel' } }
      """
    let scene = try SceneFixture(
      animators: "go: { preset: 'slide' }, circle: { preset: 'circleReveal', button: 'dot' }",
      transitions: """
        { op: 'push', to: 'second', using: 'go' }, { op: 'pop', using: 'go', \(cancelled) },
        { op: 'push', to: 'first', using: 'circle' }
        """)
    let error = #expect(throws: StagingError.self) { try scene.recorder.plan() }

    #expect(error?.name == "animator-refuses")
    #expect(error?.location != nil)
  }

  @Test("A replacement that keeps the top says that its animator and its gesture are idle")
  func keptTop() throws {
    let scene = try SceneFixture(
      animators: "go: { preset: 'fade' }",
      transitions: """
        { op: 'push', to: 'second', animated: false },
        { id: 'a', op: 'replace', stack: ['second'], using: 'go' },
        { id: 'b', op: 'replace', stack: ['first', 'second'] },
        { id: 'c', op: 'replace', stack: ['second'], using: 'go', after: 0.1,
          gesture: { updates: [{ t: 0, progress: 0.4 }], end: { t: 0.1, action: 'cancel' } } }
        """)
    let warnings = try scene.recorder.plan().warnings

    #expect(warnings.map(\.name) == ["no-transition", "no-transition"])
    #expect(
      warnings.map(\.message) == [
        "'a' keeps 'second' on top, so nothing is animated and 'using' has no effect",
        "'c' keeps 'second' on top, so nothing is animated and 'using' and 'gesture' have no effect",
      ])
    #expect(warnings.allSatisfy { $0.location != nil })
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
