internal import FrameSequences

/// How a sequence is rendered, whatever its scene.
struct RenderOptions {
  var jobs: Int
  /// Bytes that frames in flight may need together.
  var memory: Int
  /// How often a file is tried again that could not be written for a cause that may pass.
  var retries: Int
  /// Where equal frames are found; nil to write each.
  var store: FrameStore?
  var existing: ExistingPolicy
  /// The part of the frames to render; nil for all of them.
  var shard: FrameShard?
  var progress: ProgressReporter.Style

  /// Reads the options of a command line.
  init(_ context: CommandContext) throws(UsageError) {
    let arguments = context.arguments
    jobs = try arguments.jobs(cores: context.machine.cores)
    memory = try arguments.bytes(of: .memory) ?? DrawingPool.defaultMemory
    retries = try arguments.integer(of: .retries, in: 0...10) ?? 2
    store = arguments.has(.dedupe) ? FrameStore() : nil
    existing = try arguments.choice(of: .existing) ?? .automatic
    shard = try arguments.shard()
    progress = ProgressReporter.resolved(
      try arguments.choice(of: .progress) ?? .auto, for: context.console,
      environment: context.machine.environment)
  }
}
