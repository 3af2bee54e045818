import Foundation
import SceneFormat
import Testing
import Timing

@Suite("Params, themes and overrides")
struct ParamTests {
  private let text = """
    { version: 1, name: "${label}-scene",
      params: {
        ink: { type: "color", default: "#000000" },
        paper: { type: "color", default: "$ink" },
        gap: { type: "number", default: 16, min: 0, max: 100 },
        speed: { type: "seconds", default: "350ms", max: 2 },
        label: { type: "string", default: "a${gap}" },
        on: { type: "bool", default: true },
        curve: { type: "timing", default: [0.5, 0, 0.5, 1] },
        photo: { type: "asset", default: "a.png" },
        edge: { type: "choice", default: "left", choices: ["left", "right"] },
        idle: { type: "number", default: 1 },
      },
      themes: { light: {}, dark: { ink: "#FFFFFF", gap: 8 } },
      devices: { phone: { size: [390, 844], scale: 3 }, pad: { size: [820, 1180], scale: 2 } },
      defaults: { device: "phone", fps: "30000/1001" },
      screens: { home: { background: "$paper", layers: [
        { id: "row", type: "rect", frame: ["$gap", 0, 10, 10], visible: "$on" },
        { id: "photo", type: "image", frame: [0, 0, 1, 1], src: "$photo" },
      ] } },
      animators: { go: { preset: "slide", edge: "$edge" } },
      transitions: [{ op: "push", to: "home", using: "go", duration: "$speed", timing: "$curve" }],
    }
    """

  private func document(_ change: (inout SceneOverrides) -> Void) throws -> SceneDocument {
    var overrides = SceneOverrides()
    change(&overrides)
    let reading = reading(text, overrides: overrides)
    #expect(report(reading) == "")
    return try #require(reading.document)
  }

  private func refusals(_ change: (inout SceneOverrides) -> Void) -> [String] {
    var overrides = SceneOverrides()
    change(&overrides)
    return messages(reading(text, overrides: overrides))
  }

  private func set(_ overrides: inout SceneOverrides, _ name: String, _ text: String) {
    overrides.settings.append(SceneOverrides.Setting(name: name, text: text))
  }

  @Test("Params of every type reach the places that refer to them")
  func references() throws {
    let document = try document { _ in }

    #expect(document.name == "a16-scene")
    #expect(document.screens[0].background == .black)
    #expect(document.screens[0].layers[0].frame.minX == 16)
    #expect(document.transitions[0].duration == Nanoseconds(count: 350_000_000))
    #expect(document.transitions[0].timing == .cubic(x1: 0.5, y1: 0, x2: 0.5, y2: 1))
    #expect(document.animators[0].kind == .preset(.slide(edge: .left, parallax: 0.3, dim: 0.1)))
    #expect(document.theme == nil)
    #expect(document.frameRate == FrameRate(30_000, over: 1_001))
    #expect(
      document.params.map(\.value) == [
        "\"#000000\"", "\"#000000\"", "16", "\"350ms\"", "\"a16\"", "true", "[0.5, 0, 0.5, 1]",
        "\"a.png\"", "\"left\"", "1",
      ])
  }

  @Test("Params that nothing uses are told from those that something uses through another")
  func used() {
    #expect(
      reading(text).usedParams == [
        "ink", "paper", "gap", "speed", "label", "on", "curve", "photo", "edge",
      ])
  }

  @Test("A theme wins over defaults, a params file over a theme, a setting over all")
  func precedence() throws {
    let file = SceneOverrides.ParamsFile(
      file: "p.json5", bytes: Array("{ gap: 9, 'x-note': 1 }".utf8))
    let themed = try document { $0.theme = "dark" }
    let fromFile = try document {
      $0.theme = "dark"
      $0.paramsFile = file
    }
    let settled = try document {
      $0.theme = "dark"
      $0.paramsFile = file
      set(&$0, "gap", "1")
      set(&$0, "gap", "2.5")
    }

    #expect(themed.theme == "dark")
    #expect(themed.screens[0].background == SceneColor(red: 1, green: 1, blue: 1))
    #expect([themed, fromFile, settled].map { $0.screens[0].layers[0].frame.minX } == [8, 9, 2.5])
    #expect(settled.name == "a2.5-scene")
  }

  @Test("Settings are read by the type of their param")
  func settings() throws {
    let document = try document {
      set(&$0, "ink", "#FF0000")
      set(&$0, "speed", "1.5")
      set(&$0, "label", "$ink")
      set(&$0, "on", "false")
      set(&$0, "curve", "{ steps: 4 }")
      set(&$0, "photo", "b/c.png")
      set(&$0, "edge", "right")
    }

    #expect(document.screens[0].background == SceneColor(red: 1, green: 0, blue: 0))
    #expect(document.transitions[0].duration == Nanoseconds(count: 1_500_000_000))
    #expect(document.name == "$ink-scene")
    #expect(!document.screens[0].layers[0].visible)
    #expect(document.transitions[0].timing == .steps(4))
    #expect(document.animators[0].kind == .preset(.slide(edge: .right, parallax: 0.3, dim: 0.1)))
  }

  @Test("Wrong settings are named with the option, all of them in one run")
  func wrongSettings() {
    let found = refusals {
      set(&$0, "gpa", "1")
      set(&$0, "gap", "101")
      set(&$0, "gap", "wide")
      set(&$0, "ink", "red")
      set(&$0, "speed", "3s")
      set(&$0, "on", "yes")
      set(&$0, "edge", "lft")
      set(&$0, "photo", "/etc/passwd")
      $0.theme = "drak"
      $0.device = "pda"
      $0.fps = "0"
      $0.scale = "-1"
    }
    #expect(
      found == [
        "unknown-value: unknown theme \"drak\" (did you mean \"dark\"?)",
        "unknown-value: unknown param \"gpa\" (did you mean \"gap\"?)",
        "out-of-range: --set gap: \"gap\" is 101; it must be at least 0 and at most 100",
        "wrong-type: --set gap: \"gap\" wants a number, not a string",
        "bad-color: --set ink: \"ink\" is \"red\", which is not a color; write #RRGGBB or #RRGGBBAA",
        "out-of-range: --set speed: \"speed\" is 3; it must be at most 2",
        "wrong-type: --set on: \"on\" wants true or false, not a string",
        "unknown-value: --set edge: unknown edge \"lft\" (did you mean \"left\"?)",
        "bad-asset-path: --set photo: \"photo\" is \"/etc/passwd\", which cannot be read: it is "
          + "absolute; paths are relative to the scene's folder",
        "unknown-value: unknown device \"pda\" (did you mean \"pad\"?)",
        "out-of-range: --scale: \"-1\" is not a number within 0.1...16",
        "bad-fps: --fps: \"0\" is not a frame rate; write a number above 0 and at most 1000000, "
          + "such as 60, 29.97 or 30000/1001",
      ])
  }

  @Test("Errors in a params file stand in that file")
  func paramsFileErrors() {
    let found = { (text: String) in
      var overrides = SceneOverrides()
      overrides.paramsFile = SceneOverrides.ParamsFile(file: "p.json5", bytes: Array(text.utf8))
      return report(reading(self.text, overrides: overrides))
    }
    #expect(
      found("{\n  gpa: 1,\n  gap: -1 }") == """
        p.json5:2:3: error: unknown param "gpa" (did you mean "gap"?)
          gpa: 1,
          ^~~
        p.json5:3:8: error: "gap" is -1; it must be at least 0 and at most 100
          gap: -1 }
               ^~
        """)
    #expect(found("[").hasPrefix("p.json5:1:2: error: expected a value"))
  }

  @Test("Device, scale and frame rate of the command line win")
  func canvas() throws {
    let document = try document {
      $0.device = "pad"
      $0.scale = "1.5"
      $0.fps = "29.97"
    }

    #expect(document.canvas.device == "pad")
    #expect(document.canvas.size == CGSize(width: 820, height: 1180))
    #expect(document.canvas.pixelWidth == 1_230)
    #expect(document.canvas.pixelHeight == 1_770)
    #expect(document.frameRate == FrameRate(2_997, over: 100))
  }

  @Test("A scene without devices is rendered at 390 × 844 points and three pixels a point")
  func plainDevice() throws {
    let canvas = try #require(reading(scene("")).document?.canvas)

    #expect(canvas.device == nil)
    #expect(canvas.size == CGSize(width: 390, height: 844))
    #expect(canvas.scale == 3)
  }

  @Test("Times and frame rates are read from their digits, not from the nearest Double")
  func exactTimes() throws {
    for (text, count) in [
      ("0.35", 350_000_000), ("'350ms'", 350_000_000), ("'0.35s'", 350_000_000),
      ("0.0000000005", 1), ("0.00000000049", 0), ("1e-9", 1), (".1", 100_000_000),
      ("32.866667", 32_866_667_000), ("0x10", 16_000_000_000), ("'0.0005ms'", 500),
    ] as [(String, Int64)] {
      let document = try #require(
        reading(
          scene(
            "animators: { fade: { preset: 'fade' } }, transitions: "
              + "[{ op: 'push', to: 'home', using: 'fade', duration: \(text) }]")
        ).document)
      #expect(document.transitions[0].duration == Nanoseconds(count: count), "\(text)")
    }
    for (text, rate) in [
      ("60", FrameRate(60)), ("29.97", FrameRate(2_997, over: 100)),
      ("'30000/1001'", FrameRate(30_000, over: 1_001)), ("23.976", FrameRate(2_997, over: 125)),
    ] {
      let document = try #require(reading(scene("defaults: { fps: \(text) }")).document)
      #expect(document.frameRate == rate)
    }
  }
}
