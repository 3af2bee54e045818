internal import FrameSequences

/// An index as the JSON that its player reads.
///
/// Names are short, since there may be thousands of variants: `s` scene, `v` variant, `c` for each
/// axis the number of the value or -1, `d` folder, `z` size, `k` scale, `r` frame rate, `f` runs of
/// frames as ``FrameNameTable`` writes them, `e` why there are none.
struct BatchIndexData {
  /// The JSON, safe inside a `script` element.
  let json: String

  /// The data of an index.
  ///
  /// - Throws: `pathNotRelative`.
  init(_ index: BatchIndex) throws(ReportError) {
    var names = FrameNameTable()
    var scenes = TextTable()
    var axes = AxisTable()
    for entry in index.entries { axes.add(entry.choices) }
    var entries: [String] = []
    for entry in index.entries {
      let head = """
        "s":\(scenes.number(of: entry.scene)),"v":\(HTMLSpelling.scriptString(entry.variant)),\
        "c":[\(axes.numbers(of: entry.choices))]
        """
      entries.append("{\(head),\(try Self.text(of: entry.outcome, &names))}")
    }
    json = """
      {"axes":[\(axes.text)],
      "scenes":[\(scenes.text)],
      "names":[\(names.templates.joined(separator: ","))],
      "entries":[
      \(entries.joined(separator: ",\n"))]}
      """
  }

  private static func text(
    of outcome: BatchIndexEntry.Outcome, _ names: inout FrameNameTable
  ) throws(ReportError) -> String {
    switch outcome {
    case .failed(let reason): return "\"e\":\(HTMLSpelling.scriptString(reason))"
    case .rendered(let frames):
      let folder = HTMLSpelling.scriptString(try PictureAddress.relative(frames.folder))
      let rate = frames.frameRate
      return """
        "d":\(folder),"z":[\(frames.pixelWidth),\(frames.pixelHeight)],\
        "k":\(JSONSpelling.number(frames.scale)),"r":[\(rate.numerator),\(rate.denominator)],\
        "f":[\(try names.runs(of: frames.files))]
        """
    }
  }
}

// MARK: - Tables

/// Texts, each once, numbered in the order in which they are first named.
private struct TextTable {
  private var numbers: [String: Int] = [:]
  private var texts: [String] = []

  mutating func number(of text: String) -> Int {
    if let number = numbers[text] { return number }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  /// The number of a text that was named before.
  func known(_ text: String) -> Int { numbers[text] ?? -1 }

  /// The JSON list without brackets.
  var text: String { texts.map { HTMLSpelling.scriptString($0) }.joined(separator: ",") }
}

/// The axes of all variants and their values, in the order in which they are first named.
private struct AxisTable {
  private var names = TextTable()
  private var axes: [(name: String, values: TextTable)] = []

  mutating func add(_ choices: [BatchIndexEntry.Choice]) {
    for choice in choices {
      let axis = names.number(of: choice.axis)
      if axis == axes.count { axes.append((choice.axis, TextTable())) }
      _ = axes[axis].values.number(of: choice.value)
    }
  }

  /// For each axis the number of the value that is chosen, or -1: a JSON list without brackets.
  func numbers(of choices: [BatchIndexEntry.Choice]) -> String {
    var chosen = [Int](repeating: -1, count: axes.count)
    for choice in choices {
      let axis = names.known(choice.axis)
      chosen[axis] = axes[axis].values.known(choice.value)
    }
    return chosen.map(String.init).joined(separator: ",")
  }

  /// The JSON list without brackets.
  var text: String {
    axes.map { name, values in
      "{\"name\":\(HTMLSpelling.scriptString(name)),\"values\":[\(values.text)]}"
    }.joined(separator: ",\n")
  }
}
