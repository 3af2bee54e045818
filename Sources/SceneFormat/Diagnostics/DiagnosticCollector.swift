/// Gathers what there is to say about a scene, up to a limit.
struct DiagnosticCollector {
  private let limit: Int
  private var kept: [Diagnostic] = []
  /// What was kept, once more: a component's fault is found again by each layer that uses it.
  private var seen: Set<Diagnostic> = []
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
      if seen.insert(diagnostic).inserted { kept.append(diagnostic) }
    }
  }

  /// What was gathered: first what has no place, then file by file in the order of the text.
  ///
  /// `rank` is the place of a file among the others.
  func sorted(rank: (String) -> Int = { _ in 0 }) -> [Diagnostic] {
    var ranks: [String: Int] = [:]
    let keyed = kept.enumerated().map { index, diagnostic in
      guard let place = diagnostic.location else { return (-1, -1, index) }
      let file = ranks[place.file] ?? rank(place.file)
      ranks[place.file] = file
      return (file, place.offset, index)
    }
    var diagnostics = keyed.sorted { $0 < $1 }.map { kept[$0.2] }
    if droppedErrors > 0 {
      diagnostics.append(
        Diagnostic(.error, "too-many-errors", "\(droppedErrors) more errors are not shown"))
    }
    return diagnostics
  }
}
