/// What every stage of resolution shares: the text, the limits, and what there is to report.
///
/// A reference type that never leaves one call of the reader.
final class ResolutionContext {
  /// The texts whose spans the stages pass to each other.
  private(set) var sources: SourceMap
  let limits: SceneLimits
  /// Features that may be drawn as a grey bar.
  let allowedMissing: Set<String>
  var diagnostics: DiagnosticCollector
  /// Params that stand behind values, by where the reference stands.
  var references: [SourceSpan: ParamReference] = [:]
  /// Components that some layer uses.
  var usedComponents: Set<String> = []
  /// Keys that were reported as misspelt, by object: they are not missing besides.
  private var misspelt: Set<Misspelling> = []
  private var layerCount = 0
  private var trackCount = 0
  private var pathElementCount = 0

  /// A key that an object has under another spelling.
  private struct Misspelling: Hashable {
    var object: SourceSpan
    var key: String
  }

  /// A param that a value was taken from.
  struct ParamReference {
    var name: String
    var type: String
    var location: SourceLocation
  }

  init(source: SourceText, limits: SceneLimits, allowedMissing: Set<String>) {
    sources = SourceMap(source)
    self.limits = limits
    self.allowedMissing = allowedMissing
    diagnostics = DiagnosticCollector(limit: limits.diagnostics)
  }

  /// The place of a span of the text.
  func location(_ span: SourceSpan) -> SourceLocation {
    sources.location(of: span)
  }

  /// The scene's own text.
  var source: SourceText { sources.main }

  /// Adds a text.
  ///
  /// - Returns: How far the text's own spans have to be moved; nil, and reported, where spans can't
  ///   reach so far.
  func add(_ text: SourceText) -> Int? {
    if let start = sources.add(text) { return start }
    diagnostics.append(
      Diagnostic(
        .error, "over-limit",
        "\(VisibleText.quoted(text.file)): the scene's files have more than 4 GB altogether"))
    return nil
  }

  /// What messages call a file of the scene's folder.
  func fileName(ofIncluded path: String) -> String {
    let folder = IncludePath.folder(of: source.file)
    let isAtRoot = source.file.hasPrefix("/") && folder.isEmpty
    return folder.isEmpty && !isAtRoot ? path : "\(folder)/\(path)"
  }

  /// What was reported, in the order of the texts.
  var sortedDiagnostics: [Diagnostic] {
    diagnostics.sorted { [sources] in sources.rank(of: $0) ?? sources.texts.count }
  }
}

// MARK: - Reports

extension ResolutionContext {
  /// Reports an error about a span of the text, with the param behind it if there is one.
  func error(
    _ name: String, _ message: String, at span: SourceSpan, suggestion: String? = nil
  ) {
    report(.error, name, message, at: span) { $0.suggestion = suggestion }
  }

  /// Reports an error with a note of its own.
  func error(_ name: String, _ message: String, at span: SourceSpan, note: Diagnostic.Note) {
    error(name, message, at: span, notes: [note])
  }

  /// Reports an error with notes of its own.
  func error(_ name: String, _ message: String, at span: SourceSpan, notes: [Diagnostic.Note]) {
    report(.error, name, message, at: span) { $0.notes += notes }
  }

  /// Reports what does not keep the scene from being rendered.
  func warning(_ name: String, _ message: String, at span: SourceSpan) {
    report(.warning, name, message, at: span) { _ in }
  }

  /// Reports an error about the command line.
  func error(_ name: String, _ message: String, suggestion: String? = nil) {
    var diagnostic = Diagnostic(.error, name, message)
    diagnostic.suggestion = suggestion
    diagnostic.isOfCommandLine = true
    diagnostics.append(diagnostic)
  }

  private func report(
    _ severity: Diagnostic.Severity, _ name: String, _ message: String, at span: SourceSpan,
    adjust: (inout Diagnostic) -> Void
  ) {
    guard !diagnostics.isFull else {
      diagnostics.append(Diagnostic(severity, name, message))
      return
    }
    var diagnostic = Diagnostic(severity, name, message, at: location(span))
    adjust(&diagnostic)
    if let param = references[span] {
      diagnostic.notes.append(
        Diagnostic.Note(
          "the value comes from the param \(VisibleText.quoted(param.name)), a \(param.type)",
          at: param.location))
    }
    diagnostics.append(diagnostic)
  }

  /// The candidate nearest to a misspelt word.
  func nearest(to word: String, among candidates: [String]) -> String? {
    diagnostics.isFull ? nil : Suggestion.nearest(to: word, among: candidates)
  }

  /// Notes that an object has a key under another spelling.
  func noteMisspelling(of key: String, in object: SourceSpan) {
    misspelt.insert(Misspelling(object: object, key: key))
  }

  /// Whether an object has a key under another spelling.
  func hasMisspelling(of key: String, in object: SourceSpan) -> Bool {
    misspelt.contains(Misspelling(object: object, key: key))
  }

  /// Reports a value of a wrong type, unless it was reported already.
  ///
  /// `wanted` is what would have been right, with its article.
  func wrongType(_ value: LocatedValue, for what: String, wanted: String) {
    guard !value.isInvalid else { return }
    error("wrong-type", "\(what) wants \(wanted), not \(value.kindName)", at: value.span)
  }

  /// Reports a word that is not one of a list.
  func unknownWord(_ word: String, for what: String, among words: [String], at span: SourceSpan) {
    let message = "unknown \(what) \(VisibleText.quoted(word))"
    if let near = nearest(to: word, among: words) {
      error("unknown-value", message, at: span, suggestion: near)
    } else {
      let list = words.prefix(40).map(VisibleText.quoted).joined(separator: ", ")
      let note = words.isEmpty ? "there is none to choose from" : "known are \(list)"
      error("unknown-value", message, at: span, note: Diagnostic.Note(note))
    }
  }

  /// Reports what a later version brings.
  func notThereYet(_ what: String, at span: SourceSpan) {
    error(
      "not-there-yet", "\(what) not there yet: a later version of Segue brings it", at: span)
  }
}

// MARK: - Counts

extension ResolutionContext {
  /// Counts a layer.
  ///
  /// - Returns: False for one beyond the limit; the first such is reported.
  func countLayer(at span: SourceSpan) -> Bool {
    layerCount += 1
    if layerCount == limits.layers + 1 {
      error(
        "over-limit", "the scene has more than \(limits.layers) layers (--limit-layers)", at: span)
    }
    return layerCount <= limits.layers
  }

  /// Counts a track.
  ///
  /// - Returns: False for one beyond the limit; the first such is reported.
  func countTrack(at span: SourceSpan) -> Bool {
    trackCount += 1
    if trackCount == limits.tracks + 1 {
      error(
        "over-limit", "the scene has more than \(limits.tracks) tracks (--limit-tracks)", at: span)
    }
    return trackCount <= limits.tracks
  }

  /// Counts elements of a path.
  ///
  /// - Returns: False where they pass the limit; the first such path is reported.
  func countPathElements(_ count: Int, at span: SourceSpan) -> Bool {
    let wasWithin = pathElementCount <= limits.pathElements
    pathElementCount += count
    let isWithin = pathElementCount <= limits.pathElements
    if wasWithin, !isWithin {
      error(
        "over-limit",
        "the scene's paths have more than \(limits.pathElements) elements (--limit-path-elements)",
        at: span)
    }
    return isWithin
  }
}
