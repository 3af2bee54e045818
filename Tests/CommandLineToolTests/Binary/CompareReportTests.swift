import CommandLineTool
import Foundation
import PNGCodec
import TestSupport
import Testing

/// What a comparison leaves for people to look at, and what looks at one sequence alone.
@Suite("Compare, its reports")
@MainActor
struct CompareReportTests: ComparingSuite {
  let compared: ComparedScene

  init() throws { compared = try ComparedScene() }

  private func compare(_ words: String...) async -> InProcessRun {
    await InProcessRun(["compare", scene, "-o", out] + words)
  }

  /// Every file below a folder with its bytes.
  private func files(below name: String) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    let enumerator = FileManager.default.enumerator(atPath: folder.path(name))
    while let path = enumerator?.nextObject() as? String {
      // A folder has no bytes.
      if let bytes = try? folder.bytes(of: name + "/" + path) { files[path] = bytes }
    }
    return files
  }

  @Test("A failing run leaves a page, results and pictures; a matching one takes them away")
  func files() async throws {
    _ = await compare("--record", "missing")
    try moveBox()

    let run = await compare()

    #expect(run.exitCode == .differs)
    #expect(run.errors.hasSuffix("report: \(out)/report.html\n"))
    #expect(folder.names(in: "results") == ["fade", "junit.xml", "report.html", "results.json"])
    let pictures = folder.names(in: "results/fade/default/pictures")
    #expect(pictures.filter { $0.hasSuffix("-actual.png") }.count == 13)
    #expect(
      pictures.filter { $0.hasPrefix("frame_0006") } == [
        "frame_0006-actual.png", "frame_0006-classes.png", "frame_0006-difference.png",
        "frame_0006-expected.png",
      ])
    let page = try #require(folder.text("results/report.html"))
    #expect(page.contains("fade/default/pictures/frame_0006-difference.png"))
    #expect(page.contains("the nearest golden pictures are those of frame 0 and frame 6."))
    for path in pictures {
      #expect(throws: Never.self) {
        _ = try PNGDecoder().decode(folder.bytes(of: "results/fade/default/pictures/" + path))
      }
    }

    try folder.write(SceneTexts.fade, as: "fade.json5")
    #expect(await compare().exitCode == .success)
    #expect(folder.names(in: "results") == ["fade", "junit.xml", "results.json"])
    #expect(files(below: "results/fade").isEmpty)
    // What an older run left is never accepted.
    #expect(await compare("--accept").exitCode == .inputOutput)
  }

  @Test("Results, page and pictures are the same bytes for any number of jobs, twice")
  func deterministic() async throws {
    _ = await compare("--record", "missing", "--keep", "0-")
    try moveBox()
    _ = await compare("--jobs", "1", "--apng")
    let first = files(below: "results")
    #expect(first.keys.contains("fade/default/changes.png"))
    for jobs in ["1", "2", "8"] {
      _ = await compare("--jobs", jobs, "--apng")
      #expect(files(below: "results") == first, "\(jobs) jobs")
    }
  }

  @Test("Before and after are animated where both have pictures, each frame until the next")
  func animation() async throws {
    _ = await compare("--record", "missing")
    try moveBox()
    _ = await compare("--apng")
    let file = try folder.bytes(of: "results/fade/default/changes.png")
    // Frames 0, 6, 11 and 12 have golden pictures; frame 0 is shown for six sixtieths.
    #expect(Array(file[37..<53]) == Array("acTL".utf8) + [0, 0, 0, 4, 0, 0, 0, 0] + file[49..<53])
    #expect(
      file.firstRange(of: "fcTL".utf8).map { Array(file[$0.upperBound + 20..<$0.upperBound + 24]) }
        == [0, 1, 0, 10])
  }

  @Test("Files of which a browser shows the pixels are copied into the results, byte for byte")
  func copiedFiles() async throws {
    for name in ["golden", "other"] {
      _ = await InProcessRun(
        ["render", scene, "-o", folder.path(name), "--frames", "0-1", "--progress", "none"])
      try moveBox()
    }
    let files = ["--actual", folder.path("other"), "--expected", folder.path("golden")]
    #expect(await InProcessRun(["compare", "-o", out] + files).exitCode == .differs)
    let pictures = "results/other/pictures/frame_0001"
    #expect(
      try folder.bytes(of: pictures + "-actual.png") == folder.bytes(of: "other/frame_0001.png"))
    #expect(
      try folder.bytes(of: pictures + "-expected.png") == folder.bytes(of: "golden/frame_0001.png"))
    for kind in ["difference", "classes"] {
      let picture = try PNGDecoder().decode(folder.bytes(of: "\(pictures)-\(kind).png"))
      #expect(picture.straight.width == 40 && picture.straight.height == 60)
    }
  }

  @Test("Goldens keep the pictures that are asked for, also when they are made anew")
  func keep() async throws {
    _ = await compare("--record", "missing", "--keep", "1-3")
    #expect(
      folder.names(in: "goldens/fade/default").filter { $0.hasSuffix(".png") } == [
        "frame_0000.png", "frame_0001.png", "frame_0002.png", "frame_0003.png", "frame_0006.png",
        "frame_0011.png", "frame_0012.png",
      ])
    try moveBox()
    _ = await compare("--record", "failed")
    #expect(folder.names(in: "goldens/fade/default").contains("frame_0002.png"))
    #expect(await compare("--record", "all", "--keep", "99").exitCode == .usage)
  }

  @Test("A layer is left out wherever it is, and one that is nowhere is an error")
  func layerMask() async throws {
    _ = await compare("--record", "missing")
    try folder.write(
      SceneTexts.fade.replacing("#FF3B30", with: "#00FF00"), as: "fade.json5")
    #expect(await compare("--frames", "0").exitCode == .differs)
    let masked = await compare("--frames", "0", "--mask", "layer:box")
    #expect(masked.exitCode == .success)
    #expect(masked.output.contains("mask layer:box: 600 pixels (25.00 %) left out"))
    let unused = await compare("--frames", "0", "--mask", "layer:box", "--mask", "layer:bax")
    #expect(unused.exitCode == .differs && unused.output.contains("mask-unused"))
    #expect(
      await InProcessRun(
        ["compare", "--actual", out, "--expected", out, "--mask", "layer:box"]
      ).exitCode == .usage)
  }

  @Test("Another tool's metric decides by its own count")
  func metric() async throws {
    _ = await compare("--record", "missing", "--keep", "0-")
    try moveBox()
    let metric = ["--metric", "pixelmatch-oklab-2026"]
    let run = await InProcessRun(["compare", scene, "-o", out, "--pixels", "119"] + metric)
    #expect(run.exitCode == .differs)
    #expect(run.output.contains("pixelmatch-oklab-2026 at 0.1 counts 120 and 119 may"))
    #expect(
      await InProcessRun(["compare", scene, "-o", out, "--pixels", "120"] + metric).exitCode
        == .success)
    for words in [["--steps", "1"] + metric, ["--threshold", "0.2"], ["--metric", "pixelmatch"]] {
      #expect(await InProcessRun(["compare", scene] + words).exitCode == .usage)
    }
  }

  @Test("A sequence is looked at alone, rendered or in files, and needs no golden for that")
  func motion() async throws {
    #expect(await compare("--by", "motion").exitCode == .success)
    #expect(folder.names() == ["fade.json5", "results"])
    let frames = folder.path("frames")
    _ = await InProcessRun(["render", scene, "-o", frames, "--progress", "none"])
    func alone() async -> InProcessRun {
      await InProcessRun(["compare", "--actual", frames, "--by", "motion", "-o", out])
    }
    #expect(await alone().exitCode == .success)
    let stale = try folder.bytes(of: "frames/frame_0005.png")
    try Data(stale).write(to: folder.url.appending(path: "frames/frame_0006.png"))
    let repeated = await alone()
    #expect(repeated.exitCode == .differs)
    #expect(
      repeated.output.contains(
        "repeated-frames: frame 6 (0.1 s) repeats frame 5 in the midst of the motion"))
    #expect(folder.text("results/report.html")?.contains("frames/pictures/frame_0006") == true)
    #expect(await compare("--by", "motion", "--record", "all").exitCode == .usage)
  }

  @Test("Goldens of scenes that are gone are removed only where every scene is compared")
  func prune() async throws {
    let other = try folder.write(SceneTexts.fade, as: "other.json5")
    _ = await InProcessRun(["compare", scene, other, "-o", out, "--record", "missing"])
    #expect(await compare("--prune").exitCode == .usage)
    #expect(folder.names(in: "goldens") == ["fade", "other"])
    try FileManager.default.removeItem(atPath: other)
    #expect(await compare("--prune", "--frames", "0").exitCode == .usage)
    let run = await compare("--prune")
    #expect(run.exitCode == .success)
    #expect(folder.names(in: "goldens") == ["fade"])
  }

  @Test("Two scenes of one name are refused, for their results would be one another's")
  func sameName() async throws {
    #expect(await InProcessRun(["compare", scene, scene, "-o", out]).exitCode == .usage)
  }

  @Test("A page of tracks plots both sides, with what differs, and shows the frames that there are")
  func tracks() async throws {
    func render(_ timing: String, as name: String) async throws -> String {
      let scene = try folder.write(
        SceneTexts.fade.replacing(
          "using: \"fade\"", with: "using: \"fade\", timing: \"\(timing)\""),
        as: name + ".json5")
      let out = folder.path(name)
      _ = await InProcessRun(["render", scene, "-o", out, "--tracks", "--progress", "none"])
      return out
    }
    let (golden, other) = (
      try await render("easeInOut", as: "golden"), try await render("linear", as: "other")
    )
    let run = await InProcessRun(
      ["compare", "--actual", other, "--expected", golden, "--by", "tracks", "-o", out])
    #expect(run.exitCode == .differs)
    #expect(
      run.output.contains("other: track-easing: layer \"two\", opacity: first off at frame 1"))
    let page = try #require(folder.text("results/report.html"))
    #expect(page.contains("so the easing differs</p>"))
    #expect(page.contains("other/pictures/frame_0003-actual.png"))
    #expect(page.contains("other/pictures/frame_0003-golden.png"))
  }
}
