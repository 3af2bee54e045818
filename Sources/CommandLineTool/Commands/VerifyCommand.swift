internal import Timing

/// `segue verify`: a folder of frames against its manifest.
package enum VerifyCommand: Command {
  package static let specification = CommandSpecification(
    name: "verify", summary: "Checks a folder of frames against its manifest",
    operands: .folder,
    discussion: [
      """
      Finds frames that are missing, that no manifest names, that can't be decoded, and whose \
      size or pixels are others than were written. Shards that are not merged yet are checked together. \
      Of a batch, every variant is checked. Ends with 1 if it finds any.
      """
    ],
    options: [.jobs],
    examples: [
      .init("segue verify output/circle-reveal", "Checks what a run left in that folder.")
    ])

  @MainActor
  package static func run(_ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    let folder = context.arguments.operands[0]
    let jobs = try usage { () throws(UsageError) in
      try context.arguments.jobs(cores: context.machine.cores)
    }
    let check = FolderCheck(jobs: jobs, interruption: context.interruption)
    let result = try await check.check(folder)
    try report(result, folder: folder, context.console)
    return result.findings.isEmpty ? .success : .differs
  }

  private static func report(
    _ result: FolderCheck.Result, folder: String, _ console: Console
  ) throws(CommandFailure) {
    switch console.format {
    case .text:
      for finding in result.findings { try console.printResult(finding) }
      if result.findings.isEmpty {
        let variants = result.variants.map { " of " + ReadableNumber.count($0, "variant") } ?? ""
        try console.printSummary(
          "\(folder): \(ReadableNumber.count(result.frames, "frame"))\(variants) "
            + "\(result.frames == 1 ? "is" : "are") as written")
      }
    case .json:
      let variants = result.variants.map { [("variants", JSONText.integer($0))] } ?? []
      try console.printResult(
        JSONText.object(
          [("folder", .string(folder)), ("frames", .integer(result.frames))] + variants
            + [("findings", .array(result.findings.map { .string($0) }))]
        ).line)
    }
  }
}
