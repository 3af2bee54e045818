import Foundation
import Rasterization
import SceneFormat
import Staging
import Pixels

/// A scene from text, staged.
@MainActor
struct SceneFixture {
  let document: SceneDocument
  let recorder: SceneRecorder

  struct Refused: Error, CustomStringConvertible {
    var description: String
  }

  /// The scene that a text describes; pictures lie in `folder`.
  init(_ text: String, folder: URL = FileManager.default.temporaryDirectory) throws {
    let reading = SceneReader.read(
      Array(text.utf8), file: "test.json5", overrides: SceneOverrides(), limits: SceneLimits())
    guard let document = reading.document else {
      throw Refused(description: reading.diagnostics.map(\.message).joined(separator: "\n"))
    }
    self.document = document
    self.recorder = SceneRecorder(document: document, assets: AssetLibrary(folder: folder))
  }

  /// Two plain screens, red `first` and blue `second`, with the given animators and transitions.
  init(
    width: Int = 100, height: Int = 40, scale: Int = 1, fps: Int = 60, animators: String = "",
    transitions: String
  ) throws {
    try self.init(
      """
      {
        version: 1, name: "test",
        devices: { small: { size: [\(width), \(height)], scale: \(scale) } },
        defaults: { device: "small", fps: \(fps) },
        screens: {
          first: { background: "#FF0000", layers: [
            { id: "dot", type: "circle", center: [20, 20], radius: 10, fill: "#00FF00" },
          ] },
          second: { background: "#0000FF", layers: [] },
        },
        animators: { \(animators) },
        start: "first",
        transitions: [\(transitions)],
      }
      """)
  }

  /// The pixels of a frame.
  func pixels(ofFrame index: Int) throws -> Pixmap {
    var rasterizer = Rasterizer()
    return rasterizer.render(try recorder.displayList(forFrame: index))
  }
}
