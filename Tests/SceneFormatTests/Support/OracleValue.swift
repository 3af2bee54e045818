import Foundation
import SceneFormat

/// A JSON value as Foundation's decoder sees it.
enum OracleValue: Equatable, Decodable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([OracleValue])
  case object([String: OracleValue])

  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Key.self) {
      var object: [String: OracleValue] = [:]
      for key in members.allKeys {
        object[key.stringValue] = try members.decode(OracleValue.self, forKey: key)
      }
      self = .object(object)
      return
    }
    if var elements = try? decoder.unkeyedContainer() {
      var array: [OracleValue] = []
      while !elements.isAtEnd { array.append(try elements.decode(OracleValue.self)) }
      self = .array(array)
      return
    }
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      self = .boolean(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else {
      self = .string(try value.decode(String.self))
    }
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The same value as our own reader sees it.
  init?(_ value: LocatedValue) {
    switch value.content {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let numeral): self = .number(numeral.value)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.compactMap { OracleValue($0) })
    case .object(let object):
      var members: [String: OracleValue] = [:]
      for member in object.members { members[member.key] = OracleValue(member.value) }
      self = .object(members)
    case .invalid: return nil
    }
  }

  /// The value of a text by Foundation's JSON5 decoder.
  static func decode(_ text: String) throws -> OracleValue {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return try decoder.decode(OracleValue.self, from: Data(text.utf8))
  }
}
