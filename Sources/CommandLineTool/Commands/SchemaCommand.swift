internal import SceneFormat

/// `segue schema`: the scene format as a JSON Schema.
package enum SchemaCommand: Command {
  package static let specification = CommandSpecification(
    name: "schema", summary: "Prints the scene format as a JSON Schema, for editors",
    operands: .init(
      usage: "[KIND]", count: 0...1, words: [SceneJSONSchema.Kind.allCases.map(\.rawValue)]),
    discussion: [
      """
      KIND is scene (the default), part, which is a file that scenes include, or project, which \
      is a file segue.json5. What depends on other places of a scene no schema can say; \
      'segue validate' does.
      """
    ],
    options: [],
    examples: [.init("segue schema", "Prints JSON Schema 2020-12.")])

  @MainActor
  package static func run(_ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    let word = context.arguments.operands.first ?? SceneJSONSchema.Kind.scene.rawValue
    guard let kind = SceneJSONSchema.Kind(rawValue: word) else {
      let names = SceneJSONSchema.Kind.allCases.map(\.rawValue)
      throw .usage(
        .invalidValue(
          option: "KIND", value: word, expected: "one of " + names.joined(separator: ", ")))
    }
    try context.console.printResult(bytes: Array(SceneJSONSchema.text(of: kind).utf8))
    return .success
  }
}
