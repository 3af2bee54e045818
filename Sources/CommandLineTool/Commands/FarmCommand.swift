internal import Foundation
internal import FrameSequences
internal import SystemFiles
internal import Timing

/// `segue farm export`: job files for what starts processes on many machines.
package enum FarmCommand: Command {
  package static let specification = CommandSpecification(
    name: "farm", summary: "Writes job files that render a sequence on many machines",
    operands: .init(
      usage: "export ENGINE DIR SCENE", count: 4...4,
      words: [["export"], FarmEngine.allCases.map(\.rawValue)]),
    discussion: [
      """
      ENGINE is slurm (an array of shards, and a job that merges and verifies them), openjd (a bundle \
      for Open Job Description), or parallel (scripts for GNU parallel). The files are written to DIR \
      and say what they do; nothing is started. Shards can be started again: each goes on where it was. \
      With --variants or --only they are parts of all frames of all those variants, as batch renders them.
      """
    ],
    options: SceneOptions.resolution + [.only, .variants] + SceneOptions.frames + [
      .shards, .tool, .outFarm, .compression,
    ]
      + SceneOptions.bounds,
    examples: [
      .init(
        "segue farm export slurm jobs scenes/slide.json5 --shards 8",
        "Writes jobs/submit.sh, which submits eight shards of output/slide."),
      .init(
        "segue farm export openjd jobs scenes/slide.json5 --tool /opt/segue/bin/segue",
        "Writes a bundle whose nodes start that program."),
      .init(
        "segue farm export parallel jobs scenes/slide.json5 --only fps=60",
        "Writes scripts for the variants at 60 frames a second."),
    ])

  @MainActor
  package static func run(_ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    let words = context.arguments.operands
    let engine = try engine(words)
    guard words[3] != "-" else {
      throw .usage(.refusedValue(option: "SCENE", reason: "nodes need a file, not standard input"))
    }
    let work = try FarmWork(words[3], context)
    let job = FarmJob(
      command: work.command, name: work.name, tool: context.arguments.value(of: .tool) ?? "segue",
      scene: absolute(words[3]), words: passedOn(work.options, context.arguments),
      folder: absolute(context.arguments.value(of: .outFarm) ?? "output/" + work.name),
      shards: try shards(of: work.frames, for: engine, context.arguments))
    try write(engine.files(of: try checked(job, engine)), to: words[2])
    try context.console.printSummary(
      "\(words[2]): \(work.summary) in \(ReadableNumber.count(job.shards, "shard")); start with: "
        + engine.command(of: job, in: words[2]))
    return .success
  }

  private static func engine(_ words: [String]) throws(CommandFailure) -> FarmEngine {
    guard words[0] == "export" else {
      throw .usage(
        .invalidValue(option: "farm", value: words[0], expected: "export ENGINE DIR SCENE"))
    }
    guard let engine = FarmEngine(rawValue: words[1]) else {
      let names = FarmEngine.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage(
        .invalidValue(option: "farm export", value: words[1], expected: "one of \(names)"))
    }
    return engine
  }

  /// As many shards as are asked for, else so many that none has more than
  /// ``FarmEngine/mostFrames``.
  private static func shards(
    of frames: Int, for engine: FarmEngine, _ arguments: ParsedArguments
  ) throws(CommandFailure) -> Int {
    let most = FarmEngine.mostFrames
    let least = max(1, (frames + most - 1) / most)
    let asked = try usage { () throws(UsageError) in
      try arguments.integer(of: .shards, in: 1...FrameShard.most)
    }
    guard let asked else { return least }
    if engine.refusesLongShards, asked < least {
      throw .usage(
        .refusedValue(
          option: "--shards",
          reason: "\(engine.rawValue) takes \(most) frames a task at most: \(least) or more"))
    }
    return asked
  }

  /// A job that the engine can say: templates have no escape for what begins a reference in them.
  private static func checked(
    _ job: FarmJob, _ engine: FarmEngine
  ) throws(CommandFailure) -> FarmJob {
    let words = job.words + [job.tool, job.scene, job.folder, job.name]
    if engine == .openjd, let word = words.first(where: { $0.contains("{{") }) {
      throw .usage(
        .refusedValue(option: "farm export openjd", reason: "'{{' can't be written in '\(word)'"))
    }
    return job
  }

  /// The options that shards are rendered with, as words; paths as seen from anywhere.
  private static func passedOn(
    _ options: [OptionSpecification], _ arguments: ParsedArguments
  ) -> [String] {
    options.flatMap { option in
      arguments.values(of: option).flatMap {
        [option.spelling, option == .params ? absolute($0) : $0]
      }
    }
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private static func write(_ files: [FarmFile], to folder: String) throws(CommandFailure) {
    do throws(FileFault) {
      try FileSystem.makeFolder(folder)
      for file in files {
        try AtomicFile.write(Array(file.text.utf8), to: FileSystem.path(folder, file.name))
      }
    } catch {
      throw .inputOutput("\(error)")
    }
  }
}
