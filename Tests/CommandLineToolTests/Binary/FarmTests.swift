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

  @Test(
    "What can't be exported is refused, and nothing is written",
    arguments: [
      ["export", "lsf", "jobs", "fade.json5"], ["import", "slurm", "jobs", "fade.json5"],
      ["export", "slurm", "jobs", "-"], ["export", "slurm", "jobs"],
      ["export", "openjd", "jobs", "fade.json5", "--tool", "{{Param.Other}}"],
      ["export", "slurm", "jobs", "fade.json5", "--shards", "0"],
      ["export", "openjd", "jobs", "long.json5", "--shards", "1"],
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
