package import PNGCodec

/// Something other than pixels that two PNG files say differently.
package enum MetadataDifference: Hashable, Sendable {
  /// One has a colour profile, the other has not; profiles are not looked into.
  case colorProfile(expected: Bool, actual: Bool)
  /// Gamma times 100,000.
  case gamma(expected: UInt32?, actual: UInt32?)
  /// The sRGB chunk's rendering intent.
  case renderingIntent(expected: UInt8?, actual: UInt8?)
  /// Bits a sample.
  case bitDepth(expected: UInt8, actual: UInt8)
  /// How colour is stored.
  case colorType(expected: PNGFacts.ColorType, actual: PNGFacts.ColorType)

  /// Whether a viewer that obeys it shows other colours; the others only say how the same pixels
  /// are stored.
  package var changesColors: Bool {
    switch self {
    case .colorProfile, .gamma, .renderingIntent: true
    case .bitDepth, .colorType: false
    }
  }

  /// All differences between two files.
  package static func all(expected: PNGFacts, actual: PNGFacts) -> [MetadataDifference] {
    var found: [MetadataDifference] = []
    if expected.hasColorProfile != actual.hasColorProfile {
      found.append(
        .colorProfile(expected: expected.hasColorProfile, actual: actual.hasColorProfile))
    }
    if expected.gamma != actual.gamma {
      found.append(.gamma(expected: expected.gamma, actual: actual.gamma))
    }
    if expected.sRGBIntent != actual.sRGBIntent {
      found.append(.renderingIntent(expected: expected.sRGBIntent, actual: actual.sRGBIntent))
    }
    if expected.bitDepth != actual.bitDepth {
      found.append(.bitDepth(expected: expected.bitDepth, actual: actual.bitDepth))
    }
    if expected.colorType != actual.colorType {
      found.append(.colorType(expected: expected.colorType, actual: actual.colorType))
    }
    return found
  }
}

extension MetadataDifference: CustomStringConvertible {
  /// `bit depth 16, not 8`.
  package var description: String {
    switch self {
    case .colorProfile(_, let actual): actual ? "a colour profile" : "no colour profile"
    case .gamma(let expected, let actual): "gamma \(Self.text(actual)), not \(Self.text(expected))"
    case .renderingIntent(let expected, let actual):
      "sRGB intent \(Self.text(actual)), not \(Self.text(expected))"
    case .bitDepth(let expected, let actual): "bit depth \(actual), not \(expected)"
    case .colorType(let expected, let actual): "colour type \(actual), not \(expected)"
    }
  }

  private static func text<Number: BinaryInteger>(_ number: Number?) -> String {
    number.map { "\($0)" } ?? "unsaid"
  }
}
