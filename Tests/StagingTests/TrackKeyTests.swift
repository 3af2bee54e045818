import Foundation
import Pixels
import SceneFormat
import Staging
import Testing

@Suite("Tracks: every key")
@MainActor
struct TrackKeyTests {
  /// One key on the layer that suits it: values in the scene's words, and what the layer's own
  /// properties show at progress 0, 0.5 and 1.
  struct Case: Sendable, CustomStringConvertible {
    var key: SceneKey
    var layer: String
    var from: String
    var to: String
    var shown: [String]
    var description: String { key.rawValue }
  }

  nonisolated static let cases = [
    Case(key: .opacity, layer: "plain", from: "0", to: "1", shown: ["0", "0.5", "1"]),
    Case(
      key: .position, layer: "plain", from: "[0, 10]", to: "[20, 30]",
      shown: ["0 10", "10 20", "20 30"]),
    Case(key: .positionX, layer: "plain", from: "0", to: "'50%'", shown: ["0", "25", "50"]),
    Case(key: .positionY, layer: "plain", from: "0", to: "'50%'", shown: ["0", "10", "20"]),
    Case(
      key: .frame, layer: "plain", from: "[0, 0, 10, 10]", to: "[10, 0, 30, 10]",
      shown: ["5 5", "10 10", "15 5", "20 10", "25 5", "30 10"]),
    Case(
      key: .boundsSize, layer: "plain", from: "[2, 4]", to: "[4, 8]", shown: ["2 4", "3 6", "4 8"]),
    Case(key: .translationX, layer: "plain", from: "-10", to: "10", shown: ["-10", "0", "10"]),
    Case(key: .translationY, layer: "plain", from: "8", to: "0", shown: ["8", "4", "0"]),
    Case(key: .scale, layer: "plain", from: "1", to: "2", shown: ["1", "1.5", "2"]),
    Case(key: .scaleX, layer: "plain", from: "1", to: "2", shown: ["1", "1.5", "2"]),
    Case(key: .scaleY, layer: "plain", from: "1", to: "0.5", shown: ["1", "0.75", "0.5"]),
    Case(key: .rotation, layer: "plain", from: "0", to: "0", shown: ["0", "0", "0"]),
    Case(key: .cornerRadius, layer: "plain", from: "0", to: "8", shown: ["0", "4", "8"]),
    Case(key: .borderWidth, layer: "plain", from: "0", to: "3", shown: ["0", "1.5", "3"]),
    Case(
      key: .borderColor, layer: "plain", from: "'#FF0000'", to: "'#0000FF'",
      shown: ["1 0 0 1", "0.5 0 0.5 1", "0 0 1 1"]),
    Case(
      key: .fill, layer: "plain", from: "'#FF0000'", to: "'#FF000000'",
      shown: ["1 0 0 1", "1 0 0 0.5", "1 0 0 0"]),
    Case(
      key: .stroke, layer: "line", from: "'#000000'", to: "'#FFFFFF'",
      shown: ["0 0 0 1", "0.5 0.5 0.5 1", "1 1 1 1"]),
    Case(key: .lineWidth, layer: "line", from: "1", to: "5", shown: ["1", "3", "5"]),
    Case(key: .strokeStart, layer: "line", from: "0", to: "1", shown: ["0", "0.5", "1"]),
    Case(key: .strokeEnd, layer: "line", from: "1", to: "0", shown: ["1", "0.5", "0"]),
    Case(
      key: .path, layer: "line", from: "[['M', 0, 0], ['L', 10, 0]]",
      to: "[['M', 0, 10], ['L', 30, 0]]",
      shown: ["M 0 0 L 10 0", "M 0 5 L 20 0", "M 0 10 L 30 0"]),
    Case(key: .shadowOpacity, layer: "plain", from: "0", to: "0.5", shown: ["0", "0.25", "0.5"]),
    Case(key: .shadowRadius, layer: "plain", from: "2", to: "4", shown: ["2", "3", "4"]),
    Case(
      key: .shadowOffset, layer: "plain", from: "[0, 2]", to: "[2, 4]",
      shown: ["0 2", "1 3", "2 4"]),
  ]

  /// A push of one second, linear unless said otherwise, whose tracks move layers of the old
  /// screen.
  static func scene(
    _ tracks: String, timing: String = "'linear'", fps: Int = 2, mask: String = ""
  ) throws -> SceneFixture {
    try SceneFixture(
      """
      {
        version: 1, name: "keys",
        devices: { small: { size: [100, 40], scale: 1 } },
        defaults: { device: "small", fps: \(fps) },
        screens: {
          first: { background: "#FFFFFF", layers: [
            { id: "plain", type: "rect", frame: [10, 10, 20, 10], fill: "#00FF00" },
            { id: "line", type: "path", frame: [50, 10, 40, 20], fill: "none",
              stroke: { color: "#000000", width: 2 }, path: [["M", 0, 0], ["L", 30, 10]] },
            { id: "outlined", type: "rounded", frame: [60, 10, 20, 20], radius: 4, fill: "#00FF00",
              stroke: { color: "#000000", width: 2 } },
            { id: "oval", type: "ellipse", frame: [60, 10, 20, 10], fill: "#00FF00" },
            { id: "both", type: "path", frame: [50, 10, 40, 20], fill: "#00FF00",
              path: [["M", 0, 0], ["L", 30, 10], ["Z"]] },
          ] },
          second: { background: "#0000FF", layers: [
            { id: "both", type: "rect", frame: [10, 10, 20, 10], fill: "#00FF00" },
            { id: "new", type: "rect", frame: [10, 10, 20, 10], fill: "#00FF00", opacity: 0.5,
              transform: { rotation: 30 } },
          ] },
        },
        animators: { own: { tracks: [\(tracks)] \(mask) } },
        start: "first",
        transitions: [
          { id: "open", op: "push", to: "second", using: "own", timing: \(timing)
            \(timing.contains("response") || timing.contains("mass") ? "" : ", duration: 1") },
        ],
      }
      """)
  }

  @Test("All keys of this version are covered here, but for those of masks")
  func complete() {
    let available = SceneKey.allCases.filter { $0.isAvailable && !$0.rawValue.hasPrefix("mask") }
    #expect(Set(Self.cases.map(\.key)) == Set(available))
  }

  @Test("A key's value at progress 0, 1/2 and 1 is what the layer shows", arguments: cases)
  func values(of testCase: Case) throws {
    // Held at the end for a second half, so that progress 1 is seen as well.
    let scene = try Self.scene(
      "{ on: 'from', layer: '\(testCase.layer)', key: '\(testCase.key.rawValue)', keys: "
        + "[{ at: 0, value: \(testCase.from) }, { at: 0.5, value: \(testCase.to) }] }", fps: 4)

    let shown = try [0, 1, 2].flatMap {
      try scene.recorder.values(
        of: testCase.key, onLayersNamed: testCase.layer, forFrame: $0
      ).map(\.text)
    }

    #expect(shown == testCase.shown)
  }

  @Test("A spring's overshoot is drawn for every key, and traps nowhere", arguments: cases)
  func overshoot(of testCase: Case) throws {
    let scene = try Self.scene(
      "{ on: 'from', layer: '\(testCase.layer)', key: '\(testCase.key.rawValue)', keys: "
        + "[{ at: 0, value: \(testCase.from) }, { at: 1, value: \(testCase.to) }] }",
      timing: "{ spring: { dampingRatio: 0.1, velocity: 0 } }", fps: 10)

    for index in 0..<(try scene.recorder.plan().frameCount) {
      _ = try scene.pixels(ofFrame: index)
    }
  }

  @Test("An ease between keys that leaves its range is limited for opacities and colours")
  func easeOutOfRange() throws {
    let ease = "ease: [0.5, -2, 0.5, 3]"
    let scene = try Self.scene(
      """
      { on: 'from', layer: 'plain', key: 'opacity', keys: [{ at: 0, value: 0, \(ease) }, { at: 1, value: 1 }] },
      { on: 'from', layer: 'plain', key: 'fill', keys: [{ at: 0, value: '#000000', \(ease) }, { at: 1, value: '#FFFFFF' }] },
      { on: 'from', layer: 'plain', key: 'position.x', keys: [{ at: 0, value: 0, \(ease) }, { at: 1, value: 100 }] }
      """, fps: 10)

    func shown(_ key: SceneKey, _ frame: Int) throws -> String? {
      try scene.recorder.values(of: key, onLayersNamed: "plain", forFrame: frame).first?.text
    }
    #expect(try shown(.opacity, 2) == "0" && shown(.opacity, 8) == "1")
    #expect(try shown(.fill, 2) == "0 0 0 1" && shown(.fill, 8) == "1 1 1 1")
    #expect(try Double(shown(.positionX, 2) ?? "") ?? 0 < 0)
    #expect(try Double(shown(.positionX, 8) ?? "") ?? 0 > 100)
  }

  @Test(
    "What would not follow, or isn't there, is refused by name with its place",
    arguments: [
      ("'outlined', key: 'cornerRadius'", "1", "path"),
      ("'outlined', key: 'bounds.size'", "[1, 1]", "path"),
      ("'outlined', key: 'frame'", "[0, 0, 1, 1]", "path"),
      ("'oval', key: 'cornerRadius'", "1", "path"),
      ("'oval', key: 'frame'", "[0, 0, 1, 1]", "path"),
      ("'line', key: 'bounds.size'", "[1, 1]", "path"),
    ])
  func refused(target: String, value: String, reason: String) throws {
    let scene = try Self.scene(
      "\n{ on: 'from', layer: \(target), keys: [{ at: 0, value: \(value) }] }")

    let error = #expect(throws: StagingError.self) { try scene.recorder.plan() }

    #expect(error?.name == "unsupported-track")
    #expect(error?.description.contains(reason) == true)
    #expect(error?.location?.file == "test.json5" && (error?.location?.line ?? 0) > 20)
  }

  @Test("A key that the layer of that name lacks on this screen only is refused too")
  func kindOfTheOtherScreen() throws {
    for (key, value) in [
      ("path", "[['M', 0, 0], ['L', 1, 1], ['Z']]"), ("lineWidth", "1"), ("stroke", "'#000000'"),
      ("strokeEnd", "0"),
    ] {
      let scene = try Self.scene(
        "{ on: 'to', layer: 'both', key: '\(key)', keys: [{ at: 0, value: \(value) }] }")
      let error = #expect(throws: StagingError.self) { try scene.recorder.plan() }
      #expect(error?.name == "unsupported-track", "\(key)")
      // The same key on the path of the other screen is fine.
      let other = try Self.scene(
        "{ on: 'from', layer: 'both', key: '\(key)', keys: [{ at: 0, value: \(value) }] }")
      #expect(throws: Never.self) { try other.recorder.plan() }
    }
  }

  @Test("Tracks on the new screen that don't end at rest are told by name and place; others aren't")
  func jumpsAtEnd() throws {
    func warnings(_ track: String) throws -> [String] {
      try Self.scene("{ \(track) }").recorder.plan().warnings.map(\.name)
    }
    let ends = { (value: String) in "keys: [{ at: 0, value: 0 }, { at: 0.9, value: \(value) }]" }

    #expect(try warnings("on: 'to', key: 'opacity', \(ends("0.9"))") == ["jumps-at-end"])
    #expect(try warnings("on: 'to', key: 'opacity', \(ends("1"))") == [])
    #expect(
      try warnings("on: 'to', layer: 'new', key: 'opacity', \(ends("1"))") == ["jumps-at-end"])
    #expect(try warnings("on: 'to', layer: 'new', key: 'opacity', \(ends("0.5"))") == [])
    #expect(try warnings("on: 'to', layer: 'new', key: 'transform.rotation', \(ends("30"))") == [])
    #expect(
      try warnings("on: 'to', layer: 'new', key: 'transform.rotation', \(ends("0"))")
        == ["jumps-at-end"])
    #expect(
      try warnings(
        "on: 'to', layer: 'new', key: 'frame', keys: [{ at: 0, value: [0, 0, 20, 10] }]")
        == ["jumps-at-end"])
    #expect(
      try warnings("on: 'to', layer: 'new', key: 'fill', keys: [{ at: 1, value: '#00FF00' }]") == []
    )
    #expect(try warnings("on: 'container', key: 'opacity', \(ends("0.5"))") == ["jumps-at-end"])
    #expect(try warnings("on: 'from', key: 'opacity', \(ends("0"))") == [])

    let warning = try Self.scene("\n\n{ on: 'to', key: 'opacity', \(ends("0.9")) }").recorder.plan()
      .warnings.first
    #expect(warning?.message.hasPrefix("'open': 'opacity' of 'to' does not end") == true)
    #expect(warning?.location?.line == 24)
  }
}
