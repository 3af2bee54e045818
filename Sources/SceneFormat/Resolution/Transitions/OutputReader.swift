/// Reads how a scene's frames are written.
struct OutputReader {
  let context: ResolutionContext
  /// The names of the scene's transitions.
  let transitions: [String]
  /// Whether every screen's background is opaque, so that every frame is.
  let isOpaque: Bool

  /// Greatest number of still frames before or after.
  private static let greatestHold = 100_000

  /// The output of a scene; the defaults where it says nothing.
  func output(_ root: ObjectReader) -> SceneOutput {
    var output = SceneOutput(
      frame: SceneDefaults.frame.value, holdBefore: SceneDefaults.holdBefore.value,
      holdAfter: SceneDefaults.holdAfter.value, alpha: isOpaque ? .opaque : .straight,
      compression: SceneDefaults.compression.value)
    guard let value = root.value("output"),
      let reader = ObjectReader(value, as: "the output", in: context)
    else { return output }
    reader.check(SceneSchema.output)
    output.frame = reader.value("frame").flatMap { pattern($0) } ?? output.frame
    if let hold = reader.value("hold") { readHold(hold, into: &output) }
    output.alpha = reader.choice("alpha", default: output.alpha)
    output.compression = reader.choice("compression", default: output.compression)
    output.duration = reader.time("duration")
    output.poster = reader.value("poster").flatMap { moment($0) }
    output.filmstripColumns = reader.value("filmstrip").flatMap { columns($0) }
    return output
  }

  private func readHold(_ value: LocatedValue, into output: inout SceneOutput) {
    guard let reader = ObjectReader(value, as: "\"hold\"", in: context) else { return }
    reader.check(SceneSchema.hold)
    let range = 0...Self.greatestHold
    output.holdBefore = reader.integer("before", default: output.holdBefore, in: range)
    output.holdAfter = reader.integer("after", default: output.holdAfter, in: range)
  }

  private func columns(_ value: LocatedValue) -> Int? {
    guard let reader = ObjectReader(value, as: "the filmstrip", in: context) else { return nil }
    reader.check(SceneSchema.filmstrip)
    return reader.integer(
      "columns", default: SceneDefaults.filmstripColumns.value, in: 1...1_000)
  }

  /// A pattern of file names with one place for the frame's number.
  private func pattern(_ value: LocatedValue) -> String? {
    guard let pattern = context.text(value, for: "\"frame\"") else { return nil }
    guard let reason = Self.reasonAgainst(pattern) else { return pattern }
    context.error(
      "bad-frame-name",
      "\"frame\" is \(VisibleText.quoted(pattern)), which cannot name frames: \(reason)",
      at: value.span)
    return nil
  }

  private static func reasonAgainst(_ pattern: String) -> String? {
    if let reason = SceneNames.reasonAgainst(pattern) { return reason }
    if !pattern.hasSuffix(".png") { return "it does not end in .png" }
    let runs = pattern.split(whereSeparator: { $0 != "#" }).count
    let formats = pattern.matches(of: /%0[0-9]{1,2}d/).count
    let signs = pattern.count { $0 == "%" }
    if runs + formats != 1 || signs != formats {
      return "it needs one place for the frame's number, #### or %04d"
    }
    return nil
  }

  /// An instant such as `open@50%`.
  private func moment(_ value: LocatedValue) -> SceneMoment? {
    guard let text = context.text(value, for: "\"poster\"") else { return nil }
    guard let at = text.lastIndex(of: "@"), text.hasSuffix("%"),
      let part = LengthExpression(String(text[text.index(after: at)...])), part.points == 0,
      (0...100).contains(part.percent)
    else {
      context.error(
        "bad-moment",
        "\"poster\" is \(VisibleText.quoted(text)); write a transition and a part of its time, such "
          + "as \"open@50%\"",
        at: value.span)
      return nil
    }
    let name = String(text[..<at])
    guard transitions.contains(name) else {
      context.unknownWord(name, for: "transition", among: transitions, at: value.span)
      return nil
    }
    return SceneMoment(
      transition: name, progress: part.percent / 100, location: context.location(value.span))
  }
}
