import CommandLineTool
import Testing

@MainActor
@Suite("SegueTool")
struct SegueToolTests {
  @Test("Every command has a help text of at most 80 columns with an example that parses")
  func helpTexts() async throws {
    let parser = ArgumentParser(
      commands: SegueTool.specifications)
    for command in SegueTool.specifications {
      let run = await InProcessRun([command.name, "--help"])

      #expect(run.exitCode == .success)
      #expect(run.errors == "")
      #expect(run.output == HelpText.text(for: command))
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
      #expect(!command.examples.isEmpty)
      for example in command.examples {
        let words = example.line.split(separator: " ").dropFirst().map(String.init)
        guard case .run(let parsed, _) = try parser.parse(words) else {
          Issue.record("no run: \(example.line)")
          continue
        }
        #expect(parsed.name == command.name)
      }
    }
  }

  @Test("No command has two options of one name or letter")
  func optionsAreUnambiguous() {
    for command in SegueTool.specifications {
      let names = command.options.map(\.name) + command.laterOptions
      let letters = command.options.compactMap(\.letter)

      #expect(Set(names).count == names.count, "\(command.name)")
      #expect(Set(letters).count == letters.count, "\(command.name)")
    }
  }

  @Test("A usage error prints nothing as a result and points to the help")
  func usageError() async {
    let run = await InProcessRun(["doctor", "--hlep"])

    #expect(run.exitCode == .usage)
    #expect(run.output == "")
    #expect(
      run.errors == """
        segue: error: unknown option '--hlep' for 'doctor' (did you mean '--help'?)
        'segue doctor --help' tells what is possible.

        """)
  }

  @Test("A machine gets usage errors as JSON, wherever it asks for that")
  func usageErrorAsJSON() async {
    let run = await InProcessRun(["doctor", "--nonsense", "--format", "json"])

    #expect(
      run.errors == """
        {"severity": "error", "name": "usage", "message": "unknown option '--nonsense' for 'doctor'"}

        """)
  }

  @Test("A reader of the results that has gone ends the run quietly")
  func brokenPipe() async {
    let run = await InProcessRun(["--help"], output: RecordingSink(fault: .closed))

    #expect(run.exitCode == .success)
    #expect(run.errors == "")
  }

  @Test("Results that can't be written are a fault of output")
  func fullOutput() async {
    let run = await InProcessRun(
      ["--version"], output: RecordingSink(fault: .failed("no space left on the device")))

    #expect(run.exitCode == .inputOutput)
    #expect(run.errors == "segue: error: standard output: no space left on the device\n")
  }

  @Test("What a command line holds can't reach the terminal's controls")
  func controlCharacters() async {
    let run = await InProcessRun(["\u{1B}[31m\nrender"])

    #expect(run.errors.hasPrefix("segue: error: unknown command '<U+001B>[31m<U+000A>render'\n"))
  }
}
