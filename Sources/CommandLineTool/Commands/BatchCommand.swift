internal import SceneFormat
internal import Staging

/// `segue batch`: every variant of scenes; this version lists them.
package enum BatchCommand: Command {
  package static let specification = CommandSpecification(
    name: "batch", summary: "Lists every variant of scenes, with --list",
    operands: .scenes,
    discussion: [
      """
      A scene's variants are every combination of its axes but the excluded ones, and those \
      that it adds. They are named as their folders are: the scene, a slash, the variant; a \
      scene without variants has one, called default. This version renders none of them.
      """
    ],
    options: [.set, .params, .only, .list] + SceneOptions.bounds,
    laterOptions: [
      "shard", "out", "existing", "jobs", "memory", "dedupe", "fail-fast", "keep-going", "dry-run",
    ],
    examples: [
      .init("segue batch scenes/slide.json5 --list", "Prints every variant with what it sets."),
      .init(
        "segue batch scenes/slide.json5 --list --only fps=120 --only iPhone-*",
        "Prints those at 120 frames a second whose names begin so."),
    ])

  @MainActor
  package static func run(_ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    let arguments = context.arguments
    guard arguments.has(.list) else {
      throw .usage(
        .missingOption(
          "--list", command: "batch",
          reason: "this version lists variants and renders none; 'segue render' with the values "
            + "that the list shows renders one"))
    }
    var failure: CommandFailure?
    var entries: [VariantEntry] = []
    for operand in arguments.operands {
      try context.interruption.check()
      do throws(CommandFailure) {
        entries += try Self.entries(operand, in: context)
      } catch .sceneRefused {
        failure = .sceneRefused
      }
    }
    if let failure { throw failure }
    try print(try chosen(entries, arguments), to: context.console)
    return .success
  }

  /// The variants of a scene.
  @MainActor
  private static func entries(
    _ operand: String, in context: CommandContext
  ) throws(CommandFailure) -> [VariantEntry] {
    let scene = try SceneLoader(context: context).read(operand)
    let document = try scene.document()
    let variants = scene.reading.variants
    let axes = Set(variants.flatMap { $0.values.map(\.axis) })
    for text in context.arguments.values(of: .set) {
      let name = String(text.prefix { $0 != "=" })
      if axes.contains(name) {
        throw .usage(
          .refusedValue(
            option: "--set",
            reason: "'\(name)' is an axis of the variants; --only \(name)=VALUE chooses of them"))
      }
    }
    return scene.listedVariants.map { VariantEntry(scene, document, $0) }
  }

  private static func chosen(
    _ entries: [VariantEntry], _ arguments: ParsedArguments
  ) throws(CommandFailure) -> [VariantEntry] {
    let selection = VariantSelection(arguments.values(of: .only))
    try selection.check(entries.map(\.variant))
    return entries.filter { selection.includes($0.variant) }
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
