import Drawing
import Foundation
import SceneFormat
import Staging

/// A scene file, taken through the stages in this process.
///
/// Everything here runs on the main thread, where views and layers live. What can't be read or
/// staged ends the program: no benchmark can go on without it.
struct SceneFile: Sendable {
  /// Relative to the package's folder, which the program has to be run from, or absolute.
  let path: String
  /// Pixels a point, in place of the scene's own.
  var scale: Int?

  private var url: URL { URL(fileURLWithPath: path) }

  /// The file's name without its ending.
  var name: String { url.deletingPathExtension().lastPathComponent }

  /// The validated scene.
  var document: SceneDocument {
    guard let text = try? Data(contentsOf: url) else {
      preconditionFailure("\(path) is not there; run from the package's folder")
    }
    var overrides = SceneOverrides()
    overrides.scale = scale.map { "\($0)" }
    let reading = SceneReader.read(
      Array(text), file: path, overrides: overrides, limits: SceneLimits())
    guard let document = reading.document else {
      preconditionFailure("\(path) has errors: \(reading.diagnostics.map(\.message))")
    }
    return document
  }

  /// Something that gives the frames of the scene, which has not been played yet.
  func recorder(of document: SceneDocument) -> SceneRecorder {
    let folder = url.deletingLastPathComponent()
    return MainActor.assumeIsolated {
      SceneRecorder(document: document, assets: AssetLibrary(folder: folder))
    }
  }

  /// Plays the scene without drawing, if that was not done yet, and counts its frames.
  func frameCount(of recorder: SceneRecorder) -> Int {
    staged { () throws(StagingError) in try recorder.plan().frameCount }
  }

  /// The lists of some frames, which quickest are in ascending order.
  func displayLists(of frames: some Sequence<Int>, from recorder: SceneRecorder) -> [DisplayList] {
    let frames = Array(frames)
    return staged { () throws(StagingError) in
      try frames.map { frame throws(StagingError) in try recorder.displayList(forFrame: frame) }
    }
  }

  private func staged<Value: Sendable>(
    _ body: @MainActor () throws(StagingError) -> Value
  ) -> Value {
    let result = MainActor.assumeIsolated { Result { () throws(StagingError) in try body() } }
    switch result {
    case .success(let value): return value
    case .failure(let error): preconditionFailure("\(path) can't be staged: \(error)")
    }
  }
}
