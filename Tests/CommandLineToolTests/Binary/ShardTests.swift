import Foundation
import TestSupport
import Testing

@Suite("segue render --shard and merge, as processes")
struct ShardTests {
  /// A folder with a scene of 13 frames, and `whole`, rendered in one go.
  private func folder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(SceneTexts.fade, as: "fade.json5")
    #expect(try await run("render", "fade.json5", "-o", "whole", in: folder).exitCode == 0)
    return folder
  }

  private func run(_ words: String..., in folder: TemporaryFolder) async throws -> BinaryRun {
    try await BinaryRun(words, in: folder)
  }

  private func render(
    _ shard: String, to out: String, _ more: [String] = [], in folder: TemporaryFolder
  ) async throws -> BinaryRun {
    try await BinaryRun(
      ["render", "fade.json5", "--shard", shard, "-o", out] + more, in: folder)
  }

  private func expectSame(_ out: String, in folder: TemporaryFolder) throws {
    for name in folder.names(in: "whole") {
      #expect(
        try folder.bytes(of: "\(out)/\(name)") == folder.bytes(of: "whole/\(name)"), "\(name)")
    }
  }

  @Test("Shards in one folder, in any order and twice, merge to the files of a run without")
  func oneFolder() async throws {
    let folder = try await folder()
    for shard in ["3/4", "1/4", "4/4", "2/4", "1/4"] {
      let part = try await render(shard, to: "parts", in: folder)
      #expect(part.exitCode == 0, "\(part.errors)")
    }
    let early = try await run("verify", "parts", in: folder)

    let merge = try await run("merge", "parts", in: folder)
    let again = try await run("merge", "parts", in: folder)
    let verify = try await run("verify", "parts", in: folder)

    #expect(early.outputText == "parts: 13 frames are as written\n")
    #expect(merge.outputText == "parts: 13 frames of 4 shards merged\n")
    #expect(again.outputText == merge.outputText)
    #expect(verify.outputText == "parts: 13 frames are as written\n")
    try expectSame("parts", in: folder)
    let shards = (1...4).map { "manifest.shard-000\($0)-of-0004.json" }
    #expect(folder.names(in: "parts") == folder.names(in: "whole") + shards)
  }

  @Test("Shards of one folder are rendered side by side")
  func sideBySide() async throws {
    let folder = try await folder()
    try await withThrowingTaskGroup(of: BinaryRun.self) { group in
      for shard in 1...5 {
        group.addTask { try await render("\(shard)/5", to: "parts", in: folder) }
      }
      for try await part in group { #expect(part.exitCode == 0, "\(part.errors)") }
    }

    #expect(try await run("merge", "parts", in: folder).exitCode == 0)
    try expectSame("parts", in: folder)
  }

  @Test("Shards of several folders are copied to one, which then has a whole run's files alone")
  func severalFolders() async throws {
    let folder = try await folder()
    for shard in 1...3 { _ = try await render("\(shard)/3", to: "m\(shard)", in: folder) }

    let lost = try await run("merge", "m1", "m2", "m3", in: folder)
    let merge = try await run("merge", "m3", "m1", "m2", "-o", "all", in: folder)

    #expect(lost.exitCode == 2)
    #expect(merge.outputText == "all: 13 frames of 3 shards merged\n")
    #expect(folder.names(in: "all") == folder.names(in: "whole"))
    try expectSame("all", in: folder)
  }

  @Test("More shards than frames leave some empty, and a choice of frames is cut like all frames")
  func smallLists() async throws {
    let folder = try await folder()
    for shard in 1...3 {
      _ = try await render("\(shard)/3", to: "few", ["--frames", "2,11"], in: folder)
    }
    let empty = try await render("1/3", to: "few", ["--frames", "2,11"], in: folder)
    _ = try await run("render", "fade.json5", "--frames", "2,11", "-o", "two", in: folder)

    let merge = try await run("merge", "few", in: folder)

    #expect(empty.outputText == "few: 0 frames written, shard 1/3\n")
    #expect(merge.exitCode == 0, "\(merge.errors)")
    #expect(
      try folder.bytes(of: "few/manifest.json") == folder.bytes(of: "two/manifest.json"))
  }

  @Test(
    "What is no shard, and what needs all frames, is a mistake of usage",
    arguments: [
      ["--shard", "0/4"], ["--shard", "5/4"], ["--shard", "a"], ["--shard", "1/4", "--tracks"],
      ["--shard", "1/4", "--preview"], ["--shard", "1/4", "--apng"],
    ])
  func usage(_ words: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneTexts.fade, as: "fade.json5")

    let run = try await BinaryRun(["render", "fade.json5", "-o", "parts"] + words, in: folder)

    #expect(run.exitCode == 2)
    #expect(folder.names(in: "parts") == [])
  }

  @Test("A shard that is missing, interrupted or has lost a frame is named, with what to do: 4")
  func incomplete() async throws {
    let folder = try await folder()
    for shard in ["1/4", "3/4"] { _ = try await render(shard, to: "parts", in: folder) }
    let missing = try await run("merge", "parts", in: folder)
    let unverified = try await run("verify", "parts", in: folder)
    for shard in ["2/4", "4/4"] { _ = try await render(shard, to: "parts", in: folder) }
    try FileManager.default.removeItem(atPath: folder.path("parts/frame_0007.png"))
    let lost = try await run("merge", "parts", in: folder)

    #expect(missing.exitCode == 4)
    #expect(missing.errors.contains("shards are missing: 2/4, 4/4; render them with --shard 2/4"))
    #expect(unverified.exitCode == 1 && unverified.outputText.contains("shards are missing: 2/4"))
    #expect(lost.exitCode == 4)
    #expect(
      lost.errors.contains("parts/frame_0007.png: missing; render it again with --shard 3/4"))
    #expect(!folder.names(in: "parts").contains("manifest.json"))
  }

  @Test("Shards of other runs are no sequence, and the file that shows it is named: 1")
  func foreign() async throws {
    let folder = try await folder()
    _ = try await render("1/2", to: "parts", in: folder)
    _ = try await render("2/2", to: "parts", ["--scale", "2"], in: folder)
    let other = try await run("merge", "parts", in: folder)
    _ = try await render("2/2", to: "parts", ["--frames", "0-9"], in: folder)
    let list = try await run("merge", "parts", in: folder)
    for shard in ["1/2", "3/3"] { _ = try await render(shard, to: "mixed", in: folder) }
    let count = try await run("merge", "mixed", in: folder)

    let second = "parts/manifest.shard-0002-of-0002.json"
    #expect(other.exitCode == 1 && other.errors.contains("\(second): is of another sequence"))
    #expect(list.exitCode == 1 && list.errors.contains(second))
    #expect(count.exitCode == 1 && count.errors.contains("another number of shards"))
  }

  @Test("Progress for a session goes to standard output, and nothing of it elsewhere")
  func sessionProgress() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneTexts.fade, as: "fade.json5")

    let run = try await render("1/13", to: "parts", ["--progress", "openjd"], in: folder)

    #expect(
      run.outputText == """
        openjd_status: fade: 1 frame
        openjd_progress: 100
        parts: 1 frame written, shard 1/13

        """)
    #expect(run.errors == "")
  }

  @Test("A shard leaves files of others alone, and refuses to write over them")
  func strangers() async throws {
    let folder = try await folder()
    try FileManager.default.createDirectory(
      atPath: folder.path("full"), withIntermediateDirectories: false)
    try folder.write("mine", as: "full/notes.txt")
    let full = try await render("1/2", to: "full", in: folder)
    _ = try await render("1/2", to: "parts", in: folder)
    try folder.write("mine", as: "parts/frame_0009.png")
    let taken = try await render("2/2", to: "parts", in: folder)

    #expect(full.exitCode == 5 && full.errors.contains("notes.txt"))
    #expect(taken.exitCode == 5 && taken.errors.contains("frame_0009.png"))
    #expect(try folder.bytes(of: "parts/frame_0009.png") == Array("mine".utf8))
  }

  @Test("A whole run takes over what shards left, merged or not, and nobody merges them any more")
  func takenOver() async throws {
    let folder = try await folder()
    for shard in ["1/2", "2/2"] {
      _ = try await render(shard, to: "parts", ["--scale", "2"], in: folder)
      _ = try await render(shard, to: "merged", ["--scale", "2"], in: folder)
    }
    _ = try await render("1/3", to: "one", in: folder)
    _ = try await run("merge", "merged", in: folder)

    for out in ["parts", "merged", "one"] {
      let whole = try await run("render", "fade.json5", "-o", out, in: folder)
      let merge = try await run("merge", out, in: folder)
      #expect(whole.exitCode == 0, "\(whole.errors)")
      #expect(folder.names(in: out) == folder.names(in: "whole"))
      try expectSame(out, in: folder)
      #expect(merge.exitCode == 1, "\(merge.outputText)")
    }
  }

  @Test("A whole run keeps the frames of shards where it is asked to take them up")
  func resumedWhole() async throws {
    let folder = try await folder()
    _ = try await render("1/3", to: "one", in: folder)

    let whole = try await run(
      "render", "fade.json5", "-o", "one", "--existing", "resume", in: folder)

    #expect(whole.outputText == "one: 9 frames written, 4 kept\n", "\(whole.errors)")
    try expectSame("one", in: folder)
  }
}
