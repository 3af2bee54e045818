import SceneFormat

/// Files to include, in memory.
struct MemoryFiles: SceneFiles {
  let texts: [String: String]

  init(_ texts: [String: String]) {
    self.texts = texts
  }

  func bytes(of path: String, limit: Int) throws(SceneFileFault) -> [UInt8] {
    guard let text = texts[path] else { throw SceneFileFault("no such file") }
    return Array(text.utf8)
  }
}

/// Reads a scene that may include files.
func reading(
  _ text: String, including files: [String: String], file: String = "scenes/main.json5",
  limits: SceneLimits = SceneLimits()
) -> SceneReading {
  SceneReader.read(
    Array(text.utf8), file: file, limits: limits, files: MemoryFiles(files))
}
