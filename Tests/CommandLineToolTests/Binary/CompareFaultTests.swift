import CommandLineTool
import Foundation
import TestSupport
import Testing

/// What goes wrong around a comparison: nothing of it may pass, or hide what else there is.
@Suite("Compare, where things go wrong")
@MainActor
struct CompareFaultTests: ComparingSuite {
  let compared: ComparedScene

  init() throws { compared = try ComparedScene() }

  private func compare(
    _ words: String..., environment: [String: String] = [:]
  ) async -> InProcessRun {
    await InProcessRun(["compare", "-o", out] + words, environment: environment)
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: folder.path(name))
  }

  @Test("A scene that fails is a failing item of every report, and the others are compared")
  func badScene() async throws {
    _ = await compare(scene, "--record", "missing")
    let bad = try folder.write("{", as: "bad.json5")
    let none = folder.path("none.json5")

    let run = await compare(bad, scene, "--github")
    #expect(run.exitCode == .badScene)
    #expect(
      run.output.contains("bad: scene-refused: the scene has errors, so nothing was compared"))
    #expect(run.output.contains("13 of 13 frames compared in 2 sequences; 1 does not match"))
    #expect(run.output.contains("::error title=bad%3A scene-refused::"))
    let json = try #require(folder.text("results/results.json"))
    #expect(json.contains("\"match\": false,") && json.contains("\"kind\": \"scene-refused\""))
    #expect(folder.text("results/junit.xml")?.contains("tests=\"2\" failures=\"1\"") == true)
    let page = try #require(folder.text("results/report.html"))
    #expect(page.contains("<b>The scene has errors, so nothing was compared</b>"))
    #expect(page.contains("<span>\(bad):1:2: ") && !page.contains("No frame rate is known"))
    #expect(run.output.contains("so nothing was compared; \(bad):1:2: "))
    #expect(run.output.contains("\nbad: nothing was compared\n"))
    #expect(
      await compare(bad, scene, "--markdown").output.contains("| bad | nothing | scene-refused |"))

    // The code is that of the worst.
    let both = await compare(none, scene, bad)
    #expect(both.exitCode == .inputOutput)
    #expect(folder.text("results/results.json")?.contains("none.json5: no such file") == true)
  }

  @Test("A run that ends early leaves no results of an older one")
  func staleResults() async throws {
    #expect(await compare(scene, "--record", "missing").exitCode == .success)
    #expect(folder.names(in: "results").contains("results.json"))
    let files = [
      "--actual", folder.path("none"), "--expected", folder.path("goldens/fade/default"),
    ]
    #expect(await InProcessRun(["compare", "-o", out] + files).exitCode == .inputOutput)
    #expect(folder.text("results/results.json")?.contains("\"match\": false") == true)
    #expect(await compare(scene).exitCode == .success)
    _ = await compare(scene, "--mask", "png:\(try folder.write("junk", as: "mask.png"))")
    _ = await compare(scene, "--frames", "99")
    #expect(folder.names(in: "results") == [])
  }

  @Test("Several scenes are accepted together or not at all")
  func acceptTogether() async throws {
    let other = try folder.write(SceneTexts.fade, as: "other.json5")
    _ = await compare(scene, other, "--record", "missing")
    try moveBox()
    try moveBox(in: "other.json5")
    _ = await compare(scene, other)
    let before = folder.text("goldens/fade/default/frames.digest")
    try folder.write("junk", as: "results/other/default/actual/frame_0006.png")

    #expect(await compare("--accept", scene, other).exitCode == .inputOutput)
    #expect(folder.text("goldens/fade/default/frames.digest") == before)
    #expect(folder.names(in: "goldens/fade") == ["default"])

    _ = await compare(scene, other)
    #expect(await compare("--accept", scene, other).exitCode == .success)
    #expect(await compare(scene, other).exitCode == .success)
  }

  @Test("Only what was compared is accepted, and never where CI is set")
  func acceptStale() async throws {
    _ = await compare(scene, "--record", "missing")
    try moveBox()
    _ = await compare(scene)
    let refused = await compare("--accept", scene, environment: ["CI": "true"])
    #expect(refused.exitCode == .usage && refused.errors.contains("where CI is set"))
    try folder.write(
      SceneTexts.fade.replacing("[4, 4, 20, 30]", with: "[8, 4, 20, 30]"), as: "fade.json5")
    let scene = await compare("--accept", self.scene)
    #expect(scene.exitCode == .inputOutput)
    #expect(scene.errors.contains("the scene is not the one that was compared; compare again"))
    try moveBox()
    let list = try #require(folder.text("goldens/fade/default/frames.digest"))
    try folder.write(list + "\n", as: "goldens/fade/default/frames.digest")
    let golden = await compare("--accept", self.scene)
    #expect(golden.errors.contains("the golden has changed since it was compared; compare again"))
    try folder.write(list, as: "goldens/fade/default/frames.digest")
    #expect(await compare("--accept", self.scene).exitCode == .success)
  }

  @Test("Words that would be passed over are usage errors")
  func ignored() async {
    for words in [
      ["--accept", "--steps", "1"], ["--accept", "--mask", "rect:0,0,1,1"],
      ["--accept", "--embed"],
      ["--accept", "--keep", "0-"], ["--accept", "--by", "tracks"], ["--accept", "--github"],
      ["--by", "tracks", "--mask", "rect:0,0,1,1"], ["--by", "tracks", "--motion-checks"],
      ["--by", "tracks", "--steps", "1"], ["--by", "motion", "--mask", "rect:0,0,1,1"],
      ["--by", "motion", "--keep", "0-"], ["--only", "*", "--theme", "dark"],
    ] {
      #expect(
        await InProcessRun(["compare", scene, "-o", out] + words).exitCode == .usage, "\(words)")
    }
  }

  @Test("Golden pictures and tracks that are missing, junk or too many fail, each with a sentence")
  func goldenFiles() async throws {
    let golden = "goldens/fade/default/"
    func output(
      _ change: () throws -> Void
    ) async throws -> String {
      _ = await compare(scene, "--record", "all")
      try change()
      let run = await compare(scene)
      #expect(run.exitCode == .differs)
      try? remove(golden + "frame_0007.png")
      return run.output
    }
    let missing = try await output { try remove(golden + "frame_0006.png") }
    #expect(missing.contains("unreadable: frame 6 (0.1 s) cannot be compared"))
    let junk = try await output { try folder.write("junk", as: golden + "frame_0006.png") }
    #expect(junk.contains("frame_0006.png: "))
    let swapped = try await output {
      try Data(folder.bytes(of: golden + "frame_0000.png"))
        .write(to: folder.url.appending(path: golden + "frame_0006.png"))
    }
    #expect(swapped.contains("frame_0006.png: its pixels are not those of the list"))
    let noTracks = try await output { try remove(golden + "tracks.tsv") }
    #expect(noTracks.contains("tracks.tsv: no such file"))
    let otherTracks = try await output { try folder.write("x\n", as: golden + "tracks.tsv") }
    #expect(otherTracks.contains("tracks.tsv is not the one of the list"))
    let stray = try await output { try folder.write("", as: golden + "frame_0007.png") }
    #expect(stray.contains("extra-frames: frame_0007.png lies in "))
    let noList = try await output { try remove(golden + "frames.digest") }
    #expect(noList.contains("unreadable") && !noList.contains("golden-missing"))
  }

  @Test("Files that a manifest does not name fail, and so do other times and numbers")
  func manifests() async throws {
    let (one, other) = (folder.path("a"), folder.path("b"))
    for path in [one, other] {
      _ = await InProcessRun(["render", scene, "-o", path, "--progress", "none"])
    }
    func run() async -> InProcessRun { await compare("--actual", other, "--expected", one) }
    #expect(await run().exitCode == .success)
    let manifest = try #require(folder.text("b/manifest.json"))
    try folder.write(manifest.replacing("\"1/20\"", with: "\"1/21\""), as: "b/manifest.json")
    let times = await run()
    #expect(times.exitCode == .differs && times.output.contains("frame-times: frame 3 (0.048 s)"))
    try folder.write(
      manifest.replacing("{\"number\": 12,", with: "{\"number\": 13,"), as: "b/manifest.json")
    #expect(await run().output.contains("frame-numbers: frame 13 (0.2 s) is number 12"))
    try folder.write(manifest, as: "b/manifest.json")
    try Data(folder.bytes(of: "a/frame_0003.png"))
      .write(to: folder.url.appending(path: "a/frame_0013.png"))
    let stray = await run()
    #expect(stray.exitCode == .differs && stray.output.contains("frame_0013.png lies in \(one)"))
  }

  @Test("Masks and limits say how far they reach, and what would let them reach all frames")
  func reach() async throws {
    _ = await compare(scene, "--record", "missing")
    let same = await compare(scene, "--steps", "1")
    #expect(same.exitCode == .success)
    #expect(same.output.contains("digests-only: masks and limits reach the 4 of 13 frames"))
    try folder.write(
      SceneTexts.fade.replacing("#FF3B30", with: "#FF3B31"), as: "fade.json5")
    let other = await compare(scene, "--steps", "1")
    #expect(other.exitCode == .differs)
    #expect(other.output.contains("--record failed --keep 0-' keeps one of each frame"))
    try folder.write(SceneTexts.fade, as: "fade.json5")
    _ = await compare(scene, "--record", "all", "--keep", "0-")
    try folder.write(
      SceneTexts.fade.replacing("#FF3B30", with: "#FF3B31"), as: "fade.json5")
    let all = await compare(scene, "--steps", "1")
    #expect(all.exitCode == .success && !all.output.contains("digests-only"))
  }

  @Test("What a mask covers does not keep a dropped frame from being found for what it is")
  func maskedAlignment() async throws {
    let (one, other) = (folder.path("a"), folder.path("b"))
    _ = await InProcessRun(["render", scene, "-o", one, "--progress", "none"])
    // A corner of another colour makes every frame another one.
    try folder.write(
      SceneTexts.fade.replacing(
        "fill: \"$ink\" },",
        with:
          "fill: \"$ink\" }, { id: \"mark\", type: \"rect\", frame: [30, 50, 4, 4], fill: \"#00FF00\" },"
      ),
      as: "fade.json5")
    _ = await InProcessRun(["render", scene, "-o", other, "--progress", "none"])
    for name in ["a", "b"] { try remove(name + "/manifest.json") }
    try remove("b/frame_0004.png")
    for number in 5...12 {
      func path(_ number: Int) -> String {
        folder.path("b/frame_00\(number < 10 ? "0" : "")\(number).png")
      }
      try FileManager.default.moveItem(atPath: path(number), toPath: path(number - 1))
    }
    let run = await compare(
      "--actual", other, "--expected", one, "--mask", "rect:30,50,4,4")
    #expect(run.exitCode == .differs)
    #expect(run.output.contains("b: missing-frames: frame 4 is missing\n"))
    #expect(run.output.contains("1 not as they should be"))
  }

  @Test(
    "A run that fails leaves no more pictures than it may, and says of how many frames it has none")
  func pictureLimit() async throws {
    _ = await compare(scene, "--record", "missing", "--keep", "0-")
    try moveBox()
    for (limit, jobs) in [("9", "1"), ("9", "2"), ("0", "1")] {
      let run = await compare(scene, "--limit-pictures", limit, "--jobs", jobs)
      #expect(run.exitCode == .differs && run.output.contains("12 frames differ"))
      let pictures = folder.names(in: "results/fade/default/pictures")
      #expect(pictures.count <= Int(limit) ?? 0)
      if limit == "9" {
        #expect(pictures.count { $0.hasSuffix("-classes.png") } == 2 && pictures.count == 9)
        #expect(run.errors.contains("fade: 10 frames have no picture in the results"))
      }
    }
    #expect(folder.text("results/report.html")?.contains("13 frames have no picture") == true)
  }

  @Test("A mask's picture of another size than the frames is a usage error for files too")
  func maskSize() async throws {
    let frames = folder.path("a")
    _ = await InProcessRun(["render", scene, "-o", frames, "--progress", "none"])
    let mask = folder.path("mask.png")
    try Data(PNGContainer.gray([255])).write(to: folder.url.appending(path: "mask.png"))
    let run = await compare("--actual", frames, "--expected", frames, "--mask", "png:\(mask)")
    #expect(run.exitCode == .usage && run.errors.contains("is 1x1 pixels, the frames are 40x60"))
  }

  @Test("Animations, 16 bits and chunks of colours are told apart")
  func files() async throws {
    func code(_ one: [UInt8], _ other: [UInt8], _ words: String...) async throws -> InProcessRun {
      try Data(one).write(to: folder.url.appending(path: "one.png"))
      try Data(other).write(to: folder.url.appending(path: "other.png"))
      let files = ["--actual", folder.path("other.png"), "--expected", folder.path("one.png")]
      return await InProcessRun(["compare", "-o", out] + files + words)
    }
    let plain = PNGContainer.gray([7, 255])
    #expect(try await code(plain, plain).exitCode == .success)
    let animated = PNGContainer.gray(
      [7, 255], PNGContainer.chunk("acTL", [0, 0, 0, 1, 0, 0, 0, 0]))
    for pair in [(plain, animated), (animated, animated)] {
      let run = try await code(pair.0, pair.1)
      #expect(run.exitCode == .differs && run.output.contains("an animation, of which a picture"))
    }
    let fine = PNGContainer.gray([7, 8, 255, 255], depth: 16)
    let finer = PNGContainer.gray([7, 9, 255, 255], depth: 16)
    #expect(try await code(fine, fine).exitCode == .success)
    let lossy = try await code(fine, finer)
    #expect(lossy.exitCode == .differs && lossy.output.contains("samples of 16 bits differ"))
    #expect(try await code(plain, fine).exitCode == .differs)
    #expect(try await code(fine, finer, "--steps", "1").exitCode == .success)
    let exact = try await code(plain, PNGContainer.gray([7, 7, 255, 255], depth: 16))
    #expect(exact.exitCode == .success && exact.output.contains("bit depth 16, not 8"))
    let wide = PNGContainer.gray([7, 255], PNGContainer.chunk("cICP", [12, 13, 0, 1]))
    let other = PNGContainer.gray([7, 255], PNGContainer.chunk("cICP", [9, 16, 0, 1]))
    let colors = try await code(wide, other)
    #expect(colors.exitCode == .differs)
    #expect(colors.output.contains("metadata: frame 0: other colour space code points (cICP)"))
  }

  @Test("A scene whose name is too long for a file has goldens all the same")
  func longName() async throws {
    let name = String(repeating: "界", count: 60)
    let scene = try folder.write(
      SceneTexts.fade.replacing("version: 1,", with: "version: 1, name: \"\(name)\","),
      as: "x.json5")
    #expect(await compare(scene, "--record", "missing").exitCode == .success)
    #expect(await compare(scene).exitCode == .success)
    #expect(folder.names(in: "goldens").allSatisfy { $0.utf8.count <= 200 })
    let run = await compare(scene, "--theme", String(repeating: "t", count: 300))
    #expect(run.exitCode == .usage)
  }

  @Test("A golden that cannot be looked at is not told of as missing")
  func unreadableGolden() async throws {
    try folder.write("in the way", as: "file")
    let run = await compare(scene, "--goldens", folder.path("file"))
    #expect(run.exitCode == .differs)
    #expect(run.output.contains("unreadable: ") && !run.output.contains("golden-missing"))
  }
}
