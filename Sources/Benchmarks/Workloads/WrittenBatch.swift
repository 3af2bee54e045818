import Foundation

/// A scene of many variants that is made to measure: lists of rows in as many colours.
struct WrittenBatch {
  let variantCount: Int
  /// Frames of each variant at 60 a second.
  let frameCount: Int

  /// The scene in a file of the temporary folder; the same scene always lies in the same file.
  var path: String {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-benchmark-batch-\(variantCount)-\(frameCount).json")
    do {
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      preconditionFailure("\(url.path) can't be written: \(error)")
    }
    return url.path
  }

  private var text: String {
    """
    {
      "version": 1, "name": "made-to-measure",
      "params": {"tint": {"type": "color", "default": "#FF5A5F"}},
      "devices": {"phone": {"size": [390, 844], "scale": 1}},
      "defaults": {"device": "phone", "fps": 60},
      "screens": {
        "from": {"background": "#FFFFFF", "layers": [\(rows("from"))]},
        "to": {"background": "$tint", "layers": [\(rows("to"))]}
      },
      "animators": {"it": {"preset": "slide"}},
      "start": "from",
      "transitions": [{"id": "open", "op": "push", "to": "to", "using": "it",
                       "duration": \(Double(frameCount - 1) / 60)}],
      "output": {"hold": {"after": 0}},
      "variants": {"axes": {"tint": [\(tints)]}, "maxVariants": \(variantCount)}
    }
    """
  }

  private var tints: String {
    (0..<variantCount).map { "\"#\(String(0x100_0000 + $0 * 40_503, radix: 16).dropFirst())\"" }
      .joined(separator: ", ")
  }

  /// Fifty rows of four colours.
  private func rows(_ screen: String) -> String {
    (0..<50).map { index in
      let fill = ["#FF5A5F", "#FFB400", "#00A699", "#7B5CD6"][index % 4]
      return "{\"id\": \"\(screen)-\(index)\", \"type\": \"rounded\", "
        + "\"frame\": [16, \(16 + index * 16), 358, 14], \"radius\": 4, \"fill\": \"\(fill)\"}"
    }.joined(separator: ", ")
  }
}
