extension SceneJSONSchema {
  static let device = deviceSchema(SceneSchema.device)

  /// A device of a scene or a project.
  static func deviceSchema(_ keys: KeySet) -> SchemaNode {
    let schemas: [String: SchemaNode] = [
      "use": .value(.words(DeviceModel.all.map(\.name))), "size": .pair(.positive),
      "scale": .number(DeviceReader.scales),
      "safeArea": .list(of: .definition("nonNegative"), count: 4...4),
      "cornerRadius": .definition("nonNegative"), "params": ["type": "object"],
    ]
    return .object(
      keys, schemas.filter { keys.keys.contains($0.key) },
      and: [("anyOf", [.required("use"), .required("size", "scale")])])
  }

  static func defaults(_ keys: KeySet) -> SchemaNode {
    let schemas: [String: SchemaNode] = [
      "device": .definition("text"), "theme": .definition("text"),
      "fps": .definition("frameRate"), "scale": .number(DeviceReader.scales),
      "motion": .choice(SceneTraits.Motion.self),
      "direction": .choice(SceneTraits.Direction.self),
    ]
    return .object(keys, schemas.filter { keys.keys.contains($0.key) })
  }

  static let param = SchemaNode.object(
    SceneSchema.param,
    [
      "type": .words(of: ParamType.self), "default": true, "min": .definition("time-or-number"),
      "max": .definition("time-or-number"), "choices": .list(of: .definition("text")),
    ], required: ["type", "default"],
    and: [
      (
        "allOf",
        .list(
          ParamType.allCases.map { type in
            .when("type", [type.rawValue], then: rules(of: type))
          })
      )
    ])

  /// What holds for the params of a type.
  private static func rules(of type: ParamType) -> SchemaNode {
    let value: SchemaNode =
      switch type {
      case .number: .definition("number")
      case .seconds: .definition("time")
      case .color: .definition("color")
      case .string, .choice: .definition("text")
      case .bool: .definition("boolean")
      case .timing: .definition("timing")
      case .asset: .value(.definition("path"))
      }
    var rules: [SchemaNode] = [["properties": ["default": value]]]
    if !type.hasBounds { rules.append(.without(["min", "max"])) }
    rules.append(type == .choice ? .required("choices") : .without(["choices"]))
    return ["allOf": .list(rules)]
  }

  static let matrix = SchemaNode.object(SceneSchema.matrix, matrixKeys)

  static let variants = SchemaNode.object(
    SceneSchema.variants,
    matrixKeys.merging([
      "use": .any([.definition("text"), .list(of: .definition("text"))]),
      "name": .definition("text"), "maxVariants": .integer(1...100_000),
    ]) { $1 })

  private static let matrixKeys: [String: SchemaNode] = [
    "axes": [
      "type": "object",
      "properties": .object(
        axes.map { (key: $0.key, value: .list(of: $0.value, atLeast: 1)) }
          + [(key: VariantAxisReader.label, value: .flag(false))]),
      "patternProperties": ["^x-": true], "additionalProperties": .list(of: true, atLeast: 1),
    ],
    "exclude": .list(of: entry(adding: [])),
    "include": .list(of: entry(adding: [("label", .definition("name"))])),
  ]

  private static func entry(adding more: [(key: String, value: SchemaNode)]) -> SchemaNode {
    ["type": "object", "minProperties": 1, "properties": .object(axes + more)]
  }

  /// The axes that are no params.
  private static let axes: [(key: String, value: SchemaNode)] = VariantAxisName.allCases.map {
    let value: SchemaNode =
      switch $0 {
      case .device, .theme: .definition("text")
      case .fps: .definition("frameRate")
      case .scale: .plainNumber(DeviceReader.scales)
      case .motion: .words(of: SceneTraits.Motion.self)
      case .direction: .words(of: SceneTraits.Direction.self)
      }
    return (key: $0.rawValue, value: value)
  }
}
