internal import FrameSequences
internal import SystemFiles
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
      Ends with 1 if it finds any.
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
    guard let verifier = try verifier(of: folder, context.console) else { return .differs }
    let findings = try await Self.findings(of: verifier, jobs: jobs, context.interruption)
    try report(findings, count: verifier.manifest.frames.count, folder: folder, context.console)
    return findings.isEmpty ? .success : .differs
  }

  /// The check of a folder against its manifest, or against its shards' where they are not merged
  /// yet; nil once it is told why there is none.
  private static func verifier(
    of folder: String, _ console: Console
  ) throws(CommandFailure) -> SequenceVerifier? {
    let output = OutputFolder(folder)
    do throws(ManifestError) {
      return try SequenceVerifier(output)
    } catch .file(.missing(let path)) {
      do throws(MergeError) {
        return SequenceVerifier(output, manifest: try ShardMerge(folders: [folder]).manifest())
      } catch .noParts, .file {
        throw .inputOutput("\(FileFault.missing(path: path))")
      } catch {
        try console.printResult("\(folder): \(error)")
      }
    } catch .file(let fault) {
      throw .inputOutput("\(fault)")
    } catch {
      try console.printResult("\(folder): \(error)")
    }
    return nil
  }

  private static func findings(
    of verifier: SequenceVerifier, jobs: Int, _ interruption: Interruption
  ) async throws(CommandFailure) -> [SequenceFinding] {
    let frames = verifier.manifest.frames
    interruption.endInOrder()
    let found = await BoundedTasks.map(frames, jobs: jobs, until: { interruption.signal != nil }) {
      verifier.finding(for: $0)
    }
    try interruption.check()
    do {
      return try found.compactMap { $0 } + verifier.extraFiles()
    } catch {
      throw .inputOutput("\(error)")
    }
  }

  private static func report(
    _ findings: [SequenceFinding], count: Int, folder: String, _ console: Console
  ) throws(CommandFailure) {
    switch console.format {
    case .text:
      for finding in findings { try console.printResult("\(finding)") }
      if findings.isEmpty {
        try console.printSummary(
          "\(folder): \(ReadableNumber.count(count, "frame")) \(count == 1 ? "is" : "are") as written"
        )
      }
    case .json:
      try console.printResult(
        JSONText.object([
          ("folder", .string(folder)), ("frames", .integer(count)),
          ("findings", .array(findings.map { .string("\($0)") })),
        ]).line)
    }
  }
}
