import CommandLineTool
import Testing

@Suite("ParsedArguments")
struct ParsedArgumentsTests {
  @Test("Jobs come from the flag, else from SEGUE_JOBS, else from the cores")
  func precedenceOfJobs() throws {
    var arguments = ParsedArguments(environment: ["SEGUE_JOBS": "3"])

    #expect(try arguments.jobs(cores: 8) == 3)
    arguments.valuesByName["jobs"] = ["5"]
    #expect(try arguments.jobs(cores: 8) == 5)
    #expect(try ParsedArguments(environment: ["SEGUE_JOBS": ""]).jobs(cores: 8) == 8)
    #expect(try ParsedArguments().jobs(cores: 0) == 1)
  }

  @Test(
    "A number of jobs that makes no sense is refused by name", arguments: ["0", "-1", "x", "1e9"])
  func badJobs(text: String) {
    let expected = "a whole number from 1 to 1024"
    var arguments = ParsedArguments(environment: ["SEGUE_JOBS": text])

    #expect(
      throws: UsageError.invalidValue(option: "SEGUE_JOBS", value: text, expected: expected)
    ) { try arguments.jobs(cores: 2) }
    arguments.valuesByName["jobs"] = [text]
    #expect(throws: UsageError.invalidValue(option: "--jobs", value: text, expected: expected)) {
      try arguments.jobs(cores: 2)
    }
  }

  @Test("A choice lists what is possible")
  func choices() throws {
    var arguments = ParsedArguments()

    #expect(try arguments.choice(of: .progress, as: ProgressReporter.Style.self) == nil)
    arguments.valuesByName["progress"] = ["plain"]
    #expect(try arguments.choice(of: .progress) == ProgressReporter.Style.plain)
    arguments.valuesByName["progress"] = ["loud"]
    #expect(
      throws: UsageError.invalidValue(
        option: "--progress", value: "loud", expected: "one of auto, tty, plain, json, openjd, none"
      )
    ) { try arguments.choice(of: .progress, as: ProgressReporter.Style.self) }
  }
}
