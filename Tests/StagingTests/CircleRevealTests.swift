import Foundation
import SceneFormat
import Staging
import Testing
import Timing

@Suite("Circle reveal")
@MainActor
struct CircleRevealTests {
  /// The four buttons of the original: two columns, 50 points between, at 390×844.
  private func button(_ index: Int) -> CGRect {
    let side = (390.0 - 3 * 50) / 2
    return CGRect(
      x: 50 + Double(index % 2) * (50 + side), y: 50 + Double(index / 2) * (50 + side) + 150,
      width: side, height: side)
  }

  private let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  @Test(
    "The original arithmetic misses the farthest corner by 24.85 and 38.18 points",
    arguments: [(0, 24.85), (1, 24.85), (2, 38.18), (3, 38.18)])
  func originalShortfall(index: Int, points: Double) {
    let geometry = CircleRevealGeometry(
      button: button(index), screen: screen, reach: .original)

    #expect(abs(geometry.shortfall - points) < 0.005)
  }

  @Test("The covering circle goes through the farthest corner", arguments: 0..<4)
  func covering(index: Int) {
    let geometry = CircleRevealGeometry(
      button: button(index), screen: screen, reach: .covering)
    let oval = geometry.largeOval
    let corners = [(0.0, 0.0), (390, 0), (0, 844), (390, 844)].map { x, y in
      let (dx, dy) = (x - oval.midX, y - oval.midY)
      return (dx * dx + dy * dy).squareRoot()
    }

    #expect(geometry.shortfall == 0)
    #expect(abs(oval.width / 2 - (corners.max() ?? 0)) < 1e-9)
  }

  @Test("The original is flagged with the distance; the covering one is not")
  func warning() throws {
    func warnings(covering: Bool) throws -> [String] {
      let scene = try SceneFixture(
        animators: "reveal: { preset: 'circleReveal', button: 'dot', covering: \(covering) }",
        transitions: "{ id: 'open', op: 'push', to: 'second', using: 'reveal' }")
      return try scene.recorder.plan().warnings.map(\.name)
    }

    #expect(try warnings(covering: false) == ["mask-does-not-cover"])
    #expect(try warnings(covering: true) == [])
  }

  @Test("The push takes 0.7 s and the pop 0.6 s unless a duration is set")
  func durations() throws {
    let scene = try SceneFixture(
      animators: "reveal: { preset: 'circleReveal', button: 'dot' }",
      transitions: """
        { op: 'push', to: 'second', using: 'reveal' }, { op: 'pop', using: 'reveal' }
        """)

    let plan = try scene.recorder.plan()

    #expect(plan.transitions.map(\.realDuration.seconds) == [0.7, 0.6])
  }

  @Test("After the pop the picture is the one before the push, and no mask is left")
  func settled() throws {
    let scene = try SceneFixture(
      animators: "reveal: { preset: 'circleReveal', button: 'dot' }",
      transitions: """
        { op: 'push', to: 'second', using: 'reveal', after: 0.1 }, { op: 'pop', using: 'reveal' }
        """)

    let last = try scene.recorder.plan().frameCount - 1

    #expect(try scene.pixels(ofFrame: last) == scene.pixels(ofFrame: 0))
  }
}
