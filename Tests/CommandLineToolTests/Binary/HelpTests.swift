import Foundation
import Testing
import TestSupport

@Suite("Help, as a process")
struct HelpTests {
  @Test(
    "The help texts are, to the letter, those that were reviewed",
    arguments: [
      "segue", "render", "batch", "validate", "explain", "still", "sheet", "onion", "compare",
      "verify", "merge", "farm", "schema", "completion", "init", "doctor",
    ])
  func helpTexts(command: String) async throws {
    let folder = try TemporaryFolder()
    let url = try #require(
      Bundle.module.url(forResource: command, withExtension: "txt", subdirectory: "Help"))
    let expected = try String(contentsOf: url, encoding: .utf8)

    let run = try await BinaryRun(
      command == "segue" ? ["--help"] : [command, "--help"], in: folder)

    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(run.outputText == expected)
  }

  @Test("The version is one line")
  func version() async throws {
    let run = try await BinaryRun(["--version"], in: try TemporaryFolder())

    #expect(run.outputText == "segue 0.1.0\n")
  }
}
