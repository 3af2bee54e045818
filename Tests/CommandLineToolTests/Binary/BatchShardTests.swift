import Foundation
import TestSupport
import Testing

@Suite("Shards of batches, as a process")
struct BatchShardTests {
  /// A scene of 7 or 13 frames in four variants, 40 frames in all.
  private let family = SceneTexts.fade.replacing(
    "start: \"one\",",
    with: "start: \"one\", variants: { axes: { scale: [1, 2], fps: [60, 30] } },")

  private func folder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(family, as: "family.json5")
    let whole = try await BinaryRun(["batch", "family.json5", "-o", "whole", "-q"], in: folder)
    #expect(whole.exitCode == 0, "\(whole.errors)")
    return folder
  }

  private func shard(
    _ part: String, to out: String = "parts", _ words: [String] = [], in folder: TemporaryFolder
  ) async throws -> BinaryRun {
    try await BinaryRun(
      ["batch", "family.json5", "-o", out, "--shard", part] + words, in: folder)
  }

  /// Compares all files of a batch but the records of shards with those of the whole run.
  private func expectWhole(_ out: String, in folder: TemporaryFolder) throws {
    for variant in folder.names(in: "whole") where variant != "batch.json" {
      let names = folder.names(in: "\(out)/\(variant)").filter { !$0.contains(".shard-") }
      #expect(names == folder.names(in: "whole/\(variant)"))
      for name in names {
        #expect(
          try folder.bytes(of: "\(out)/\(variant)/\(name)")
            == folder.bytes(of: "whole/\(variant)/\(name)"))
      }
    }
    #expect(folder.text("\(out)/batch.json") == folder.text("whole/batch.json"))
  }

  @Test("Merged shards are, byte for byte, the batch of one run", arguments: [1, 3, 5])
  func merged(count: Int) async throws {
    let folder = try await folder()
    for index in (1...count).reversed() {
      let run = try await shard("\(index)/\(count)", in: folder)
      #expect(run.exitCode == 0, "\(run.errors)")
    }

    let merge = try await BinaryRun(["merge", "parts"], in: folder)

    #expect(merge.outputText == "parts: 4 of 4 variants merged, 40 frames\n", "\(merge.errors)")
    try expectWhole("parts", in: folder)
  }

  @Test("Shards of two folders are merged into a third")
  func folders() async throws {
    let folder = try await folder()
    for (part, out) in [("1/3", "a"), ("2/3", "b"), ("3/3", "a")] {
      #expect(try await shard(part, to: out, in: folder).exitCode == 0)
    }

    let merge = try await BinaryRun(["merge", "a", "b", "-o", "both"], in: folder)

    #expect(merge.exitCode == 0, "\(merge.errors)")
    try expectWhole("both", in: folder)
  }

  @Test("A shard has its even share of the frames, and more shards than frames are possible")
  func shares() async throws {
    let folder = try await folder()

    let run = try await shard("2/3", ["--format", "json"], in: folder)
    let none = try await shard("1/100", to: "many", ["--format", "json"], in: folder)

    #expect(run.outputText.contains("\"frames\": 13, "), "\(run.outputText)")
    #expect(none.exitCode == 0 && none.outputText.contains("\"frames\": 0, "))
  }

  @Test("What keeps shards of a batch from being one is told")
  func incomplete() async throws {
    let folder = try await folder()
    _ = try await shard("1/3", in: folder)
    _ = try await shard("3/3", in: folder)

    let missing = try await BinaryRun(["merge", "parts"], in: folder)
    _ = try await shard("2/3", ["--frames", "0-1"], in: folder)
    let other = try await BinaryRun(["merge", "parts"], in: folder)
    _ = try await shard("2/3", ["--existing", "overwrite"], in: folder)
    let names = folder.names(in: "parts/1-30").filter { $0.hasPrefix("frame") }
    try FileManager.default.removeItem(
      atPath: folder.path("parts/1-30/\(try #require(names.first))"))
    let gone = try await BinaryRun(["merge", "parts"], in: folder)

    #expect(missing.exitCode == 4 && missing.errors.contains("shards are missing: 2/3"))
    #expect(other.exitCode == 1 && other.errors.contains("is of another sequence than"))
    #expect(gone.exitCode == 4 && gone.errors.contains("missing; render it again with --shard"))
  }

  @Test("Shards, tracks and what names no shard don't go together")
  func usage() async throws {
    let folder = try await folder()
    let run = try await shard("1/2", ["--tracks"], in: folder)
    #expect(run.exitCode == 2 && run.errors.contains("--tracks"))
  }

  @Test("A variant that fails has no part in any shard, and the others are merged")
  func failing() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SceneTexts.fade.replacing(
        "start: \"one\",",
        with: "start: \"one\", variants: { axes: { scale: [16, 1] } },"), as: "large.json5")
    let words = ["batch", "large.json5", "-o", "out", "--limit-canvas-side", "200"]

    for part in ["1/2", "2/2"] {
      let run = try await BinaryRun(words + ["--shard", part], in: folder)
      #expect(run.exitCode == 4, "\(run.errors)")
    }
    let merge = try await BinaryRun(["merge", "out"], in: folder)
    let plan = try await BinaryRun(words + ["--dry-run"], in: folder)

    #expect(merge.exitCode == 4, "\(merge.errors)")
    #expect(merge.outputText == "out: 1 of 2 variants merged, 13 frames\nfailed: 16\n")
    #expect(plan.exitCode == 0 && plan.outputText.contains("variants  1\n"), "\(plan.errors)")
  }
}
