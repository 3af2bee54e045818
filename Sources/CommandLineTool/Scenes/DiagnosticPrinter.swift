internal import SceneFormat

/// Prints what is to be told about a scene: for people with the source line, for machines as one
/// JSON object a line.
struct DiagnosticPrinter {
  let console: Console
  let formatter: DiagnosticFormatter
  /// What was printed already; nil to remember nothing.
  var told: ToldDiagnostics?

  /// Prints all of them that were not told; a quiet run tells errors only.
  func print(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics
    where diagnostic.severity == .error || console.verbosity > .quiet {
      guard told?.note(diagnostic) ?? true else { continue }
      switch console.format {
      case .text: console.printMessage(formatter.text(of: diagnostic))
      case .json: console.printMessage(Self.json(diagnostic).line)
      }
    }
  }

  static func json(_ diagnostic: Diagnostic) -> JSONText {
    .object(
      [
        ("severity", .string(diagnostic.severity.rawValue)), ("name", .string(diagnostic.name)),
        ("message", .string(diagnostic.message)),
      ] + place(diagnostic.location) + [
        ("suggestion", .optional(diagnostic.suggestion)),
        (
          "notes",
          .array(
            diagnostic.notes.map {
              .object([("message", .string($0.message))] + place($0.location))
            })
        ),
      ])
  }

  private static func place(_ location: SourceLocation?) -> [(String, JSONText)] {
    guard let location else { return [] }
    return [
      ("file", .string(location.file)), ("line", .integer(location.line)),
      ("column", .integer(location.column)), ("offset", .integer(location.offset)),
      ("length", .integer(location.length)),
    ]
  }
}
