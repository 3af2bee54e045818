import Drawing
import Pixels
import SceneFormat
import Staging
import Testing
import Timing
import TestSupport

@Suite("Time lines of scenes")
@MainActor
struct TimelineTests {
  private let red = PremultipliedColor(Color(red: 1, green: 0, blue: 0))
  private let blue = PremultipliedColor(Color(red: 0, green: 0, blue: 1))

  /// Two screens, red and blue, with whatever else the scene says.
  private func scene(
    transitions: String, output: String = "", fps: String = "60", extra: String = "",
    background: String = "'#FF0000'"
  ) throws -> SceneFixture {
    try SceneFixture(
      """
      {
        version: 1, name: "times", devices: { small: { size: [10, 10], scale: 1 } },
        defaults: { device: "small", fps: \(fps) }, \(extra)
        screens: {
          first: { \(background.isEmpty ? "" : "background: \(background),") layers: [
            { id: "dot", type: "rect", frame: [2.5, 2, 4, 4], fill: "#00FF00" },
          ] },
          second: { background: "#0000FF", layers: [] },
          third: { background: "#FFFFFF", layers: [] },
        },
        animators: {
          fade: { preset: "fade" }, pinned: { preset: "sideBySide" },
          left: { preset: "slideFromLeft" }, reveal: { preset: "circleReveal", button: "dot" },
          own: { tracks: [{ on: "to", key: "opacity", keys: [{ at: 0, value: 0 }, { at: 1, value: 1 }] }] },
        },
        start: "first", transitions: [\(transitions)], output: { \(output) },
      }
      """)
  }

  @Test("A time line that is cut shows its frames, and settles on the true end")
  func cut() throws {
    let scene = try scene(
      transitions: """
        { op: 'push', to: 'second', using: 'fade', duration: 1 },
        { op: 'push', to: 'third', using: 'fade', duration: 30, after: 5 }
        """, output: "duration: 0.5")

    #expect(try scene.recorder.plan().frameCount == 31)
    let white = PremultipliedColor(Color(red: 1, green: 1, blue: 1))
    #expect(try scene.pixels(ofFrame: 30)[x: 0, y: 0] == white)
    #expect(try scene.pixels(ofFrame: 29)[x: 0, y: 0] != white)
  }

  @Test("A time line that is longer goes on showing the end")
  func longer() throws {
    let scene = try scene(
      transitions: "{ op: 'push', to: 'second', using: 'fade', duration: 0.1 }",
      output: "duration: 1")

    let plan = try scene.recorder.plan()
    #expect(plan.frameCount == 61)
    #expect(plan.frame(5).transition != nil && plan.frame(6).transition == nil)
    #expect(try scene.pixels(ofFrame: 6)[x: 0, y: 0] == blue)
    #expect(try scene.recorder.displayList(forFrame: 60) == scene.recorder.displayList(forFrame: 6))
  }

  @Test("A push without animation alone has no frames but the settled one")
  func atOnce() throws {
    let scene = try scene(transitions: "{ op: 'push', to: 'second', animated: false }")

    let plan = try scene.recorder.plan()
    #expect(plan.frameCount == 1)
    #expect(plan.transitions.first?.isAnimated == false)
    #expect(try scene.pixels(ofFrame: 0)[x: 0, y: 0] == blue)
  }

  @Test("popToRoot is one transition back to the first screen")
  func popToRoot() throws {
    let scene = try scene(
      transitions: """
        { op: 'push', to: 'second', animated: false }, { op: 'push', to: 'third', animated: false },
        { id: 'back', op: 'popToRoot', using: 'fade', duration: 0.5 }
        """)

    let plan = try scene.recorder.plan()
    #expect(plan.transitions.last?.finalScreen == "first")
    #expect(plan.transitions.map(\.realDuration.seconds) == [0, 0, 0.5])
    #expect(try scene.pixels(ofFrame: plan.frameCount - 1)[x: 0, y: 0] == red)
    #expect(!plan.events.contains { $0.text.hasPrefix("second.viewWillAppear(true)") })
  }

  @Test("0.35 s at 30000/1001 frames a second: eleven frames at exact times, and the settled one")
  func ntsc() throws {
    let scene = try scene(
      transitions: "{ op: 'push', to: 'second', using: 'own', duration: 0.35, timing: 'linear' }",
      fps: "'30000/1001'")

    let plan = try scene.recorder.plan()
    // 0.35 · 30000/1001 = 10.4895
    #expect(plan.frameCount == 12)
    for index in 0..<11 {
      let exact = Double(index * 1001) / 30000
      #expect(abs((plan.frame(index).progress ?? -1) - exact / 0.35) < 1e-9)
      let alpha = try scene.recorder.values(of: .opacity, onLayersNamed: "second", forFrame: index)
      #expect(abs((alpha.first.flatMap { Double($0.text) } ?? -1) - exact / 0.35) < 1e-6)
    }
    #expect(plan.frame(11).transition == nil)
  }

  @Test("A frame's progress is the nearest number to the exact share")
  func exactProgress() throws {
    let plan = try scene(
      transitions: "{ op: 'push', to: 'second', using: 'own', duration: 0.4, after: 0.1 }"
    ).recorder.plan()

    #expect(plan.frame(21).progress == 0.625)
    #expect(plan.frame(24).progress == 0.75)
    #expect(plan.frame(16).progress == 5.0 / 12)
  }

  @Test("A spring sets the time itself, for presets and for tracks")
  func springs() throws {
    let spring = Spring(response: 0.4, dampingRatio: 0.8)
    for animator in ["fade", "pinned", "own", "reveal", "left"] {
      let scene = try scene(
        transitions:
          "{ op: 'push', to: 'second', using: '\(animator)', timing: { spring: { dampingRatio: 0.8, response: 0.4 } } }"
      )
      let transition = try scene.recorder.plan().transitions.first
      let expected = Nanoseconds(seconds: spring.settlingDuration)
      #expect(abs((transition?.realDuration.count ?? 0) - expected.count) <= 1, "\(animator)")
    }
  }

  @Test("Steps jump at the end of each step")
  func steps() throws {
    let scene = try scene(
      transitions:
        "{ op: 'push', to: 'second', using: 'fade', duration: 1, timing: { steps: 4 } }")

    let shown = try [0, 14, 15, 29, 30, 45, 59].map {
      try scene.recorder.values(of: .opacity, onLayersNamed: "second", forFrame: $0).first?.text
    }
    #expect(shown == ["0", "0", "0.25", "0.25", "0.5", "0.75", "0.75"])
  }

  @Test(
    "A delay shows the old state, counts into the declared time, and brings no warning",
    arguments: ["fade", "pinned", "own", "reveal"])
  func delays(animator: String) throws {
    let scene = try scene(
      transitions:
        "{ op: 'push', to: 'second', using: '\(animator)', duration: 0.3, delay: 0.2 }")

    let plan = try scene.recorder.plan()
    #expect(plan.transitions.first?.realDuration == Nanoseconds(seconds: 0.5))
    #expect(plan.transitions.first?.declaredDuration == 0.5)
    #expect(plan.warnings.map(\.name) == [])
    #expect(try scene.pixels(ofFrame: 11)[x: 0, y: 0] == red)
    #expect(try scene.pixels(ofFrame: 24) != scene.pixels(ofFrame: 11))
  }

  @Test("A slide from the left takes each transition's own delay, timing and declared time")
  func sharedSlide() throws {
    let scene = try scene(
      transitions: """
        { op: 'push', to: 'second', using: 'left', duration: 0.3 },
        { op: 'pop', using: 'left', delay: 0.1, timing: { steps: 1 } }
        """)

    let plan = try scene.recorder.plan()
    #expect(plan.transitions.map(\.declaredDuration) == [0.3, 0.6])
    #expect(plan.transitions.map(\.realDuration.seconds) == [0.3, 0.4])
    #expect(plan.warnings.map(\.name).filter { $0 == "duration-mismatch" }.count == 1)
    // Half of the pop: one step has not moved the screen yet.
    #expect(try scene.pixels(ofFrame: 33)[x: 0, y: 0] == blue)
  }

  @Test("A duration of nothing is over at once", arguments: ["fade", "own", "reveal", "pinned"])
  func noDuration(animator: String) throws {
    let scene: SceneFixture
    do {
      scene = try self.scene(
        transitions: "{ op: 'push', to: 'second', using: '\(animator)', duration: 0 }")
    } catch let refused as SceneFixture.Refused {
      #expect(refused.description.contains("duration"))
      return
    }

    let plan = try scene.recorder.plan()
    #expect(plan.frameCount == 1)
    #expect(plan.warnings == [])
    #expect(try scene.pixels(ofFrame: 0)[x: 0, y: 0] == blue)
  }

  @Test("Any order of asking gives the same frames, on one recorder and on fresh ones")
  func anyOrder() throws {
    let transitions = """
      { op: 'push', to: 'second', using: 'reveal', after: 0.05 },
      { op: 'push', to: 'third' }, { op: 'popToRoot', using: 'own', duration: 0.3 }
      """
    let forward = try scene(transitions: transitions, fps: "20")
    let count = try forward.recorder.plan().frameCount
    let lists = try (0..<count).map { try forward.recorder.displayList(forFrame: $0) }

    let backward = try scene(transitions: transitions, fps: "20")
    for index in (0..<count).reversed() {
      #expect(try backward.recorder.displayList(forFrame: index) == lists[index], "\(index)")
    }
    var generator = SeededGenerator(seed: 20)
    for index in (0..<count).shuffled(using: &generator) {
      #expect(try forward.recorder.displayList(forFrame: index) == lists[index], "\(index)")
    }
  }

  @Test("Straight edges between pixels are sharp unless the scene asks for smooth ones")
  func edges() throws {
    func edge(_ extra: String) throws -> PremultipliedColor {
      try scene(transitions: "", output: "duration: 0.1", extra: extra).pixels(ofFrame: 0)[
        x: 2, y: 3]
    }
    let green = PremultipliedColor(Color(red: 0, green: 1, blue: 0))

    #expect(try [red, green].contains(edge("edgeAntialiasing: false,")))
    #expect(try edge("") == edge("edgeAntialiasing: false,"))
    let smooth = try edge("edgeAntialiasing: true,")
    #expect(smooth.red > 100 && smooth.green > 100)
  }

  @Test("Straight alpha leaves what nothing covers clear; opaque pictures show black there")
  func alpha() throws {
    func corner(_ alpha: String) throws -> PremultipliedColor {
      try scene(transitions: "", output: "duration: 0.1, alpha: '\(alpha)'", background: "")
        .pixels(ofFrame: 0)[x: 9, y: 9]
    }

    #expect(
      try corner("straight") == PremultipliedColor(Color(red: 0, green: 0, blue: 0, alpha: 0)))
    #expect(try corner("opaque") == PremultipliedColor(Color(red: 0, green: 0, blue: 0)))
  }
}
