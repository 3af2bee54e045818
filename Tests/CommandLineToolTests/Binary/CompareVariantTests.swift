import CommandLineTool
import TestSupport
import Testing

/// Scenes in their variants, each with goldens of its own.
@Suite("Compare, variants")
@MainActor
struct CompareVariantTests {
  private let folder: TemporaryFolder
  private let scene: String

  init() throws {
    folder = try TemporaryFolder()
    scene = try folder.write(
      SceneTexts.fade.replacing(
        "start: \"one\",",
        with:
          "start: \"one\", variants: { axes: { ink: [\"#FF0000\", \"#00FF00\"], fps: [30, 60] } },"
      ), as: "fade.json5")
  }

  private func compare(_ words: String...) async -> InProcessRun {
    await InProcessRun(["compare", scene, "-o", folder.path("results")] + words)
  }

  @Test("Every variant is compared with a golden of its own, and one that differs is named")
  func all() async throws {
    let missing = await compare("--only", "*")
    #expect(missing.exitCode == .differs)
    #expect(missing.output.contains("0 of 40 frames compared in 4 sequences; 4 do not match"))
    #expect(missing.output.contains("--record failed' makes one"))
    #expect(await compare("--only", "*", "--record", "missing").exitCode == .success)
    #expect(folder.names(in: "goldens/fade").count == 4)
    #expect(await compare("--only", "*").exitCode == .success)

    let text = try #require(folder.text("fade.json5"))
    try folder.write(text.replacing("duration: 0.2", with: "duration: 0.3"), as: "fade.json5")
    let changed = await compare("--only", "fps=30")
    #expect(changed.output.contains("in 2 sequences; 2 do not match"))
    #expect(await compare("--only", "fps=30", "--accept").exitCode == .success)
    #expect(await compare("--only", "fps=30").exitCode == .success)
    #expect(await compare("--only", "fps=60").exitCode == .differs)
  }

  @Test("The command that makes a golden is one that a shell reads")
  func printedCommand() async throws {
    let spaced = try folder.write(SceneTexts.fade, as: "it's a fade.json5")

    let run = await InProcessRun([
      "compare", spaced, "-o", folder.path("results"), "--device", "iPhone SE 3", "--set",
      "ink=#123456",
    ])

    let quoted = "'" + spaced.replacing("'", with: "'\\''") + "'"
    #expect(
      run.output.contains(
        "'segue compare \(quoted) --device 'iPhone SE 3' --set 'ink=#123456' --record failed'"))
  }

  @Test("The command that makes a golden makes it where it was looked for, within the same limits")
  func printedFolderAndLimits() async throws {
    let goldens = folder.path("my goldens")
    let words = ["--goldens", goldens, "--allow-missing", "text", "--limit-layers", "500"]

    let run = await InProcessRun(["compare", scene, "-o", folder.path("results")] + words)
    #expect(
      run.output.contains(
        "\(scene) --goldens '\(goldens)' --allow-missing text --limit-layers 500 --record failed'"))

    _ = await InProcessRun(
      ["compare", scene, "-o", folder.path("results")] + words + ["--record", "failed"])
    #expect(folder.names(in: "my goldens/fade") == ["default"])
    #expect(await compare("--goldens", goldens).exitCode == .success)
  }

  @Test("A choice that means no variant, or names no axis, is a usage error")
  func unknown() async {
    #expect(await compare("--only", "fbs=30").errors.contains("(did you mean 'fps'?)"))
    #expect(await compare("--only", "none").exitCode == .usage)
  }

  @Test("Without a choice a scene is compared with its defaults")
  func defaults() async {
    _ = await compare("--record", "missing")
    #expect(folder.names(in: "goldens/fade") == ["default"])
  }
}
