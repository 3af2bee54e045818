internal import Goldens
internal import SceneFormat
internal import Staging

/// `segue compare`: frames against what they should look like.
package enum CompareCommand: Command {
  package static let specification = CommandSpecification(
    name: "compare", summary: "Compares frames with goldens, or two sequences of files",
    operands: .anyScenes,
    discussion: [
      """
      Renders each SCENE in memory and compares it with its goldens, which lie in goldens/ beside \
      it, or compares --actual with --expected. Nothing may differ unless limits say so. Ends with 1 \
      if anything differs, is missing or can't be read, and with 0 only if every frame was compared \
      and matches. A scene that can't be rendered fails, ends the run with its own code and keeps no other from \
      being compared. Results are left in output/compare.
      """,
      """
      A scene is compared with the defaults of its params, theme and device, or with --only in its \
      variants, each with goldens of its own: --only '*' is all of them.
      """,
    ],
    options: options,
    examples: [
      .init(
        "segue compare scenes/fade.json5", "Renders the scene and compares it with its goldens."),
      .init(
        "segue compare scenes/fade.json5 --record missing",
        "Also records goldens if there are none."),
      .init(
        "segue compare --actual output/fade --expected approved/fade --steps 2",
        "Compares two folders of frames; two steps of a channel are the same."),
    ])

  private static var options: [OptionSpecification] {
    let what: [OptionSpecification] =
      [.actual, .expected, .by] + SceneOptions.resolution + [.only] + SceneOptions.frames
    let how: [OptionSpecification] = [
      .steps, .pixels, .windowPixels, .window, .metric, .threshold, .trackTolerance, .mask,
      .motionChecks,
      .goldens, .record, .keep, .prune, .accept, .region, .cause, .acceptShape, .outCompare,
      .embed, .changesAPNG, .jobs,
    ]
    return what + how + SceneOptions.bounds + [.limitPictures] + [.markdown, .github]
  }

  @MainActor
  package static func run(_ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    let options = try CompareOptions(context)
    if context.arguments.has(.accept) {
      try SceneAcceptance(context: context, options: options).run()
      return .success
    }
    let folder = ResultFolder(
      console: context.console, path: options.out, embedsPictures: context.arguments.has(.embed),
      changesAreAnimated: context.arguments.has(.changesAPNG))
    var run = ComparisonRun(context: context)
    if options.comparesFiles {
      let files = try FileOperands(context, options)
      try folder.clear()
      try await run.compare(files)
    } else {
      let scenes = try SceneOperands(context, options)
      try folder.clear()
      try await run.compare(scenes)
    }
    let result = run.result(limits: options.limits)
    try folder.tell(result, run.compared, context.arguments)
    // A scene that does not match may be another one under an old name.
    if result.isMatch { try prune(context, run.compared) }
    return run.exitCode(isMatch: result.isMatch)
  }

  /// Removes goldens of scenes that are gone, after a run of all that are there.
  @MainActor
  private static func prune(
    _ context: CommandContext, _ sequences: [ComparedSequence]
  ) throws(CommandFailure) {
    let arguments = context.arguments
    guard arguments.has(.prune), let root = sequences.first?.goldensRoot else { return }
    let pruning = try GoldenPruning(arguments)
    for path in try pruning.remove(from: root, keeping: sequences.map(\.result.name)) {
      try context.console.printSummary("\(path): removed, for there is no such scene")
    }
  }
}
