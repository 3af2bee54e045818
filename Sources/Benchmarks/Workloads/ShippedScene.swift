import Drawing
import Foundation
import SceneFormat
import Staging

/// A scene of the package, taken through the stages in this process.
///
/// Scenes are read from `scenes`: run from the package's folder. Everything here runs on the main
/// thread, where views and layers live.
struct ShippedScene: Sendable {
  /// The file's name without `.json5`.
  let name: String

  private var folder: URL { URL(fileURLWithPath: "scenes") }

  /// The validated scene, at its own size.
  var document: SceneDocument {
    let file = folder.appendingPathComponent(name + ".json5")
    guard let text = try? Data(contentsOf: file) else {
      preconditionFailure("\(file.path) is not there; run from the package's folder")
    }
    let reading = SceneReader.read(
      Array(text), file: name + ".json5", overrides: SceneOverrides(), limits: SceneLimits())
    guard let document = reading.document else {
      preconditionFailure("\(name) has errors: \(reading.diagnostics.map(\.message))")
    }
    return document
  }

  /// The frames' lists, in order, after a dry run that finds how many there are.
  func displayLists(of document: SceneDocument) -> [DisplayList] {
    let folder = folder
    let result = MainActor.assumeIsolated {
      Result { () throws(StagingError) in
        let recorder = SceneRecorder(
          document: document, assets: AssetLibrary(folder: folder))
        return try (0..<recorder.plan().frameCount).map { index throws(StagingError) in
          try recorder.displayList(forFrame: index)
        }
      }
    }
    switch result {
    case .success(let lists): return lists
    case .failure(let error): preconditionFailure("\(name) can't be staged: \(error)")
    }
  }
}
