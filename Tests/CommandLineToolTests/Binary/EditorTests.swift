import CommandLineTool
import Foundation
import SceneFormat
import Testing
import TestSupport

@Suite("What helps to write scenes, as a process")
struct EditorTests {
  @Test("The schema is printed, of each kind")
  func schema() async throws {
    let folder = try TemporaryFolder()
    let scene = try await BinaryRun(["schema"], in: folder)
    let project = try await BinaryRun(["schema", "project"], in: folder)
    let unknown = try await BinaryRun(["schema", "scenes"], in: folder)

    #expect(scene.outputText == SceneJSONSchema.text(of: .scene))
    #expect(project.outputText == SceneJSONSchema.text(of: .project))
    #expect(unknown.exitCode == 2)
  }

  @Test("The first scene is written once, is valid, and has variants")
  func firstScene() async throws {
    let folder = try TemporaryFolder()
    let first = try await BinaryRun(["init"], in: folder)
    let second = try await BinaryRun(["init"], in: folder)
    let printed = try await BinaryRun(["init", "-"], in: folder)
    let valid = try await BinaryRun(["validate", "scene.json5"], in: folder)
    let listed = try await BinaryRun(["batch", "scene.json5", "--list"], in: folder)

    #expect(first.exitCode == 0)
    #expect(second.exitCode == 5)
    #expect(second.errors.contains("scene.json5: the file is there already"))
    #expect(printed.outputText == InitCommand.scene)
    #expect(folder.text("scene.json5") == InitCommand.scene)
    #expect(valid.errors == "")
    #expect(valid.exitCode == 0)
    #expect(listed.outputText.split(separator: "\n").count == 4)
    #expect(folder.names() == ["scene.json5"])
  }

  @Test(
    "The command that is printed is one that a shell reads, whatever the file's name",
    arguments: ["it's a scene.json5", "-v.json5", "a;b $HOME.json5"])
  func printedCommand(name: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await BinaryRun(["init", "--", name], in: folder)
    let command = try #require(
      run.outputText.firstRange(of: "segue ").map { run.outputText[$0.upperBound...] })

    let words = try await BinaryRun(
      ["-c", "printf '%s\\n' \(command)"], of: URL(filePath: "/bin/sh"), in: folder)

    #expect(
      words.outputText == "render\n\(name.hasPrefix("-") ? "./" : "")\(name)\n")
  }

  @Test(
    "bash completes commands, options and files",
    arguments: [
      ("segue va", "validate"), ("segue render --dev", "--device"),
      ("segue -q render --exi", "--existing"),
      ("segue --device render sti", "still"), ("segue help sch", "schema"),
      ("segue validate sce", "scene.json5"), ("segue render --out sce", "scene.json5"),
    ])
  func bash(line: String, completion: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("", as: "scene.json5")
    let script = try await BinaryRun(["completion", "bash"], in: folder)
    try folder.write(
      script.outputText + """

        compopt() { :; }
        read -ra COMP_WORDS <<< "$1"
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _segue
        printf '%s\\n' "${COMPREPLY[@]}"
        """, as: "try.bash")

    let run = try await BinaryRun(
      ["-u", folder.path("try.bash"), line], of: URL(filePath: "/bin/bash"), in: folder)

    #expect(run.errors == "")
    #expect(run.outputText == completion + "\n")
  }

  @Test("Completions for every shell know every command and option")
  func completions() async throws {
    let folder = try TemporaryFolder()
    for shell in ["bash", "zsh", "fish"] {
      let run = try await BinaryRun(["completion", shell], in: folder)
      #expect(run.exitCode == 0)
      for command in SegueTool.specifications {
        #expect(run.outputText.contains(command.name))
        for option in command.options {
          #expect(run.outputText.contains(option.name), "\(shell): \(option.name)")
        }
      }
    }
    #expect(try await BinaryRun(["completion", "csh"], in: folder).exitCode == 2)
  }
}
