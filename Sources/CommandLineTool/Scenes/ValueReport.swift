internal import SceneFormat
internal import Staging

/// What keys of layers show, frame by frame.
@MainActor
struct ValueReport {
  let scene: LoadedScene
  /// The frames to sample, ascending.
  let frames: [Int]

  private struct Row {
    var frame: Int
    var time: String
    var value: LayerValue
  }

  /// Prints the values of `LAYER.KEY` words.
  ///
  /// - Throws: A usage error for a word that names no key, or a layer that is in none of the frames.
  func print(_ words: [String], to console: Console) throws(CommandFailure) {
    var rows: [Row] = []
    for word in words { rows += try self.rows(of: word) }
    switch console.format {
    case .text:
      let head = [["frame", "time", "layer", "key", "value"]]
      try console.printResult(
        TextTable(head + rows.map { ["\($0.frame)", $0.time] + cells(of: $0.value) }).text)
    case .json: try console.printResult(JSONText.array(rows.map(json)).line)
    }
  }

  private func rows(of word: String) throws(CommandFailure) -> [Row] {
    let (layer, key) = try parse(word)
    var rows: [Row] = []
    for number in frames {
      let time = scene.plan.frame(number).timeText
      do {
        rows += try scene.recorder.values(of: key, onLayersNamed: layer, forFrame: number)
          .map { Row(frame: number, time: time, value: $0) }
      } catch {
        throw scene.stagingFailure(error)
      }
    }
    guard !rows.isEmpty else {
      throw .usage(
        .refusedValue(
          option: "--values",
          reason: "no layer '\(layer)' has the key '\(key.rawValue)' in these frames"))
    }
    return rows
  }

  /// A layer's name may hold points, a key may too: the longest key that fits is taken.
  private func parse(_ word: String) throws(CommandFailure) -> (layer: String, key: SceneKey) {
    let key = SceneKey.allCases
      .filter { $0.isAvailable && word.hasSuffix("." + $0.rawValue) }
      .max { $0.rawValue.count < $1.rawValue.count }
    guard let key, word.count > key.rawValue.count + 1 else {
      throw .usage(
        .invalidValue(
          option: "--values", value: word, expected: "LAYER.KEY; 'explain --keys' lists the keys"))
    }
    return (String(word.dropLast(key.rawValue.count + 1)), key)
  }

  private func cells(of value: LayerValue) -> [String] {
    [VisibleText.visible(value.layerPath), value.keyPath, VisibleText.visible(value.text)]
  }

  private func json(_ row: Row) -> JSONText {
    .object([
      ("frame", .integer(row.frame)), ("time", .string(row.time)),
      ("layer", .string(row.value.layerPath)), ("key", .string(row.value.keyPath)),
      ("value", .string(row.value.text)),
    ])
  }
}
