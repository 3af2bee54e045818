/// Reads what the command line says about params.
struct OverrideReader {
  let context: ResolutionContext
  let limits: SceneLimits

  /// Texts of the files that were read.
  private(set) var sources: [SourceText] = []

  init(context: ResolutionContext) {
    self.context = context
    limits = context.limits
  }

  /// Takes the params file, then the settings.
  mutating func read(_ overrides: SceneOverrides, into params: inout ParamReader) {
    if let file = overrides.paramsFile { read(file, into: &params) }
    for setting in overrides.settings { read(setting, into: &params) }
  }

  private func read(_ setting: SceneOverrides.Setting, into params: inout ParamReader) {
    guard let definition = params.definition(setting.name) else {
      context.unknownOption(setting.name, for: "param", among: params.names)
      return
    }
    let value = TypedText.value(setting.text, for: definition.type)
    let label = "--set \(setting.name)"
    let text = SourceText(file: label, bytes: Array(setting.text.utf8))
    let side = ResolutionContext(source: text, limits: limits, allowedMissing: [])
    if side.check(value, fits: definition) {
      params.override(setting.name, with: value.content)
    }
    adopt(side.diagnostics.sorted()) { diagnostic in
      diagnostic.location = nil
      diagnostic.isOfCommandLine = true
      diagnostic.message = "--set \(VisibleText.visible(setting.name)): \(diagnostic.message)"
    }
  }

  private mutating func read(_ file: SceneOverrides.ParamsFile, into params: inout ParamReader) {
    let source = SourceText(file: file.file, bytes: file.bytes)
    sources.append(source)
    let side = ResolutionContext(source: source, limits: limits, allowedMissing: [])
    if let value = side.parse(file.bytes),
      let reader = ObjectReader(value, as: "a params file", in: side)
    {
      for member in reader.object.members where !member.key.hasPrefix("x-") {
        guard let definition = params.definition(member.key) else {
          side.unknownWord(member.key, for: "param", among: params.names, at: member.keySpan)
          continue
        }
        if side.check(member.value, fits: definition) {
          params.override(member.key, with: member.value.content)
        }
      }
    }
    adopt(side.diagnostics.sorted()) { _ in }
  }

  private func adopt(_ diagnostics: [Diagnostic], change: (inout Diagnostic) -> Void) {
    for var diagnostic in diagnostics {
      change(&diagnostic)
      context.diagnostics.append(diagnostic)
    }
  }
}

extension ResolutionContext {
  /// Reads the context's own text, and reports what keeps it from being read.
  func parse(_ bytes: [UInt8]) -> LocatedValue? { parse(bytes, movedBy: 0) }

  /// Reads another file that belongs to the scene, and reports what keeps it from being read.
  ///
  /// - Returns: The file's value, its spans moved to where the file begins.
  func parse(_ bytes: [UInt8], ofFile file: String) -> LocatedValue? {
    guard let start = add(SourceText(file: file, bytes: bytes)) else { return nil }
    return parse(bytes, movedBy: start)
  }

  private func parse(_ bytes: [UInt8], movedBy start: Int) -> LocatedValue? {
    do throws(JSON5Error) {
      let (value, faults) = try JSON5Parser.parse(bytes, limits: limits)
      for fault in faults { report(start == 0 ? fault : fault.moved(by: start)) }
      return start == 0 ? value : value.moved(by: start)
    } catch {
      self.error(error.name, error.description, at: error.span.moved(by: start))
      return nil
    }
  }

  private func report(_ fault: JSON5Fault) {
    switch fault.cause {
    case .duplicateKey(let key, let first):
      error(
        "duplicate-key", "the key \(VisibleText.quoted(key)) stands here a second time",
        at: fault.span, note: Diagnostic.Note("it stands here first", at: location(first)))
    case .notFinite(let text):
      error("not-finite", "\(text) is not a number that can be drawn", at: fault.span)
    case .tooLarge(let text):
      error("out-of-range", "\(VisibleText.quoted(text)) is too large a number", at: fault.span)
    }
  }
}
