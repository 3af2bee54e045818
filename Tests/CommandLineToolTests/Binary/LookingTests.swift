import CommandLineTool
import PNGCodec
import Pixels
import TestSupport
import Testing

/// Pages and pictures beside a rendering's frames.
@Suite("Preview, animation and overlay")
@MainActor
struct LookingTests {
  private let folder: TemporaryFolder
  private let scene: String

  init() throws {
    folder = try TemporaryFolder()
    scene = try folder.write(SceneTexts.fade, as: "fade.json5")
  }

  @Test("A preview refers to the frames beside it, and is the same twice")
  func preview() async throws {
    let out = folder.path("frames")
    for _ in 0..<2 {
      let run = await InProcessRun(
        ["render", scene, "-o", out, "--preview", "--progress", "none"])
      #expect(run.exitCode == .success)
    }
    let page = try #require(folder.text("frames/preview.html"))
    #expect(page.contains("\"purpose\":\"preview\""))
    #expect(page.contains("\"frame_0012.png\""))
    #expect(page.contains("13 frames of 13 at 60 a second, 40x60 pixels."))
    #expect(page.contains("opacity"))
  }

  @Test("A preview that holds its frames refers to no file")
  func embedded() async throws {
    let words = ["render", scene, "-o", folder.path("frames"), "--progress", "none", "--embed"]
    #expect(await InProcessRun(words).exitCode == .usage)
    #expect(await InProcessRun(words + ["--preview"]).exitCode == .success)
    let page = try #require(folder.text("frames/preview.html"))
    #expect(!page.contains("frame_0012.png"))
    #expect(page.contains("id=\"picture-0\""))
  }

  @Test("An animation has every frame for its exact time")
  func animation() async throws {
    let run = await InProcessRun(
      ["render", scene, "-o", folder.path("frames"), "--apng", "--progress", "none"])
    #expect(run.exitCode == .success)
    let file = try folder.bytes(of: "frames/animation.png")
    let controls = file.indices.dropLast(30).filter {
      Array(file[$0..<$0 + 4]) == Array("fcTL".utf8)
    }
    #expect(controls.count == 13)
    #expect(controls.allSatisfy { Array(file[$0 + 24..<$0 + 28]) == [0, 1, 0, 60] })
    // Programs that know no animation show the first frame.
    #expect(
      try PNGDecoder().decode(file).straight
        == PNGDecoder().decode(folder.bytes(of: "frames/frame_0000.png")).straight)
  }

  @Test("An overlay of one frame is that frame, and one of many the same for any jobs")
  func onion() async throws {
    func onion(_ words: String...) async throws -> StraightImage {
      let file = folder.path("onion.png")
      let run = await InProcessRun(
        ["onion", scene, "-o", file, "--existing", "overwrite"] + words)
      #expect(run.exitCode == .success)
      return try PNGDecoder().decode(folder.bytes(of: "onion.png")).straight
    }
    let first = try await onion("--frames", "0")
    #expect(first.pixels[0] == 0xFFFF_FFFF)
    let all = try await onion("--jobs", "1")
    #expect(all != first)
    #expect(try await onion("--jobs", "4") == all)
    #expect(try await onion("--ghosts", "6") == all)
    #expect(await InProcessRun(["onion", scene, "--ghosts", "1"]).exitCode == .usage)
  }
}
