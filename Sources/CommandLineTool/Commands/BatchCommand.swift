internal import SceneFormat
internal import Staging

/// `segue batch`: every variant of scenes.
package enum BatchCommand: Command {
  package static let specification = CommandSpecification(
    name: "batch", summary: "Renders every variant of scenes",
    operands: .scenes,
    discussion: [
      """
      A scene's variants are every combination of its axes but the excluded ones, and those \
      that it adds. They are named as their folders are: the scene, a slash, the variant; a \
      scene without variants has one, called default. Each folder holds what render writes with \
      the same values, and the scene's folder batch.json, which says of each variant what became \
      of it. Variants that fail keep no others from being rendered. A shard is a part of the list of all \
      frames of all variants.
      """
    ],
    options: SceneOptions.resolution + [.only] + SceneOptions.frames
      + [
        .shard, .outBatch, .existing, .dryRun, .list, .jobs, .memory, .compression, .tracks, .index,
        .contactSheet, .dedupe, .retries, .failFast, .keepGoing,
      ] + SceneOptions.bounds + [.progress],
    examples: [
      .init(
        "segue batch scenes/slide.json5", "Renders every variant to output/slide/ and its name."),
      .init(
        "segue batch scenes/slide.json5 --scale 1 --index",
        "And a page that plays all of them side by side, output/slide/index.html."),
      .init("segue batch scenes/slide.json5 --list", "Prints every variant with what it sets."),
      .init(
        "segue batch scenes/slide.json5 --list --only fps=120 --only iPhone-*",
        "Prints those at 120 frames a second whose names begin so."),
    ])

  @MainActor
  package static func run(_ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    let arguments = context.arguments
    let options = try usage { () throws(UsageError) in try RenderOptions(context) }
    var failure: CommandFailure?
    var scenes: [BatchScene] = []
    for operand in arguments.operands {
      try context.interruption.check()
      do throws(CommandFailure) {
        scenes.append(try Self.scene(operand, in: context))
      } catch .sceneRefused(let first) {
        failure = failure ?? .sceneRefused(first: first)
      }
    }
    if let failure { throw failure }
    try choose(of: &scenes, arguments)
    place(&scenes, arguments)
    if arguments.has(.list) {
      try print(scenes.flatMap(\.entries), to: context.console)
      return .success
    }
    if arguments.has(.failFast), arguments.has(.keepGoing) {
      throw .usage(.conflict("--fail-fast", "--keep-going"))
    }
    for option in [OptionSpecification.tracks, .index, .contactSheet] where arguments.has(option) {
      if options.shard != nil { throw .usage(.conflict("--shard", option.spelling)) }
    }
    try checkNames(of: scenes)
    let run = BatchRun(context: context, options: options, scenes: scenes)
    if arguments.has(.dryRun) {
      try await BatchPlan(run).print()
      return .success
    }
    return try await run.run()
  }

  /// A scene with all of its variants.
  @MainActor
  static func scene(
    _ operand: String, in context: CommandContext
  ) throws(CommandFailure) -> BatchScene {
    let scene = try SceneLoader(context: context).read(operand)
    let document = try scene.document()
    try scene.requireFreeAxes()
    return BatchScene(
      read: scene, name: document.name, folder: "",
      entries: scene.listedVariants.map { VariantEntry(scene, document, $0) })
  }

  /// Leaves the variants that `--only` names.
  static func choose(
    of scenes: inout [BatchScene], _ arguments: ParsedArguments
  ) throws(CommandFailure) {
    let selection = VariantSelection(arguments.values(of: .only))
    try selection.check(scenes.flatMap { $0.entries.map(\.variant) })
    for index in scenes.indices {
      scenes[index].entries.removeAll { !selection.includes($0.variant) }
    }
  }

  /// Says where each scene's variants go.
  private static func place(_ scenes: inout [BatchScene], _ arguments: ParsedArguments) {
    let parent = arguments.value(of: .outBatch)
    for index in scenes.indices {
      let own = (parent ?? "output") + "/" + scenes[index].name
      scenes[index].folder = scenes.count == 1 ? parent ?? own : own
    }
  }

  /// Refuses scenes of one name, whose folders would be one, and a variant whose folder would stand where
  /// a file goes.
  private static func checkNames(of scenes: [BatchScene]) throws(CommandFailure) {
    var names: Set<String> = []
    for scene in scenes {
      if !names.insert(scene.name).inserted {
        throw .usage(
          .refusedValue(
            option: scene.read.input.name,
            reason: "another scene of this batch is called '\(scene.name)' too"))
      }
      for entry in scene.entries where BatchFiles.names.contains(entry.variant.name) {
        throw .badScene(
          "\(scene.read.input.name): a variant can't be called '\(entry.variant.name)', "
            + "as a file of the batch is; give variants another 'name'")
      }
    }
  }

  private static func print(
    _ entries: [VariantEntry], to console: Console
  ) throws(CommandFailure) {
    switch console.format {
    case .text: try console.printResult(TextTable(entries.map(\.row)).text)
    case .json: try console.printResult(JSONText.array(entries.map(\.json)).line)
    }
  }
}
