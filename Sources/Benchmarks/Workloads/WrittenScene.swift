import Foundation

/// A scene that is made to measure: any number of layers, any number of seconds.
struct WrittenScene {
  /// Layers of the screen that comes.
  let layerCount: Int
  /// How long the fade to it takes; 60 frames a second.
  let seconds: Int

  /// The scene in a file of the temporary folder; the same scene always lies in the same file.
  var file: SceneFile {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-benchmark-\(layerCount)-\(seconds).json")
    do {
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      preconditionFailure("\(url.path) can't be written: \(error)")
    }
    return SceneFile(path: url.path)
  }

  private var text: String {
    """
    {
      "version": 1, "name": "made-to-measure",
      "devices": {"phone": {"size": [390, 844], "scale": 1}},
      "defaults": {"device": "phone", "fps": 60},
      "screens": {
        "from": {"background": "#FFFFFF", "layers": []},
        "to": {"background": "#F2F2F7", "layers": [
          \((0..<layerCount).map(layer).joined(separator: ",\n      "))
        ]}
      },
      "animators": {"it": {"preset": "fade"}},
      "start": "from",
      "transitions": [{"id": "open", "op": "push", "to": "to", "using": "it",
                       "duration": \(seconds)}],
      "output": {"hold": {"after": 0}}
    }
    """
  }

  /// Rounded boxes of a few points, spread over the screen by a fixed rule, in some colours.
  private func layer(_ index: Int) -> String {
    let (x, y) = (index &* 151 % 370, index &* 283 % 824)
    let fill = ["#FF5A5F", "#FFB400", "#00A699", "#7B5CD6"][index % 4]
    return
      "{\"id\": \"box-\(index)\", \"type\": \"rounded\", \"frame\": [\(x), \(y), 20, 20], "
      + "\"radius\": 4, \"fill\": \"\(fill)\"}"
  }
}
