import SceneFormat

/// What libFuzzer calls with each input: `Tests/Fuzz/run FuzzSceneReader 60`.
///
/// The input is read as a scene, as a file of params for a fixed scene, as a file that another scene
/// includes, and as a project file.
///
/// - Parameters:
///   - start: The first byte.
///   - count: How many there are.
/// - Returns: 0, as libFuzzer wants.
@c(LLVMFuzzerTestOneInput)
public func fuzzSceneReader(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  var missing = SceneOverrides()
  missing.allowedMissing = ["text"]
  let files = OneFile(bytes: bytes)
  check(SceneReader.read(bytes, file: "scene.json5", overrides: missing, files: files))
  var params = SceneOverrides()
  params.paramsFile = SceneOverrides.ParamsFile(file: "params.json5", bytes: bytes)
  check(SceneReader.read(paramScene, file: "scene.json5", overrides: params))
  check(SceneReader.read(includingScene, file: "main.json5", files: files))
  let project = ProjectReader.read(bytes, file: "segue.json5")
  check(
    SceneReader.read(includingScene, file: "main.json5", files: files, project: project.project))
  return 0
}

/// The input under every short path, so that files include themselves and each other.
///
/// Deeper paths would lead to hundreds of files with all of the input's faults in each, which is
/// bounded but slow to print here.
private struct OneFile: SceneFiles {
  let bytes: [UInt8]

  func bytes(of path: String, limit: Int) throws(SceneFileFault) -> [UInt8] {
    guard bytes.count <= limit, path.count(where: { $0 == "/" }) <= 1 else {
      throw SceneFileFault("it is too long")
    }
    return bytes
  }
}

/// A scene of an included file's entries, in variants.
private let includingScene = Array(
  """
  { version: 1, include: ["part.json5"], screens: { "the first": { layers: [
    { id: "a", type: "use", component: "card", repeat: { count: 3, step: [1, "1%"] } },
  ] } }, variants: { use: "sizes", axes: { theme: ["dark"] } } }
  """.utf8)

/// A scene with a param of every type.
private let paramScene = Array(
  """
  { version: 1, params: {
    a: { type: "number", default: 1, min: 0 }, b: { type: "seconds", default: "1s" },
    c: { type: "color", default: "#000000" }, d: { type: "string", default: "" },
    e: { type: "bool", default: true }, f: { type: "timing", default: "linear" },
    g: { type: "asset", default: "a.png" }, h: { type: "choice", default: "x", choices: ["x"] },
  }, screens: { home: { background: "$c", layers: [
    { id: "l${a}${d}", type: "rect", frame: ["$a", 0, 1, 1], visible: "$e" },
    { id: "m", type: "image", frame: [0, 0, 1, 1], src: "$g" },
  ] } }, transitions: [{ op: "push", to: "home", duration: "$b", timing: "$f" }] }
  """.utf8)

/// Checks what must hold whatever the bytes are.
private func check(_ reading: SceneReading) {
  precondition(
    (reading.document == nil) == reading.hasErrors, "there is a document or an error, never both")
  let formatter = DiagnosticFormatter(sources: reading.sources)
  for diagnostic in reading.diagnostics {
    let text = formatter.text(of: diagnostic)
    let isClean = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A }
    precondition(isClean, "no message holds a control character")
  }
  if let document = reading.document {
    precondition(
      document.canonicalBytes == document.canonicalBytes, "a document has one way to be written")
  }
}
