import Foundation
import SceneFormat
import Testing

@Suite("Canonical bytes")
struct CanonicalBytesTests {
  private func bytes(_ text: String, file: String = "scene.json5") throws -> [UInt8] {
    let reading = reading(text, file: file)
    #expect(report(reading) == "")
    return try #require(reading.document).canonicalBytes
  }

  @Test("Space, comments, spelling and the file's place do not change them")
  func spelling() throws {
    let plain = try bytes("{ version: 1, name: 'a', screens: { home: { background: '#FF0000' } } }")
    let other = try bytes(
      """
      // The same.
      { 'version': 1.0, name: "\\u0061", params: { ink: { type: "color", default: "#ff0000ff" } },
        screens: { home: { background: "$ink", layers: [] }, }, defaults: { fps: 60.0 } }
      """, file: "/somewhere/else.json5")

    #expect(plain == other)
  }

  @Test("Every field changes them")
  func everyField() throws {
    let base = """
      version: 1, name: "a", seed: 0, edgeAntialiasing: false, theme, defaults: { fps: 60 },
      screens: { home: { background: "#000000", layers: [
        { id: "a", type: "rect", frame: [0, 0, 1, 1], fill: "#000000", opacity: 1, clip: false,
          animations: [{ key: "opacity", values: [0, 0.75], keyTimes: [0, 1], mode: "linear", begin: 0.25,
            duration: 3, speed: 1.5, repeat: 2, autoreverses: true, fill: "both", additive: false }] },
        { id: "b", type: "path", frame: [0, 0, 1, 1], path: [["M", 0, 0], ["L", 1, 1]] },
      ] }, next: {} }, start: "home",
      animators: { go: { preset: "slide", dim: 0.1 }, move: { tracks: [
        { on: "to", key: "opacity", keys: [{ at: 0, value: 0, ease: "linear" }] } ] } },
      transitions: [{ op: "push", to: "next", using: "go", duration: 1, timing: "linear", after: 0 },
        { op: "pop", using: "go", gesture: { updates: [{ t: 0.0625, progress: 0.125 }], between: "hold",
          end: { t: 0.5, action: "cancel", speed: 1.25, curve: "easeOut" } } }],
      output: { hold: { after: 1 }, alpha: "straight", compression: "fast" },
      """.replacing("theme, ", with: "")
    let changes = [
      ("name: \"a\"", "name: \"b\""), ("seed: 0", "seed: 1"),
      ("edgeAntialiasing: false", "edgeAntialiasing: true"), ("fps: 60", "fps: 59.94"),
      ("\"#000000\", layers", "\"#00000001\", layers"), ("id: \"a\"", "id: \"c\""),
      ("type: \"rect\"", "type: \"rounded\""), ("[0, 0, 1, 1], fill", "[0, 0, 1, 1.5], fill"),
      ("fill: \"#000000\"", "fill: \"none\""), ("opacity: 1", "opacity: 0.5"),
      ("clip: false", "clip: true"), ("[\"L\", 1, 1]", "[\"L\", 1, 2]"), ("\"L\"", "\"M\""),
      ("dim: 0.1", "dim: 0.2"), ("on: \"to\"", "on: \"from\""),
      ("key: \"opacity\"", "key: \"strokeless\""), ("at: 0,", "at: 0.5,"),
      ("value: 0,", "value: 1,"), ("ease: \"linear\"", "ease: \"step\""),
      ("duration: 1,", "duration: 1.000000001,"), ("timing: \"linear\"", "timing: \"easeIn\""),
      ("after: 0 }", "after: 1 }"), ("[0, 0.75]", "[0, 0.5]"), (", keyTimes: [0, 1]", ""),
      ("mode: \"linear\"", "mode: \"cubic\""), ("begin: 0.25", "begin: 0.5"),
      ("duration: 3", "duration: 4"), ("speed: 1.5", "speed: 2"),
      ("repeat: 2", "repeat: 'forever'"),
      ("autoreverses: true", "autoreverses: false"), ("\"both\"", "\"forwards\""),
      ("additive: false", "additive: true"), ("t: 0.0625", "t: 0.125"),
      ("progress: 0.125", "progress: 0.25"), ("\"hold\"", "\"linear\""), ("t: 0.5", "t: 0.75"),
      ("\"cancel\"", "\"finish\""), ("speed: 1.25", "speed: 1"), ("\"easeOut\"", "\"easeIn\""),
      ("op: \"push\"", "animated: false, op: \"push\""),
      ("after: 1 }", "after: 2 }"), ("\"straight\"", "\"opaque\""), ("\"fast\"", "\"small\""),
    ]
    var seen = [try bytes("{ \(base) }")]
    for (old, new) in changes where new != "key: \"strokeless\"" {
      let text = base.replacing(old, with: new, maxReplacements: 1)
      #expect(text != base, "\(old)")
      let changed = try bytes("{ \(text) }")
      #expect(!seen.contains(changed), "\(old) to \(new)")
      seen.append(changed)
    }
  }

  @Test("They begin with the name of their form, and numbers are little-endian")
  func form() throws {
    let bytes = try bytes("{ version: 1, name: 'a', screens: { home: {} } }")

    #expect(bytes.prefix(8) == [13, 0, 0, 0, 0, 0, 0, 0])
    #expect(String(decoding: bytes[8..<21], as: UTF8.self) == "segue scene 2")
    #expect(bytes[21..<30] == [1, 0, 0, 0, 0, 0, 0, 0, UInt8(ascii: "a")])
  }
}
