import TestSupport

/// A scene in a folder of its own, and where the results of comparing it go.
struct ComparedScene {
  let folder: TemporaryFolder
  /// The scene's path.
  let scene: String
  /// The path of the results.
  let out: String

  init() throws {
    folder = try TemporaryFolder()
    scene = try folder.write(SceneTexts.fade, as: "fade.json5")
    out = folder.path("results")
  }
}

/// A suite whose tests each compare such a scene.
protocol ComparingSuite {
  var compared: ComparedScene { get }
}

extension ComparingSuite {
  var folder: TemporaryFolder { compared.folder }
  var scene: String { compared.scene }
  var out: String { compared.out }

  /// Draws the scene's box two points further to the right.
  func moveBox(in name: String = "fade.json5") throws {
    try folder.write(
      SceneTexts.fade.replacing("[4, 4, 20, 30]", with: "[6, 4, 20, 30]"), as: name)
  }
}
