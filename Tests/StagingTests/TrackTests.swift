import Foundation
import Pixels
import SceneFormat
import Staging
import Testing
import Timing

@Suite("Tracks that a scene spells out")
@MainActor
struct TrackTests {
  /// A push of one second with the given tracks, linear unless `timing` says otherwise.
  private func scene(_ tracks: String, timing: String = "'linear'") throws -> SceneFixture {
    try SceneFixture(
      animators: "own: { tracks: [\(tracks)] }",
      transitions:
        "{ id: 'open', op: 'push', to: 'second', using: 'own', duration: 1, timing: \(timing) }")
  }

  private func value(
    _ scene: SceneFixture, _ key: SceneKey, on layer: String, frame: Int
  ) throws -> Double? {
    let text = try scene.recorder.values(of: key, onLayersNamed: layer, forFrame: frame).first?.text
    return text.flatMap { Double($0) }
  }

  @Test("Between two keys the value follows the earlier one's ease; outside the ends hold")
  func spans() throws {
    let scene = try scene(
      "{ on: 'from', layer: 'dot', key: 'position.x', keys: "
        + "[{ at: 0.25, value: 10 }, { at: 0.5, value: 30, ease: 'step' }, { at: 0.75, value: 50 }] }"
    )

    let values = try [0, 15, 21, 30, 44, 45, 59].map {
      try value(scene, .positionX, on: "dot", frame: $0)
    }

    #expect(values[0] == 10 && values[1] == 10)
    #expect(abs((values[2] ?? 0) - 18) < 1e-9)
    #expect(values[3] == 30 && values[4] == 30)
    #expect(values[5] == 50 && values[6] == 50)
  }

  @Test("A spring's overshoot goes on along the last span; an opacity stays in its range")
  func overshoot() throws {
    let tracks =
      "{ on: 'from', layer: 'dot', key: 'position.x', keys: [{ at: 0, value: 0 }, { at: 1, value: 10 }] },"
      + "{ on: 'from', layer: 'dot', key: 'opacity', keys: [{ at: 0, value: 0 }, { at: 1, value: 1 }] }"
    let scene = try scene(tracks, timing: "{ spring: { dampingRatio: 0.5, velocity: 0 } }")

    // A quarter of the time: 1.144223 of the way.
    #expect(abs((try value(scene, .positionX, on: "dot", frame: 15) ?? 0) - 11.44223) < 1e-4)
    #expect(try value(scene, .opacity, on: "dot", frame: 15) == 1)
  }

  @Test("Degrees turn clockwise on screen")
  func rotation() throws {
    let scene = try scene(
      "{ on: 'from', layer: 'dot', key: 'transform.rotation', keys: [{ at: 0, value: 0 }, { at: 1, value: 90 }] }"
    )

    #expect(abs((try value(scene, .rotation, on: "dot", frame: 30) ?? 0) - .pi / 4) < 1e-9)
  }

  @Test("A mask that covers reaches the farthest corner in the last instant")
  func coveringMask() throws {
    let scene = try SceneFixture(
      animators:
        "own: { tracks: [], mask: { on: 'to', shape: 'circle', center: [20, 20], radius: { from: 0, to: 'cover' } } }",
      transitions: "{ op: 'push', to: 'second', using: 'own', duration: 1, timing: 'linear' }")

    // The farthest corner is 82.46 points away; half of that to the right of the centre is in.
    let pixels = try scene.pixels(ofFrame: 30)
    #expect(pixels[x: 60, y: 20] == PremultipliedColor(Color(red: 0, green: 0, blue: 1)))
    #expect(pixels[x: 62, y: 20] == PremultipliedColor(Color(red: 1, green: 0, blue: 0)))
    let edge = pixels[x: 61, y: 20]
    #expect(edge.red > 0 && edge.blue > 0)
  }

  @Test(
    "What a layer can't show is refused by name, with its place",
    arguments: [
      ("{ on: 'to', layer: 'dot', key: 'opacity', keys: [{ at: 0, value: 1 }] }", "no such layer"),
      (
        "{ on: 'from', layer: 'dot', key: 'lineWidth', keys: [{ at: 0, value: 1 }] }", "no such key"
      ),
    ])
  func refusals(tracks: String, reason: String) throws {
    do {
      _ = try scene(tracks).recorder.plan()
      Issue.record("\(tracks) was accepted")
    } catch let error as StagingError {
      #expect(error.name == "unsupported-track")
      #expect(error.description.contains(reason))
      #expect(error.location != nil)
    } catch let refused as SceneFixture.Refused {
      // The reader may know already.
      #expect(!refused.description.isEmpty)
    }
  }

  @Test("A delay shows the old state first and counts into the declared duration")
  func delay() throws {
    let scene = try SceneFixture(
      animators: "fade: { preset: 'fade' }",
      transitions: "{ op: 'push', to: 'second', using: 'fade', duration: 0.5, delay: 0.25 }")

    let plan = try scene.recorder.plan()

    #expect(plan.transitions[0].realDuration.seconds == 0.75)
    #expect(plan.warnings == [])
    #expect(try scene.pixels(ofFrame: 14) == scene.pixels(ofFrame: 0))
    #expect(try scene.pixels(ofFrame: 20) != scene.pixels(ofFrame: 0))
  }
}
