import Foundation
import TestSupport
import Testing

@Suite("segue verify of a batch, as a process")
struct VerifyBatchTests {
  /// A batch of two variants, 13 frames each.
  private func folder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let variants = "start: \"one\", variants: { axes: { scale: [1, 2] }, name: \"at-{scale}\" },"
    try folder.write(
      SceneTexts.fade.replacing("start: \"one\",", with: variants), as: "family.json5")
    let run = try await BinaryRun(["batch", "family.json5", "-o", "all"], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    return folder
  }

  private func verify(_ folder: TemporaryFolder, _ more: [String] = []) async throws -> BinaryRun {
    try await BinaryRun(["verify", "all"] + more, in: folder)
  }

  @Test("Every variant is checked, and all together counted")
  func whole() async throws {
    let folder = try await folder()

    let text = try await verify(folder)
    let json = try await verify(folder, ["--format", "json"])

    #expect(
      text.exitCode == 0 && text.outputText == "all: 26 frames of 2 variants are as written\n")
    #expect(
      json.outputText == #"{"folder": "all", "frames": 26, "variants": 2, "findings": []}"# + "\n")
  }

  @Test("What is missing, altered, foreign or cut off is named with its variant: 1")
  func damage() async throws {
    let folder = try await folder()
    try FileManager.default.removeItem(atPath: folder.path("all/at-1/frame_0003.png"))
    try folder.write("no picture", as: "all/at-1/frame_0004.png")
    let file = try folder.bytes(of: "all/at-2/frame_0005.png")
    try Data(file.dropLast(20)).write(
      to: URL(fileURLWithPath: folder.path("all/at-2/frame_0005.png")))
    for (from, to) in [
      ("at-1/frame_0000", "at-1/frame_0099"), ("at-2/frame_0000", "at-2/frame_0009"),
    ] {
      try? FileManager.default.removeItem(atPath: folder.path("all/\(to).png"))
      try FileManager.default.copyItem(
        atPath: folder.path("all/\(from).png"), toPath: folder.path("all/\(to).png"))
    }

    let run = try await verify(folder)

    let lines = run.outputText.split(separator: "\n").map(String.init)
    #expect(run.exitCode == 1)
    #expect(
      lines.prefix(3) == [
        "at-1/frame_0003.png: missing", "at-1/frame_0004.png: not a PNG file",
        "at-1/frame_0099.png: not in the manifest",
      ])
    #expect(lines.count == 5, "\(lines)")
    #expect(lines.dropFirst(3).first?.hasPrefix("at-2/frame_0005.png: ") == true, "\(lines)")
    #expect(lines.last?.hasPrefix("at-2/frame_0009.png: its pixels have the digest") == true)
  }

  @Test("A variant whose folder is gone, or whose manifest is another run's, is named: 1")
  func manifests() async throws {
    let folder = try await folder()
    try FileManager.default.removeItem(atPath: folder.path("all/at-1"))
    let run = try await BinaryRun(
      ["render", "family.json5", "--scale", "2", "--frames", "0-3", "-o", "part"], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    try FileManager.default.removeItem(atPath: folder.path("all/at-2"))
    try FileManager.default.moveItem(atPath: folder.path("part"), toPath: folder.path("all/at-2"))

    let verify = try await verify(folder)

    #expect(verify.exitCode == 1)
    #expect(
      verify.outputText == """
        at-1/manifest.json: no such file or folder
        at-2/manifest.json: not the one that the batch wrote

        """)
  }

  @Test("A record that leads out of its folder, or is none, leads nowhere: 1")
  func records() async throws {
    let folder = try await folder()
    let record = try #require(folder.text("all/batch.json"))
    try folder.write(record.replacing("\"at-1\"", with: "\"../all/at-1\""), as: "all/batch.json")
    let outside = try await verify(folder)
    try folder.write("{", as: "all/batch.json")
    let broken = try await verify(folder)

    #expect(outside.exitCode == 1)
    #expect(outside.outputText.hasPrefix("../all/at-1: no folder has that name\n"))
    #expect(broken.exitCode == 1 && broken.outputText.hasPrefix("all/batch.json: "))
  }

  @Test("Shards that are not merged yet are checked together, and what is not there yet is told")
  func shards() async throws {
    let folder = try await folder()
    try FileManager.default.removeItem(atPath: folder.path("all"))
    let batch = ["batch", "family.json5", "-o", "all", "-q", "--shard"]
    _ = try await BinaryRun(batch + ["1/2"], in: folder)
    let half = try await verify(folder)
    _ = try await BinaryRun(batch + ["2/2"], in: folder)
    let whole = try await verify(folder)
    try FileManager.default.removeItem(atPath: folder.path("all/at-2/frame_0003.png"))
    try folder.write("no picture", as: "all/at-1/frame_0004.png")
    let damaged = try await verify(folder)

    #expect(half.exitCode == 1)
    #expect(half.outputText == "all: shards are missing: 2/2; render them with --shard 2/2\n")
    #expect(
      whole.exitCode == 0 && whole.outputText == "all: 26 frames of 2 variants are as written\n")
    #expect(damaged.exitCode == 1)
    #expect(
      damaged.outputText == """
        at-1/frame_0004.png: not a PNG file
        all/at-2/frame_0003.png: missing; render it again with --shard 2/2

        """)
  }

  @Test("A shard's record that leads out of its folder is merged to nowhere: 1")
  func shardRecords() async throws {
    let folder = try await folder()
    _ = try await BinaryRun(
      ["batch", "family.json5", "-o", "all", "-q", "--shard", "1/1"], in: folder)
    let name = "all/batch.shard-0001-of-0001.json"
    let record = try #require(folder.text(name))
    try folder.write(record.replacing("\"at-1\"", with: "\"../all/at-1\""), as: name)

    let merge = try await BinaryRun(["merge", "all"], in: folder)

    #expect(merge.exitCode == 1)
    #expect(merge.errors.contains("variant is not the name of a folder"), "\(merge.errors)")
  }
}
