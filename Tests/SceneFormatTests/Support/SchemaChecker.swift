import Foundation
import SceneFormat

/// Holds values against a JSON Schema: the keywords that ours are made of, and no others.
struct SchemaChecker {
  let root: LocatedObject

  /// A checker of a schema's text.
  init(_ text: String) throws {
    guard case .object(let object) = try JSON5Parser.parse(Array(text.utf8)).value.content else {
      throw SchemaFault.noObject
    }
    root = object
  }

  enum SchemaFault: Error {
    case noObject
    case unknownKeyword(String)
    case badReference(String)
  }

  /// The path of the first place that doesn't fit; nil for a value that does.
  func objection(to value: LocatedValue.Content) throws -> String? {
    try objection(to: value, by: .object(root), at: "")
  }

  private func objection(
    to value: LocatedValue.Content, by schema: LocatedValue.Content, at place: String
  ) throws -> String? {
    switch schema {
    case .boolean(let flag): return flag ? nil : "\(place): nothing may stand here"
    case .object(let object):
      for member in object.members {
        if let objection = try objection(
          to: value, by: member.key, member.value.content, of: object, at: place)
        {
          return objection
        }
      }
      return nil
    default: throw SchemaFault.noObject
    }
  }

  private func fits(
    _ value: LocatedValue.Content, _ schema: LocatedValue.Content
  ) throws -> Bool { try objection(to: value, by: schema, at: "") == nil }

  private func objection(
    to value: LocatedValue.Content, by keyword: String, _ rule: LocatedValue.Content,
    of schema: LocatedObject, at place: String
  ) throws -> String? {
    let refusal = "\(place): \(keyword)"
    switch (keyword, rule, value) {
    case ("$schema", _, _), ("$defs", _, _), ("title", _, _), ("then", _, _), ("else", _, _):
      return nil
    case ("$ref", .string(let name), _):
      return try objection(to: value, by: try definition(name), at: place)
    case ("type", .string(let type), _): return Self.isA(value, type) ? nil : refusal
    case ("const", _, _): return Self.equal(value, rule) ? nil : refusal
    case ("enum", .array(let words), _):
      return words.contains { Self.equal(value, $0.content) } ? nil : refusal
    case ("anyOf", .array(let schemas), _):
      return try schemas.contains { try fits(value, $0.content) } ? nil : refusal
    case ("allOf", .array(let schemas), _):
      return try schemas.lazy.compactMap { try objection(to: value, by: $0.content, at: place) }
        .first
    case ("not", _, _): return try fits(value, rule) ? refusal : nil
    case ("if", _, _):
      guard let next = schema[try fits(value, rule) ? "then" : "else"] else { return nil }
      return try objection(to: value, by: next.content, at: place)
    case ("properties", .object(let rules), .object(let object)):
      return try object.members.lazy.compactMap { member in
        try rules[member.key].flatMap {
          try objection(to: member.value.content, by: $0.content, at: "\(place)/\(member.key)")
        }
      }.first
    case ("patternProperties", _, _): return nil
    case ("additionalProperties", _, .object(let object)):
      return try additional(object, rule, schema, at: place)
    case ("propertyNames", _, .object(let object)):
      return try object.members.allSatisfy { try fits(.string($0.key), rule) } ? nil : refusal
    case ("required", .array(let keys), .object(let object)):
      return keys.allSatisfy { $0.string.flatMap { object[$0] } != nil } ? nil : refusal
    case ("minProperties", .number(let count), .object(let object)):
      return Double(object.members.count) >= count.value ? nil : refusal
    case ("items", _, .array(let elements)):
      var first = 0
      if case .array(let heads) = schema["prefixItems"]?.content { first = heads.count }
      return try elements.dropFirst(first).lazy.compactMap {
        try objection(to: $0.content, by: rule, at: "\(place)/[]")
      }.first
    case ("prefixItems", .array(let rules), .array(let elements)):
      return try zip(elements, rules).lazy.compactMap {
        try objection(to: $0.content, by: $1.content, at: "\(place)/[]")
      }.first
    case ("minItems", .number(let count), .array(let elements)):
      return Double(elements.count) >= count.value ? nil : refusal
    case ("maxItems", .number(let count), .array(let elements)):
      return Double(elements.count) <= count.value ? nil : refusal
    case ("pattern", .string(let pattern), .string(let text)):
      return text.range(of: pattern, options: .regularExpression) != nil ? nil : refusal
    case ("minLength", .number(let count), .string(let text)):
      return Double(text.unicodeScalars.count) >= count.value ? nil : refusal
    case ("maxLength", .number(let count), .string(let text)):
      return Double(text.unicodeScalars.count) <= count.value ? nil : refusal
    case ("minimum", .number(let bound), .number(let number)):
      return number.value >= bound.value ? nil : refusal
    case ("maximum", .number(let bound), .number(let number)):
      return number.value <= bound.value ? nil : refusal
    case ("exclusiveMinimum", .number(let bound), .number(let number)):
      return number.value > bound.value ? nil : refusal
    case (_, _, _) where Self.keywords.contains(keyword): return nil
    default: throw SchemaFault.unknownKeyword(keyword)
    }
  }

  /// Keywords that say nothing of values of other types.
  private static let keywords: Set = [
    "properties", "additionalProperties", "propertyNames", "required", "minProperties", "items",
    "prefixItems", "minItems", "maxItems", "pattern", "minLength", "maxLength", "minimum",
    "maximum", "exclusiveMinimum",
  ]

  /// Members that neither `properties` nor `patternProperties` speak of; the only pattern is `^x-`.
  private func additional(
    _ object: LocatedObject, _ rule: LocatedValue.Content, _ schema: LocatedObject, at place: String
  ) throws -> String? {
    var known: Set<String> = []
    if case .object(let rules) = schema["properties"]?.content {
      known = Set(rules.members.map(\.key))
    }
    let isOpen = schema["patternProperties"] != nil
    return try object.members.lazy.filter { member in
      !known.contains(member.key) && !(isOpen && member.key.hasPrefix("x-"))
    }.compactMap {
      try objection(to: $0.value.content, by: rule, at: "\(place)/\($0.key)")
    }.first
  }

  private func definition(_ reference: String) throws -> LocatedValue.Content {
    let prefix = "#/$defs/"
    guard reference.hasPrefix(prefix), case .object(let definitions) = root["$defs"]?.content,
      let found = definitions[String(reference.dropFirst(prefix.count))]
    else { throw SchemaFault.badReference(reference) }
    return found.content
  }

  private static func isA(_ value: LocatedValue.Content, _ type: String) -> Bool {
    switch (value, type) {
    case (.object, "object"), (.array, "array"), (.string, "string"), (.number, "number"),
      (.boolean, "boolean"):
      true
    case (.number(let number), "integer"): number.value == number.value.rounded()
    default: false
    }
  }

  private static func equal(_ left: LocatedValue.Content, _ right: LocatedValue.Content) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)): left == right
    case (.number(let left), .number(let right)): left.value == right.value
    default: false
    }
  }
}
