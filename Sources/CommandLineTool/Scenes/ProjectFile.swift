internal import Foundation
internal import SceneFormat
internal import SystemFiles

/// The project file that a scene belongs to: the nearest one in its folder and those above.
struct ProjectFile {
  let project: SceneProject
  /// The folder of the project file, from the current one where it lies below.
  let folder: String

  /// Folders that are looked into at most; a path can't be much deeper.
  private static let greatestDepth = 256

  /// Finds and reads the project file of a scene's folder; nil where there is none.
  ///
  /// Whatever has the name is the project file, so that a link to nowhere isn't passed over.
  ///
  /// - Throws: `sceneRefused` after its errors have been printed, or `inputOutput`.
  static func find(from folder: URL, console: Console) throws(CommandFailure) -> ProjectFile? {
    var place = folder.standardizedFileURL
    for _ in 0..<greatestDepth {
      let path = FileSystem.path(place.path, SceneProject.fileName)
      if FileSystem.exists(path) { return try read(path, console: console) }
      let above = place.deletingLastPathComponent().standardizedFileURL
      if above.path == place.path { return nil }
      place = above
    }
    return nil
  }

  private static func read(
    _ path: String, console: Console
  ) throws(CommandFailure) -> ProjectFile {
    let shown = shortened(path)
    let bytes = try SceneInput.file(shown, limit: SceneLimits().fileBytes)
    let reading = ProjectReader.read(bytes, file: shown)
    DiagnosticPrinter(
      console: console, formatter: DiagnosticFormatter(sources: reading.sources)
    ).print(reading.diagnostics)
    guard let project = reading.project else { throw .refused(for: reading.diagnostics) }
    let folder = shown.lastIndex(of: "/").map { String(shown[..<$0]) } ?? ""
    return ProjectFile(project: project, folder: folder)
  }

  /// A path from the current folder, where it lies below.
  private static func shortened(_ path: String) -> String {
    let current = URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL.path
    let root = current.hasSuffix("/") ? current : current + "/"
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }

  /// A path of the project's folder.
  func path(_ name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }
}
