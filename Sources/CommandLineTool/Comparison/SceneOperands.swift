internal import Goldens
internal import SceneFormat

/// The scenes that a command line names, each in the variants that it chooses.
@MainActor
struct SceneOperands {
  /// A scene that was read.
  struct Scene {
    let loader: SceneLoader
    let read: ReadScene
    let document: SceneDocument
    /// The folder of all goldens.
    let goldensRoot: String

    /// The scene, staged.
    @MainActor
    func load(_ variant: SceneVariant?) throws(CommandFailure) -> LoadedScene {
      let scene = try loader.load(read, variant)
      try scene.requireExpectations()
      return scene
    }
  }

  /// One thing to compare.
  struct Item {
    /// As the command line names the scene.
    let operand: String
    /// The scene, or why it can't be read.
    let scene: Result<Scene, CommandFailure>
    /// The variant that `--only` chose, if it is there.
    var variant: SceneVariant?
    /// What results call the variant; nil for the scene with its defaults.
    var variantName: String?

    /// The scene's name; of one that can't be read the file's.
    var name: String {
      if case .success(let scene) = scene { return scene.document.name }
      let file = operand.split(separator: "/").last.map(String.init) ?? operand
      return file.hasSuffix(".json5") ? String(file.dropLast(6)) : file
    }

    /// The folder of its goldens below that of all, and that of its results.
    var folder: String { GoldenVariant.plain(name) + "/" + (variantName ?? "default") }
  }

  private let context: CommandContext
  private let options: CompareOptions
  /// Everything to compare, in the order of the command line and of the variants.
  let items: [Item]

  /// Reads the scenes.
  ///
  /// - Throws: `usage` for words that make no sense together; a scene that is bad is an item.
  init(_ context: CommandContext, _ options: CompareOptions) throws(CommandFailure) {
    (self.context, self.options) = (context, options)
    let arguments = context.arguments
    guard !arguments.operands.isEmpty else {
      throw .usage(
        .missingOperand(
          arguments.has(.accept) ? "SCENE" : "SCENE, or --actual and --expected",
          command: arguments.has(.accept) ? "compare --accept" : "compare"))
    }
    if arguments.has(.only), let option = SceneOptions.resolution.first(where: arguments.has) {
      throw .usage(.conflict("--only", option.spelling))
    }
    if arguments.has(.prune) { _ = try GoldenPruning(arguments) }
    var items: [Item] = []
    for operand in arguments.operands {
      items.append(
        Item(operand: operand, scene: try Self.read(operand, context)))
    }
    self.items =
      try arguments.has(.only)
      ? Self.variants(of: items, arguments) : items.map { Self.named($0, arguments) }
    try check()
  }

  /// Reads a scene; what is wrong with the command line is thrown, what is wrong with the scene is kept.
  private static func read(
    _ operand: String, _ context: CommandContext
  ) throws(CommandFailure) -> Result<Scene, CommandFailure> {
    let loader = SceneLoader(context: context)
    do throws(CommandFailure) {
      let read = try loader.read(operand)
      return .success(
        Scene(
          loader: loader, read: read, document: try read.document(),
          goldensRoot: context.arguments.value(of: .goldens) ?? read.goldensRoot))
    } catch .usage(let error) {
      throw .usage(error)
    } catch .argumentsRefused {
      throw .argumentsRefused
    } catch {
      return .failure(error)
    }
  }

  private static func named(_ item: Item, _ arguments: ParsedArguments) -> Item {
    var item = item
    let name = GoldenVariant.name(arguments)
    item.variantName = name == "default" ? nil : name
    return item
  }

  /// The items in each variant that `--only` chooses; those that can't be read stay.
  private static func variants(
    of items: [Item], _ arguments: ParsedArguments
  ) throws(CommandFailure) -> [Item] {
    let selection = VariantSelection(arguments.values(of: .only))
    var (all, chosen): ([SceneVariant], [Item]) = ([], [])
    for item in items {
      guard case .success(let scene) = item.scene else {
        chosen.append(item)
        continue
      }
      let listed = scene.read.listedVariants
      all += listed
      chosen += listed.filter(selection.includes).map { variant in
        var item = item
        (item.variant, item.variantName) = (variant, variant.name)
        return item
      }
    }
    try selection.check(all)
    return chosen
  }

  private func check() throws(CommandFailure) {
    var folders: Set<String> = []
    for item in items {
      guard case .success(let scene) = item.scene else { continue }
      if context.arguments.has(.prune) {
        try GoldenPruning.check(scene.goldensRoot, of: item.operand)
      }
      guard folders.insert(item.folder).inserted else {
        throw .usage(
          .refusedValue(
            option: item.operand, reason: "another scene of this run has the name of this one"))
      }
    }
  }

  /// The comparison of an item.
  func comparison(of item: Item, _ scene: LoadedScene) -> SceneComparison {
    let root = context.arguments.value(of: .goldens) ?? scene.goldensRoot
    let words =
      item.variant.map { " --only \(ShellText.quoted($0.name))" }
      ?? GoldenVariant.words(context.arguments)
    return SceneComparison(
      context: context, scene: scene, options: options,
      golden: GoldenFolder("\(root)/\(item.folder)"),
      recordCommand: "segue compare \(ShellText.path(item.operand))\(words)"
        + "\(GoldenVariant.surroundings(context.arguments)) --record failed")
  }
}

extension ReadScene {
  /// The scene's variants; of a scene without any the one that it has.
  var listedVariants: [SceneVariant] {
    reading.variants.isEmpty ? [SceneVariant(name: "default", values: [])] : reading.variants
  }
}
