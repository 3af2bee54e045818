internal import SceneFormat
internal import Staging
internal import FrameSequences
internal import PNGCodec
internal import Pixels

/// `segue sheet`: many frames of a scene in one picture.
package enum SheetCommand: Command {
  package static let specification = CommandSpecification(
    name: "sheet", summary: "Renders frames side by side in one PNG file",
    operands: .scene,
    options: SceneOptions.resolution + SceneOptions.frames + [
      OptionSpecification(
        "out", "FILE", letter: "o", in: .place,
        help: """
          The PNG file to write, - for standard output (default: output/ and the scene's name \
          and -sheet.png).
          """),
      .existingPicture, .columns, .filmstrip, .width, .gap, .jobs, .compression,
    ] + SceneOptions.bounds + [.progress],
    examples: [
      .init(
        "segue sheet scenes/slide.json5 --frames 0-:4 --columns 6",
        "Writes every fourth frame, six in a row, to output/slide-sheet.png.")
    ])

  @MainActor
  package static func run(_ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    let arguments = context.arguments
    let options = try usage { () throws(UsageError) in
      // A sequence's policies are more than a picture's.
      _ = try arguments.choice(of: .existingPicture, as: PictureOutput.Existing.self)
      return try RenderOptions(context)
    }
    let scene = try SceneLoader(context: context).load(arguments.operands[0])
    try scene.requireExpectations()
    let chosen = try usage { () throws(UsageError) in
      try FrameChoice(plan: scene.plan).frames(arguments)
    }
    let frames = chosen ?? Array(0..<scene.plan.frameCount)
    let layout = try usage { () throws(UsageError) in
      try Self.layout(arguments, frames: frames.count, width: scene.document.canvas.pixelWidth)
    }
    let output = try usage { () throws(UsageError) in
      try PictureOutput(arguments, ownName: scene.document.name + "-sheet.png")
    }
    try output.check()
    let sheet = try await Self.sheet(
      of: scene, frames: frames, layout: layout, jobs: options.jobs, in: context)
    let file = try PNGEncoder(channels: .rgba, compression: .balanced).file(of: sheet)
      .bytes(of: "the sheet")
    try output.write(file, to: context.console)
    return .success
  }

  private static func layout(
    _ arguments: ParsedArguments, frames: Int, width: Int
  ) throws(UsageError) -> ContactSheet.Layout {
    let columns = try arguments.integer(of: .columns, in: 1...65_535)
    if columns != nil, arguments.has(.filmstrip) { throw .conflict("--columns", "--filmstrip") }
    let squarish = Int(Double(frames).squareRoot().rounded(.up))
    var layout = ContactSheet.Layout(
      columns: arguments.has(.filmstrip) ? frames : columns ?? max(1, squarish),
      cellWidth: try arguments.integer(of: .width, in: 1...16_384) ?? min(160, max(1, width)))
    if let gap = try arguments.integer(of: .gap, in: 0...16_384) { layout.gap = gap }
    return layout
  }

  @MainActor
  private static func sheet(
    of scene: LoadedScene, frames: [Int], layout: ContactSheet.Layout, jobs: Int,
    in context: CommandContext
  ) async throws(CommandFailure) -> Pixmap {
    let canvas = scene.document.canvas
    let empty: ContactSheet
    do {
      empty = try ContactSheet(
        count: frames.count, frameWidth: canvas.pixelWidth, frameHeight: canvas.pixelHeight,
        layout: layout)
    } catch {
      throw .usage(.refusedValue(option: "--width", reason: "\(error)"))
    }
    var sheet = empty
    let cells = Dictionary(uniqueKeysWithValues: frames.enumerated().map { ($1, $0) })
    let pipeline = FramePipeline(
      scene: scene, jobs: jobs, interruption: context.interruption)
    try await pipeline.run(frames) { pixmap in
      empty.thumbnail(of: pixmap)
    } taking: { (frame, thumbnail) throws(CommandFailure) in
      if let cell = cells[frame] { sheet.place(thumbnail, inCell: cell) }
    }
    return sheet.pixmap
  }
}
