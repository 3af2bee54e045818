import Foundation
import PNGCodec
import TestSupport
import Testing

@Suite("segue render, where there is no room")
struct FullDiskTests {
  /// Seven frames of one color and 0.3 kB each, then twelve that grow to 18 kB.
  private static let growing = """
    {
      version: 1,
      devices: { tile: { size: [160, 160], scale: 1 } },
      defaults: { device: "tile", fps: 60 },
      screens: {
        one: { background: "#FFFFFF", layers: [] },
        two: { background: "#000000", layers: [
          { id: "glow", type: "gradient", frame: [0, 0, "100%", "100%"], kind: "radial", start: [0.3, 0.4],
            end: [1, 1], stops: [[0, "#FF5A5F"], [0.5, "#00A699"], [1, "#7B5CD6"]] },
        ] },
      },
      animators: { fade: { preset: "fade" } },
      start: "one",
      transitions: [
        { id: "open", op: "push", to: "two", using: "fade", duration: 0.2, after: 0.1 },
      ],
    }

    """

  private func folder(
    _ scene: String = growing, _ words: [String] = []
  ) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(scene, as: "scene.json5")
    let whole = try await BinaryRun(["render", "scene.json5", "-o", "whole"] + words, in: folder)
    #expect(whole.exitCode == 0, "\(whole.errors)")
    return folder
  }

  /// Runs the tool where no file may be longer than so many kilobytes.
  private func render(
    _ words: [String], kilobytes: Int, in folder: TemporaryFolder
  ) async throws -> BinaryRun {
    // Blocks of 512 bytes, which is what a POSIX shell counts.
    try await BinaryRun(
      ["-c", "ulimit -f \(2 * kilobytes); exec \"$@\"", "sh", BinaryRun.executable.path]
        + ["render", "scene.json5"] + words,
      of: URL(fileURLWithPath: "/bin/sh"), in: folder)
  }

  /// Frames that are there, each of which is whole.
  private func frames(in out: String, of folder: TemporaryFolder) throws -> [String] {
    let names = folder.names(in: out)
    #expect(!names.contains { $0.hasSuffix(".partial") })
    let frames = names.filter { $0.hasSuffix(".png") }
    for name in frames { _ = try PNGDecoder().decode(try folder.bytes(of: "\(out)/\(name)")) }
    return frames
  }

  @Test(
    "A frame that may not be written ends with 5; what is whole stays, and is gone on from",
    arguments: [[], ["--shard", "1/1"]])
  func longFiles(_ shard: [String]) async throws {
    let folder = try await folder()
    let words = ["-o", "short"] + shard

    let run = try await render(words, kilobytes: 8, in: folder)
    let frames = try frames(in: "short", of: folder)
    let resumed = try await BinaryRun(
      ["render", "scene.json5", "--existing", "resume"] + words, in: folder)

    #expect(run.exitCode == 5)
    #expect(run.errors.contains(".png: longer than a file may be here"), "\(run.errors)")
    #expect((1..<10).contains(frames.count), "\(frames)")
    #expect(resumed.exitCode == 0 && resumed.outputText.contains("\(frames.count) kept"))
    if !shard.isEmpty {
      #expect(try await BinaryRun(["merge", "short"], in: folder).exitCode == 0)
      try FileManager.default.removeItem(
        atPath: folder.path("short/manifest.shard-0001-of-0001.json"))
    }
    try folder.expectSame("short", as: "whole", "\(shard)")
  }

  @Test("Where not even the manifest can be written, the run ends with 5 and leaves nothing")
  func nothingFits() async throws {
    let folder = try await folder()

    let run = try await render(["-o", "short"], kilobytes: 1, in: folder)

    #expect(run.exitCode == 5)
    #expect(run.errors.contains("manifest.json: longer than a file may be here"), "\(run.errors)")
    #expect(folder.names(in: "short").isEmpty)
  }

  @Test("A device that is full ends with 5 and keeps whole frames; with room the run goes on")
  func fullDevice() async throws {
    // Too few frames to foresee it.
    let nine = ["--frames", "6-14"]
    let folder = try await folder(Self.growing, nine)
    let mount = try await Mount(options: "size=64k", in: folder)
    defer { mount.end() }
    let words = ["render", "scene.json5", "-o", "device/frames"] + nine

    let run = try await BinaryRun(words, in: folder)
    let kept = try frames(in: "device/frames", of: folder)
    try mount.grow(to: "16m")
    let resumed = try await BinaryRun(words + ["--existing", "resume"], in: folder)

    #expect(run.exitCode == 5)
    #expect(run.errors.contains("no space left on the device"), "\(run.errors)")
    #expect(!kept.isEmpty)
    #expect(resumed.exitCode == 0, "\(resumed.errors)")
    try folder.expectSame("device/frames", as: "whole", "resumed")
  }

  @Test("A batch whose device is full ends with 5; with room it goes on to the same bytes")
  func fullBatch() async throws {
    let folder = try TemporaryFolder()
    let variants = "start: \"one\", variants: { axes: { fps: [60, 30, 15] } },"
    try folder.write(
      Self.growing.replacing("start: \"one\",", with: variants), as: "scene.json5")
    let whole = try await BinaryRun(["batch", "scene.json5", "-o", "whole"], in: folder)
    let mount = try await Mount(options: "size=256k", in: folder)
    defer { mount.end() }
    let words = ["batch", "scene.json5", "-o", "device/all"]

    let run = try await BinaryRun(words, in: folder)
    let kept = folder.frameCount(in: "device/all")
    let partial = folder.files(in: "device/all").filter { $0.hasSuffix(".partial") }
    try mount.grow(to: "16m")
    let resumed = try await BinaryRun(words + ["--existing", "resume"], in: folder)

    #expect(whole.exitCode == 0, "\(whole.errors)")
    #expect(run.exitCode == 5 && kept > 0 && partial == [], "\(run.errors)")
    #expect(resumed.exitCode == 0, "\(resumed.errors)")
    try folder.expectSame("device/all", as: "whole", "resumed")
  }

  @Test("A device that will be full is foreseen after ten frames: 5, with what is needed and free")
  func foreseen() async throws {
    let folder = try await folder(SceneTexts.scene(duration: 6))
    let mount = try await Mount(options: "size=1m", in: folder)
    defer { mount.end() }
    let words = ["render", "scene.json5", "-o", "device/frames"]

    let run = try await BinaryRun(words, in: folder)
    let kept = try frames(in: "device/frames", of: folder)
    try mount.grow(to: "16m")
    let resumed = try await BinaryRun(words + ["--existing", "resume"], in: folder)

    #expect(run.exitCode == 5)
    let sentence =
      #/frames: (\d+) more frames need about 1\.\d MB, and the device has 0\.\d MB; make room/#
    #expect(run.errors.contains(sentence), "\(run.errors)")
    #expect((10..<80).contains(kept.count), "\(kept.count)")
    #expect(resumed.exitCode == 0, "\(resumed.errors)")
    try folder.expectSame("device/frames", as: "whole", "resumed")
  }

  @Test("Frames that are written over need no more room")
  func writtenOver() async throws {
    let folder = try await folder(SceneTexts.scene(duration: 4))
    let mount = try await Mount(options: "size=1100k", in: folder)
    defer { mount.end() }
    let words = ["render", "scene.json5", "-o", "device/frames"]

    for _ in 0..<2 {
      let run = try await BinaryRun(words, in: folder)
      #expect(run.exitCode == 0, "\(run.errors)")
    }
  }
}
