internal import Goldens

/// The two sequences of files that a command line names, or the one that is looked at alone.
@MainActor
struct FileOperands {
  private let context: CommandContext
  private let options: CompareOptions
  private let actual: String
  /// Nil for a sequence alone.
  private let expected: String?

  /// What only a scene has; it says nothing of files, and would be passed over in silence.
  private static let sceneOnly: [OptionSpecification] =
    SceneOptions.resolution + SceneOptions.frames + [
      .only, .goldens, .record, .keep, .prune, .motionChecks,
    ]

  /// - Throws: `usage` for words that make no sense together.
  init(_ context: CommandContext, _ options: CompareOptions) throws(CommandFailure) {
    let arguments = context.arguments
    (self.context, self.options) = (context, options)
    guard let actual = arguments.value(of: .actual) else {
      throw .usage(.missingOperand("--actual", command: "compare"))
    }
    self.actual = actual
    expected = arguments.value(of: .expected)
    let isAlone = options.subject == .motion
    if isAlone, expected != nil { throw .usage(.conflict("--by motion", "--expected")) }
    if !isAlone, expected == nil {
      throw .usage(.missingOperand("--expected", command: "compare"))
    }
    if let scene = arguments.operands.first {
      throw .usage(.extraOperand(scene, command: "compare --actual"))
    }
    if let option = Self.sceneOnly.first(where: arguments.has) {
      throw .usage(.conflict("--actual", option.spelling))
    }
    guard options.masks.layers.isEmpty else {
      throw .usage(
        .refusedValue(option: "--mask", reason: "files have no layers; use rect: or png:"))
    }
  }

  /// What the sequence is called.
  var name: String { actual.split(separator: "/").last.map(String.init) ?? actual }

  /// Compares.
  func result() async throws(CommandFailure) -> ComparedSequence {
    guard let expected else {
      return try await FileComparison.alone(
        try FileSequence(actual), options, context.interruption)
    }
    let comparison = FileComparison(
      options: options, expected: try FileSequence(expected), actual: try FileSequence(actual),
      interruption: context.interruption)
    return options.subject == .tracks
      ? try await comparison.trackResult() : try await comparison.result()
  }
}
