/// Turns the bytes of a scene into a document in which nothing is left to look up.
package enum SceneReader {
  /// Reads a scene.
  ///
  /// Never traps, whatever the bytes are, and takes time and memory bounded by the limits. One
  /// run reports every error, but for what a syntax error or an unknown version hides.
  ///
  /// - Parameters:
  ///   - bytes: The scene: JSON5, UTF-8, with or without a byte order mark.
  ///   - file: The file as the user named it, for messages; `-` for standard input.
  ///   - overrides: What the command line says.
  ///   - limits: What the scene may ask for.
  ///   - files: Where included files come from.
  ///   - project: The project that the scene belongs to.
  /// - Returns: The document, if there is no error, and everything there is to report.
  package static func read(
    _ bytes: [UInt8], file: String, overrides: SceneOverrides = SceneOverrides(),
    limits: SceneLimits = SceneLimits(), files: any SceneFiles = NoSceneFiles(),
    project: SceneProject? = nil
  ) -> SceneReading {
    let isTooLarge = bytes.count > limits.fileBytes
    let source = SourceText(file: file, bytes: isTooLarge ? [] : bytes)
    let context = ResolutionContext(
      source: source, limits: limits, allowedMissing: overrides.allowedMissing)
    var resolver = SceneResolver(
      context: context, overrides: overrides, files: files, project: project)
    let document = context.parse(bytes).flatMap { resolver.document($0) }
    return SceneReading(
      document: context.diagnostics.hasErrors ? nil : document, variants: resolver.variants,
      diagnostics: context.sortedDiagnostics, usedParams: resolver.usedParams,
      sources: context.sources.texts + resolver.sources)
  }
}
