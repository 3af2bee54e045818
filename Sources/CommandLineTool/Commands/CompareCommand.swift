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
      and matches. Results are left in output/compare.
      """
    ],
    options: options,
    laterOptions: ["only"],
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
      [.actual, .expected, .by] + SceneOptions.resolution + SceneOptions.frames
    let how: [OptionSpecification] = [
      .steps, .pixels, .windowPixels, .window, .metric, .threshold, .trackTolerance, .mask,
      .motionChecks,
      .goldens, .record, .keep, .prune, .accept, .region, .cause, .acceptShape, .outCompare,
      .embed, .changesAPNG, .jobs,
    ]
    return what + how + SceneOptions.bounds + [.markdown, .github]
  }

  /// What only a scene has; it says nothing of files, and would be passed over in silence.
  private static let sceneOnly: [OptionSpecification] =
    SceneOptions.resolution + SceneOptions.frames + [
      .goldens, .record, .keep, .prune, .motionChecks, .accept,
    ]

  @MainActor
  package static func run(_ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    let options = try CompareOptions(context)
    if let option = [OptionSpecification.region, .cause, .acceptShape]
      .first(where: context.arguments.has), !context.arguments.has(.accept)
    {
      throw .usage(.refusedValue(option: option.spelling, reason: "it needs --accept"))
    }
    if context.arguments.has(.accept), !context.arguments.has(.actual) {
      try accept(context, options)
      return .success
    }
    let sequences: [ComparedSequence]
    if context.arguments.has(.actual) || context.arguments.has(.expected) {
      sequences = [try await files(context, options)]
    } else {
      sequences = try await scenes(context, options)
    }
    let result = ComparisonResult(
      toolVersion: ToolVersion.text, renderingRevision: RenderingRevision.current,
      limits: options.limits, sequences: sequences.map(\.result))
    try ResultFolder(
      console: context.console, path: options.out, embedsPictures: context.arguments.has(.embed),
      changesAreAnimated: context.arguments.has(.changesAPNG)
    ).tell(result, sequences, context.arguments)
    // A scene that does not match may be another one under an old name.
    if result.isMatch { try prune(context, sequences) }
    return result.isMatch ? .success : .differs
  }

  @MainActor
  private static func files(
    _ context: CommandContext, _ options: CompareOptions
  ) async throws(CommandFailure) -> ComparedSequence {
    let arguments = context.arguments
    guard let actual = arguments.value(of: .actual) else {
      throw .usage(.missingOperand("--actual", command: "compare"))
    }
    let isAlone = options.subject == .motion
    if isAlone, arguments.has(.expected) { throw .usage(.conflict("--by motion", "--expected")) }
    guard let expected = arguments.value(of: .expected) ?? (isAlone ? actual : nil) else {
      throw .usage(.missingOperand("--expected", command: "compare"))
    }
    if let scene = arguments.operands.first {
      throw .usage(.extraOperand(scene, command: "compare --actual"))
    }
    if let option = sceneOnly.first(where: arguments.has) {
      throw .usage(.conflict("--actual", option.spelling))
    }
    guard options.masks.layers.isEmpty else {
      throw .usage(
        .refusedValue(option: "--mask", reason: "files have no layers; use rect: or png:"))
    }
    if isAlone {
      return try await FileComparison.alone(
        try FileSequence(actual), options, context.interruption)
    }
    let comparison = FileComparison(
      options: options, expected: try FileSequence(expected), actual: try FileSequence(actual),
      interruption: context.interruption)
    return options.subject == .tracks
      ? try await comparison.trackResult() : try await comparison.result()
  }

  @MainActor
  private static func scenes(
    _ context: CommandContext, _ options: CompareOptions
  ) async throws(CommandFailure) -> [ComparedSequence] {
    guard !context.arguments.operands.isEmpty else {
      throw .usage(.missingOperand("SCENE, or --actual and --expected", command: "compare"))
    }
    let prunes = context.arguments.has(.prune)
    if prunes { _ = try GoldenPruning(context.arguments) }
    let variant = GoldenVariant.name(context.arguments)
    var compared: [ComparedSequence] = []
    var names: Set<String> = []
    for operand in context.arguments.operands {
      let comparison = try comparison(of: operand, context, options)
      let root = context.arguments.value(of: .goldens) ?? comparison.scene.goldensRoot
      if prunes { try GoldenPruning.check(root, of: operand) }
      guard names.insert(comparison.folder.name).inserted else {
        throw .usage(
          .refusedValue(
            option: operand, reason: "another scene of this run has the name of this one"))
      }
      var sequence = try await comparison.result()
      sequence.result.variant = variant == "default" ? nil : variant
      sequence.goldensRoot = root
      compared.append(sequence)
    }
    return compared
  }

  @MainActor
  private static func comparison(
    of operand: String, _ context: CommandContext, _ options: CompareOptions
  ) throws(CommandFailure) -> SceneComparison {
    let scene = try SceneLoader(context: context).load(operand)
    try scene.requireExpectations()
    let root = context.arguments.value(of: .goldens) ?? scene.goldensRoot
    let name = GoldenVariant.plain(scene.document.name)
    return SceneComparison(
      context: context, scene: scene, options: options,
      golden: GoldenFolder("\(root)/\(name)/\(GoldenVariant.name(context.arguments))"),
      recordCommand: "'segue compare \(operand)\(GoldenVariant.words(context.arguments)) "
        + "--record failed'")
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

  /// Accepts what earlier comparisons left, scene by scene.
  @MainActor
  private static func accept(
    _ context: CommandContext, _ options: CompareOptions
  ) throws(CommandFailure) {
    let arguments = context.arguments
    guard !arguments.operands.isEmpty else {
      throw .usage(.missingOperand("SCENE", command: "compare --accept"))
    }
    if options.record != .none { throw .usage(.conflict("--accept", "--record")) }
    for operand in arguments.operands {
      let comparison = try comparison(of: operand, context, options)
      let filter = try usage { () throws(UsageError) in
        try Acceptance(arguments, plan: comparison.scene.plan)
      }
      let count = try comparison.accept(filter)
      try context.console.printSummary(
        "\(comparison.golden.path): accepted \(count) \(count == 1 ? "frame" : "frames")")
    }
  }
}
