internal import FrameSequences
internal import SceneFormat
internal import Staging
internal import Timing

/// The frames that a command line wants to have rendered in shards.
@MainActor
struct FarmWork {
  /// What the scene is called.
  let name: String
  let frames: Int
  /// How many variants they are of; nil for the scene's own sequence.
  let variants: Int?

  /// The command that renders a shard of them.
  var command: String { variants == nil ? "render" : "batch" }

  /// The options of that command that choose the frames, and so are passed on.
  var options: [OptionSpecification] {
    SceneOptions.resolution + (variants == nil ? [] : [.only]) + SceneOptions.frames
      + [.compression] + SceneOptions.bounds
  }

  /// Finds the frames.
  ///
  /// - Throws: What keeps some of them from being rendered.
  init(_ operand: String, _ context: CommandContext) throws(CommandFailure) {
    if context.arguments.has(.variants) || context.arguments.has(.only) {
      try self.init(variantsOf: operand, context)
    } else {
      try self.init(sequenceOf: operand, context)
    }
  }

  private init(sequenceOf operand: String, _ context: CommandContext) throws(CommandFailure) {
    let scene = try SceneLoader(context: context).load(operand)
    try scene.requireExpectations()
    let chosen = try usage { () throws(UsageError) in
      try FrameChoice(plan: scene.plan).frames(context.arguments)
    }
    (name, variants) = (scene.document.name, nil)
    frames = chosen?.count ?? scene.plan.frameCount
  }

  private init(variantsOf operand: String, _ context: CommandContext) throws(CommandFailure) {
    var scenes = [try BatchCommand.scene(operand, in: context)]
    try BatchCommand.choose(of: &scenes, context.arguments)
    let options = try usage { () throws(UsageError) in try RenderOptions(context) }
    let run = BatchRun(context: context, options: options, scenes: scenes)
    let shares = try BatchPlan(run).shares().flatMap { $0 }
    // Its errors have been told; a shard that holds the variant would tell them again.
    if shares.contains(where: { $0.frames == 0 }) { throw .sceneRefused() }
    (name, variants) = (scenes[0].name, shares.count)
    frames = shares.reduce(0) { $0 + $1.frames }
  }

  /// How much it is, such as `26 frames of 2 variants`.
  var summary: String {
    let frames = ReadableNumber.count(frames, "frame")
    return variants.map { "\(frames) of \(ReadableNumber.count($0, "variant"))" } ?? frames
  }
}
