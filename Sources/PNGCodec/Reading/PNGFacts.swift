package import Digests

/// What a PNG file says of itself, before and beside its pixels.
package struct PNGFacts: Hashable, Sendable {
  /// The five ways in which a PNG file stores colour; the raw value is the format's own.
  package enum ColorType: UInt8, Sendable {
    /// Luminance.
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    /// Samples stored for a pixel.
    package var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    /// The numbers of bits that a sample of this type may have.
    package var depths: [UInt8] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  /// A chunk that says what the samples mean; the raw value is its name.
  package enum Meaning: String, CaseIterable, Sendable {
    /// A colour profile.
    case profile = "iCCP"
    /// Code points of a colour space.
    case codePoints = "cICP"
    /// The primaries' chromaticities.
    case chromaticities = "cHRM"
    /// The display that the picture was mastered on.
    case masteringDisplay = "mDCV"
    /// Light levels.
    case lightLevels = "cLLI"
    /// Camera data, which may turn the picture.
    case camera = "eXIf"
  }

  /// Whether an `iCCP` chunk holds a colour profile; reported, never applied.
  package var hasColorProfile: Bool { meanings[.profile] != nil }

  /// Columns, in pixels; at least 1.
  package internal(set) var width: Int
  /// Rows, in pixels; at least 1.
  package internal(set) var height: Int
  /// How colour is stored.
  package internal(set) var colorType: ColorType
  /// Bits of a sample (for a palette, of an index): 1, 2, 4, 8 or 16.
  package internal(set) var bitDepth: UInt8
  /// Whether the rows come in the seven passes of Adam7.
  package internal(set) var isInterlaced: Bool
  /// Whether a `tRNS` chunk gives a palette or one colour its transparency.
  package internal(set) var hasTransparencyChunk = false
  /// Gamma times 100,000, from the `gAMA` chunk; reported, never applied.
  package internal(set) var gamma: UInt32?
  /// The `sRGB` chunk's rendering intent.
  package internal(set) var sRGBIntent: UInt8?
  /// Other chunks that decide what a viewer shows, by the digests of their contents; reported, never
  /// applied.
  package internal(set) var meanings: [Meaning: Digest128] = [:]
  /// Whether it is the first picture of an animation, of which readers that know none see no more.
  package internal(set) var isAnimated = false
  /// Bytes after the `IEND` chunk; they are ignored.
  package internal(set) var trailingByteCount = 0
}
