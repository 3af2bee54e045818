// Follows CGColorSpace by name; every colour is taken as sRGB, whatever space it is said to be in.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What the components of a colour mean.
public final class CGColorSpace: Hashable, Sendable {
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"

  /// The space's name; nil for a device's own space.
  public let name: String?
  public let model: CGColorSpaceModel

  init(name: String?, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// The space of a name; nil for an unknown one.
  public convenience init?(name: String) {
    switch name {
    case Self.genericGrayGamma2_2: self.init(name: name, model: .monochrome)
    case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.displayP3, Self.genericRGBLinear:
      self.init(name: name, model: .rgb)
    default: return nil
    }
  }

  /// How many components there are, without alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name && left.model == right.model
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// What kind of components a colour space has.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
  case XYZ = 7
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(name: nil, model: .rgb)
}

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(name: nil, model: .monochrome)
}
