package import Digests

/// The members of one object of a manifest or of another file of ours, which must all be known and used.
package struct ManifestFields {
  private var members: [String: JSONValue]
  /// The object's place, such as `frames[3].`; empty for the whole manifest.
  private let place: String

  /// The members of a value, which stands at a place such as `frames[3].`.
  package init(_ value: JSONValue, at place: String) throws(ManifestError) {
    guard case .object(let members) = value else {
      throw .invalid(place.isEmpty ? "text" : String(place.dropLast()), expected: "an object")
    }
    self.members = members
    self.place = place
  }

  /// Whether a member is there.
  package func has(_ key: String) -> Bool { members[key] != nil }

  /// Takes a value out.
  package mutating func take(_ key: String) throws(ManifestError) -> JSONValue {
    guard let value = members.removeValue(forKey: key) else { throw .missing(place + key) }
    return value
  }

  /// Checks that nothing is left.
  package func end() throws(ManifestError) {
    guard let key = members.keys.min() else { return }
    throw .unknown(place + key)
  }
}

// MARK: - Types

extension ManifestFields {
  /// A member that must be a string.
  package mutating func string(_ key: String) throws(ManifestError) -> String {
    guard case .string(let text) = try take(key) else {
      throw .invalid(place + key, expected: "a string")
    }
    return text
  }

  /// A member that must be a string or null.
  package mutating func optionalString(_ key: String) throws(ManifestError) -> String? {
    switch try take(key) {
    case .null: return nil
    case .string(let text): return text
    default: throw .invalid(place + key, expected: "a string or null")
    }
  }

  /// A member that must be a whole number, 0 or more.
  package mutating func integer(_ key: String) throws(ManifestError) -> Int {
    try integer(take(key), key)
  }

  /// A member that must be a finite number.
  package mutating func number(_ key: String) throws(ManifestError) -> Double {
    try number(take(key), key)
  }

  /// A member that must be a finite number or null.
  package mutating func optionalNumber(_ key: String) throws(ManifestError) -> Double? {
    let value = try take(key)
    return value == .null ? nil : try number(value, key)
  }

  /// A member that must be two whole numbers, 0 or more.
  package mutating func integerPair(_ key: String) throws(ManifestError) -> (Int, Int) {
    let (first, second) = try pair(key)
    return (try integer(first, key), try integer(second, key))
  }

  /// A member that must be two finite numbers.
  package mutating func numberPair(_ key: String) throws(ManifestError) -> (Double, Double) {
    let (first, second) = try pair(key)
    return (try number(first, key), try number(second, key))
  }

  /// A member that must be a fraction in lowest terms.
  package mutating func fraction(_ key: String) throws(ManifestError) -> ExactFraction {
    guard let fraction = ExactFraction(try string(key)) else {
      throw .invalid(place + key, expected: "a fraction in lowest terms")
    }
    return fraction
  }

  /// A member that must be a digest or null.
  package mutating func optionalDigest(_ key: String) throws(ManifestError) -> Digest128? {
    guard let text = try optionalString(key) else { return nil }
    guard let digest = Digest128(hexadecimal: text) else {
      throw .invalid(place + key, expected: "32 hexadecimal digits")
    }
    return digest
  }

  private mutating func pair(_ key: String) throws(ManifestError) -> (JSONValue, JSONValue) {
    guard case .array(let values) = try take(key), values.count == 2 else {
      throw .invalid(place + key, expected: "two numbers")
    }
    return (values[0], values[1])
  }

  private func integer(_ value: JSONValue, _ key: String) throws(ManifestError) -> Int {
    guard case .number(let text) = value, let integer = Int(text), integer >= 0 else {
      throw .invalid(place + key, expected: "a whole number, 0 or more")
    }
    return integer
  }

  private func number(_ value: JSONValue, _ key: String) throws(ManifestError) -> Double {
    guard case .number(let text) = value, let number = Double(text), number.isFinite else {
      throw .invalid(place + key, expected: "a number")
    }
    return number
  }
}
