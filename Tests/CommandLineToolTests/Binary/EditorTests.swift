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
      ("segue render --existing sk", "skip"), ("segue render --existing = sk", "skip"),
      ("segue still --existing o", "overwrite"), ("segue --format js", ""),
      ("segue render --format js", "json"), ("segue render -q --jobs sce", ""),
      ("segue completion f", "fish"), ("segue farm e", "export"),
      ("segue farm export --fps 60 sl", "slurm"), ("segue farm export slurm sce", "scene.json5"),
      ("segue schema scene sce", "scene.json5"),
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

  @Test("The words that completions know of an option are those that its command takes")
  func words() async throws {
    let folder = try TemporaryFolder()
    try folder.write(InitCommand.scene, as: "scene.json5")
    // What these values are of use for, without which they are not looked at.
    let company = ["cause": ["--accept"]]
    var count = 0
    for command in SegueTool.specifications {
      for option in command.options where !option.words.isEmpty {
        let counts = command.operands.count
        let operands = command.operands.words.map { $0[0] } + ["scene.json5", "scene.json5"]
        let run = try await BinaryRun(
          [command.name] + (company[option.name] ?? []) + ["\(option.spelling)=?"]
            + operands.prefix(max(min(1, counts.upperBound), counts.lowerBound)), in: folder)
        let list = "expected one of \(option.words.joined(separator: ", "))\n"
        #expect(run.exitCode == 2, "\(command.name) \(option.spelling): \(run.errors)")
        #expect(run.errors.contains(list), "\(command.name) \(option.spelling): \(run.errors)")
        count += 1
      }
    }
    #expect(count > 30)
  }

  @Test("The manual page has every command, option and exit code, and no line that is cut or lost")
  func manual() async throws {
    let folder = try TemporaryFolder()
    let run = try await BinaryRun(["manual"], in: folder)

    #expect(run.exitCode == 0)
    let lines = Set(run.outputText.split(separator: "\n").map(String.init))
    for command in SegueTool.specifications {
      let usage = command.usage.replacing("-", with: "\\-")
      #expect(lines.contains(".SS \"\(usage)\""))
      for option in command.options {
        let spelling = option.spelling.replacing("-", with: "\\-")
        #expect(
          lines.contains { $0.hasPrefix(".B \"") && $0.contains(spelling) }, "\(option.name)")
      }
    }
    for code in ExitCode.allCases { #expect(lines.contains(".B \"\(code.rawValue)\"")) }
    let macros: Set = [
      ".TH", ".SH", ".SS", ".B", ".TP", ".PP", ".nf", ".fi", ".RS", ".RE",
    ]
    for line in lines where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(macros.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
    #expect(run.outputText.utf8.allSatisfy { $0 < 0x80 })
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
          let words = option.words.joined(separator: " ")
          #expect(words.isEmpty || run.outputText.contains(words), "\(shell): \(option.name)")
        }
      }
    }
    #expect(try await BinaryRun(["completion", "csh"], in: folder).exitCode == 2)
  }
}
