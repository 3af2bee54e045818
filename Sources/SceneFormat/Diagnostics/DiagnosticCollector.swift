/// Gathers what there is to say about a scene, up to a limit.
struct DiagnosticCollector {
  private let limit: Int
  private var kept: [Diagnostic] = []
  private var droppedErrors = 0

  /// A collector that keeps `limit` diagnostics and counts the others.
  init(limit: Int) {
    self.limit = max(1, limit)
  }

  /// Whether an error was reported, kept or not.
  private(set) var hasErrors = false

  /// Whether there is room for more; once there is not, suggestions need not be looked for.
  var isFull: Bool { kept.count >= limit }

  /// Keeps a diagnostic while there is room.
  mutating func append(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { hasErrors = true }
    if isFull {
      droppedErrors += diagnostic.severity == .error ? 1 : 0
    } else {
      kept.append(diagnostic)
    }
  }

  /// What was gathered: first what has no place, then in the order of the text.
  var sorted: [Diagnostic] {
    let ordered = kept.enumerated().sorted { left, right in
      let places = (left.element.location?.offset ?? -1, right.element.location?.offset ?? -1)
      return places.0 == places.1 ? left.offset < right.offset : places.0 < places.1
    }
    var diagnostics = ordered.map(\.element)
    if droppedErrors > 0 {
      diagnostics.append(
        Diagnostic(.error, "too-many-errors", "\(droppedErrors) more errors are not shown"))
    }
    return diagnostics
  }
}
