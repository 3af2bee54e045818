internal import ComparisonReports
internal import FrameSequences
internal import PNGCodec
internal import Pixels
internal import SceneFormat
internal import Staging

/// `segue onion`: frames laid over one another in one picture.
package enum OnionCommand: Command {
  package static let specification = CommandSpecification(
    name: "onion", summary: "Lays frames over one another in one PNG file",
    operands: .scene,
    discussion: [
      """
      What rests is sharp, and what moves leaves ghosts, stronger from frame to frame: the path of a \
      motion and its easing in one picture.
      """
    ],
    options: SceneOptions.resolution + SceneOptions.frames + [
      OptionSpecification(
        "out", "FILE", letter: "o", in: .place,
        help: """
          The PNG file to write, - for standard output (default: output/ and the scene's name \
          and -onion.png).
          """),
      .existingPicture, .ghosts, .jobs, .compression,
    ] + SceneOptions.bounds,
    examples: [
      .init(
        "segue onion scenes/slide.json5 --ghosts 8",
        "Lays eight frames over one another, in output/slide-onion.png.")
    ])

  @MainActor
  package static func run(_ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    let arguments = context.arguments
    let scene = try SceneLoader(context: context).load(arguments.operands[0])
    try scene.requireExpectations()
    let frames = try Self.frames(of: scene, arguments)
    let output = try usage { () throws(UsageError) in
      try PictureOutput(arguments, ownName: scene.document.name + "-onion.png")
    }
    try output.check()
    let jobs = try usage { () throws(UsageError) in
      try arguments.jobs(cores: context.machine.cores)
    }
    let canvas = scene.document.canvas
    var onion = OnionSkin(width: canvas.pixelWidth, height: canvas.pixelHeight)
    let weights = Dictionary(uniqueKeysWithValues: frames.enumerated().map { ($1, $0 + 1) })
    let pipeline = FramePipeline(scene: scene, jobs: jobs, interruption: context.interruption)
    try await pipeline.run(frames) { pixmap in
      pixmap
    } taking: { (frame, pixmap) throws(CommandFailure) in
      // Sums do not depend on the order of what is added.
      if let weight = weights[frame] { onion.add(pixmap, weight: weight) }
    }
    let file = try PNGEncoder(scene.document.output).file(of: onion.picture)
      .bytes(of: "the overlay")
    try output.write(file, to: context.console)
    return .success
  }

  /// The frames that are laid over one another: all that `--frames` or `--time` names, or some spread
  /// evenly.
  @MainActor
  private static func frames(
    of scene: LoadedScene, _ arguments: ParsedArguments
  ) throws(CommandFailure) -> [Int] {
    try usage { () throws(UsageError) in
      let chosen = try FrameChoice(plan: scene.plan).frames(arguments)
      let asked = try arguments.integer(of: .ghosts, in: 2...1000)
      let all = chosen ?? Array(0..<scene.plan.frameCount)
      let count = min(all.count, asked ?? (chosen == nil ? 6 : 1000))
      guard count > 1 else { return all }
      return (0..<count).map { all[$0 * (all.count - 1) / (count - 1)] }
    }
  }
}
