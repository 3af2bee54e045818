extension SceneJSONSchema {
  /// The layers of a screen, each with a name.
  static let layers: SchemaNode = .list(of: .definition("layer"))

  static let screen = SchemaNode.object(
    SceneSchema.screen, ["background": .definition("paint"), "layers": layers])

  /// The schema of a layer, and of each type of layers.
  ///
  /// Layers of masks need no names.
  static func layerDefinitions(areNamed: Bool) -> [(key: String, value: SchemaNode)] {
    let prefix = areNamed ? "" : "mask-"
    let types = LayerType.allCases.filter { $0 != .text }
    let layer: SchemaNode = [
      "type": "object", "required": areNamed ? ["id", "type"] : ["type"],
      "properties": ["type": .value(.words(types.map(\.rawValue)))],
      "allOf": .list(
        types.map {
          .when("type", [$0.rawValue], then: .definition("\(prefix)layer-\($0.rawValue)"))
        }),
    ]
    return [("\(prefix)layer", layer)]
      + types.map { ("\(prefix)layer-\($0.rawValue)", self.layer(of: $0, within: prefix)) }
  }

  private static func layer(of type: LayerType, within prefix: String) -> SchemaNode {
    var schemas = layerKeys
    schemas["layers"] = .list(of: .definition("\(prefix)layer"))
    let keys = SceneSchema.layer(ofType: type)
    return .object(
      keys, schemas.filter { keys.keys.contains($0.key) }, required: required(of: type),
      and: isRound(type) ? [("anyOf", [.required("frame"), .required("center", "radius")])] : [])
  }

  private static func isRound(_ type: LayerType) -> Bool { type == .circle || type == .ellipse }

  private static func required(of type: LayerType) -> [String] {
    switch type {
    case .rect, .rounded: ["frame"]
    case .path: ["frame", "path"]
    case .shape: ["frame", "shape"]
    case .image: ["frame", "src"]
    case .gradient: ["frame", "kind", "start", "end", "stops"]
    case .use: ["component"]
    case .circle, .ellipse, .group, .text: []
    }
  }

  /// Every key that layers have.
  private static let layerKeys: [String: SchemaNode] = outlineKeys.merging([
    "id": .definition("text"), "type": .definition("text"), "opacity": .definition("unit"),
    "anchor": .definition("pair"),
    "transform": .definition("transform"),
    "clip": .definition("boolean"), "visible": .definition("boolean"), "mask": .definition("mask"),
    "fill": .definition("paint"),
    "stroke": .value(.constant("none"), .definition("stroke")),
    "border": .definition("border"),
    "shadow": .definition("shadow"),
    "animations": .list(of: .definition("animation")),
    "repeat": .definition("repetition"),
    "shape": .choice(ShapeName.self), "src": .value(.definition("path")),
    "fit": .choice(SceneImage.Fit.self),
    "crop": .value(.list(of: .definition("unit"), count: 4...4)),
    "imageScale": .number(.between(0.01, 100)), "kind": .choice(SceneGradient.Kind.self),
    "start": .definition("pair"), "end": .definition("pair"),
    "stops": .list(
      of: [
        "type": "array", "prefixItems": [.definition("unit"), .definition("color")],
        "items": false, "minItems": 2,
      ], atLeast: 2),
    "component": .definition("text"),
  ]) { $1 }

  /// Keys of outlines, which layers, masks and ways have.
  private static let outlineKeys: [String: SchemaNode] = [
    "frame": .definition("rect"), "center": .definition("point"),
    "radius": .value(.definition("nonNegative"), .definition("pair")),
    "cornerCurve": .value(.words(["circular", "continuous"])),
    "corners": .list(of: .value(.words(["topLeft", "topRight", "bottomLeft", "bottomRight"]))),
    "path": .definition("path-elements"), "fillRule": .choice(FillRuleName.self),
    "points": .integer(2...1_000), "inner": .definition("unit"), "sides": .integer(3...1_000),
    "rotation": .definition("number"), "startAngle": .definition("number"),
    "endAngle": .definition("number"), "closed": .definition("boolean"),
  ]

  private static let maskShapes: SchemaNode = .value(
    .words(["rect", "rounded", "circle", "ellipse", "path"] + ShapeName.allCases.map(\.rawValue)))

  static let mask = SchemaNode.object(
    SceneSchema.mask,
    outlineKeys.merging(["shape": maskShapes, "layers": .list(of: .definition("mask-layer"))]) {
      $1
    },
    and: [
      (
        "anyOf",
        [
          ["allOf": [.required("shape"), .without(["layers"])]],
          ["allOf": [.required("layers"), .without(["shape"])]],
        ]
      )
    ])

  static let way = SchemaNode.object(
    SceneSchema.way,
    outlineKeys.merging(["shape": maskShapes]) { $1 }
      .filter { SceneSchema.way.keys.contains($0.key) }, required: ["shape"])

  static let transform = SchemaNode.object(
    SceneSchema.transform,
    [
      "translation": .definition("point"),
      "scale": .value(.definition("number"), .definition("pair")),
      "rotation": .definition("number"),
    ])

  static let border = SchemaNode.object(
    SceneSchema.border, ["color": .definition("color"), "width": .definition("nonNegative")],
    required: ["color"])

  static let shadow = SchemaNode.object(
    SceneSchema.shadow,
    [
      "color": .definition("color"), "opacity": .definition("unit"),
      "radius": .number(.between(0, 1_000)), "offset": .definition("pair"),
    ], required: ["color"])

  static let repetition = SchemaNode.object(
    SceneSchema.repetition, ["count": .integer(1...1_000_000), "step": .definition("point")],
    required: ["count", "step"])

  static let stroke = SchemaNode.object(
    SceneSchema.stroke,
    [
      "color": .definition("color"), "width": .definition("nonNegative"),
      "cap": .choice(CapName.self), "join": .choice(JoinName.self),
      "miterLimit": .number(.between(1, 1_000)),
      "dash": .list(of: .definition("nonNegative"), count: 0...64),
      "dashPhase": .definition("number"), "start": .definition("unit"), "end": .definition("unit"),
    ], required: ["color"])

  static let animation = SchemaNode.object(
    SceneSchema.animation,
    [
      "key": .value(.words(keys.filter { !$0.hasPrefix("mask.") })),
      "path": .any([.definition("path-elements"), .definition("way")]),
      "values": .list(of: .definition("key-value"), atLeast: 2),
      "keyTimes": .list(of: .definition("unit")),
      "mode": .choice(SceneAnimation.Mode.self), "duration": .definition("time"),
      "begin": .definition("time"), "speed": .definition("positive"),
      "repeat": .value(.constant("forever"), .plainNumber(.positive)),
      "autoreverses": .definition("boolean"), "fill": .choice(SceneAnimation.Fill.self),
      "timing": .definition("timing"), "additive": .definition("boolean"),
    ], required: ["key"],
    and: [
      (
        "anyOf",
        [
          ["allOf": [.required("path"), .without(["values"])]],
          ["allOf": [.required("values"), .without(["path"])]],
        ]
      )
    ])

  /// The keys that can be animated.
  static let keys = SceneKey.allCases.filter(\.isAvailable).map(\.rawValue)

  /// A value of any key.
  static let keyValue: SchemaNode = .any([
    .definition("length"), .definition("color"), .definition("point"), .definition("rect"),
    .definition("path-elements"),
  ])
}
