/// The format as a JSON Schema, for editors.
///
/// Keys come from the tables that the reader itself uses. What depends on other places of a scene (names,
/// params, themes, stacks, time lines) no schema can say: the reader reports it.
package enum SceneJSONSchema {
  /// What kind of file a schema describes.
  package enum Kind: String, CaseIterable, Sendable {
    /// A scene.
    case scene
    /// A file that scenes include.
    case part
    /// A project file.
    case project
  }

  /// The schema as JSON Schema 2020-12, the same bytes every time, with a line end.
  package static func text(of kind: Kind) -> String {
    let root: SchemaNode =
      switch kind {
      case .scene: scene
      case .part: part
      case .project: project
      }
    guard case .object(let members) = root else { return "" }
    let head: [(key: String, value: SchemaNode)] = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", .text("Segue \(kind.rawValue), version \(SceneSchema.version)")),
    ]
    let whole = SchemaNode.object(head + members + [("$defs", .object(definitions))])
    return whole.text() + "\n"
  }

  /// Schemas that others refer to, by name.
  private static let definitions: [(key: String, value: SchemaNode)] =
    values + [
      ("matrix", matrix), ("device", device), ("param", param), ("screen", screen),
      ("component", .object(SceneSchema.component, ["layers": layers], required: ["layers"])),
      ("animator", animator), ("transition", transition), ("gesture", gesture),
      ("output", output), ("variants", variants), ("transform", transform), ("mask", mask),
      ("way", way), ("stroke", stroke), ("border", border), ("shadow", shadow),
      ("animation", animation), ("repetition", repetition), ("key-value", keyValue),
    ] + layerDefinitions(areNamed: true) + layerDefinitions(areNamed: false)

  private static let scene = SchemaNode.object(
    SceneSchema.root, entries.merging(sceneKeys) { $1 }, required: ["version"],
    and: [("anyOf", [.required("screens"), .required("include")])])

  private static let part = SchemaNode.object(
    SceneSchema.part,
    entries.filter { SceneSchema.part.contains($0.key) })

  private static let project = SchemaNode.object(
    SceneSchema.project,
    [
      "$schema": ["type": "string"], "version": ["const": 1], "goldens": .definition("path"),
      "devices": .names(of: deviceSchema(SceneSchema.projectDevice)),
      "matrices": .names(of: .definition("matrix")),
      "limits": .object(
        KeySet(SceneLimits.fields.map(\.name)),
        Dictionary(
          uniqueKeysWithValues: SceneLimits.fields.map {
            ($0.name, ["type": "integer", "minimum": 1])
          })),
      "defaults": defaults(SceneSchema.projectDefaults),
    ], required: ["version"])

  /// What a scene and the files that it includes have in common.
  private static let entries: [String: SchemaNode] = [
    "$schema": ["type": "string"], "version": ["const": 1],
    "requires": .list(of: .words(SceneSchema.features)),
    "include": .list(of: .definition("path")),
    "params": [
      "type": "object",
      "propertyNames": [
        "pattern": "^[^-0-9 $/.][^ $/.]*$",
        "not": .any([.words(of: VariantAxisName.self), .text(like: "^x-")]),
      ],
      "additionalProperties": .definition("param"),
    ],
    "themes": .names(of: ["type": "object"]), "devices": .names(of: .definition("device")),
    "components": .names(of: .definition("component")),
    "screens": .names(of: .definition("screen")),
    "animators": .names(of: .definition("animator")),
    "matrices": .names(of: .definition("matrix")),
  ]

  /// What only a scene has.
  private static let sceneKeys: [String: SchemaNode] = [
    "name": .definition("name"), "defaults": defaults(SceneSchema.defaults),
    "screens": [
      "type": "object", "minProperties": 1, "allOf": [.names(of: .definition("screen"))],
    ],
    "seed": .integer(-(1 << 53)...(1 << 53)), "edgeAntialiasing": .definition("boolean"),
    "start": ["type": "string"], "transitions": .list(of: .definition("transition")),
    "variants": .definition("variants"), "output": .definition("output"),
  ]
}
