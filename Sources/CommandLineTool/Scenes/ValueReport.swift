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

  /// What a word of `--values` names.
  private struct Selector {
    /// The screen that the layer is on; nil for all of them.
    var screen: String?
    var layer: String
    var key: SceneKey

    /// Whether a layer that was found is meant.
    func includes(_ value: LayerValue) -> Bool {
      let above = value.layerPath.split(separator: "/").dropLast()
      return screen.map { name in above.contains { $0 == name } } ?? true
    }
  }

  /// Prints the values of `LAYER.KEY` and `SCREEN/LAYER.KEY` words; numbers are rounded for people.
  ///
  /// - Throws: A usage error for a word that names no key, or a layer that is in none of the frames.
  func print(_ words: [String], to console: Console) throws(CommandFailure) {
    var rows: [Row] = []
    let style: LayerValue.NumberStyle = console.format == .text ? .readable : .exact
    for word in words { rows += try self.rows(of: word, in: style) }
    switch console.format {
    case .text:
      let head = [["frame", "time", "layer", "key", "value"]]
      try console.printResult(
        TextTable(head + rows.map { ["\($0.frame)", $0.time] + cells(of: $0.value) }).text)
    case .json: try console.printResult(JSONText.array(rows.map(json)).line)
    }
  }

  private func rows(
    of word: String, in style: LayerValue.NumberStyle
  ) throws(CommandFailure) -> [Row] {
    let selector = try selector(word)
    let (layer, key) = (selector.layer, selector.key)
    var rows: [Row] = []
    for number in frames {
      let time = scene.plan.frame(number).timeText
      do {
        rows += try scene.recorder.values(
          of: key, onLayersNamed: layer, forFrame: number, in: style
        ).filter(selector.includes).map { Row(frame: number, time: time, value: $0) }
      } catch {
        throw scene.stagingFailure(error)
      }
    }
    guard !rows.isEmpty else {
      let place = selector.screen.map { " of the screen '\($0)'" } ?? ""
      throw .usage(
        .refusedValue(
          option: "--values",
          reason: "no layer '\(layer)'\(place) has the key '\(key.rawValue)' in these frames"))
    }
    return rows
  }

  private func selector(_ word: String) throws(CommandFailure) -> Selector {
    let (path, key) = try parse(word)
    // No name of a screen holds a slash; a layer's might.
    let names = scene.document.screens.map(\.id)
    guard let slash = path.firstIndex(of: "/") else {
      return Selector(screen: nil, layer: path, key: key)
    }
    let screen = String(path[..<slash])
    if names.contains(screen) {
      return Selector(
        screen: screen, layer: String(path[path.index(after: slash)...]), key: key)
    }
    if scene.document.screens.contains(where: { SceneLayer.find(path, in: $0.layers) != nil }) {
      return Selector(screen: nil, layer: path, key: key)
    }
    let hint = Suggestion.nearest(to: screen, among: names).map { " (did you mean '\($0)'?)" } ?? ""
    throw .usage(
      .refusedValue(option: "--values", reason: "there is no screen '\(screen)'\(hint)"))
  }

  /// A layer's name may hold points, a key may too: the longest key that fits is taken.
  private func parse(_ word: String) throws(CommandFailure) -> (layer: String, key: SceneKey) {
    let key = SceneKey.allCases
      .filter { $0.isAvailable && word.hasSuffix("." + $0.rawValue) }
      .max { $0.rawValue.count < $1.rawValue.count }
    guard let key, word.count > key.rawValue.count + 1 else {
      throw .usage(
        .invalidValue(
          option: "--values", value: word,
          expected: "LAYER.KEY or SCREEN/LAYER.KEY; 'explain --keys' lists the keys"))
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
