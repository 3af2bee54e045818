import Pixels
import SceneFormat
import Staging
import Testing

@Suite("Masks of animators")
@MainActor
struct TrackMaskTests {
  private let red = PremultipliedColor(Color(red: 1, green: 0, blue: 0))
  private let blue = PremultipliedColor(Color(red: 0, green: 0, blue: 1))

  private func scene(_ animator: String, timing: String = "'linear'") throws -> SceneFixture {
    try SceneFixture(
      fps: 10, animators: "own: { \(animator) }",
      transitions: "{ op: 'push', to: 'second', using: 'own', duration: 1, timing: \(timing) }")
  }

  /// How many pixels from the left of a row are the new screen's.
  private func reach(_ scene: SceneFixture, frame: Int, row: Int = 0) throws -> Int {
    let pixels = try scene.pixels(ofFrame: frame)
    return (0..<pixels.width).count { pixels[x: $0, y: row] == blue }
  }

  @Test("A radius of a track wins over the mask's own, step by step too")
  func radius() throws {
    let scene = try scene(
      """
      mask: { on: 'to', shape: 'circle', center: [0, 0], radius: { from: 0, to: 'cover' } },
      tracks: [{ on: 'to', key: 'mask.radius',
        keys: [{ at: 0, value: 10, ease: 'step' }, { at: 0.5, value: 50 }, { at: 1, value: 90 }] }]
      """)

    // The row's centre lies half a point below the circle's.
    #expect(try [0, 4, 5].map { try reach(scene, frame: $0) } == [9, 9, 49])
    #expect(try reach(scene, frame: 9) == 81)
    #expect(try reach(scene, frame: 10) == 100)
  }

  @Test("A centre of a track moves the circle, and 'cover' is measured from where it is")
  func center() throws {
    let scene = try scene(
      """
      mask: { on: 'to', shape: 'circle', center: [0, 0], radius: { from: 5, to: 5 } },
      tracks: [{ on: 'to', key: 'mask.center',
        keys: [{ at: 0, value: [10, 20] }, { at: 1, value: [90, 20] }] }]
      """)

    let pixels = try scene.pixels(ofFrame: 5)
    #expect(pixels[x: 50, y: 20] == blue && pixels[x: 46, y: 20] == blue)
    #expect(pixels[x: 44, y: 20] == red && pixels[x: 56, y: 20] == red)
  }

  @Test("A path mask changes point by point")
  func path() throws {
    let scene = try scene(
      """
      mask: { on: 'to', shape: 'path', path: {
        from: [['M', 0, 0], ['L', 0, 0], ['L', 0, 40], ['L', 0, 40], ['Z']],
        to: [['M', 0, 0], ['L', 100, 0], ['L', 100, 40], ['L', 0, 40], ['Z']] } },
      tracks: []
      """)

    #expect(try [0, 3, 5, 9].map { try reach(scene, frame: $0, row: 39) } == [0, 30, 50, 90])
  }

  @Test("A spring's overshoot shrinks no circle below nothing")
  func overshoot() throws {
    let scene = try scene(
      "mask: { on: 'from', shape: 'circle', center: [50, 20], radius: { from: 60, to: 0 } }, tracks: []",
      timing: "{ spring: { dampingRatio: 0.2, velocity: 0 } }")

    for frame in 0..<(try scene.recorder.plan().frameCount) { _ = try scene.pixels(ofFrame: frame) }
  }

  @Test("A mask on the old screen cuts it over the new one on a pop, and is gone afterwards")
  func popMask() throws {
    let scene = try SceneFixture(
      fps: 10,
      animators: """
        own: { mask: { on: 'from', shape: 'circle', center: [0, 0], radius: { from: 'cover', to: 0 } }, tracks: [] }
        """,
      transitions: """
        { op: 'push', to: 'second', animated: false },
        { op: 'pop', using: 'own', duration: 1, timing: 'linear' },
        { op: 'push', to: 'second', animated: false },
        """)

    #expect(try reach(scene, frame: 0) == 100)
    let half = try reach(scene, frame: 5)
    #expect(half > 50 && half < 56)
    #expect(try reach(scene, frame: 10) == 100)
  }
}
