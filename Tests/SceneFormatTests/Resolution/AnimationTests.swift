import Foundation
import Geometry
import SceneFormat
import Testing
import Timing

@Suite("Animations of a layer")
struct AnimationTests {
  /// The only animation of a scene that is read without an error.
  private func animation(_ text: String, type: String = "rect") throws -> SceneAnimation {
    let reading = reading(
      scene(layers: "{ id: 'a', type: '\(type)', frame: [10, 20, 40, 40], animations: [\(text)] }"))
    #expect(report(reading) == "")
    let layer = try #require(reading.document?.screens.first?.layers.first)
    return try #require(layer.animations.first)
  }

  @Test("An animation without further keys has the format's defaults")
  func defaults() throws {
    let animation = try animation("{ key: 'opacity', values: [0, 1], duration: 2 }")

    #expect(animation.key == .opacity)
    #expect(animation.course == .values([.number(0), .number(1)]))
    #expect(animation.keyTimes == nil)
    #expect(animation.mode == .linear)
    #expect(animation.duration == Nanoseconds(count: 2_000_000_000))
    #expect(animation.begin == .zero)
    #expect(animation.speed == 1)
    #expect(animation.repeats == .times(1))
    #expect(!animation.autoreverses)
    #expect(animation.fill == .removed)
    #expect(animation.timing == nil)
    #expect(!animation.additive)
  }

  @Test("Every key of an animation is read")
  func everyKey() throws {
    let animation = try animation(
      """
      { key: 'transform.scale.x', values: [1, 1.1, 1], keyTimes: [0, 0.5, 1], mode: 'cubic',
        duration: '4s', begin: '250ms', speed: 0.5, repeat: 'forever', autoreverses: true,
        fill: 'both', timing: [0.4, 0, 0.2, 1], additive: true }
      """)

    #expect(animation.key == .scaleX)
    #expect(animation.course == .values([.number(1), .number(1.1), .number(1)]))
    #expect(animation.keyTimes == [0, 0.5, 1])
    #expect(animation.mode == .cubic)
    #expect(animation.begin == Nanoseconds(count: 250_000_000))
    #expect(animation.speed == 0.5)
    #expect(animation.repeats == .forever)
    #expect(animation.autoreverses)
    #expect(animation.fill == .both)
    #expect(animation.timing == .cubic(x1: 0.4, y1: 0, x2: 0.2, y2: 1))
    #expect(animation.additive)
  }

  @Test("A path is written out, or one of the shapes that masks have, in the parent's points")
  func paths() throws {
    let oval = try animation(
      "{ key: 'position', path: { shape: 'ellipse', frame: [5, '50%', 10, 10] }, duration: 1 }")
    let line = try animation(
      "{ key: 'position', path: [['M', 0, 0], ['L', 10, 0]], mode: 'paced', duration: 1 }")

    #expect(oval.course == .path(.ellipse(in: CGRect(x: 5, y: 422, width: 10, height: 10))))
    #expect(
      line.course == .path(Path(elements: [.move(.zero), .line(CGPoint(x: 10, y: 0))])))
    #expect(line.mode == .paced)
  }

  @Test("A spring that sets the time takes the place of a duration")
  func spring() throws {
    let animation = try animation(
      "{ key: 'position.x', values: [0, 9], timing: { spring: { dampingRatio: 0.5, response: 1 } } }"
    )

    #expect(animation.duration == nil)
    #expect(animation.timing?.setsDuration == true)
  }

  @Test("A discrete path takes a key time for each end of a piece and one for the whole")
  func discreteTimes() throws {
    let animation = try animation(
      """
      { key: 'position', path: [['M', 0, 0], ['L', 10, 0], ['L', 10, 10], ['Z']], mode: 'discrete',
        keyTimes: [0, 0.1, 0.2, 0.3, 1], duration: 1 }
      """)

    #expect(animation.keyTimes == [0, 0.1, 0.2, 0.3, 1])
  }

  @Test(
    "What makes no sense is told with its place and its name",
    arguments: [
      ("{ key: 'opacity', duration: 1 }", "missing-key"),
      ("{ key: 'opacity', values: [1], duration: 1 }", "wrong-type"),
      ("{ key: 'opacity', values: [0, 2], duration: 1 }", "out-of-range"),
      ("{ key: 'opacity', values: [0, 1] }", "missing-key"),
      ("{ key: 'opacity', values: [0, 1], duration: 0 }", "out-of-range"),
      ("{ key: 'opacity', values: [0, 1], duration: 1, speed: 0 }", "out-of-range"),
      ("{ key: 'opacity', values: [0, 1], duration: 1, repeat: 0 }", "out-of-range"),
      ("{ key: 'opacity', values: [0, 1], duration: 1, repeat: 'for ever' }", "unknown-value"),
      ("{ key: 'opacity', values: [0, 1], duration: 1, mode: 'smooth' }", "unknown-value"),
      ("{ key: 'opacity', values: [0, 1], duration: 1, keyTimes: [0, 0.5, 1] }", "bad-key-times"),
      ("{ key: 'opacity', values: [0, 1], duration: 1, keyTimes: [0, 0.5] }", "bad-key-times"),
      (
        "{ key: 'opacity', values: [0, 1], duration: 1, mode: 'paced', keyTimes: [0, 1] }",
        "conflict"
      ),
      ("{ key: 'opacity', path: [['M', 0, 0], ['L', 1, 1]], duration: 1 }", "key-not-here"),
      ("{ key: 'position', path: [['M', 0, 0]], duration: 1 }", "bad-path"),
      ("{ key: 'mask.radius', values: [0, 1], duration: 1 }", "unknown-value"),
      ("{ key: 'path', values: [[], []], duration: 1 }", "key-not-here"),
      (
        "{ key: 'fill', values: ['#000000', '#FFFFFF'], duration: 1, additive: true }",
        "key-not-here"
      ),
      ("{ key: 'opacity', values: [0, 1], duration: 1, ease: 'linear' }", "unknown-key"),
    ])
  func mistakes(text: String, name: String) {
    let reading = reading(
      scene(
        layers:
          "{ id: 'a', type: 'image', frame: [0, 0, 9, 9], src: 'a.png', animations: [\(text)] }"))

    #expect(reading.diagnostics.map(\.name) == [name], "\(messages(reading))")
    #expect(reading.diagnostics.first?.location != nil)
  }
}
