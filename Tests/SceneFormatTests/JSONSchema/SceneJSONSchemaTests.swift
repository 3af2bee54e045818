import Foundation
import SceneFormat
import Testing

@Suite("JSON Schema of the format")
struct SceneJSONSchemaTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func scenes(in folder: String) -> [String] {
    let files =
      (try? FileManager.default.contentsOfDirectory(
        atPath: sources.appendingPathComponent(folder).path)) ?? []
    return files.filter { $0.hasSuffix(".json5") }.map { "\(folder)/\($0)" }.sorted()
  }

  private func value(_ path: String) throws -> LocatedValue.Content? {
    let bytes = [UInt8](try Data(contentsOf: Self.sources.appendingPathComponent(path)))
    return try? JSON5Parser.parse(bytes).value.content
  }

  @Test("Every scene that is shipped, and every good seed, fits the schema")
  func shippedScenes() throws {
    let checker = try SchemaChecker(SceneJSONSchema.text(of: .scene))
    let seeds = Self.scenes(in: "Tests/Fuzz/Corpus/scene-reader").filter { $0.contains("/good-") }
    let scenes = Self.scenes(in: "scenes").filter { !$0.hasSuffix("/segue.json5") }
    try #require(scenes.count >= 15 && seeds.count >= 10)

    for scene in scenes + seeds {
      let value = try #require(try value(scene))
      #expect(try checker.objection(to: value) == nil, "\(scene)")
    }
  }

  /// Bad scenes whose faults no schema can tell, each with what would have to be known.
  private static let beyondSchemas = [
    "canvas-too-large": "the product of two numbers", "covered": "what the stack is at each step",
    "duplicate-key": "keys that parsers drop", "nothing-to-pop": "what the stack is at each step",
    "param-cycle": "what names stand for", "repeated-tracks": "what keys have in common",
    "right-to-left": "what an animator does", "timeline-too-long": "the sum of all times",
    "variant-count": "the product of all axes", "variant-names": "what names come to",
    "references": "what names stand for",
  ]

  @Test("Every bad scene that can be parsed is refused, but for faults that no schema can tell")
  func badScenes() throws {
    let checker = try SchemaChecker(SceneJSONSchema.text(of: .scene))
    var accepted: Set<String> = []
    for scene in Self.scenes(in: "Tests/SceneFormatTests/BadScenes") {
      guard let value = try value(scene) else { continue }
      let name = URL(fileURLWithPath: scene).deletingPathExtension().lastPathComponent
      if try checker.objection(to: value) == nil { accepted.insert(name) }
    }

    #expect(accepted == Set(Self.beyondSchemas.keys))
  }

  @Test(
    "What the reader refuses in a single place, the schema refuses too",
    arguments: [
      "seed: 0.5", "edgeAntialiasing: 1", "requires: ['text']", "include: ['/a.json5']",
      "include: ['https://a/b']", "params: { a: { type: 'number' } }",
      "params: { a: { type: 'color', default: 'red' } }",
      "params: { a: { type: 'choice', default: 'x' } }",
      "params: { a: { type: 'string', default: '', min: 1 } }",
      "params: { '1a': { type: 'number', default: 1 } }",
      "params: { fps: { type: 'number', default: 1 } }",
      "params: { 'x-a': { type: 'number', default: 1 } }",
      "params: { label: { type: 'number', default: 1 } }, variants: { axes: { label: [1] } }",
      "devices: { a: { size: [1, 1] } }", "devices: { a: { use: 'iPhone 1000' } }",
      "devices: { a: { use: 'iPad 9', safeArea: [1] } }", "defaults: { motion: 'none' }",
      "defaults: { fps: 'x' }", "defaults: { scale: 17 }", "components: { a: {} }",
      "screens: {}", "screens: { 'a/b': {} }", "screens: { a: { background: 1 } }",
      "screens: { a: { layers: [{ id: 'a', type: 'use' }] } }",
      "screens: { a: { layers: [{ type: 'group' }] } }",
      "screens: { a: { layers: [{ id: 'a', type: 'group', layers: [{ type: 'group' }] }] } }",
      "screens: { a: { layers: [{ id: 'a', type: 'group', repeat: { count: 0, step: [0, 0] } }] } }",
      "screens: { a: { layers: [{ id: 'a', type: 'rect' }] } }",
      "screens: { a: { layers: [{ id: 'a', type: 'rect', frame: [0, 0, 'x', 1] }] } }",
      "screens: { a: { layers: [{ id: 'a', type: 'rect', frame: [0, 0, 1, 1], radius: 1 }] } }",
      "screens: { a: { layers: [{ id: 'a', type: 'circle', center: [0, 0] }] } }",
      "screens: { a: { layers: [{ id: 'a', type: 'path', frame: [0, 0, 1, 1], path: [['M', 1]] }] } }",
      "screens: { a: { layers: [{ id: 'a', type: 'text', frame: [0, 0, 1, 1] }] } }",
      "animators: { a: {} }", "animators: { a: { preset: 'fade', dim: 1 } }",
      "animators: { a: { preset: 'fade', tracks: [] } }",
      "animators: { a: { preset: 'circleReveal' } }",
      "animators: { a: { tracks: [{ on: 'to', key: 'blur', keys: [{ at: 0, value: 0 }] }] } }",
      "animators: { a: { tracks: [{ on: 'to', key: 'opacity', keys: [] }] } }",
      "animators: { a: { tracks: [{ on: 'to', key: 'opacity', keys: [{ at: 2, value: 0 }] }] } }",
      "transitions: [{ op: 'push' }]", "transitions: [{ op: 'pop', to: 'home' }]",
      "transitions: [{ op: 'replace' }]", "transitions: [{ op: 'pop', style: 'pageSheet' }]",
      "transitions: [{ op: 'pop', timing: [0, 0, 2, 1] }]",
      "transitions: [{ op: 'pop', timing: { spring: { mass: 1 } } }]",
      "transitions: [{ op: 'pop', gesture: { updates: [{ t: 0, progress: 0 }] } }]",
      "transitions: [{ op: 'pop', duration: '1 min' }]",
      "variants: { axes: { motion: ['ful'] } }", "variants: { axes: { scale: [] } }",
      "variants: { exclude: [{}] }", "variants: { maxVariants: 0 }", "variants: { nmae: 'a' }",
      "matrices: { a: { name: 'b' } }", "output: { frame: 'a.png' }", "output: { alpha: 'x' }",
      "output: { hold: { after: -1 } }", "output: { poster: 'open' }", "x: 1",
    ])
  func refusals(_ members: String) throws {
    let text = scene(members)
    let checker = try SchemaChecker(SceneJSONSchema.text(of: .scene))
    let value = try JSON5Parser.parse(Array(text.utf8)).value.content

    #expect(reading(text).hasErrors)
    #expect(try checker.objection(to: value) != nil)
  }

  @Test("Params may stand wherever a value may")
  func references() throws {
    let text = scene(
      """
      params: { n: { type: "number", default: 1 }, t: { type: "timing", default: "linear" },
        c: { type: "color", default: "#000000" }, b: { type: "bool", default: true } },
      screens: { home: { background: "$c", layers: [
        { id: "l${n}", type: "rounded", frame: ["$n", 0, "$n", 1], radius: "$n", visible: "$b" } ] } },
      animators: { a: { tracks: [
        { on: "to", key: "opacity", keys: [{ at: 0, value: "$n", ease: "$t" }] } ] } },
      transitions: [{ op: "push", to: "home", using: "a", duration: "${n}s", timing: "$t" }],
      output: { hold: { after: "$n" } }, "x-free": [1]
      """)
    let checker = try SchemaChecker(SceneJSONSchema.text(of: .scene))

    #expect(report(reading(text)) == "")
    #expect(
      try checker.objection(to: JSON5Parser.parse(Array(text.utf8)).value.content) == nil)
  }

  @Test("Included files and project files have schemas of their own")
  func otherKinds() throws {
    func fits(_ text: String, _ kind: SceneJSONSchema.Kind) throws -> Bool {
      try SchemaChecker(SceneJSONSchema.text(of: kind))
        .objection(to: JSON5Parser.parse(Array(text.utf8)).value.content) == nil
    }

    #expect(try fits("{ screens: { a: {} }, matrices: {} }", .part))
    #expect(try !fits("{ start: 'a' }", .part))
    #expect(
      try fits(
        "{ version: 1, goldens: 'g', limits: { layers: 1 }, defaults: { device: 'a' } }", .project))
    #expect(try !fits("{ version: 1, limits: { layer: 1 } }", .project))
    #expect(try !fits("{ version: 1, defaults: { theme: 'a' } }", .project))
    #expect(try !fits("{ goldens: 'g' }", .project))
  }

  @Test("The schemas are JSON as strict readers want it", arguments: SceneJSONSchema.Kind.allCases)
  func isJSON(_ kind: SceneJSONSchema.Kind) throws {
    let text = SceneJSONSchema.text(of: kind)

    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]

    #expect(object?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(text.hasSuffix("}\n"))
    #expect(text == SceneJSONSchema.text(of: kind))
  }
}
