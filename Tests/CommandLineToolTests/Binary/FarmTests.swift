import Foundation
import TestSupport
import Testing

@Suite("segue farm export, as a process")
struct FarmTests {
  /// A folder whose path a shell would take apart, with a scene of 13 frames.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path(name), withIntermediateDirectories: false)
    try folder.write(SceneTexts.fade, as: name + "/fade.json5")
    return folder
  }

  private let name = "it's $HOME \"here\""

  private func export(
    _ engine: String, _ more: [String] = [], in folder: TemporaryFolder
  ) async throws -> BinaryRun {
    try await BinaryRun(
      ["farm", "export", engine, "jobs", name + "/fade.json5", "--shards", "3"]
        + ["--tool", BinaryRun.executable.path, "-o", name + "/out"] + more, in: folder)
  }

  private func text(_ file: String, in folder: TemporaryFolder) throws -> String {
    try #require(folder.text("jobs/" + file))
      .replacing(folder.path, with: "FOLDER")
      .replacing(BinaryRun.executable.path, with: "TOOL")
  }

  @Test("An array of Slurm's renders shards, another job merges them, and a script submits both")
  func slurm() async throws {
    let folder = try folder()

    let run = try await export("slurm", ["--scale", "1"], in: folder)

    #expect(run.outputText == "jobs: 13 frames in 3 shards; start with: sh jobs/submit.sh\n")
    #expect(folder.names(in: "jobs") == ["merge.sbatch", "render.sbatch", "submit.sh"])
    #expect(
      try text("render.sbatch", in: folder).hasSuffix(
        #"""
        # The number of shards stands here: a rerun of some of them has a smaller array.
        exec TOOL render 'FOLDER/it'\''s $HOME "here"/fade.json5' --scale 1 --shard "$SLURM_ARRAY_TASK_ID/3" --out 'FOLDER/it'\''s $HOME "here"/out' --existing resume \
          --jobs "${SLURM_CPUS_PER_TASK:-1}"

        """#))
    #expect(
      try text("merge.sbatch", in: folder).hasSuffix(
        #"""
        set -eu
        TOOL merge 'FOLDER/it'\''s $HOME "here"/out'
        TOOL verify 'FOLDER/it'\''s $HOME "here"/out'

        """#))
    #expect(
      try text("submit.sh", in: folder).contains(
        #"render=$(sbatch --parsable --array="${1:-1-3}" render.sbatch)"#))
  }

  @Test("GNU parallel's script for one shard renders it, whatever the paths are called")
  func parallel() async throws {
    let folder = try folder()
    let run = try await export("parallel", in: folder)
    for shard in ["2", "1", "3"] {
      #expect(try Shell.run("sh", [folder.path("jobs/shard.sh"), shard]) == 0)
    }

    let merge = try await BinaryRun(["merge", name + "/out"], in: folder)

    #expect(run.outputText == "jobs: 13 frames in 3 shards; start with: sh jobs/run.sh\n")
    #expect(
      merge.outputText == "\(name)/out: 13 frames of 3 shards merged\n", "\(merge.errors)")
    #expect(
      try text("run.sh", in: folder).contains(
        """
        seq 1 3 |
          parallel --will-cite --jobs "${1:-100%}" --joblog joblog --resume-failed \\
            --halt soon,fail=1 --retries 2 sh ./shard.sh {}

        """))
  }

  @Test("A bundle of Open Job Description has a task for each shard, then merges and verifies")
  func sessions() async throws {
    let folder = try folder()

    let run = try await export("openjd", ["--frames", "0-8"], in: folder)

    let template = try #require(
      JSONSerialization.jsonObject(with: Data(try text("template.json", in: folder).utf8))
        as? [String: Any])
    let steps = try #require(template["steps"] as? [[String: Any]])
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(template["specificationVersion"] as? String == "jobtemplate-2023-09")
    #expect(steps.map { $0["name"] as? String } == ["Render", "Merge", "Verify"])
    #expect(
      try text("template.json", in: folder).contains(
        #"""
                    "command": "{{Param.Segue}}",
                    "args": ["render", "{{Param.Scene}}", "--frames", "0-8", "--shard", "{{Task.Param.Shard}}/3", "--out", "{{Param.Out}}", "--existing", "resume", "--progress", "openjd"],
        """#))
    #expect(try text("template.json", in: folder).contains(#""range": "1-3""#))
    for file in ["parameter_values.json", "asset_references.json"] {
      let text = try text(file, in: folder)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
      #expect(text.contains(#""FOLDER/it's $HOME \"here\"/fade.json5""#), "\(text)")
    }
  }

  /// A scene of 13 frames at scale 1 and 2, and of 7 at half the rate.
  private func family(in folder: TemporaryFolder) throws {
    let variants = #"""
      start: "one", variants: { axes: { scale: [1, 2], fps: [60, 30] }, exclude: [{ scale: 2, fps: 30 }] },
      """#
    try folder.write(
      SceneTexts.fade.replacing("start: \"one\",", with: variants), as: name + "/fade.json5")
  }

  @Test(
    "Shards of variants are batch's, of all their frames, and merge to the batch of one process")
  func variants() async throws {
    let folder = try folder()
    try family(in: folder)
    let whole = try await BinaryRun(
      ["batch", name + "/fade.json5", "--only", "fps=60", "-o", "whole"], in: folder)
    let run = try await export("parallel", ["--only", "fps=60"], in: folder)
    for shard in ["3", "1", "2"] {
      #expect(try Shell.run("sh", [folder.path("jobs/shard.sh"), shard]) == 0)
    }

    let merge = try await BinaryRun(["merge", name + "/out"], in: folder)
    let verify = try await BinaryRun(["verify", name + "/out"], in: folder)

    #expect(whole.exitCode == 0, "\(whole.errors)")
    #expect(
      run.outputText == "jobs: 26 frames of 2 variants in 3 shards; start with: sh jobs/run.sh\n")
    #expect(
      try text("shard.sh", in: folder).hasSuffix(
        #"""
        exec TOOL batch 'FOLDER/it'\''s $HOME "here"/fade.json5' --only fps=60 --shard "$1/3" --out 'FOLDER/it'\''s $HOME "here"/out' --existing resume

        """#))
    #expect(merge.exitCode == 0, "\(merge.errors)")
    #expect(
      verify.outputText == "\(name)/out: 26 frames of 2 variants are as written\n",
      "\(verify.outputText)\(verify.errors)")
    for variant in folder.names(in: "whole") where variant != "batch.json" {
      for file in folder.names(in: "whole/" + variant) {
        #expect(
          try folder.bytes(of: "\(name)/out/\(variant)/\(file)")
            == folder.bytes(of: "whole/\(variant)/\(file)"), "\(variant)/\(file)")
      }
    }
    #expect(folder.text(name + "/out/batch.json") == folder.text("whole/batch.json"))
  }

  @Test("All variants are exported where they are asked for, as many shards as a service takes")
  func allVariants() async throws {
    let folder = try folder()
    try family(in: folder)
    let words = ["farm", "export", "openjd", "jobs", name + "/fade.json5", "--variants"]

    let run = try await BinaryRun(words + ["--frames", "0-5"], in: folder)
    let template = try text("template.json", in: folder)
    let long = folder.text(name + "/fade.json5")?.replacing(
      "start:", with: "output: { hold: { after: 100 } }, start:")
    try folder.write(#require(long), as: name + "/fade.json5")
    let many = try await BinaryRun(words, in: folder)

    #expect(run.outputText.hasPrefix("jobs: 18 frames of 3 variants in 1 shard; start with"))
    #expect(
      template.contains(
        #""args": ["batch", "{{Param.Scene}}", "--frames", "0-5", "--shard", "{{Task.Param.Shard}}/1", "--out", "{{Param.Out}}", "--existing", "resume", "--progress", "openjd"]"#
      ))
    #expect(many.outputText.hasPrefix("jobs: 330 frames of 3 variants in 3 shards; start"))
  }

  @Test("A variant that can't be staged is refused with its errors, and nothing is written")
  func refusedVariant() async throws {
    let folder = try folder()
    let variants = "start: \"one\", variants: { axes: { ink: [\"#000\", \"no color\"] } },"
    try folder.write(
      SceneTexts.fade.replacing("start: \"one\",", with: variants), as: name + "/fade.json5")

    let run = try await BinaryRun(
      ["farm", "export", "slurm", "jobs", name + "/fade.json5", "--variants"], in: folder)

    #expect(run.exitCode == 3, "\(run.errors)")
    #expect(run.errors.contains("no color"), "\(run.errors)")
    #expect(folder.names(in: "jobs") == [])
  }

  @Test(
    "What can't be exported is refused, and nothing is written",
    arguments: [
      ["export", "lsf", "jobs", "fade.json5"], ["import", "slurm", "jobs", "fade.json5"],
      ["export", "slurm", "jobs", "-"], ["export", "slurm", "jobs"],
      ["export", "openjd", "jobs", "fade.json5", "--tool", "{{Param.Other}}"],
      ["export", "slurm", "jobs", "fade.json5", "--shards", "0"],
      ["export", "openjd", "jobs", "long.json5", "--shards", "1"],
      ["export", "slurm", "jobs", "fade.json5", "--only", "fps=1"],
    ])
  func refused(_ words: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneTexts.fade, as: "fade.json5")
    let long = SceneTexts.fade.replacing(
      "start: \"one\",", with: "start: \"one\", output: { hold: { after: 200 } },")
    try folder.write(long, as: "long.json5")

    let run = try await BinaryRun(["farm"] + words, in: folder)

    #expect(run.exitCode == 2, "\(run.errors)")
    #expect(folder.names(in: "jobs") == [])
  }
}
