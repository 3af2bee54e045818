import CommandLineTool
import TestSupport
import Testing

/// The command as a whole: what it prints, leaves and ends with.
@Suite("Compare")
@MainActor
struct CompareTests: ComparingSuite {
  let compared: ComparedScene

  init() throws { compared = try ComparedScene() }

  private func compare(
    _ words: String..., environment: [String: String] = [:]
  ) async -> InProcessRun {
    await InProcessRun(["compare", scene, "-o", out] + words, environment: environment)
  }

  @Test("Without a golden it fails, and says how to make one")
  func missing() async {
    let run = await compare()
    #expect(run.exitCode == .differs)
    #expect(run.output.contains("golden-missing"))
    #expect(run.output.contains("'segue compare \(scene) --record failed' makes one"))
    #expect(run.output.hasSuffix("0 of 13 frames compared in 1 sequence; 1 does not match\n"))
  }

  @Test("What was recorded matches, and what moved afterwards differs until it is accepted")
  func wholeWay() async throws {
    #expect(await compare("--record", "missing").exitCode == .success)
    #expect(
      folder.names(in: "goldens/fade/default") == [
        "frame_0000.png", "frame_0006.png", "frame_0011.png", "frame_0012.png", "frames.digest",
        "tracks.tsv",
      ])
    let same = await compare()
    #expect(same.exitCode == .success)
    #expect(same.output.hasSuffix("13 of 13 frames compared in 1 sequence; all match\n"))

    try moveBox()
    let moved = await compare()
    #expect(moved.exitCode == .differs)
    #expect(moved.output.contains("fade: changed-frames: 12 frames differ, first frame 0 (0 s)"))
    #expect(moved.output.contains("120 pixels (120 moved, 5.00 %) in 22x30 at 4,4, moved by 2,0"))
    #expect(folder.text("results/results.json")?.contains("\"match\": false") == true)
    #expect(folder.text("results/junit.xml")?.contains("failures=\"1\"") == true)

    #expect(await compare("--accept", "--frames", "0").exitCode == .success)
    #expect(await compare().output.contains("11 frames differ, first frame 1 (0.017 s)"))
    #expect(await compare("--accept", "--cause", "moved", "--time", "0.1").exitCode == .success)
    #expect(await compare("--accept").exitCode == .success)
    #expect(await compare().exitCode == .success)
  }

  @Test("A project says where goldens lie, and an option says it louder")
  func projectGoldens() async throws {
    try folder.write("{ version: 1, goldens: 'approved' }", as: "segue.json5")
    #expect(await compare("--record", "missing").exitCode == .success)
    #expect(folder.names(in: "approved/fade/default").contains("frames.digest"))
    #expect(await compare().exitCode == .success)
    #expect(await compare("--goldens", folder.path("goldens")).exitCode == .differs)
    let pruning = await compare("--prune")
    #expect(pruning.exitCode == .usage)
    #expect(pruning.errors.contains("goldens of scenes of other folders may lie in"))
  }

  @Test("Limits and masks let pass what they say, and only that")
  func limits() async throws {
    _ = await compare("--record", "all")
    try folder.write(
      SceneTexts.fade.replacing("#FF3B30", with: "#FF3B31"), as: "fade.json5")
    // The frames between have digests without pictures, so only the first is looked at here.
    #expect(await compare("--frames", "0").exitCode == .differs)
    #expect(await compare("--frames", "0", "--steps", "1").exitCode == .success)
    #expect(await compare("--frames", "0", "--pixels", "600").exitCode == .success)
    #expect(await compare("--frames", "0", "--pixels", "599").exitCode == .differs)
    #expect(await compare("--frames", "0", "--mask", "rect:4,4,20,30").exitCode == .success)
    let unused = await compare("--frames", "0", "--steps", "1", "--mask", "rect:900,0,9,9")
    #expect(unused.exitCode == .differs && unused.output.contains("mask-unused"))
    let all = await compare("--frames", "0", "--mask", "rect:0,0,40,60")
    #expect(all.exitCode == .differs && all.output.contains("not-compared"))
    // A golden that is only a digest never passes by a limit.
    #expect(await compare("--frames", "1", "--steps", "255").exitCode == .differs)
  }

  @Test("Another rendering revision is one message")
  func revision() async throws {
    _ = await compare("--record", "all")
    let list = try #require(folder.text("goldens/fade/default/frames.digest"))
    let lines = list.split(separator: "\n").map { line in
      line.hasPrefix("#rendering-revision") ? "#rendering-revision 1" : line
    }
    try folder.write(
      lines.joined(separator: "\n") + "\n", as: "goldens/fade/default/frames.digest")

    let run = await compare()

    #expect(run.exitCode == .differs)
    #expect(run.output.contains("rendering-revision: the golden is of rendering revision 1"))
    #expect(run.output.split(separator: "\n").count == 3)
  }

  @Test("Recording is refused where CI is set, and comparing is not")
  func continuousIntegration() async {
    let refused = await compare("--record", "missing", environment: ["CI": "true"])
    #expect(refused.exitCode == .usage)
    #expect(folder.names() == ["fade.json5"])
  }

  @Test("Words that make no sense together are usage errors")
  func usage() async {
    for words in [
      ["compare"], ["compare", "--actual", "a"], ["compare", "--expected", "a"],
      ["compare", "s", "--actual", "a", "--expected", "b"],
      ["compare", "--actual", "a", "--expected", "b", "--record", "all"],
      ["compare", scene, "--region", "1,2,3,4"], ["compare", scene, "--mask", "rect:1"],
      ["compare", scene, "--steps", "256"], ["compare", scene, "--window", "0"],
      ["compare", scene, "--record", "all", "--frames", "0"],
    ] {
      #expect(await InProcessRun(words).exitCode == .usage, "\(words)")
    }
  }

  @Test("Two folders of files are compared, and damaged or missing files differ")
  func files() async throws {
    let (one, other) = (folder.path("a"), folder.path("b"))
    for path in [one, other] {
      _ = await InProcessRun(["render", scene, "-o", path, "--tracks", "--progress", "none"])
    }
    func run(_ words: String...) async -> InProcessRun {
      await InProcessRun(
        ["compare", "--actual", other, "--expected", one, "-o", out] + words)
    }
    #expect(await run().exitCode == .success)
    #expect(await run("--by", "tracks").exitCode == .success)
    try folder.write("no picture", as: "b/frame_0003.png")
    let damaged = await run()
    #expect(damaged.exitCode == .differs)
    #expect(damaged.output.contains("frame 3 (0.05 s) cannot be compared"))
    #expect(
      await InProcessRun(["compare", "--actual", folder.path("none"), "--expected", one]).exitCode
        == .inputOutput)
  }

  @Test("Each end has its code: a match 0, any difference 1, bad words 2, a bad scene 3, no file 5")
  func exitCodes() async throws {
    func code(_ words: [String]) async -> ExitCode {
      await InProcessRun(["compare", "-o", out] + words).exitCode
    }
    let frames = folder.path("frames")
    _ = await InProcessRun(["render", scene, "-o", frames, "--progress", "none"])
    #expect(await code([scene]) == .differs)
    #expect(await code([scene, "--record", "missing"]) == .success)
    #expect(await code([scene]) == .success)
    let files = ["--actual", frames, "--expected", folder.path("goldens/fade/default")]
    #expect(await code(files) == .success)
    try folder.write("", as: "goldens/fade/default/frame_0006.png")
    #expect(await code(files) == .differs)
    try folder.write("12", as: "goldens/fade/default/frames.digest")
    #expect(await code([scene]) == .differs)
    #expect(await code(["--actual", frames, "--expected", folder.path("results")]) == .differs)
    #expect(await code([scene, "--by", "luck"]) == .usage)
    #expect(await code([try folder.write("{", as: "bad.json5")]) == .badScene)
    #expect(await code([folder.path("none.json5")]) == .inputOutput)
    #expect(await code(["--actual", frames, "--expected", folder.path("none")]) == .inputOutput)
    try folder.write("in the way", as: "file")
    #expect(
      await InProcessRun(["compare", scene, "-o", folder.path("file")]).exitCode == .inputOutput)
  }
}
