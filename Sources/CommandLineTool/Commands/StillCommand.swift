internal import SceneFormat
internal import Staging
internal import PNGCodec
internal import Pixels

/// `segue still`: one frame as a PNG file.
package enum StillCommand: Command {
  package static let specification = CommandSpecification(
    name: "still", summary: "Renders one frame to a PNG file or to standard output",
    operands: .scene,
    discussion: [
      """
      The frame is the one that --frames or --time names, else the scene's poster, else the last \
      one.
      """
    ],
    options: SceneOptions.resolution + SceneOptions.frames + [
      OptionSpecification(
        "out", "FILE", letter: "o", in: .place,
        help: """
          The PNG file to write, - for standard output (default: output/ and the scene's name \
          and the frame's number).
          """),
      .existingPicture, .compression,
    ] + SceneOptions.bounds,
    examples: [
      .init(
        "segue still scenes/fade.json5 --frames open@50% -o half.png",
        "Writes the frame in the middle of the transition 'open'."),
      .init(
        "segue still scenes/fade.json5 --time 0.25 -o -",
        "Writes the frame at a quarter of a second to standard output."),
    ])

  @MainActor
  package static func run(_ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    let scene = try SceneLoader(context: context).load(context.arguments.operands[0])
    try scene.requireExpectations()
    let frame = try Self.frame(of: scene, context.arguments)
    let output = try usage { () throws(UsageError) in
      try PictureOutput(
        context.arguments, ownName: "\(scene.document.name)-\(number(frame)).png")
    }
    try output.check()
    let encoder = PNGEncoder(scene.document.output)
    var file: [UInt8] = []
    let pipeline = FramePipeline(scene: scene, jobs: 1, interruption: context.interruption)
    try await pipeline.run([frame]) { pixmap in
      encoder.file(of: pixmap)
    } taking: { (number, result) throws(CommandFailure) in
      file = try result.bytes(of: "frame \(number)")
    }
    try output.write(file, to: context.console)
    return .success
  }

  @MainActor
  private static func frame(
    of scene: LoadedScene, _ arguments: ParsedArguments
  ) throws(CommandFailure) -> Int {
    let choice = FrameChoice(plan: scene.plan)
    if let frames = try usage({ () throws(UsageError) in try choice.frames(arguments) }) {
      guard frames.count == 1, let frame = frames.first else {
        throw .usage(
          .refusedValue(
            option: arguments.has(.frames) ? "--frames" : "--time",
            reason: "a still is one frame, not \(frames.count)"))
      }
      return frame
    }
    let poster = scene.document.output.poster.flatMap {
      choice.frame(of: $0.transition, progress: $0.progress)
    }
    return poster ?? scene.plan.frameCount - 1
  }

  private static func number(_ frame: Int) -> String {
    let digits = String(frame)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
