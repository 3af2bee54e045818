import CommandLineTool

/// A whole command line run inside the test.
struct InProcessRun {
  var exitCode: ExitCode
  var output: String
  var errors: String

  /// Runs the words on a machine of two cores whose clock stands still.
  @MainActor
  init(
    _ words: [String], environment: [String: String] = [:],
    interruption: Interruption = Interruption(), output: RecordingSink = RecordingSink(),
    errors: RecordingSink = RecordingSink()
  ) async {
    exitCode = await SegueTool.run(
      words, console: Console(output: output, errors: errors), interruption: interruption,
      machine: Machine(environment: environment, cores: 2, now: { .zero }))
    self.output = output.text
    self.errors = errors.text
  }
}
