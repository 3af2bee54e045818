import Foundation
import PNGCodec
import Pixels
import TestSupport
import Testing

@Suite("segue batch, as a process")
struct BatchTests {
  /// A scene of 13 frames in four variants.
  private let family = SceneTexts.fade.replacing(
    "start: \"one\",",
    with: "start: \"one\", variants: { axes: { scale: [1, 2], fps: [60, 30] } },")

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(family, as: "family.json5")
    return folder
  }

  private func names(of folder: TemporaryFolder, in name: String) -> [String] {
    folder.names(in: name).filter { $0 != "batch.json" }
  }

  @Test("Each variant's folder holds, byte for byte, what render writes with its values")
  func variants() async throws {
    let folder = try folder()

    let batch = try await BinaryRun(["batch", "family.json5", "-o", "all", "--quiet"], in: folder)

    #expect(batch.exitCode == 0 && batch.errors == "" && batch.outputText == "")
    let variants = names(of: folder, in: "all")
    #expect(variants.count == 4)
    for variant in variants {
      let text = try #require(folder.text("all/batch.json"))
      let entry = try #require(entries(text)[variant])
      let words = entry.flatMap { ["--\($0.key)", $0.value] }
      let one = try await BinaryRun(
        ["render", "family.json5", "-o", "one-\(variant)"] + words, in: folder)
      #expect(one.exitCode == 0, "\(one.errors)")
      #expect(folder.names(in: "one-\(variant)") == folder.names(in: "all/\(variant)"))
      for name in folder.names(in: "one-\(variant)") {
        #expect(
          try folder.bytes(of: "all/\(variant)/\(name)")
            == folder.bytes(of: "one-\(variant)/\(name)"))
      }
    }
  }

  /// What each variant of a batch sets, by its name.
  private func entries(_ text: String) throws -> [String: [String: String]] {
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let variants = try #require(json?["variants"] as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: try variants.map {
        (
          try #require($0["variant"] as? String), try #require($0["values"] as? [String: String])
        )
      })
  }

  @Test("The files are the same for 1, 2 and 8 jobs and when rendered again")
  func jobs() async throws {
    let folder = try folder()
    for out in ["1", "2", "8", "8"] {
      let run = try await BinaryRun(
        ["batch", "family.json5", "-o", out, "--jobs", out, "--frames", "0-4"], in: folder)
      #expect(run.outputText.hasSuffix("4 of 4 variants rendered, 20 frames\n"), "\(run.errors)")
    }

    for variant in names(of: folder, in: "1") {
      for name in folder.names(in: "1/\(variant)") {
        let expected = try folder.bytes(of: "1/\(variant)/\(name)")
        #expect(try folder.bytes(of: "2/\(variant)/\(name)") == expected)
        #expect(try folder.bytes(of: "8/\(variant)/\(name)") == expected)
      }
    }
    #expect(folder.text("1/batch.json") == folder.text("8/batch.json"))
  }

  @Test("Several scenes have a folder each, and two of one name are refused")
  func scenes() async throws {
    let folder = try folder()
    try folder.write(SceneTexts.fade, as: "fade.json5")

    let both = try await BinaryRun(
      ["batch", "family.json5", "fade.json5", "--only", "*", "--frames", "0", "--quiet"],
      in: folder)
    let twice = try await BinaryRun(["batch", "fade.json5", "fade.json5"], in: folder)

    #expect(both.exitCode == 0, "\(both.errors)")
    #expect(folder.names(in: "output") == ["fade", "family"])
    #expect(folder.names(in: "output/fade") == ["batch.json", "default"])
    #expect(twice.exitCode == 2 && twice.errors.contains("is called 'fade' too"))
  }

  @Test("A variant that fails keeps no other from being rendered, unless it is to end the batch")
  func failing() async throws {
    let folder = try TemporaryFolder()
    let bad = SceneTexts.fade.replacing(
      "start: \"one\",",
      with: "start: \"one\", variants: { axes: { device: [\"nowhere\", \"iPhone SE 3\"] } },")
    try folder.write(
      SceneTexts.fade.replacing(
        "start: \"one\",",
        with: "start: \"one\", variants: { axes: { scale: [16, 1] } },"), as: "large.json5")
    try folder.write(bad, as: "bad.json5")
    let words = [
      "batch", "large.json5", "-o", "out", "--limit-canvas-side", "200", "--frames", "0",
    ]

    let run = try await BinaryRun(words, in: folder)
    let fast = try await BinaryRun(words + ["--fail-fast"], in: folder)
    let unknown = try await BinaryRun(["batch", "bad.json5"], in: folder)

    #expect(run.exitCode == 4)
    #expect(run.outputText.contains("1 of 2 variants rendered, 1 frame\n"))
    #expect(run.outputText.contains("failed: 16\n"))
    #expect(fast.exitCode == 3 && !fast.outputText.contains("rendered"))
    #expect(unknown.exitCode == 3)
  }

  @Test("A run of some variants leaves what is known of the others")
  func narrower() async throws {
    let folder = try folder()
    _ = try await BinaryRun(["batch", "family.json5", "-o", "out", "-q"], in: folder)
    let all = try #require(folder.text("out/batch.json"))

    let run = try await BinaryRun(
      ["batch", "family.json5", "-o", "out", "-q", "--only", "scale=2", "--frames", "0"],
      in: folder)

    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(folder.text("out/batch.json") == all)
    #expect(try entries(try #require(folder.text("out/batch.json"))).count == 4)
  }

  @Test("Frames of the same bytes are one file where it is asked for, and the same as without")
  func dedupe() async throws {
    let folder = try folder()
    for words in [["-o", "one"], ["-o", "two", "--dedupe"], ["-o", "two", "--dedupe"]] {
      let run = try await BinaryRun(["batch", "family.json5", "-q"] + words, in: folder)
      #expect(run.exitCode == 0, "\(run.errors)")
    }

    var files: Set<Int> = []
    for variant in names(of: folder, in: "one") {
      #expect(folder.names(in: "one/\(variant)") == folder.names(in: "two/\(variant)"))
      for name in folder.names(in: "one/\(variant)") {
        #expect(
          try folder.bytes(of: "one/\(variant)/\(name)")
            == folder.bytes(of: "two/\(variant)/\(name)"))
        let attributes = try FileManager.default.attributesOfItem(
          atPath: folder.path("two/\(variant)/\(name)"))
        files.insert(try #require(attributes[.systemFileNumber] as? Int))
      }
    }
    // 40 frames and 4 manifests; the first and the last of each scale are the same at both rates.
    #expect(files.count <= 40)
  }

  @Test("A dry run prints every variant with its frames, and writes nothing")
  func dryRun() async throws {
    let folder = try folder()

    let run = try await BinaryRun(["batch", "family.json5", "--dry-run"], in: folder)

    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.outputText.contains("output/family/1-60  13 frames  40x60\n"))
    #expect(run.outputText.contains("output/family/2-30  7 frames   80x120\n"))
    #expect(run.outputText.contains("\nvariants  4\nframes    40\n"))
    #expect(folder.names(in: "output") == [])
  }

  @Test("Little memory draws fewer frames at once, and the same ones")
  func memory() async throws {
    let folder = try folder()
    _ = try await BinaryRun(["batch", "family.json5", "-o", "a", "-q"], in: folder)

    let run = try await BinaryRun(
      ["batch", "family.json5", "-o", "b", "-q", "--memory", "1MB", "--scale", "8"], in: folder)
    let small = try await BinaryRun(
      ["batch", "family.json5", "-o", "b", "-q", "--memory", "1MB", "--jobs", "8"], in: folder)
    let none = try await BinaryRun(["batch", "family.json5", "--memory", "12"], in: folder)

    #expect(run.exitCode == 2, "scale is an axis")
    #expect(small.exitCode == 0, "\(small.errors)")
    #expect(folder.text("a/batch.json") == folder.text("b/batch.json"))
    #expect(none.exitCode == 2 && none.errors.contains("a size from 1MB"))
  }

  @Test("A variant can't take the name of a file of the batch")
  func names() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SceneTexts.fade.replacing(
        "start: \"one\",",
        with: "start: \"one\", variants: { axes: { scale: [1, 2] }, name: \"batch.json\" },"),
      as: "bad.json5")
    let run = try await BinaryRun(["batch", "bad.json5", "--only", "scale=1"], in: folder)
    #expect(run.exitCode == 3, "\(run.errors)")
  }

  @Test("The page and the sheet show every variant, those of an earlier run too")
  func overview() async throws {
    let folder = try folder()
    _ = try await BinaryRun(["batch", "family.json5", "-q", "--only", "scale=1"], in: folder)

    let run = try await BinaryRun(
      ["batch", "family.json5", "-q", "--only", "scale=2", "--index", "--contact-sheet"],
      in: folder)
    let shard = try await BinaryRun(
      ["batch", "family.json5", "-q", "--shard", "1/2", "--index"], in: folder)

    #expect(run.exitCode == 0, "\(run.errors)")
    let page = try #require(folder.text("output/family/index.html"))
    for name in ["1-60", "1-30", "2-60", "2-30"] { #expect(page.contains("\"\(name)\"")) }
    let sheet = try folder.bytes(of: "output/family/sheet.png")
    #expect(try PNGDecoder().decode(sheet).straight.width > 40)
    #expect(shard.exitCode == 2)
  }

  @Test("The record says what folders hold, also after runs of some frames or of none")
  func record() async throws {
    let folder = try folder()
    _ = try await BinaryRun(["batch", "family.json5", "-o", "out", "-q"], in: folder)
    let all = try #require(folder.text("out/batch.json"))

    let some = try await BinaryRun(
      ["batch", "family.json5", "-o", "out", "-q", "--frames", "0-2"], in: folder)
    let late = try await BinaryRun(
      ["batch", "family.json5", "-o", "out", "-q", "--frames", "10"], in: folder)

    #expect(some.exitCode == 0 && late.exitCode == 4, "\(some.errors) \(late.errors)")
    #expect(folder.text("out/batch.json") == all)
    #expect(try await BinaryRun(["verify", "out"], in: folder).exitCode == 0)
  }

  @Test("A run of all variants takes over what shards of the batch left")
  func takenOver() async throws {
    let folder = try folder()
    for part in ["1/2", "2/2"] {
      _ = try await BinaryRun(
        ["batch", "family.json5", "-o", "out", "--shard", part, "-q"], in: folder)
    }

    let whole = try await BinaryRun(["batch", "family.json5", "-o", "out", "-q"], in: folder)
    let merge = try await BinaryRun(["merge", "out"], in: folder)

    #expect(whole.exitCode == 0, "\(whole.errors)")
    #expect(folder.names(in: "out").allSatisfy { !$0.contains("shard") })
    #expect(merge.exitCode != 0)
  }

  @Test("Folders and pictures beside the variants are named")
  func strangers() async throws {
    let folder = try folder()
    _ = try await BinaryRun(["batch", "family.json5", "-o", "out", "-q"], in: folder)
    try FileManager.default.createDirectory(
      atPath: folder.path("out/stale"), withIntermediateDirectories: false)

    let run = try await BinaryRun(["verify", "out"], in: folder)

    #expect(run.exitCode == 1)
    #expect(run.outputText == "stale: the batch has not written it\n")
  }
}
