import Foundation
import SceneFormat
import Testing
import Timing

@Suite("Project files")
struct ProjectTests {
  private func project(_ text: String) -> ProjectReading {
    ProjectReader.read(Array(text.utf8), file: "segue.json5")
  }

  private func document(_ members: String, in text: String) throws -> SceneDocument {
    let project: SceneProject = try #require(self.project(text).project)
    let reading = SceneReader.read(
      Array(scene(members).utf8), file: "scene.json5", project: project)
    #expect(report(reading) == "")
    return try #require(reading.document)
  }

  @Test("A project gives goldens, limits, devices and defaults to its scenes")
  func entries() throws {
    let text = """
      { version: 1, goldens: "./tests/../goldens", limits: { layers: 5, variants: 7 },
        devices: { wall: { size: [100, 50], scale: 1 } },
        defaults: { device: "wall", fps: 30, motion: "reduced" } }
      """
    let project: SceneProject = try #require(self.project(text).project)

    #expect(project.goldens == "goldens")
    #expect(project.limits.layers == 5)
    #expect(project.limits.usualVariants == 7)
    #expect(project.limits.variants == nil)
    #expect(project.limits.frames == SceneLimits().frames)
    let document = try document("seed: 0", in: text)
    #expect(document.canvas.device == "wall")
    #expect(document.canvas.size == CGSize(width: 100, height: 50))
    #expect(document.frameRate.numerator == 30)
    #expect(document.traits.motion == .reduced)
  }

  @Test("What a scene says itself wins over its project")
  func sceneWins() throws {
    let text = """
      { version: 1, devices: { wall: { size: [100, 50], scale: 1 }, tile: { size: [9, 9], scale: 1 } },
        defaults: { device: "wall", fps: 30, motion: "reduced", scale: 2 } }
      """

    let own = try document(
      "devices: { tile: { size: [10, 10], scale: 3 } }, defaults: { fps: 24, motion: 'full', scale: 1 }",
      in: text)
    let shared = try document(
      "devices: { a: { size: [10, 10], scale: 3 }, b: { size: [10, 10], scale: 3 } }", in: text)

    #expect(own.canvas.device == "tile")
    #expect(own.canvas.size.width == 10)
    #expect(own.canvas.scale == 1)
    #expect(own.frameRate.numerator == 24)
    #expect(own.traits == SceneTraits())
    #expect(shared.canvas.device == "wall")
  }

  @Test("A project's scale holds with its own device, and a device that is chosen brings its own")
  func scale() throws {
    let text = """
      { version: 1, devices: { wall: { size: [100, 50], scale: 3 } },
        defaults: { device: "wall", scale: 2 } }
      """
    func scale(_ members: String, in text: String = text, device: String? = nil) throws -> Double {
      let project: SceneProject = try #require(self.project(text).project)
      var overrides = SceneOverrides()
      overrides.device = device
      let reading = SceneReader.read(
        Array(scene(members).utf8), file: "scene.json5", overrides: overrides, project: project)
      return try #require(reading.document).canvas.scale
    }

    #expect(try scale("seed: 0") == 2)
    #expect(try scale("seed: 0", in: "{ version: 1, defaults: { scale: 1.5 } }") == 1.5)
    #expect(try scale("seed: 0", device: "wall") == 3)
    #expect(try scale("seed: 0", device: "iPhone SE 3") == 2)
    #expect(try scale("seed: 0", device: "iPhone 16") == 3)
    #expect(try scale("defaults: { device: 'iPad 9' }") == 2)
    #expect(try scale("devices: { own: { size: [9, 9], scale: 4 } }") == 4)
    #expect(try scale("defaults: { device: 'iPhone 16', scale: 1 }") == 1)
    #expect(try scale("defaults: { scale: 1 }", device: "wall") == 1)
  }

  @Test("A scene's number of variants wins over its project's, and the command line's over both")
  func variants() throws {
    let text = "{ version: 1, limits: { variants: 2 } }"
    let project: SceneProject = try #require(self.project(text).project)
    func names(_ more: String, asked: Int? = nil) -> [String] {
      var limits = project.limits
      limits.variants = asked
      let members = "variants: { axes: { scale: [1, 2, 3] } \(more) }"
      return SceneReader.read(
        Array(scene(members).utf8), file: "scene.json5", limits: limits, project: project
      ).diagnostics.map(\.name)
    }

    #expect(names("") == ["over-limit"])
    #expect(names(", maxVariants: 3") == [])
    #expect(names(", maxVariants: 3", asked: 2) == ["over-limit"])
    #expect(names("", asked: 3) == [])
  }

  @Test("Every error of a project file has its place")
  func errors() {
    let reading = project(
      """
      { version: 1, golden: "x", goldens: "../out", limits: { layer: 1, frames: 0 },
        devices: { a: { size: [1, 1], params: {} } }, defaults: { theme: "dark" }, matrices: [] }
      """)

    #expect(reading.project == nil)
    #expect(
      reading.diagnostics.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.name)" }
        == [
          "1:15 unknown-key", "1:37 bad-path", "1:57 unknown-key", "1:75 out-of-range",
          "2:17 missing-key", "2:33 unknown-key", "2:61 unknown-key", "2:88 wrong-type",
        ])
  }

  @Test("A mistake in a project's defaults is told in the project's file")
  func places() throws {
    let project: SceneProject = try #require(
      self.project("{ version: 1, defaults: { device: 'walll' } }").project)

    let reading = SceneReader.read(
      Array(scene("seed: 0").utf8), file: "scene.json5", project: project)

    #expect(reading.diagnostics.map { $0.location?.description } == ["segue.json5:1:35"])
    #expect(report(reading).contains("{ version: 1, defaults: { device: 'walll' } }\n"))
  }

  @Test("A project file of another version, or with a syntax error, is refused")
  func unreadable() {
    #expect(project("{ version: 2, x: 1 }").diagnostics.map(\.name) == ["unknown-version"])
    #expect(project("{ version: 1").diagnostics.map(\.name) == ["syntax"])
    #expect(project("[]").diagnostics.map(\.name) == ["wrong-type"])
  }
}
