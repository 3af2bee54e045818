internal import Foundation
internal import SceneFormat
internal import Staging
internal import Timing

/// What `explain` tells of a scene, for people and for machines.
struct SceneExplanation {
  let document: SceneDocument
  let plan: RecordingPlan
  /// The frames to list, ascending.
  let frames: [Int]
  let showsEvents: Bool
  /// The animator classes that the executable brings, by name.
  var animatorClasses: [String] = []
  /// The names of the scene's variants.
  var variants: [String] = []
}

extension SceneExplanation {
  /// Frames a second as manifests spell them: `60`, or `30000/1001`.
  private var fps: String {
    let rate = document.frameRate
    return rate.denominator == 1
      ? "\(rate.numerator)" : "\(rate.numerator)/\(rate.denominator)"
  }
}

// MARK: - For people

extension SceneExplanation {
  /// Paragraphs: the scene, its params, its transitions, events if wanted, its frames.
  var text: String {
    var paragraphs = [summary]
    if !document.params.isEmpty { paragraphs.append("Params\n" + params) }
    if !plan.transitions.isEmpty { paragraphs.append("Transitions\n" + transitions) }
    if showsEvents { paragraphs.append("Events\n" + events) }
    paragraphs.append("Frames\n" + frameTable)
    return paragraphs.joined(separator: "\n\n")
  }

  private var summary: String {
    let canvas = document.canvas
    return TextTable(
      [
        ["scene", VisibleText.visible(document.name)],
        ["device", canvas.device.map(VisibleText.visible) ?? "(the default)"],
        ["theme", document.theme.map(VisibleText.visible) ?? "(none)"],
        [
          "size",
          "\(ReadableNumber.text(canvas.size.width))x"
            + "\(ReadableNumber.text(canvas.size.height)) points, "
            + "\(canvas.pixelWidth)x\(canvas.pixelHeight) pixels",
        ],
        [
          "timeline",
          "\(Self.seconds(plan.timeline.duration)) at \(fps) frame\(fps == "1" ? "" : "s") a second",
        ],
        [
          "frames",
          "\(plan.frameCount), of which held \(document.output.holdBefore) before and "
            + "\(document.output.holdAfter) after",
        ],
        ["output", "\(document.output.alpha.rawValue), \(document.output.compression.rawValue)"],
      ] + traits + classes
        + (variants.isEmpty ? [] : [["variants", "\(variants.count), listed by batch --list"]])
    ).text
  }

  /// What the scene asks for beyond what is usual.
  private var traits: [[String]] {
    var rows: [[String]] = []
    if document.traits.motion != .full { rows.append(["motion", document.traits.motion.rawValue]) }
    if document.traits.direction != .leftToRight {
      rows.append(["direction", document.traits.direction.rawValue])
    }
    return rows
  }

  private var classes: [[String]] {
    let names = animatorClasses.map(VisibleText.visible).joined(separator: ", ")
    return names.isEmpty ? [] : [["animator classes", names]]
  }

  private var params: String {
    TextTable(document.params.map { ["  " + $0.name, $0.type, VisibleText.visible($0.value)] }).text
  }

  private var transitions: String {
    TextTable(
      [["  id", "operation", "begins", "declared", "took", "ends on"]]
        + plan.transitions.map { transition in
          [
            "  " + VisibleText.visible(transition.id), transition.operation.rawValue,
            Self.seconds(transition.began),
            "\(ReadableNumber.text(transition.declaredDuration, decimals: 9)) s",
            Self.seconds(transition.realDuration),
            VisibleText.visible(transition.finalScreen)
              + (transition.didComplete ? "" : " (cancelled)"),
          ]
        }
    ).text
  }

  private var events: String {
    TextTable(
      plan.events.map { ["  " + Self.seconds($0.time), VisibleText.visible($0.text)] }
    ).text
  }

  private var frameTable: String {
    TextTable(
      [["  frame", "time", "transition", "progress"]]
        + frames.map { number in
          let frame = plan.frame(number)
          return [
            "  \(number)", frame.timeText, frame.transition.map(VisibleText.visible) ?? "",
            frame.progress.map { ReadableNumber.text($0) } ?? "",
          ]
        }
    ).text
  }

  private static func seconds(_ time: Nanoseconds) -> String { "\(ReadableNumber.text(time)) s" }
}

// MARK: - For machines

extension SceneExplanation {
  /// One object of everything.
  var json: JSONText {
    let canvas = document.canvas
    var members: [(String, JSONText)] = [
      ("scene", .string(document.name)), ("device", .optional(canvas.device)),
      ("theme", .optional(document.theme)),
      ("width", .number(canvas.size.width)), ("height", .number(canvas.size.height)),
      ("scale", .number(canvas.scale)), ("pixelWidth", .integer(canvas.pixelWidth)),
      ("pixelHeight", .integer(canvas.pixelHeight)),
      ("fps", .string(fps)),
      ("seconds", .number(plan.timeline.duration.seconds)),
      ("frameCount", .integer(plan.frameCount)),
      ("params", .array(document.params.map(Self.json))),
      ("transitions", .array(plan.transitions.map(Self.json))),
    ]
    if document.traits != SceneTraits() {
      members.append(("motion", .string(document.traits.motion.rawValue)))
      members.append(("direction", .string(document.traits.direction.rawValue)))
    }
    if !variants.isEmpty { members.append(("variants", .array(variants.map { .string($0) }))) }
    if !animatorClasses.isEmpty {
      members.append(("animatorClasses", .array(animatorClasses.map { .string($0) })))
    }
    if showsEvents { members.append(("events", .array(plan.events.map(Self.json)))) }
    members.append(("frames", .array(frames.map { Self.json(plan.frame($0)) })))
    return .object(members)
  }

  private static func json(_ param: SceneParam) -> JSONText {
    .object([
      ("name", .string(param.name)), ("type", .string(param.type)),
      ("value", .string(param.value)),
    ])
  }

  private static func json(_ transition: RecordingPlan.Transition) -> JSONText {
    .object([
      ("id", .string(transition.id)), ("operation", .string(transition.operation.rawValue)),
      ("animated", .bool(transition.isAnimated)), ("begins", .number(transition.began.seconds)),
      ("declared", .number(transition.declaredDuration)),
      ("took", .number(transition.realDuration.seconds)),
      ("completed", .bool(transition.didComplete)),
      ("finalScreen", .string(transition.finalScreen)),
    ])
  }

  private static func json(_ event: RecordingPlan.Event) -> JSONText {
    .object([("seconds", .number(event.time.seconds)), ("text", .string(event.text))])
  }

  private static func json(_ frame: RecordingPlan.Frame) -> JSONText {
    .object([
      ("number", .integer(frame.index)), ("time", .string(frame.timeText)),
      ("transition", .optional(frame.transition)),
      ("progress", frame.progress.map { .number($0) } ?? .null),
    ])
  }
}
