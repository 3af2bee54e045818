import Pixels
import SceneFormat
import Staging
import Testing
import Timing

@Suite("Recording a scene")
@MainActor
struct SceneRecorderTests {
  @Test("A push of one second at 60 frames a second gives 60 frames and the settled one")
  func frameCount() throws {
    let scene = try SceneFixture(
      animators: "fade: { preset: 'fade' }",
      transitions: "{ op: 'push', to: 'second', using: 'fade', duration: 1 }")

    let plan = try scene.recorder.plan()

    #expect(plan.frameCount == 61)
    #expect(plan.frame(0).timeText == "0")
    #expect(plan.frame(7).timeText == "7/60")
    #expect(plan.frame(30).progress == 0.5)
    #expect(plan.frame(60).transition == nil)
  }

  @Test("The system's push runs half a second, declares 0.35 and needs no warning")
  func systemPush() throws {
    let scene = try SceneFixture(transitions: "{ op: 'push', to: 'second' }")

    let plan = try scene.recorder.plan()

    #expect(plan.frameCount == 31)
    #expect(plan.transitions.first?.declaredDuration == 0.35)
    #expect(plan.transitions.first?.realDuration.seconds == 0.5)
    #expect(plan.warnings == [])
  }

  @Test("Operations follow one another, with the gaps that the scene asks for")
  func sequence() throws {
    let scene = try SceneFixture(
      animators: "pinned: { preset: 'sideBySide' }",
      transitions: """
        { id: 'open', op: 'push', to: 'second', using: 'pinned', after: 0.1 },
        { id: 'back', op: 'pop', using: 'pinned', after: 0.25 }
        """)

    let plan = try scene.recorder.plan()

    #expect(plan.transitions.map(\.began.seconds) == [0.1, 0.65])
    #expect(plan.transitions.map(\.ended.seconds) == [0.4, 0.95])
    #expect(plan.transitions.map(\.finalScreen) == ["second", "first"])
  }

  @Test("The first frame shows the start, the last one the true end, in any order of asking")
  func anyOrder() throws {
    let scene = try SceneFixture(
      animators: "fade: { preset: 'fade' }",
      transitions: "{ op: 'push', to: 'second', using: 'fade', duration: 0.5 }")

    let last = try scene.pixels(ofFrame: 30)
    let first = try scene.pixels(ofFrame: 0)
    let middle = try scene.recorder.displayList(forFrame: 15)
    _ = try scene.recorder.displayList(forFrame: 20)
    let again = try scene.recorder.displayList(forFrame: 15)

    #expect(first[x: 99, y: 0] == PremultipliedColor(Color(red: 1, green: 0, blue: 0)))
    #expect(first[x: 20, y: 20] == PremultipliedColor(Color(red: 0, green: 1, blue: 0)))
    #expect(last[x: 20, y: 20] == PremultipliedColor(Color(red: 0, green: 0, blue: 1)))
    #expect(middle == again)
  }

  @Test("Holding frames before show the state before the first event, also one at time 0")
  func holds() throws {
    let scene = try SceneFixture(
      """
      {
        version: 1, name: "test", devices: { small: { size: [10, 10], scale: 1 } },
        defaults: { device: "small", fps: 10 },
        screens: { first: { background: "#FF0000", layers: [] }, second: { background: "#0000FF", layers: [] } },
        start: "first",
        transitions: [{ op: "push", to: "second", animated: false }],
        output: { hold: { before: 2, after: 1 }, duration: 0.2 },
      }
      """)

    let colors = try (0..<5).map { try scene.pixels(ofFrame: $0)[x: 5, y: 5] }

    let red = PremultipliedColor(Color(red: 1, green: 0, blue: 0))
    let blue = PremultipliedColor(Color(red: 0, green: 0, blue: 1))
    #expect(try scene.recorder.plan().frameCount == 5)
    #expect(colors == [red, red, blue, blue, blue])
  }

  @Test("A transition that is still running 10 s after its declared end is refused by name")
  func neverCompletes() throws {
    let scene = try SceneFixture(
      animators: "late: { preset: 'slideFromLeft', declared: 0.1, animated: 20 }",
      transitions: "{ id: 'open', op: 'push', to: 'second', using: 'late' }")

    #expect {
      try scene.recorder.plan()
    } throws: { error in
      (error as? StagingError)?.name == "never-completes"
    }
  }

  @Test("A pop with one screen on the stack is refused by name")
  func nothingToPop() throws {
    #expect {
      try SceneFixture(transitions: "{ id: 'back', op: 'pop' }").recorder.plan()
    } throws: { error in
      (error as? StagingError)?.name == "nothing-to-pop" || error is SceneFixture.Refused
    }
  }

  @Test("A frame outside of the time line is refused with the range there is")
  func noSuchFrame() throws {
    let scene = try SceneFixture(transitions: "{ op: 'push', to: 'second' }")

    #expect(throws: StagingError.noSuchFrame(31, count: 31)) {
      try scene.recorder.displayList(forFrame: 31)
    }
  }
}
