internal import SceneFormat
internal import Staging
internal import Timing

/// `segue explain`: what a scene comes to, without a picture.
package enum ExplainCommand: Command {
  package static let specification = CommandSpecification(
    name: "explain", summary: "Prints a scene's frames, transitions, params and warnings",
    operands: .init(usage: "[SCENE]", count: 0...1),
    discussion: [
      """
      Tells for each transition the duration that its animator declares and the one it really \
      takes, and for each frame its exact time. With --verbose every event and call-back of the \
      navigation is listed.
      """
    ],
    options: [.keys, .defaults, .devices, .values] + SceneOptions.resolution + SceneOptions.frames
      + SceneOptions.bounds,
    examples: [
      .init("segue explain scenes/slide-from-left.json5", "Prints the frame table."),
      .init(
        "segue explain scenes/unfold.json5 --values heading.opacity",
        "Prints the opacity of the layer heading in each frame."),
      .init("segue explain --keys", "Prints the keys that tracks can animate."),
      .init("segue explain --devices", "Prints the devices that scenes may name."),
    ])

  @MainActor
  package static func run(_ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    let arguments = context.arguments
    let tables = [OptionSpecification.keys, .defaults, .devices].filter { arguments.has($0) }
    if let table = tables.first {
      if let operand = arguments.operands.first {
        throw .usage(.extraOperand(operand, command: "explain \(table.spelling)"))
      }
      if arguments.has(.keys) { try printKeys(to: context.console) }
      if arguments.has(.defaults) { try printDefaults(to: context.console) }
      if arguments.has(.devices) { try DeviceList().print(to: context.console) }
      return .success
    }
    guard let operand = arguments.operands.first else {
      throw .usage(.missingOperand("SCENE", command: "explain"))
    }
    let scene = try SceneLoader(context: context).load(operand)
    let frames = try usage { () throws(UsageError) in
      try FrameChoice(plan: scene.plan).frames(arguments)
    }
    let shown = frames ?? Array(0..<scene.plan.frameCount)
    if arguments.has(.values) {
      try ValueReport(scene: scene, frames: shown).print(
        arguments.values(of: .values), to: context.console)
      return .success
    }
    let explanation = SceneExplanation(
      document: scene.document, plan: scene.plan, frames: shown,
      showsEvents: context.console.verbosity == .verbose,
      animatorClasses: context.animators.names, variants: scene.variants.map(\.name))
    switch context.console.format {
    case .text: try context.console.printResult(explanation.text)
    case .json: try context.console.printResult(explanation.json.line)
    }
    try scene.requireExpectations()
    return .success
  }

  private static func printKeys(to console: Console) throws(CommandFailure) {
    let keys = SceneKey.allCases
    switch console.format {
    case .text:
      let rows = keys.map { key in
        [
          key.rawValue, key.valueType.rawValue, key.unit ?? "",
          key.isAvailable ? "" : "not there yet",
        ]
      }
      try console.printResult(TextTable(rows).text)
    case .json:
      try console.printResult(
        JSONText.array(
          keys.map { key in
            .object([
              ("key", .string(key.rawValue)), ("type", .string(key.valueType.rawValue)),
              ("unit", .optional(key.unit)), ("available", .bool(key.isAvailable)),
            ])
          }
        ).line)
    }
  }

  private static func printDefaults(to console: Console) throws(CommandFailure) {
    let table = SceneDefaults.table
    switch console.format {
    case .text: try console.printResult(TextTable(table.map { [$0.key, $0.text] }).text)
    case .json:
      try console.printResult(
        JSONText.array(
          table.map { .object([("key", .string($0.key)), ("value", .string($0.text))]) }
        ).line)
    }
  }
}
