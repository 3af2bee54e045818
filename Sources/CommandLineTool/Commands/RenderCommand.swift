internal import FrameSequences
internal import PNGCodec
internal import SceneFormat
internal import Staging

/// `segue render`: a scene's frames to PNG files and a manifest.
package enum RenderCommand: Command {
  package static let specification = CommandSpecification(
    name: "render", summary: "Renders a scene's frames to PNG files and a manifest",
    operands: .scene,
    discussion: [
      """
      SCENE is a file, or - for standard input. Every frame appears whole or not at all; an \
      interrupted run leaves a folder that the next one completes. The same scene gives the same \
      pixels for any number of jobs.
      """
    ],
    options: SceneOptions.resolution + SceneOptions.frames + [.shard, .out, .existing, .dryRun]
      + [.jobs, .memory, .compression, .tracks, .preview, .embed, .apng, .dedupe, .retries]
      + SceneOptions.bounds + [.progress],
    laterOptions: ["only"],
    examples: [
      .init(
        "segue render scenes/circle-reveal.json5",
        "Writes all frames to output/circle-reveal."),
      .init(
        "segue render slide.json5 --scale 1 --frames 0-9,-1 -o /tmp/slide",
        "Writes the first ten frames and the last, at one pixel a point."),
      .init(
        "segue render scenes/slide.json5 --shard 2/4",
        "Writes the second quarter of the frames, and a manifest of that part."),
    ])

  @MainActor
  package static func run(_ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    let arguments = context.arguments
    let options = try usage { () throws(UsageError) in try RenderOptions(context) }
    if arguments.has(.embed), !arguments.has(.preview) {
      throw .usage(.refusedValue(option: "--embed", reason: "it needs --preview"))
    }
    for option in [OptionSpecification.tracks, .preview, .apng] where arguments.has(option) {
      if options.shard != nil { throw .usage(.conflict("--shard", option.spelling)) }
    }
    let scene = try SceneLoader(context: context).load(arguments.operands[0])
    try scene.requireExpectations()
    let frames = try usage { () throws(UsageError) in
      try FrameChoice(plan: scene.plan).frames(arguments)
    }
    let part = options.shard?.places(of: frames?.count ?? scene.plan.frameCount)
    let plan = try SequencePlan(scene, frames: frames, part: part)
    let run = SequenceRun(
      context: context, scene: scene, plan: plan, options: options,
      folder: arguments.value(of: .out) ?? "output/" + scene.document.name)
    if arguments.has(.dryRun) {
      try await run.estimate()
    } else {
      try run.report(try await run.write())
      try await writeBeside(run, plan)
    }
    return .success
  }

  /// Writes what is asked for beside the frames.
  @MainActor
  private static func writeBeside(
    _ run: SequenceRun, _ plan: SequencePlan
  ) async throws(CommandFailure) {
    let (arguments, scene) = (run.context.arguments, run.scene)
    if arguments.has(.tracks) {
      try TracksFile(scene: scene, frames: plan.frames.map(\.number)).write(into: run.folder)
    }
    if arguments.has(.apng) {
      try await AnimationFile(scene: scene, plan: plan, pipeline: run.pipeline)
        .write(into: run.folder)
    }
    if arguments.has(.preview) {
      try PreviewPage(scene: scene, plan: plan)
        .write(into: run.folder, embedsPictures: arguments.has(.embed))
    }
  }
}
