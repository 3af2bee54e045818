import Timing

extension SceneJSONSchema {
  /// A decimal number in a text.
  private static let decimal = "[-+]?[0-9]+(\\.[0-9]+)?"

  /// Schemas of the values that many keys take.
  static let values: [(key: String, value: SchemaNode)] = [
    ("reference", .text(like: "\\$")),
    ("name", ["type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^/]+$"]),
    ("path", .text(like: "^(?!/)(?![A-Za-z+]+:)[^\\\\\\x00-\\x1f\\x7f]+$")),
    ("boolean", .value(["type": "boolean"])), ("text", ["type": "string"]),
    ("number", .number()), ("positive", .number(.positive)), ("unit", .number(.unit)),
    ("nonNegative", .number(.nonNegative)),
    ("color", .value(.text(like: "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"))),
    ("paint", .value(.definition("color"), .constant("none"))),
    (
      "length",
      .value(
        .plainNumber(.any), .text(like: "^ *\(decimal) *% *([-+] *[0-9]+(\\.[0-9]+)? *)?$"))
    ),
    (
      "time",
      .value(
        ["type": "number", "minimum": 0, "maximum": 100_000],
        .text(like: "^[+]?[0-9]*\\.?[0-9]*([eE][-+]?[0-9]+)?m?s$"))
    ),
    (
      "frameRate",
      .value(
        ["type": "number", "exclusiveMinimum": 0, "maximum": 1_000_000],
        .text(like: "^[0-9]+(\\.[0-9]+)?(/[0-9]+(\\.[0-9]+)?)?$"))
    ),
    ("time-or-number", .any([.definition("number"), .definition("time")])),
    ("point", .value(.list(of: .definition("length"), count: 2...2))),
    ("rect", .value(.list(of: .definition("length"), count: 4...4))),
    ("pair", .pair()), ("timing", timing), ("path-elements", path),
  ]

  private static let timing: SchemaNode = .value(
    .words(["linear", "easeIn", "easeOut", "easeInOut"]),
    [
      "type": "array", "items": false,
      "prefixItems": [
        .number(.unit), .number(.between(-100, 100)), .number(.unit), .number(.between(-100, 100)),
      ], "minItems": 4,
    ],
    .object(
      SceneSchema.timing, ["spring": spring, "steps": .integer(1...100_000)],
      and: [("anyOf", [.required("spring"), .required("steps")])]))

  private static let spring: SchemaNode = .object(
    SceneSchema.spring,
    [
      "mass": .definition("positive"), "stiffness": .definition("positive"),
      "damping": .definition("positive"), "velocity": .definition("number"),
      "dampingRatio": .definition("positive"), "response": .number(.between(1e-3, 1e4)),
    ],
    and: [
      (
        "anyOf",
        [
          ["allOf": [.required("stiffness", "damping"), .without(["dampingRatio", "response"])]],
          [
            "allOf": [
              .required("dampingRatio"), .without(["mass", "stiffness", "damping"]),
              ["not": .required("response", "velocity")],
            ]
          ],
        ]
      )
    ])

  private static let path: SchemaNode = .list(
    of: .any([
      pathElement("M", numbers: 2), pathElement("L", numbers: 2), pathElement("Q", numbers: 4),
      pathElement("C", numbers: 6), pathElement("Z", numbers: 0),
    ]))

  private static func pathElement(_ letter: String, numbers: Int) -> SchemaNode {
    let count = SchemaNode.number(Double(numbers + 1))
    return [
      "type": "array", "prefixItems": [.constant(letter)], "items": .definition("number"),
      "minItems": count, "maxItems": count,
    ]
  }
}
