import Foundation
import LayerTree
import Pixels
import SceneFormat
import Staging
import Testing
import Timing

@Suite("Transitions that a finger drives")
@MainActor
struct GestureTests {
  /// A push side by side, and a pop that a gesture drives 0.1 s after it, at 0.4 s.
  private func scene(
    pop gesture: String, preset: String = "'sideBySide'", fps: Int = 100, more: String = "",
    declared: String = ""
  ) throws -> SceneFixture {
    try SceneFixture(
      fps: fps, animators: "go: { preset: \(preset) }",
      transitions: """
        { op: 'push', to: 'second', using: 'go', duration: 0.3 },
        { id: 'back', op: 'pop', using: 'go', duration: 0.3, after: 0.1, gesture: \(gesture)\(declared) }
        \(more)
        """)
  }

  /// Where the second screen's left edge is, in points.
  private func edge(_ scene: SceneFixture, frame: Int) throws -> Double {
    let values = try scene.recorder.values(of: .position, onLayersNamed: "second", forFrame: frame)
    let x = values.first?.text.split(separator: " ").first.flatMap { Double($0) }
    return try #require(x) - 50
  }

  private static let half = """
    { updates: [{ t: 0, progress: 0 }, { t: 0.1, progress: 0.5 }], end: { t: 0.2, action: 'finish' } }
    """

  @Test("Progress runs evenly between updates, holds after the last, and the tail is eased")
  func linear() throws {
    let scene = try scene(pop: Self.half)
    let plan = try scene.recorder.plan()

    for (frame, edge) in [(40, 0.0), (42, 10), (45, 25), (50, 50), (55, 50), (60, 50)] {
      #expect(abs(try self.edge(scene, frame: frame) - edge) < 1e-4, "frame \(frame)")
    }
    // (1 − 0.5) · 0.3 s, of which six tenths are gone in frame 69.
    #expect(plan.transitions[1].ended.seconds == 0.75)
    #expect(plan.transitions[1].didComplete)
    #expect(abs(try self.edge(scene, frame: 69) - (50 + 50 * 0.668116)) < 1e-3)
    #expect(plan.warnings == [])
  }

  @Test("What a frame shows does not depend on the frame rate")
  func frameRates() throws {
    let slow = try scene(pop: Self.half, fps: 20)
    let fast = try scene(pop: Self.half, fps: 200)

    for frame in 0..<15 {
      let (one, other) = (
        try slow.recorder.displayList(forFrame: frame),
        try fast.recorder.displayList(forFrame: frame * 10)
      )
      #expect(one == other, "frame \(frame)")
    }
  }

  @Test("Held progress jumps at each update")
  func hold() throws {
    let scene = try scene(
      pop: """
        { between: 'hold', updates: [{ t: 0.02, progress: 0.25 }, { t: 0.1, progress: 0.5 }],
          end: { t: 0.2, action: 'finish' } }
        """)

    for (frame, edge) in [(41, 0.0), (42, 25), (49, 25), (50, 50), (60, 50)] {
      #expect(abs(try self.edge(scene, frame: frame) - edge) < 1e-9, "frame \(frame)")
    }
  }

  @Test("A speed shortens the tail, and its curve paces it")
  func speedAndCurve() throws {
    let scene = try scene(
      pop: """
        { updates: [{ t: 0, progress: 0.5 }],
          end: { t: 0.1, action: 'finish', speed: 1.5, curve: 'linear' } }
        """)

    // 0.5 · 0.3 / 1.5 s from 0.5 s on.
    #expect(try scene.recorder.plan().transitions[1].ended.seconds == 0.6)
    #expect(abs(try edge(scene, frame: 55) - 75) < 1e-4)
  }

  @Test("A cancelled drag leaves the picture as it was, pixel for pixel, and the stack too")
  func cancelled() throws {
    let scene = try scene(
      pop: """
        { updates: [{ t: 0, progress: 0 }, { t: 0.1, progress: 0.39 }],
          end: { t: 0.15, action: 'cancel' } }
        """, preset: "'slide'",
      more: ", { id: 'again', op: 'pop', using: 'go', duration: 0.3, after: 0.1 }")
    let plan = try scene.recorder.plan()

    #expect(plan.transitions.map(\.didComplete) == [true, false, true])
    #expect(plan.transitions.map(\.finalScreen) == ["second", "second", "first"])
    #expect(plan.transitions[1].ended == Nanoseconds(count: 667_000_000))
    #expect(try scene.pixels(ofFrame: 35) == scene.pixels(ofFrame: 68))
    #expect(try scene.pixels(ofFrame: 45) != scene.pixels(ofFrame: 68))
    #expect(plan.warnings == [])
  }

  @Test("An animator that completes with true though it is cancelled is told by name")
  func completesThoughCancelled() throws {
    let scene = try scene(
      pop: "{ updates: [{ t: 0, progress: 0.5 }], end: { t: 0.1, action: 'cancel' } }",
      preset: "'fade'")
    let plan = try scene.recorder.plan()

    #expect(plan.transitions[1].didComplete)
    #expect(plan.warnings.map(\.name) == ["completes-though-cancelled"])
  }

  @Test("Spelled-out tracks and their mask follow the finger")
  func tracks() throws {
    let scene = try SceneFixture(
      fps: 100,
      animators: """
        go: { mask: { on: 'to', shape: 'circle', center: [50, 20], radius: { from: 0, to: 'cover' } },
          tracks: [{ on: 'to', key: 'opacity', keys: [{ at: 0, value: 0 }, { at: 1, value: 1 }] }] }
        """,
      transitions: """
        { op: 'push', to: 'second', using: 'go', duration: 0.6, gesture: {
          updates: [{ t: 0, progress: 0 }, { t: 0.2, progress: 0.5 }], end: { t: 0.3, action: 'cancel' } } }
        """)

    let values = try scene.recorder.values(of: .opacity, onLayersNamed: "second", forFrame: 10)
    #expect(abs((Double(values.first?.text ?? "") ?? 0) - 0.25) < 1e-6)
    let plan = try scene.recorder.plan()
    #expect(plan.transitions[0].ended.seconds == 0.6)
    #expect(!plan.transitions[0].didComplete)
    #expect(try scene.pixels(ofFrame: 60) == scene.pixels(ofFrame: 0))
  }
}

@Suite("Drags of a scene")
@MainActor
struct SceneDragTests {
  /// A circle reveal there, and a pan back at 0.4 s on a screen of 100 points; more may follow.
  private func scene(
    pan samples: [(t: Double, x: Double)], end: Double? = nil, preset: String, more: String = ""
  ) throws -> SceneFixture {
    let pan = samples.map { "{ t: \($0.t), translation: [\($0.x), 3] }" }.joined(separator: ", ")
    let tail = end.map { ", end: { t: \($0) }" } ?? ""
    return try SceneFixture(
      fps: 100, animators: "go: { preset: \(preset) }",
      transitions: """
        { op: 'push', to: 'second', using: 'go', duration: 0.3 },
        { id: 'drag', op: 'pop', using: 'go', duration: 0.6, after: 0.1, gesture: { pan: [\(pan)]\(tail) } }
        \(more)
        """)
  }

  private let reveal = "'circleReveal', button: 'dot'"
  private let back = ", { id: 'tap', op: 'pop', using: 'go', duration: 0.3, after: 0.1 }"

  @Test("Beyond half of the width it finishes; the rest takes (1 − p) of the time")
  func finish() throws {
    for preset in [reveal, "'sideBySide'"] {
      let scene = try scene(pan: [(0, 0), (0.2, 60), (0.3, 60)], preset: preset)
      let drag = try scene.recorder.plan().transitions[1]

      #expect(drag.didComplete && drag.finalScreen == "first")
      #expect(drag.ended.seconds == 0.94)
      #expect(try scene.recorder.plan().warnings == [])
    }
  }

  @Test("At half of the width it still cancels; a later tap on back is not interactive")
  func cancel() throws {
    let scene = try scene(pan: [(0, 0), (0.2, 50), (0.3, 50)], preset: reveal, more: back)
    let plan = try scene.recorder.plan()

    #expect(plan.transitions.map(\.didComplete) == [true, false, true])
    #expect(plan.transitions[1].ended.seconds == 1)
    #expect(plan.transitions[2].realDuration.seconds == 0.3)
    #expect(try scene.pixels(ofFrame: 35) == scene.pixels(ofFrame: 105))
    #expect(
      plan.events.filter { $0.text == "interaction.startInteractiveTransition" }.count == 1)
    #expect(plan.events.filter { $0.text == "animator.animateTransition" }.count == 3)
  }

  @Test("The action fires for each sample; between samples the translation runs evenly")
  func between() throws {
    let scene = try scene(
      pan: [(0, 0), (0.1, 40), (0.2, 80)], end: 0.3, preset: "'sideBySide'")

    for (frame, x) in [(45, 20.0), (50, 40), (55, 60), (60, 80), (69, 80)] {
      let values = try scene.recorder.values(
        of: .position, onLayersNamed: "second", forFrame: frame)
      let shown = values.first?.text.split(separator: " ").first.flatMap { Double($0) } ?? 0
      #expect(abs(shown - 50 - x) < 1e-4, "frame \(frame)")
    }
  }

  @Test("Progress stops where the finger crosses its begin or goes beyond the view")
  func crossing() throws {
    let scene = try scene(
      pan: [(0, 0), (0.1, 150), (0.2, 50)], end: 0.3, preset: "'sideBySide'")

    for (frame, x) in [(44, 60.0), (47, 100), (50, 100), (53, 100), (56, 90), (60, 50)] {
      let values = try scene.recorder.values(
        of: .position, onLayersNamed: "second", forFrame: frame)
      let shown = values.first?.text.split(separator: " ").first.flatMap { Double($0) } ?? 0
      #expect(abs(shown - 50 - x) < 1e-4, "frame \(frame)")
    }
  }

  @Test("A drag that turns left cancels at once, and what follows is ignored")
  func turnsLeft() throws {
    let scene = try scene(
      pan: [(0, 0), (0.1, 40), (0.2, -10), (0.3, 90), (0.5, 95)], preset: reveal)
    let plan = try scene.recorder.plan()

    #expect(!plan.transitions[1].didComplete)
    // 0.01 of 0.6 s back, from 0.6 s on.
    #expect(abs(plan.transitions[1].ended.seconds - 0.606) < 1e-9)
    #expect(plan.warnings == [])
  }

  @Test("With an animator that always completes, turning left pops all the same")
  func turnsLeftSideBySide() throws {
    let scene = try scene(pan: [(0, 0), (0.1, 40), (0.2, -10), (0.3, 0)], preset: "'sideBySide'")
    let plan = try scene.recorder.plan()

    #expect(plan.transitions[1].didComplete)
    #expect(plan.warnings.map(\.name) == ["completes-though-cancelled"])
  }

  @Test("A drag that begins to the left begins no transition, and the scene goes on")
  func beginsLeft() throws {
    let scene = try scene(pan: [(0, -1), (0.1, 40), (0.2, 90)], preset: reveal, more: back)
    let plan = try scene.recorder.plan()

    #expect(plan.transitions.map(\.didComplete) == [true, false, true])
    #expect(plan.transitions[1].finalScreen == "second")
    #expect(plan.transitions[1].realDuration.seconds == 0.2)
    #expect(plan.transitions[2].began.seconds == 0.7)
    #expect(plan.warnings.map(\.name) == ["drag-does-nothing"])
  }

  @Test("Lifted left of its begin without having been seen there, it hangs, and that is told")
  func hangs() throws {
    let scene = try scene(pan: [(0, 0), (0.1, 40), (0.2, -10)], preset: reveal)

    #expect {
      try scene.recorder.plan()
    } throws: { error in
      (error as? StagingError)?.name == "never-completes"
    }
  }
}
