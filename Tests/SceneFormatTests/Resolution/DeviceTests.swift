import Foundation
import SceneFormat
import Testing

@Suite("Devices and traits")
struct DeviceTests {
  private func document(
    _ members: String, _ change: (inout SceneOverrides) -> Void = { _ in }
  ) throws -> SceneDocument {
    var overrides = SceneOverrides()
    change(&overrides)
    let reading = reading(scene(members), overrides: overrides)
    #expect(report(reading) == "")
    return try #require(reading.document)
  }

  @Test("The table has every phone from SE to 16 Pro Max and the tablets, each name once")
  func table() throws {
    let names = DeviceModel.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.first == "iPhone SE 1")
    for (name, width, height, scale, top, bottom, radius) in [
      ("iPhone SE 3", 375, 667, 2, 20, 0, 0), ("iPhone 11", 414, 896, 2, 48, 34, 41.5),
      ("iPhone 13 mini", 375, 812, 3, 50, 34, 44), ("iPhone 16", 393, 852, 3, 59, 34, 55),
      ("iPhone 16 Pro Max", 440, 956, 3, 62, 34, 62), ("iPad 9", 810, 1080, 2, 20, 0, 0),
      ("iPad mini 7", 744, 1133, 2, 24, 20, 21.5),
      ("iPad Pro 13-inch M4", 1032, 1376, 2, 24, 20, 30),
    ] as [(String, Double, Double, Double, Double, Double, Double)] {
      let device = try #require(DeviceModel.named(name))
      #expect(device.size == CGSize(width: width, height: height), "\(name)")
      #expect(device.scale == scale, "\(name)")
      #expect(
        device.safeArea == SceneInsets(top: top, left: 0, bottom: bottom, right: 0), "\(name)")
      #expect(device.cornerRadius == radius, "\(name)")
      #expect(device.isTablet == name.hasPrefix("iPad"), "\(name)")
    }
    #expect(DeviceModel.all.allSatisfy { $0.size.width < $0.size.height })
  }

  @Test("A built-in device is found by name, in the scene and on the command line")
  func builtIn() throws {
    let named = try document("defaults: { device: 'iPhone SE 3' }")
    let chosen = try document("defaults: { device: 'iPhone SE 3' }") { $0.device = "iPad 10" }

    #expect(named.canvas.size == CGSize(width: 375, height: 667))
    #expect(named.canvas.device == "iPhone SE 3")
    #expect(chosen.canvas.pixelWidth == 1_640)
    #expect(chosen.canvas.isTablet)
    #expect(chosen.canvas.safeArea == SceneInsets(top: 24, left: 0, bottom: 20, right: 0))
  }

  @Test("A scene's device of a built-in one's name wins, and may be like another")
  func own() throws {
    let own = try document(
      "devices: { 'iPhone SE 3': { use: 'iPhone 16 Pro', scale: 1, cornerRadius: 4 } }")

    #expect(own.canvas.size == CGSize(width: 402, height: 874))
    #expect(own.canvas.scale == 1)
    #expect(own.canvas.cornerRadius == 4)
    #expect(own.canvas.safeArea.top == 62)
    #expect(own.canvas.device == "iPhone SE 3")
  }

  @Test("A device implies params: over their defaults, under the theme's and the command line's")
  func params() throws {
    let members = """
      params: { inset: { type: "number", default: 1 }, edge: { type: "number", default: 2 },
        base: { type: "number", default: 7 } },
      devices: { small: { use: "iPhone SE 3", params: { inset: 12, edge: "$base" } },
        large: { use: "iPad 10", params: { inset: 40 } } },
      themes: { tight: { inset: 3 } }, defaults: { device: "small" }
      """
    func values(_ change: (inout SceneOverrides) -> Void = { _ in }) throws -> [String] {
      try document(members, change).params.map(\.value)
    }

    #expect(try values() == ["12", "7", "7"])
    #expect(try values { $0.device = "large" } == ["40", "2", "7"])
    #expect(try values { $0.device = "iPad 9" } == ["1", "2", "7"])
    #expect(try values { $0.theme = "tight" } == ["3", "7", "7"])
    #expect(try values { $0.settings = [.init(name: "inset", text: "5")] } == ["5", "7", "7"])
  }

  @Test("Motion and direction come from the scene, and the command line wins")
  func traits() throws {
    let plain = try document("seed: 0")
    let asked = try document("defaults: { motion: 'reduced', direction: 'rtl', scale: 1.5 }")
    let chosen = try document("defaults: { motion: 'reduced', direction: 'rtl', scale: 1.5 }") {
      $0.motion = "full"
      $0.direction = "ltr"
    }

    #expect(plain.traits == SceneTraits())
    #expect(asked.traits.motion == .reduced)
    #expect(asked.traits.direction == .rightToLeft)
    #expect(asked.canvas.scale == 1.5)
    #expect(chosen.traits == SceneTraits())
  }

  @Test("What the device covers, its user and its kind reach the canonical bytes")
  func canonicalBytes() throws {
    let size = "size: [375, 667], scale: 2"
    let texts = [
      "devices: { a: { \(size) } }", "devices: { a: { \(size), safeArea: [1, 0, 0, 0] } }",
      "devices: { a: { \(size), safeArea: [0, 0, 1, 0] } }",
      "devices: { a: { \(size), cornerRadius: 1 } }",
      "devices: { a: { \(size) } }, defaults: { motion: 'reduced' }",
      "devices: { a: { \(size) } }, defaults: { direction: 'rtl' }",
      "devices: { a: { use: 'iPad 9', \(size), safeArea: [0, 0, 0, 0], cornerRadius: 0 } }",
    ]

    let bytes = try texts.map { try document($0).canonicalBytes }

    #expect(Set(bytes).count == bytes.count)
  }
}
