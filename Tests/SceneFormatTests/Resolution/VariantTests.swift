import Foundation
import SceneFormat
import Testing
import Timing

@Suite("Variants")
struct VariantTests {
  private func variants(
    _ members: String, limits: SceneLimits = SceneLimits()
  ) -> [SceneVariant] {
    let reading = reading(scene(members), limits: limits)
    #expect(report(reading) == "")
    return reading.variants
  }

  private func spelled(_ variant: SceneVariant) -> String {
    variant.name + ":" + variant.values.map { " \($0.axis)=\($0.text)" }.joined()
  }

  @Test("The fade of the format's description has seven variants")
  func fade() {
    let reading = reading(Examples.fade)

    #expect(report(reading) == "")
    #expect(
      reading.variants.map(spelled) == [
        "phone-light-0.25: device=phone theme=light speed=0.25",
        "phone-light-0.35: device=phone theme=light speed=0.35",
        "phone-dark-0.25: device=phone theme=dark speed=0.25",
        "phone-dark-0.35: device=phone theme=dark speed=0.35",
        "tablet-light-0.35: device=tablet theme=light speed=0.35",
        "tablet-dark-0.35: device=tablet theme=dark speed=0.35",
        "slow: device=phone theme=light speed=1.0",
      ])
  }

  @Test("A variant's overrides render the scene so")
  func overrides() throws {
    let text = Examples.fade
    let variant = reading(text).variants[4]
    var base = SceneOverrides()
    base.settings = [.init(name: "ink", text: "#123456")]

    let document = try #require(
      reading(text, overrides: variant.overrides(over: base)).document)

    #expect(document.canvas.device == "tablet")
    #expect(document.theme == "light")
    #expect(
      document.params.map(\.value) == ["\"#123456\"", "\"#0A84FF\"", "\"#FFFFFF\"", "0.35"])
  }

  @Test("Every axis changes what it names, for every type of param")
  func axes() throws {
    let members = """
      params: { n: { type: "number", default: 1 }, s: { type: "seconds", default: 1 },
        c: { type: "color", default: "#000000" }, t: { type: "string", default: "" },
        b: { type: "bool", default: true }, e: { type: "timing", default: "linear" },
        p: { type: "asset", default: "a.png" }, w: { type: "choice", default: "x", choices: ["x", "y"] } },
      themes: { dark: {} },
      variants: { axes: { device: ["iPhone SE 3"], theme: ["dark"], fps: ["30000/1001"], scale: [1.5],
        motion: ["reduced"], direction: ["rtl"], n: [0x10], s: ["350ms"], c: ["#ff0000"], t: ["$a b"],
        b: [false], e: [[0.1, 0.2, 0.3, 1]], p: ["b/c.png"], w: ["y"] } }
      """
    let variant = try #require(variants(members).first)

    let reading = reading(scene(members), overrides: variant.overrides(over: SceneOverrides()))

    #expect(report(reading) == "")
    let document = try #require(reading.document)
    #expect(
      document.params.map(\.value) == [
        "16", "\"350ms\"", "\"#ff0000\"", "\"$a b\"", "false", "[0.1, 0.2, 0.3, 1]", "\"b/c.png\"",
        "\"y\"",
      ])
    #expect(document.canvas.size.width == 375)
    #expect(document.canvas.scale == 1.5)
    #expect(document.theme == "dark")
    #expect(document.frameRate.denominator == 1_001)
    #expect(document.traits.motion == .reduced)
    #expect(document.traits.direction == .rightToLeft)
    #expect(
      variant.name
        == "iPhone-SE-3-dark-30000-1001-1.5-reduced-rtl-16-350ms-ff0000-a-b-false-0.1-0.2-0.3-1-b-c.png-y"
    )
  }

  @Test("Values are the same however they are written")
  func sameValues() {
    let members = """
      params: { s: { type: "seconds", default: 1 }, n: { type: "number", default: 1 } },
      variants: { axes: { s: [0.25, 1], n: [1, 2] }, exclude: [{ s: "250ms", n: 0x2 }, { s: "1s", n: 1.0 }] }
      """

    #expect(variants(members).map(\.name) == ["0.25-1", "1-2"])
  }

  @Test("Matrices bring axes in the order in which they are used, before the scene's own")
  func matrices() {
    let members = """
      params: { n: { type: "number", default: 1 } }, themes: { dark: {}, light: {} },
      matrices: { sizes: { axes: { n: [1, 2] }, include: [{ n: 9, label: "nine" }] },
        themes: { axes: { theme: ["dark", "light"] }, exclude: [{ theme: "light", n: 2 }] } },
      variants: { use: ["themes", "sizes"], axes: { motion: ["full"] } }
      """

    #expect(
      variants(members).map(\.name) == ["dark-1-full", "dark-2-full", "light-1-full", "nine"])
    #expect(
      variants(members.replacing("use: [\"themes\", \"sizes\"]", with: "use: \"sizes\"")).map(
        \.name)
        == ["1-full", "2-full", "nine"])
  }

  @Test("A matrix that is used twice is told where it is used again")
  func sameMatrix() {
    let reading = reading(
      scene("matrices: { a: { axes: { scale: [1] } } }, variants: { use: ['a', 'a'] }"))

    #expect(messages(reading) == ["1:118: duplicate-value: the matrix \"a\" is used twice"])
    #expect(reading.diagnostics.first?.notes.first?.location?.column == 113)
  }

  @Test("No param has an axis's name, nor an axis the key of an added variant's name")
  func names() {
    let fixed = reading(
      scene("params: { fps: { type: 'number', default: 1 } }, seed: '$fps'"))
    let label = reading(
      scene(
        "params: { label: { type: 'string', default: '' } }, variants: { axes: { label: ['a'] } }"))
    let plain = reading(scene("params: { label: { type: 'string', default: '' } }"))

    #expect(
      messages(fixed) == [
        "1:62: bad-name: \"fps\" cannot name a param: variants have an axis of that name"
      ])
    #expect(label.diagnostics.map(\.name) == ["bad-name"])
    #expect(!plain.hasErrors)
  }

  @Test("Matrices can be included, and shared by a project")
  func sharedMatrices() throws {
    let matrix = "matrices: { motions: { axes: { motion: ['full', 'reduced'] } } }"
    let text = scene("include: ['m.json5'], variants: { use: 'motions' }")
    let included = reading(text, including: ["m.json5": "{ \(matrix) }"])
    let project = ProjectReader.read(Array("{ version: 1, \(matrix) }".utf8), file: "segue.json5")
    let found: SceneProject = try #require(project.project)
    let shared = SceneReader.read(
      Array(scene("variants: { use: 'motions' }").utf8), file: "a.json5", project: found)

    #expect(report(included) == "")
    #expect(included.variants.map(\.name) == ["full", "reduced"])
    #expect(report(shared) == "")
    #expect(shared.variants.map(\.name) == ["full", "reduced"])
  }

  @Test("A scene of added variants alone needs no axes")
  func includesAlone() {
    let members = "variants: { include: [{ scale: 1, label: 'one' }, { scale: 2, label: 'two' }] }"

    #expect(variants(members).map(spelled) == ["one: scale=1", "two: scale=2"])
  }

  @Test("An exception that excepts nothing is a warning, and the variants stay")
  func idleExclude() {
    let reading = reading(
      scene("variants: { axes: { scale: [1, 2] }, exclude: [{ scale: 3 }, { motion: 'full' }] }"))

    #expect(reading.document != nil)
    #expect(reading.diagnostics.map(\.name) == ["idle-exclude", "idle-exclude"])
    #expect(reading.variants.count == 2)
  }

  @Test("The limit is the scene's, unless the command line sets one; it counts what is left")
  func limit() {
    let axes = "a: { type: 'number', default: 1 }"
    func text(_ more: String) -> String {
      scene("params: { \(axes) }, variants: { axes: { a: [1, 2, 3] }, \(more) }")
    }
    var limits = SceneLimits()
    limits.variants = 3

    #expect(reading(text("maxVariants: 2")).diagnostics.map(\.name) == ["over-limit"])
    #expect(reading(text("maxVariants: 2, exclude: [{ a: 1 }]")).variants.count == 2)
    #expect(reading(text("maxVariants: 2"), limits: limits).variants.count == 3)
    limits.variants = 2
    #expect(
      reading(text("maxVariants: 100"), limits: limits).diagnostics.map(\.name) == ["over-limit"])
  }

  @Test("No exception takes all variants away, and each names an axis")
  func nothingLeft() {
    func names(_ exclude: String) -> [String] {
      reading(scene("variants: { axes: { scale: [1, 2] }, exclude: [\(exclude)] }"))
        .diagnostics.map(\.name)
    }
    #expect(names("{ scale: 1 }, { scale: 2 }") == ["missing-value"])
    #expect(names("{ 'x-why': 'because' }") == ["missing-value"])
  }

  @Test("A device that may decide params is named by none")
  func deviceByReference() {
    let text = scene(
      "params: { dev: { type: 'string', default: 'p' } }, defaults: { device: '$dev' }")
    #expect(reading(text).diagnostics.map(\.name).contains("bad-reference"))
  }

  @Test("Axes whose product is beyond counting are refused at once")
  func explosion() {
    let names = (0..<40).map { "p\($0)" }
    let params = names.map { "\($0): { type: 'number', default: 1 }" }.joined(separator: ", ")
    let axes = names.map { "\($0): [1, 2, 3, 4, 5, 6, 7, 8]" }.joined(separator: ", ")

    let reading = reading(scene("params: { \(params) }, variants: { axes: { \(axes) } }"))

    #expect(reading.diagnostics.map(\.name) == ["over-limit"])
  }

  @Test("Two thousand variants are listed in their order")
  func many() {
    let numbers = { (count: Int) in (0..<count).map(String.init).joined(separator: ", ") }
    let members = """
      params: { a: { type: "number", default: 1 }, b: { type: "number", default: 1 } },
      variants: { axes: { a: [\(numbers(50))], b: [\(numbers(40))] }, maxVariants: 2000 }
      """

    let variants = variants(members)

    #expect(variants.count == 2_000)
    #expect(variants[41].name == "1-1")
    #expect(variants.last?.name == "49-39")
    #expect(Set(variants.map(\.name)).count == 2_000)
  }

  @Test("A scene without variants has none")
  func none() {
    #expect(variants("seed: 0").isEmpty)
  }

  @Test("Every variant of every shipped scene can be read")
  func shippedScenes() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("scenes")
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".json5") {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
      for variant in SceneReader.read(bytes, file: name).variants {
        let reading = SceneReader.read(
          bytes, file: name, overrides: variant.overrides(over: SceneOverrides()))
        #expect(report(reading) == "", "\(variant.name)")
        count += 1
      }
    }
    #expect(count >= 6)
  }

  @Test("More axes, or matrices, than the limit are refused, however many there are")
  func manyAxes() {
    let names = (0..<3_000).map { "p\($0)" }
    let params = names.map { "\($0): { type: 'number', default: 1 }" }.joined(separator: ", ")
    let axes = names.map { "\($0): [1]" }.joined(separator: ", ")
    let uses = names.map { _ in "'m'" }.joined(separator: ", ")

    let wide = reading(scene("params: { \(params) }, variants: { axes: { \(axes) } }"))
    let long = reading(
      scene("matrices: { m: { axes: { scale: [1] } } }, variants: { use: [\(uses)] }"))

    #expect(wide.diagnostics.map(\.message) == ["there are more than 64 axes"])
    #expect(
      long.diagnostics.contains { $0.message == "the variants use more than 64 matrices" })
    #expect(long.variants.isEmpty)
  }
}
