extension SceneJSONSchema {
  static let animator: SchemaNode = [
    "type": "object", "anyOf": [.required("preset"), .required("tracks"), .required("mask")],
    "properties": ["preset": .value(.words(of: PresetName.self))],
    "allOf": .list(
      PresetName.allCases.map { .when("preset", [$0.rawValue], then: preset($0)) }
        + [["if": .required("preset"), "then": true, "else": tracksAnimator]]),
  ]

  private static func preset(_ preset: PresetName) -> SchemaNode {
    let schemas: [String: SchemaNode] = [
      "preset": .definition("text"), "profile": .choice(ScenePreset.Profile.self),
      "button": .definition("text"), "covering": .definition("boolean"),
      "pop": .choice(ScenePreset.Pop.self), "edge": .choice(ScenePreset.Edge.self),
      "parallax": .definition("unit"), "dim": .definition("unit"),
      "declared": .definition("time"), "animated": .definition("time"),
    ]
    let keys = SceneSchema.animator(ofPreset: preset)
    return .object(
      keys, schemas.filter { keys.keys.contains($0.key) },
      required: preset == .circleReveal ? ["button"] : [])
  }

  private static let tracksAnimator = SchemaNode.object(
    SceneSchema.tracksAnimator,
    [
      "tracks": .list(of: track),
      "mask": .object(
        SceneSchema.animatorMask,
        [
          "on": .value(.words(["from", "to"])), "shape": .value(.words(["circle", "path"])),
          "center": .definition("point"), "fillRule": .choice(FillRuleName.self),
          "radius": fromTo(.value(.constant("cover"), .plainNumber(.nonNegative))),
          "path": fromTo(.definition("path-elements")),
        ], required: ["on", "shape"]),
    ])

  private static func fromTo(_ schema: SchemaNode) -> SchemaNode {
    .any([
      schema,
      .object(SceneSchema.fromTo, ["from": schema, "to": schema], required: ["from", "to"]),
    ])
  }

  private static let track = SchemaNode.object(
    SceneSchema.track,
    [
      "on": .choice(SceneSubject.self), "layer": .definition("text"), "key": .value(.words(keys)),
      "keys": .list(
        of: .object(
          SceneSchema.keyframe,
          [
            "at": .definition("unit"), "value": .definition("key-value"),
            "ease": .any([.constant("step"), .definition("timing")]),
          ], required: ["at", "value"]), atLeast: 1),
    ], required: ["on", "key", "keys"])

  static let transition = SchemaNode.object(
    SceneSchema.transition,
    [
      "id": .definition("name"), "op": .choice(SceneTransition.Operation.self),
      "to": .definition("text"), "using": .definition("text"), "duration": .definition("time"),
      "delay": .definition("time"), "after": .definition("time"),
      "animated": .definition("boolean"), "timing": .definition("timing"),
      "gesture": .definition("gesture"),
      "expect": .object(
        SceneSchema.expectation,
        ["completed": .definition("boolean"), "finalScreen": .definition("text")]),
      "style": .choice(SceneTransition.Presentation.Style.self),
      "effect": .choice(SceneTransition.Presentation.Effect.self),
      "stack": .list(of: .definition("text"), atLeast: 1),
    ], required: ["op"],
    and: [
      (
        "allOf",
        [
          .when("op", ["push", "present", "popTo"], then: .required("to")),
          .when("op", ["pop", "popToRoot", "dismiss", "replace"], then: .without(["to"])),
          .when("op", ["replace"], then: .required("stack")),
          .when("op", operations(but: "replace"), then: .without(["stack"])),
          .when("op", operations(but: "present"), then: .without(["style", "effect"])),
        ]
      )
    ])

  private static func operations(but one: String) -> [String] {
    SceneTransition.Operation.allCases.map(\.rawValue).filter { $0 != one }
  }

  static let gesture = SchemaNode.object(
    SceneSchema.gesture,
    [
      "updates": .list(
        of: .object(
          SceneSchema.gestureUpdate,
          ["t": .definition("time"), "progress": .definition("number")],
          required: ["t", "progress"]), atLeast: 1),
      "pan": .list(
        of: .object(
          SceneSchema.gestureSample,
          ["t": .definition("time"), "translation": .definition("point")],
          required: ["t", "translation"]), atLeast: 2),
      "between": .choice(SceneGesture.Between.self),
      "end": .object(
        SceneSchema.gestureEnd,
        [
          "t": .definition("time"), "action": .choice(SceneGesture.Action.self),
          "speed": .definition("positive"), "curve": .definition("timing"),
        ], required: ["t"]),
    ],
    and: [
      (
        "anyOf",
        [
          ["allOf": [.required("updates", "end"), .without(["pan"])]],
          ["allOf": [.required("pan"), .without(["updates"])]],
        ]
      )
    ])

  static let output = SchemaNode.object(
    SceneSchema.output,
    [
      "frame": .value(.text(like: "^[^/]*(#+|%0[0-9]{1,2}d)[^/#%]*\\.png$")),
      "hold": .object(
        SceneSchema.hold, ["before": .integer(0...100_000), "after": .integer(0...100_000)]),
      "alpha": .choice(SceneOutput.Alpha.self),
      "compression": .choice(SceneOutput.Compression.self), "duration": .definition("time"),
      "poster": .value(.text(like: "^.+@[^@]+%$")),
      "filmstrip": .object(SceneSchema.filmstrip, ["columns": .integer(1...1_000)]),
    ])
}
