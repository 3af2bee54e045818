/// Reads project files.
package enum ProjectReader {
  /// Greatest number that a limit may be set to.
  private static let greatestLimit = 1 << 40

  /// Reads a project file.
  ///
  /// Its devices, matrices and defaults are looked through with each scene that uses them.
  ///
  /// - Parameters:
  ///   - bytes: The file: JSON5, UTF-8.
  ///   - file: The file as messages are to name it.
  ///   - limits: What holds where the file says nothing.
  /// - Returns: The project, if there is no error, and everything there is to report.
  package static func read(
    _ bytes: [UInt8], file: String, limits: SceneLimits = SceneLimits()
  ) -> ProjectReading {
    let isTooLarge = bytes.count > limits.fileBytes
    let source = SourceText(file: file, bytes: isTooLarge ? [] : bytes)
    let context = ResolutionContext(source: source, limits: limits, allowedMissing: [])
    let project = context.parse(bytes).flatMap { Self.project($0, source, in: context) }
    return ProjectReading(
      project: context.diagnostics.hasErrors ? nil : project,
      diagnostics: context.sortedDiagnostics, sources: [source])
  }

  private static func project(
    _ value: LocatedValue, _ source: SourceText, in context: ResolutionContext
  ) -> SceneProject? {
    guard let root = ObjectReader(value, as: "the project", in: context),
      SceneResolver.checkVersion(root, in: context)
    else { return nil }
    root.check(SceneSchema.project)
    if let value = root.value("defaults"),
      let defaults = ObjectReader(value, as: "the project's defaults", in: context)
    {
      defaults.check(SceneSchema.projectDefaults)
    }
    _ = DeviceReader(context: context).devices(root, keys: SceneSchema.projectDevice)
    _ = root.names("matrices", of: "matrix")
    let goldens = root.value("goldens").flatMap { Self.goldens($0, in: context) }
    return SceneProject(
      source: source, root: value, goldens: goldens, limits: limits(root, in: context))
  }

  private static func goldens(_ value: LocatedValue, in context: ResolutionContext) -> String? {
    guard let path = context.text(value, for: "\"goldens\"") else { return nil }
    if let reason = AssetPath.reasonAgainstForm(path) {
      context.error(
        "bad-path", "\"goldens\" is \(VisibleText.quoted(path)), which cannot be used: \(reason)",
        at: value.span)
      return nil
    }
    guard let parts = AssetPath.parts(of: path) else {
      context.error("bad-path", "\"goldens\" leads out of the project's folder", at: value.span)
      return nil
    }
    return parts.joined(separator: "/")
  }

  private static func limits(_ root: ObjectReader, in context: ResolutionContext) -> SceneLimits {
    var limits = context.limits
    guard let value = root.value("limits"),
      let reader = ObjectReader(value, as: "the limits", in: context)
    else { return limits }
    reader.check(KeySet(SceneLimits.fields.map(\.name)))
    for field in SceneLimits.fields {
      guard let value = reader.value(field.name),
        let number = context.integer(
          value, for: VisibleText.quoted(field.name), in: 1...greatestLimit)
      else { continue }
      field.apply(&limits, number)
    }
    return limits
  }
}
