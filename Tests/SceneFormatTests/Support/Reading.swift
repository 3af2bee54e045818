import SceneFormat

/// Reads a scene from text.
func reading(
  _ text: String, file: String = "scene.json5", overrides: SceneOverrides = SceneOverrides(),
  limits: SceneLimits = SceneLimits()
) -> SceneReading {
  SceneReader.read(Array(text.utf8), file: file, overrides: overrides, limits: limits)
}

/// Everything that a reading reports, as the command line prints it.
func report(_ reading: SceneReading) -> String {
  let formatter = DiagnosticFormatter(sources: reading.sources)
  return reading.diagnostics.map { formatter.text(of: $0) }.joined(separator: "\n")
}

/// The messages of a reading with their lines and columns, one a line.
func messages(_ reading: SceneReading) -> [String] {
  reading.diagnostics.map { diagnostic in
    let place = diagnostic.location.map { "\($0.line):\($0.column): " } ?? ""
    return "\(place)\(diagnostic.name): \(DiagnosticFormatter.sentence(diagnostic))"
  }
}

/// A whole scene around some members of its own: one screen `home` unless the members bring theirs.
func scene(_ members: String) -> String {
  let screens = members.contains("screens:") ? "" : "screens: { home: {} },"
  return "{ version: 1, name: \"test\", \(screens) \(members) }"
}

/// A whole scene whose only screen holds the given layers.
func scene(layers: String) -> String {
  scene("screens: { home: { layers: [\(layers)] } }")
}
