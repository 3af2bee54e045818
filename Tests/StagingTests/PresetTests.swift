import Pixels
import SceneFormat
import Staging
import Testing
import Timing

@Suite("Transitions that come with the tool")
@MainActor
struct PresetTests {
  private let red = PremultipliedColor(Color(red: 1, green: 0, blue: 0))
  private let blue = PremultipliedColor(Color(red: 0, green: 0, blue: 1))

  @Test("Side by side: no gap and no overlap column in any frame", arguments: [1, 2, 3])
  func sideBySide(scale: Int) throws {
    let scene = try SceneFixture(
      width: 97, height: 4, scale: scale, animators: "pinned: { preset: 'sideBySide' }",
      transitions: """
        { op: 'push', to: 'second', using: 'pinned' }, { op: 'pop', using: 'pinned' }
        """)
    let half = try scene.recorder.plan().transitions[0].ended

    for index in 0..<(try scene.recorder.plan().frameCount) {
      let row = try row(scene.pixels(ofFrame: index))
      let edge = row.firstIndex(of: blue) ?? row.count
      #expect(row[..<edge].allSatisfy { $0 == red }, "frame \(index) before \(half)")
      #expect(row[edge...].allSatisfy { $0 == blue }, "frame \(index)")
    }
  }

  /// The lowest row of pixels, below the first screen's dot.
  private func row(_ pixels: Pixmap) -> [PremultipliedColor] {
    (0..<pixels.width).map { pixels[x: $0, y: 0] }
  }

  @Test("Side by side after a push without animation: the screen that comes back hides at once")
  func sideBySideUnprepared() throws {
    let scene = try SceneFixture(
      animators: "pinned: { preset: 'sideBySide' }",
      transitions: """
        { op: 'push', to: 'second', animated: false },
        { id: 'back', op: 'pop', using: 'pinned', after: 0.1 }
        """)
    let plan = try scene.recorder.plan()

    #expect(plan.warnings.map(\.name) == ["hides-at-once"])
    #expect(try scene.pixels(ofFrame: 5)[x: 99, y: 0] == blue)
    #expect(try scene.pixels(ofFrame: 6)[x: 99, y: 0] == red)
  }

  @Test("Slide from the left: ends at 0.3 s, declares 0.5 s, and both are said")
  func slideFromLeft() throws {
    let scene = try SceneFixture(
      animators: "slide: { preset: 'slideFromLeft' }",
      transitions: "{ id: 'open', op: 'push', to: 'second', using: 'slide' }")
    let plan = try scene.recorder.plan()

    #expect(plan.transitions[0].ended.seconds == 0.3)
    #expect(plan.transitions[0].declaredDuration == 0.5)
    #expect(plan.warnings.map(\.name) == ["duration-mismatch", "completes-only-if-finished"])
    #expect(
      plan.warnings.first?.message == "'open' declares 0.5 s and ends after 0.3 s")
  }

  @Test("Slide from the left: in from the left over the old screen, out to the right over the new")
  func slideFromLeftPictures() throws {
    let scene = try SceneFixture(
      animators: "slide: { preset: 'slideFromLeft' }",
      transitions: """
        { op: 'push', to: 'second', using: 'slide' }, { op: 'pop', using: 'slide' }
        """)

    // Half of 0.3 s: half of the way.
    let push = row(try scene.pixels(ofFrame: 9))
    #expect(push == Array(repeating: blue, count: 50) + Array(repeating: red, count: 50))
    let pop = row(try scene.pixels(ofFrame: 27))
    #expect(pop == Array(repeating: red, count: 50) + Array(repeating: blue, count: 50))
  }

  @Test("Fade: the new screen's part is the eased progress, for push and for pop")
  func fade() throws {
    let scene = try SceneFixture(
      animators: "fade: { preset: 'fade' }",
      transitions: """
        { op: 'push', to: 'second', using: 'fade', duration: 1 },
        { op: 'pop', using: 'fade', duration: 1 }
        """)

    // A quarter of the time: 0.129162 of the way; 32.9 of 255.
    let push = try scene.pixels(ofFrame: 15)[x: 99, y: 0]
    #expect((push.red, push.blue) == (222, 33))
    let pop = try scene.pixels(ofFrame: 75)[x: 99, y: 0]
    #expect((pop.red, pop.blue) == (33, 222))
  }

  @Test("System push: the upper screen leads, the lower follows at 30 % under a tenth of black")
  func systemPush() throws {
    let scene = try SceneFixture(width: 390, transitions: "{ op: 'push', to: 'second' }")

    // t = 0.1: 0.5448 of the way: the upper screen's edge is at 390 · 0.4552 = 177.5.
    let row = row(try scene.pixels(ofFrame: 6))
    #expect(row.firstIndex(of: blue) == 178)
    #expect(row[178...].allSatisfy { $0 == blue })
    // Far from the edge strip only the dimming shows: 255 · (1 − 0.05448) = 241.
    #expect(row[100].red == 241)
    // The strip: darker toward the edge, nothing beyond 9 points from it.
    #expect(row[177].red < row[173].red && row[173].red < row[168].red)
    #expect(row[167].red == 241)
  }
}
