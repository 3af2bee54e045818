import Foundation
import LayerTree
import SceneFormat
import Staging
import Testing
import Timing

@Suite("Movements that layers make for themselves")
@MainActor
struct AmbientMotionTests {
  /// One screen of 100 x 40 points with one layer at (40, 10), 20 points a side.
  private func scene(_ animations: String, duration: Double = 12, fps: Int = 10) throws
    -> SceneFixture
  {
    try SceneFixture(
      """
      { version: 1, name: "test", devices: { small: { size: [100, 40], scale: 1 } },
        defaults: { device: "small", fps: \(fps) },
        screens: { only: { background: "#FFFFFF", layers: [
          { id: "box", type: "rect", frame: [40, 10, 20, 20], fill: "#000000",
            animations: [\(animations)] },
        ] } },
        output: { duration: \(duration) } }
      """)
  }

  private func numbers(_ scene: SceneFixture, _ key: SceneKey, frame: Int) throws -> [Double] {
    let values = try scene.recorder.values(of: key, onLayersNamed: "box", forFrame: frame)
    return try #require(values.first?.text.split(separator: " ").compactMap { Double($0) })
  }

  @Test("Paced along an oval, there and back: half of the way at half of the time, eased")
  func oval() throws {
    let scene = try scene(
      """
      { key: "position", path: { shape: "ellipse", frame: [45, 15, 10, 10] }, mode: "paced",
        duration: 5, repeat: "forever", autoreverses: true, fill: "forwards", timing: "easeInOut" }
      """)

    for (frame, x, y) in [(0, 55.0, 20.0), (25, 45, 20), (50, 55, 20), (75, 45, 20), (100, 55, 20)]
    {
      let position = try numbers(scene, .position, frame: frame)
      #expect(abs(position[0] - x) < 1e-3 && abs(position[1] - y) < 1e-3, "\(frame): \(position)")
    }
    // A quarter of the time is 0.129162 of the way, past the oval's lowest point's half.
    let early = try numbers(scene, .position, frame: 12)
    #expect(early[0] < 55 && early[1] > 20)
  }

  @Test("A breath through 1, 1.1 and 1 is linear; one round trip ends, the endless one goes on")
  func breath() throws {
    let scene = try scene(
      """
      { key: "transform.scale.x", values: [1, 1.1, 1], keyTimes: [0, 0.5, 1], duration: 4,
        repeat: "forever", autoreverses: true },
      { key: "transform.scale.y", values: [1, 1.1, 1], keyTimes: [0, 0.5, 1], duration: 4,
        autoreverses: true }
      """)

    for (frame, x, y) in [
      (0, 1.0, 1.0), (10, 1.05, 1.05), (20, 1.1, 1.1), (60, 1.1, 1.1), (100, 1.1, 1),
    ] {
      #expect(abs(try numbers(scene, .scaleX, frame: frame)[0] - x) < 1e-9, "x at \(frame)")
      #expect(abs(try numbers(scene, .scaleY, frame: frame)[0] - y) < 1e-9, "y at \(frame)")
    }
  }

  @Test("A begin is waited for; before it the fill rules; speed and repeats count in its own time")
  func beginAndSpeed() throws {
    let scene = try scene(
      """
      { key: "opacity", values: [0, 1], duration: 2, begin: 1, speed: 2, repeat: 1.5, fill: "both" }
      """)

    for (frame, opacity) in [(0, 0.0), (10, 0), (15, 0.5), (19, 0.9), (25, 0.5), (30, 0.5)] {
      #expect(abs(try numbers(scene, .opacity, frame: frame)[0] - opacity) < 1e-6, "at \(frame)")
    }
  }

  @Test("Without a fill the layer shows its own value before and after")
  func removed() throws {
    let scene = try scene("{ key: 'opacity', values: [0, 0.5], duration: 1, begin: 0.5 }")

    for (frame, opacity) in [(0, 1.0), (4, 1), (5, 0), (10, 0.25), (15, 1), (20, 1)] {
      #expect(abs(try numbers(scene, .opacity, frame: frame)[0] - opacity) < 1e-6, "at \(frame)")
    }
  }

  @Test("Additive values are added to what is there")
  func additive() throws {
    let scene = try scene(
      "{ key: 'position.x', values: [0, 10], duration: 1, additive: true, fill: 'both' }")

    #expect(try numbers(scene, .position, frame: 5) == [55, 20])
    #expect(try numbers(scene, .position, frame: 15) == [60, 20])
  }

  @Test("Discrete values hold until their key time is over")
  func discrete() throws {
    let scene = try scene(
      """
      { key: "opacity", values: [0.25, 0.5], keyTimes: [0, 0.8, 1], mode: "discrete", duration: 1,
        fill: "both" }
      """)

    #expect(try numbers(scene, .opacity, frame: 7) == [0.25])
    #expect(try numbers(scene, .opacity, frame: 8) == [0.5])
  }

  @Test("A frame moves the position and the size together")
  func frame() throws {
    let scene = try scene(
      "{ key: 'frame', values: [[0, 0, 10, 10], [20, 10, 30, 20]], duration: 1, fill: 'both' }")

    #expect(try numbers(scene, .position, frame: 5) == [20, 12.5])
    #expect(try numbers(scene, .boundsSize, frame: 5) == [20, 15])
  }

  @Test("A transition without a finger does not disturb them; a screen that comes back begins anew")
  func underTransition() throws {
    let scene = try SceneFixture(
      """
      { version: 1, name: "test", devices: { small: { size: [100, 40], scale: 1 } },
        defaults: { device: "small", fps: 10 },
        screens: {
          first: { background: "#FFFFFF", layers: [
            { id: "box", type: "rect", frame: [40, 10, 20, 20], fill: "#000000", animations: [
              { key: "position.x", values: [0, 100], duration: 10, repeat: "forever" } ] },
          ] },
          second: { background: "#FFFFFF", layers: [] },
        },
        animators: { fade: { preset: "fade" } },
        start: "first",
        transitions: [
          { op: "push", to: "second", using: "fade", duration: 1, after: 1 },
          { op: "pop", using: "fade", duration: 1, after: 1 },
        ] }
      """)

    #expect(try numbers(scene, .position, frame: 9)[0] == 9)
    #expect(try numbers(scene, .position, frame: 15)[0] == 15)
    #expect(try numbers(scene, .position, frame: 35)[0] == 5)
  }

  @Test("A key that the layer can't show is refused by name and place")
  func refused() throws {
    let scene = try SceneFixture(
      """
      { version: 1, name: "test", screens: { only: { layers: [
          { id: "box", type: "ellipse", frame: [0, 0, 9, 9],
            animations: [{ key: "cornerRadius", values: [0, 1], duration: 1 }] } ] } },
        output: { duration: 1 } }
      """)

    #expect {
      try scene.recorder.plan()
    } throws: { error in
      let staging = error as? StagingError
      return staging?.name == "unsupported-track" && staging?.location?.line == 3
    }
  }
}
