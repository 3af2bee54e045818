import Foundation
import SceneFormat
import Testing
import TestSupport

@Suite("Families of scenes, as a process")
struct FamilyTests {
  private static let family = """
    {
      version: 1, name: "family",
      include: ["parts/screens.json5"],
      params: { speed: { type: "seconds", default: 0.2 }, ink: { type: "color", default: "#FF0000" } },
      themes: { light: {}, dark: { ink: "#00FF00" } },
      devices: { tile: { size: [40, 60], scale: 1 } },
      defaults: { device: "tile", theme: "light" },
      animators: { fade: { preset: "fade" } },
      start: "one",
      transitions: [{ id: "open", op: "push", to: "two", using: "fade", duration: "$speed" }],
      variants: { axes: { theme: ["light", "dark"], speed: [0.1, 0.2] },
        include: [{ device: "iPhone SE 3", scale: 1, label: "small" }] },
    }
    """
  private static let screens = """
    { screens: { one: { background: "#FFFFFF", layers: [
        { id: "box", type: "rect", frame: [4, 4, 20, 30], fill: "$ink" } ] }, two: { background: "#000000" } } }
    """

  /// A folder with the family in `scenes`.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("scenes/parts"), withIntermediateDirectories: true)
    try folder.write(Self.family, as: "scenes/family.json5")
    try folder.write(Self.screens, as: "scenes/parts/screens.json5")
    try folder.write(SceneTexts.fade, as: "scenes/fade.json5")
    return folder
  }

  @Test("Variants are listed in their order, scene by scene")
  func list() async throws {
    let run = try await BinaryRun(
      ["batch", "scenes/family.json5", "scenes/fade.json5", "--list"], in: try folder())

    #expect(run.errors == "")
    #expect(run.exitCode == 0)
    #expect(
      run.outputText == """
        family/light-0.1  theme=light         speed=0.1
        family/light-0.2  theme=light         speed=0.2
        family/dark-0.1   theme=dark          speed=0.1
        family/dark-0.2   theme=dark          speed=0.2
        family/small      device=iPhone SE 3  scale=1
        fade/default

        """)
  }

  @Test("Machines get the values and the folder of goldens, which the project may move")
  func json() async throws {
    let folder = try folder()
    let words = ["batch", "scenes/family.json5", "--list", "--only", "small", "--format", "json"]
    func line(_ goldens: String) -> String {
      """
      [{"scene": "family", "file": "scenes/family.json5", "variant": "small", "values": \
      {"device": "iPhone SE 3", "scale": "1"}, "goldens": "\(goldens)/family/small"}]

      """
    }

    let alone = try await BinaryRun(words, in: folder)
    try folder.write("{ version: 1, goldens: 'tests/pictures' }", as: "segue.json5")
    let inProject = try await BinaryRun(words, in: folder)

    #expect(alone.outputText == line("scenes/goldens"))
    #expect(inProject.outputText == line("tests/pictures"))
  }

  @Test(
    "--only takes names and values of axes, with patterns",
    arguments: [
      (["dark-*"], 2), (["theme=dark"], 2), (["theme=d*", "speed=0.1"], 1),
      (["speed=0.?"], 4), (["*-0.1", "small"], 3), (["theme=light", "theme=dark"], 4),
      (["*"], 5), (["light-0.1"], 1),
    ])
  func only(words: [String], count: Int) async throws {
    let run = try await BinaryRun(
      ["batch", "scenes/family.json5", "--list"] + words.flatMap { ["--only", $0] },
      in: try folder())

    #expect(run.errors == "")
    #expect(run.outputText.split(separator: "\n").count == count)
  }

  @Test(
    "What no variant is, has or can be told is a usage error",
    arguments: [
      (["--list", "--only", "darkk"], "'--only': no variant is like 'darkk'"),
      (
        ["--list", "--only", "them=dark"],
        "'--only': no variant has an axis 'them' (did you mean 'theme'?)"
      ),
      (
        ["--list", "--set", "speed=1"],
        "'--set': 'speed' is an axis of the variants; --only speed=VALUE chooses of them"
      ),
      (
        ["--list", "--theme", "dark"],
        "'--theme': 'theme' is an axis of the variants; --only theme=VALUE chooses of them"
      ),
      (["--fail-fast", "--keep-going"], "'--fail-fast' and '--keep-going' exclude each other"),
      (
        ["--shard", "3/2"],
        "'3/2' is no value for '--shard'; expected I/N, such as 1/4: the I-th of N parts, counted from 1, N at most 9999"
      ),
    ])
  func usage(words: [String], message: String) async throws {
    let run = try await BinaryRun(["batch", "scenes/family.json5"] + words, in: try folder())

    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("segue: error: \(message)\n"))
  }

  @Test("A file of params sets no axis either, and is told where it would")
  func paramsFile() async throws {
    let folder = try folder()
    try folder.write("{ ink: '#0000FF',\n  speed: 1 }", as: "axis.json5")
    try folder.write("{ ink: '#0000FF' }", as: "ink.json5")
    let words = ["batch", "scenes/family.json5", "--list", "--params"]

    let axis = try await BinaryRun(words + ["axis.json5"], in: folder)
    let good = try await BinaryRun(words + ["ink.json5"], in: folder)

    #expect(axis.exitCode == 2)
    #expect(
      axis.errors.hasPrefix(
        "segue: error: '--params': axis.json5:2:3: 'speed' is an axis of the variants; "
          + "--only speed=VALUE chooses of them\n"))
    #expect(good.exitCode == 0)
  }

  @Test("A param that is no axis is set for all variants, and a wrong one is refused")
  func set() async throws {
    let good = try await BinaryRun(
      ["batch", "scenes/family.json5", "--list", "--set", "ink=#0000FF"], in: try folder())
    let bad = try await BinaryRun(
      ["batch", "scenes/family.json5", "--list", "--set", "ink=blue"], in: try folder())

    #expect(good.exitCode == 0)
    #expect(bad.exitCode == 2)
  }

  @Test("Two thousand variants are listed, and two thousand and one are refused")
  func many() async throws {
    let folder = try TemporaryFolder()
    let numbers = (0..<2_001).map(String.init).joined(separator: ",")
    func text(_ limit: Int) -> String {
      "{ version: 1, params: { n: { type: 'number', default: 0 } }, screens: { a: {} }, "
        + "variants: { axes: { n: [\(numbers)] }, exclude: [{ n: 7 }], maxVariants: \(limit) } }"
    }
    try folder.write(text(2_000), as: "many.json5")
    try folder.write(text(1_999), as: "more.json5")

    let run = try await BinaryRun(["batch", "many.json5", "--list"], in: folder)
    let refused = try await BinaryRun(["batch", "more.json5", "--list"], in: folder)
    let raised = try await BinaryRun(
      ["batch", "more.json5", "--list", "--limit-variants", "2000"], in: folder)

    #expect(run.outputText.split(separator: "\n").count == 2_000)
    #expect(refused.exitCode == 3)
    #expect(
      refused.errors.contains("error: the scene has more than 1999 variants; the limit is 1999"))
    #expect(raised.exitCode == 0)
  }

  @Test("A scene of several files renders, and a mistake in one of them is shown there")
  func includes() async throws {
    let folder = try folder()
    let good = try await BinaryRun(["render", "scenes/family.json5"], in: folder)
    try folder.write(
      Self.screens.replacing("type: \"rect\"", with: "type: \"rectt\""),
      as: "scenes/parts/screens.json5")
    let bad = try await BinaryRun(["validate", "scenes/family.json5"], in: folder)

    #expect(good.errors == "")
    #expect(folder.names(in: "output/family").count == 14)
    #expect(bad.exitCode == 3)
    #expect(bad.errors.hasPrefix("scenes/parts/screens.json5:2:24: error: unknown layer type"))
  }

  @Test("No link leads an include out of the scene's folder")
  func links() async throws {
    let folder = try folder()
    try folder.write("{ screens: { three: {} } }", as: "out.json5")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("scenes/link.json5"), withDestinationPath: "../out.json5")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("scenes/up"), withDestinationPath: "..")
    for path in ["link.json5", "up/out.json5"] {
      try folder.write(
        "{ version: 1, include: ['\(path)'], screens: { a: {} } }", as: "scenes/a.json5")

      let run = try await BinaryRun(["validate", "scenes/a.json5"], in: folder)

      #expect(run.exitCode == 3)
      #expect(run.errors.contains("error: \"\(path)\" cannot be included: "))
    }
  }

  @Test("A project's devices, defaults and limits hold for the scenes below it")
  func project() async throws {
    let folder = try folder()
    try folder.write(
      "{ version: 1, screens: { a: {} }, output: { duration: 1 } }", as: "scenes/b.json5")
    try folder.write(
      """
      { version: 1, devices: { wall: { size: [30, 20], scale: 1 } }, defaults: { device: "wall", fps: 10 },
        limits: { frames: 11 } }
      """, as: "segue.json5")

    let explained = try await BinaryRun(["explain", "scenes/b.json5"], in: folder)
    let over = try await BinaryRun(["validate", "scenes/b.json5", "--fps", "20"], in: folder)
    let raised = try await BinaryRun(
      ["validate", "scenes/b.json5", "--fps", "20", "--limit-frames", "100"], in: folder)

    #expect(explained.outputText.contains("device    wall\n"))
    #expect(explained.outputText.contains("at 10 frames a second"))
    #expect(over.exitCode == 3)
    #expect(raised.exitCode == 0)
  }

  @Test("A project file with a mistake refuses the scene, and shows its place")
  func badProject() async throws {
    let folder = try folder()
    try folder.write("{ version: 1, golden: 'x' }", as: "segue.json5")

    let run = try await BinaryRun(["validate", "scenes/fade.json5"], in: folder)

    #expect(run.exitCode == 3)
    #expect(
      run.errors.hasPrefix(
        "segue.json5:1:15: error: unknown key \"golden\" in the project (did you mean \"goldens\"?)\n"
      ))
  }

  @Test("Whatever is called segue.json5 is the project file, or an error that names it")
  func noProject() async throws {
    for kind in ["nowhere", "loop", "pipe", "folder"] {
      let folder = try folder()
      let path = folder.path("segue.json5")
      switch kind {
      case "folder":
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      case "pipe": #expect(unsafe mkfifo(path, 0o600) == 0)
      default:
        try FileManager.default.createSymbolicLink(
          atPath: path, withDestinationPath: kind == "loop" ? "segue.json5" : "nowhere.json5")
      }

      let run = try await BinaryRun(["validate", "scenes/fade.json5"], in: folder)

      #expect(run.exitCode == 5, "\(kind)")
      #expect(run.errors.hasPrefix("segue: error: segue.json5: "), "\(kind): \(run.errors)")
    }
  }

  @Test("A link to a project file is one")
  func linkedProject() async throws {
    let folder = try folder()
    try folder.write("{ version: 1, limits: { frames: 5 } }", as: "shared.json5")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("segue.json5"), withDestinationPath: "shared.json5")

    let run = try await BinaryRun(["validate", "scenes/fade.json5"], in: folder)

    #expect(run.exitCode == 3)
  }

  @Test(
    "A project raises the limit of bytes for its scenes and their files of params, or lowers it")
  func fileBytes() async throws {
    let folder = try folder()
    func run(_ limit: Int, _ more: [String] = []) async throws -> BinaryRun {
      try folder.write("{ version: 1, limits: { fileBytes: \(limit) } }", as: "segue.json5")
      return try await BinaryRun(["explain", "scenes/long.json5"] + more, in: folder)
    }
    try folder.write(
      SceneTexts.fade + String(repeating: " ", count: 17 << 20), as: "scenes/long.json5")
    try folder.write("{}" + String(repeating: " ", count: 17 << 20), as: "long.json5")

    #expect(try await run(18 << 20).exitCode == 0)
    #expect(try await run(18 << 20, ["--params", "long.json5"]).exitCode == 0)
    #expect(try await run(18 << 20, ["--limit-file-bytes", "1000"]).exitCode == 3)
    #expect(try await run(100).exitCode == 3)
  }

  @Test("Every variant is validated; what several have in common is told once")
  func validateVariants() async throws {
    let folder = try folder()
    let wrong = Self.family.replacing(
      "duration: \"$speed\" }]",
      with: "duration: \"$speed\", expect: { finalScreen: \"$end\" } }]"
    ).replacing(
      "params: {", with: "params: { end: { type: \"string\", default: \"two\" },"
    ).replacing("speed: [0.1, 0.2]", with: "end: [\"two\", \"one\", \"three\"]")
    try folder.write(wrong, as: "scenes/wrong.json5")

    let good = try await BinaryRun(["validate", "scenes/family.json5"], in: folder)
    let bad = try await BinaryRun(["validate", "scenes/wrong.json5"], in: folder)
    let json = try await BinaryRun(
      ["validate", "scenes/family.json5", "--format", "json"], in: folder)

    #expect(good.errors == "")
    #expect(good.outputText == "scenes/family.json5: valid, 13 frames, 5 variants\n")
    #expect(json.outputText.contains("\"variants\": 5"))
    #expect(bad.exitCode == 3)
    #expect(bad.outputText == "")
    let lines = bad.errors.split(separator: "\n")
    #expect(lines.count { $0.contains("is expected to end on 'one'") } == 1)
    #expect(lines.count { $0.contains("unknown screen \"three\"") } == 1)
    #expect(
      lines.last == """
        segue: error: scenes/wrong.json5: 4 variants refused: light-one, light-three, dark-one, \
        dark-three
        """)
  }

  @Test("Built-in devices, motion and direction are there by name")
  func devices() async throws {
    let folder = try folder()
    let list = try await BinaryRun(["explain", "--devices"], in: folder)
    let small = try await BinaryRun(
      [
        "explain", "scenes/fade.json5", "--device", "iPhone SE 3", "--motion", "reduced",
        "--direction", "rtl",
      ], in: folder)
    let unknown = try await BinaryRun(
      ["explain", "scenes/fade.json5", "--device", "iPhone SE 33"], in: folder)
    let motion = try await BinaryRun(
      ["explain", "scenes/fade.json5", "--motion", "none"], in: folder)

    #expect(list.outputText.split(separator: "\n").count == DeviceModel.all.count + 1)
    #expect(small.outputText.contains("375x667 points, 750x1334 pixels"))
    #expect(small.outputText.contains("motion     reduced\ndirection  rtl\n"))
    #expect(unknown.exitCode == 2)
    #expect(unknown.errors.contains("(did you mean \"iPhone SE 3\"?)"))
    #expect(motion.exitCode == 2)
  }
}
