package import PNGCodec

/// Something other than pixels that two PNG files say differently.
package enum MetadataDifference: Hashable, Sendable {
  /// A chunk that says what colours mean has other contents, or only one file has it.
  case meaning(PNGFacts.Meaning, expected: Bool, actual: Bool)
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
    case .meaning, .gamma, .renderingIntent: true
    case .bitDepth, .colorType: false
    }
  }

  /// All differences between two files.
  package static func all(expected: PNGFacts, actual: PNGFacts) -> [MetadataDifference] {
    var found: [MetadataDifference] = []
    for meaning in PNGFacts.Meaning.allCases {
      let (one, other) = (expected.meanings[meaning], actual.meanings[meaning])
      if one != other {
        found.append(.meaning(meaning, expected: one != nil, actual: other != nil))
      }
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
    case .meaning(let meaning, let expected, let actual):
      (expected && actual ? "other " : actual ? "" : "no ") + meaning.words
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

extension PNGFacts.Meaning {
  /// What people call it, with the chunk's name.
  fileprivate var words: String {
    let name =
      switch self {
      case .profile: "colour profile"
      case .codePoints: "colour space code points"
      case .chromaticities: "chromaticities"
      case .masteringDisplay: "mastering display"
      case .lightLevels: "light levels"
      case .camera: "camera data"
      }
    return "\(name) (\(rawValue))"
  }
}
