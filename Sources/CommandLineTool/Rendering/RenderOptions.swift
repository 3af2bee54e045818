internal import FrameSequences

/// How a sequence is rendered, whatever its scene.
struct RenderOptions {
  var jobs: Int
  var existing: ExistingPolicy
  /// The part of the frames to render; nil for all of them.
  var shard: FrameShard?
  var progress: ProgressReporter.Style

  /// Reads the options of a command line.
  init(_ context: CommandContext) throws(UsageError) {
    let arguments = context.arguments
    jobs = try arguments.jobs(cores: context.machine.cores)
    existing = try arguments.choice(of: .existing) ?? .automatic
    shard = try arguments.shard()
    progress = ProgressReporter.resolved(
      try arguments.choice(of: .progress) ?? .auto, for: context.console,
      environment: context.machine.environment)
  }
}
