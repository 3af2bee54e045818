import Foundation
import Geometry
import SceneFormat
import Testing
import Timing

@Suite("Animators, transitions and output")
struct TransitionTests {
  private let screens = """
    screens: { home: { background: "#FFFFFF", layers: [
      { id: "button", type: "circle", center: [50, 50], radius: 20 } ] }, detail: {} }, start: "home",
    """

  private func document(_ members: String) throws -> SceneDocument {
    let reading = reading(scene(screens + members))
    #expect(report(reading) == "")
    return try #require(reading.document)
  }

  @Test("Every preset is read with its parameters and defaults")
  func presets() throws {
    let document = try document(
      """
      animators: {
        a: { preset: "system" }, b: { preset: "system", profile: "fluid" }, c: { preset: "fade" },
        d: { preset: "circleReveal", button: "button" },
        e: { preset: "circleReveal", button: "button", covering: false, pop: "system" },
        f: { preset: "slide" }, g: { preset: "slide", edge: "top", parallax: 0, dim: 0.5 },
        h: { preset: "slideFromLeft" },
        i: { preset: "slideFromLeft", declared: 1, animated: "250ms" }, j: { preset: "sideBySide" },
      }
      """)

    let ms = { (count: Int64) in Nanoseconds(count: count * 1_000_000) }
    #expect(
      document.animators.map(\.kind)
        == [
          .system(profile: .classic), .system(profile: .fluid), .fade,
          .circleReveal(button: "button", covering: true, pop: .animator),
          .circleReveal(button: "button", covering: false, pop: .system),
          .slide(edge: .right, parallax: 0.3, dim: 0.1), .slide(edge: .top, parallax: 0, dim: 0.5),
          .slideFromLeft(declared: ms(500), animated: ms(300)),
          .slideFromLeft(declared: ms(1_000), animated: ms(250)), .sideBySide,
        ].map { .preset($0) })
  }

  @Test("Every timing is read")
  func timings() throws {
    let timings: [(String, SceneTiming)] = [
      ("'linear'", .linear), ("'easeIn'", .easeIn), ("'easeOut'", .easeOut),
      ("'easeInOut'", .easeInOut), ("[0, -1, 1, 2]", .cubic(x1: 0, y1: -1, x2: 1, y2: 2)),
      (
        "{ spring: { mass: 3, stiffness: 1000, damping: 500, velocity: 2 } }",
        .spring(.constants(mass: 3, stiffness: 1_000, damping: 500, velocity: 2))
      ),
      (
        "{ spring: { stiffness: 100, damping: 10 } }",
        .spring(.constants(mass: 1, stiffness: 100, damping: 10, velocity: 0))
      ),
      (
        "{ spring: { dampingRatio: 1, response: 0.3 } }",
        .spring(.response(dampingRatio: 1, seconds: 0.3))
      ),
      (
        "{ spring: { dampingRatio: 0.5, velocity: 3 } }",
        .fittedSpring(dampingRatio: 0.5, velocity: 3)
      ),
      ("{ spring: { dampingRatio: 0.5 } }", .fittedSpring(dampingRatio: 0.5, velocity: 0)),
      ("{ steps: 12 }", .steps(12)),
    ]
    for (text, timing) in timings {
      let document = try document(
        "animators: { fade: { preset: 'fade' } }, "
          + "transitions: [{ op: 'push', to: 'detail', using: 'fade', timing: \(text) }]")
      #expect(document.transitions[0].timing == timing)
    }
  }

  @Test("A transition without further keys has the format's defaults")
  func defaults() throws {
    let document = try document(
      "transitions: [{ op: 'push', to: 'detail' }, { op: 'pop', animated: false }, { op: 'push', to: 'detail' }, { op: 'popToRoot' }]"
    )

    #expect(
      document.transitions.map(\.id) == [
        "transition-1", "transition-2", "transition-3", "transition-4",
      ])
    #expect(document.transitions.map(\.operation) == [.push, .pop, .push, .popToRoot])
    let first = document.transitions[0]
    #expect(
      first.using == nil && first.duration == nil && first.timing == nil && first.expect == nil)
    #expect(first.delay == .zero && first.after == .zero && first.animated)
    #expect(!document.transitions[1].animated)
  }

  @Test("Tracks keep keys, values of every type, and easing")
  func tracks() throws {
    let document = try document(
      """
      animators: { a: {
        mask: { on: "to", shape: "path", path: {
          from: [["M", 0, 0], ["L", 1, 0], ["Z"]], to: [["M", 0, 0], ["L", 9, 0], ["Z"]] } },
        tracks: [
          { on: "to", key: "transform.translation.x", keys: [{ at: 0, value: "100%" }, { at: 1, value: 0 }] },
          { on: "from", key: "position", keys: [{ at: 0, value: ["50%", "50%"], ease: "step" }] },
          { on: "to", key: "frame", keys: [{ at: 0, value: [0, 0, "50%", "100%"] }] },
          { on: "container", key: "bounds.size", keys: [{ at: 0, value: ["50%", 7] }] },
          { on: "from", key: "shadow.offset", keys: [{ at: 0, value: [-1, 2] }] },
          { on: "container", key: "fill", keys: [{ at: 0, value: "#FF0000", ease: { steps: 2 } }] },
          { on: "to", key: "mask.path", keys: [{ at: 0, value: [["M", 1, 1]] }] },
          { on: "from", layer: "button", key: "strokeEnd", keys: [{ at: 0.5, value: 1 }] },
        ] } },
      transitions: [{ op: "push", to: "detail", using: "a", duration: 1 }],
      """)

    guard case .tracks(let tracks) = document.animators[0].kind else {
      Issue.record("the animator has tracks")
      return
    }
    #expect(tracks.tracks[0].keys.map(\.value) == [.number(390), .number(0)])
    #expect(tracks.tracks[1].keys[0].value == .point(CGPoint(x: 195, y: 422)))
    #expect(tracks.tracks[1].keys[0].ease == .step)
    #expect(tracks.tracks[2].keys[0].value == .rect(CGRect(x: 0, y: 0, width: 195, height: 844)))
    #expect(tracks.tracks[3].keys[0].value == .size(CGSize(width: 195, height: 7)))
    #expect(tracks.tracks[4].keys[0].value == .size(CGSize(width: -1, height: 2)))
    #expect(tracks.tracks[5].keys[0].value == .color(SceneColor(red: 1, green: 0, blue: 0)))
    #expect(tracks.tracks[5].keys[0].ease == .curve(.steps(2)))
    #expect(tracks.tracks[7].layer == "button")
    guard case .path(let from, let to, .nonZero) = tracks.mask?.shape else {
      Issue.record("the mask is a path")
      return
    }
    #expect(from.elements.count == 3 && to.elements.count == 3)
  }

  @Test("Paths that cannot become each other are refused in masks and tracks")
  func pathStructure() {
    let found = messages(
      reading(
        scene(
          screens + """
            animators: { a: {
              mask: { on: "to", shape: "path", path: { from: [["M", 0, 0]], to: [["M", 0, 0], ["Z"]] } },
            }, b: {
              mask: { on: "to", shape: "path", path: [["M", 0, 0]] },
              tracks: [{ on: "to", key: "mask.path", keys: [
                { at: 0, value: [["M", 0, 0]] }, { at: 1, value: [["M", 0, 0], ["Z"]] } ] }],
            } }
            """)))
    #expect(found.map { $0.split(separator: " ")[1] } == ["path-structure:", "path-structure:"])
  }

  @Test("Output is read, and opaque where every screen is")
  func output() throws {
    let plain = try document("")
    let given = try document(
      """
      transitions: [{ id: "open", op: "push", to: "detail" }],
      output: { frame: "f-%05d.png", hold: { before: 2, after: 3 }, alpha: "opaque",
        compression: "small", duration: "4s", poster: "open@12.5%", filmstrip: {} }
      """)
    let opaque = try #require(
      reading(scene("screens: { home: { background: '#FFFFFF' } }")).document)

    #expect(plain.output.frame == "frame_####.png")
    #expect(plain.output.holdBefore == 0 && plain.output.holdAfter == 1)
    #expect(plain.output.alpha == .straight && plain.output.compression == .fast)
    #expect(plain.output.poster == nil && plain.output.filmstripColumns == nil)
    #expect(opaque.output.alpha == .opaque)
    #expect(given.output.frame == "f-%05d.png")
    #expect(given.output.holdBefore == 2 && given.output.holdAfter == 3)
    #expect(given.output.alpha == .opaque && given.output.compression == .small)
    #expect(given.output.duration == Nanoseconds(count: 4_000_000_000))
    #expect(given.output.poster?.progress == 0.125)
    #expect(given.output.filmstripColumns == 8)
  }

  @Test("The name is the scene's own, or its file's without the ending")
  func names() {
    let name = { (file: String, fallback: String?) in
      var overrides = SceneOverrides()
      overrides.fallbackName = fallback
      return reading("{ version: 1, screens: { home: {} } }", file: file, overrides: overrides)
        .document?.name
    }
    #expect(name("scenes/größe 1.json5", nil) == "größe 1")
    #expect(name("-", nil) == "scene")
    #expect(name("a/b.json5", "c") == "c")
    #expect(name("..", nil) == "scene")
  }
}
