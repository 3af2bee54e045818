// Follows CAValueFunction.h: what turns animated numbers into a transform.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// The names of the value functions.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Turns one number, or three, into a transform, after they were interpolated.
public final class CAValueFunction: NSObject, Sendable {
  public let name: CAValueFunctionName

  /// The function of that name; nil where there is none.
  public init?(name: CAValueFunctionName) {
    guard Self.known.contains(name) else { return nil }
    self.name = name
    super.init()
  }

  private static let known: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
    .translateY, .translateZ,
  ]

  /// The transform for a number, or for three; nil for any other value.
  func transform(of value: AnimatableValue) -> CATransform3D? {
    if case .numbers(let parts) = value, parts.count == 3 {
      switch name {
      case .scale: return CATransform3DMakeScale(parts[0], parts[1], parts[2])
      case .translate: return CATransform3DMakeTranslation(parts[0], parts[1], parts[2])
      default: return nil
      }
    }
    return value.number.flatMap { transform(of: $0) }
  }

  /// The number or numbers of the kind of `sample` that make the identity.
  func rest(like sample: AnimatableValue) -> AnimatableValue {
    let number: Double = name.rawValue.hasPrefix("scale") ? 1 : 0
    if case .numbers(let parts) = sample { return .numbers(parts.map { _ in number }) }
    return .number(number)
  }

  private func transform(of number: Double) -> CATransform3D? {
    switch name {
    case .rotateX: CATransform3DMakeRotation(number, 1, 0, 0)
    case .rotateY: CATransform3DMakeRotation(number, 0, 1, 0)
    case .rotateZ: CATransform3DMakeRotation(number, 0, 0, 1)
    case .scaleX: CATransform3DMakeScale(number, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, number, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, number)
    case .translateX: CATransform3DMakeTranslation(number, 0, 0)
    case .translateY: CATransform3DMakeTranslation(0, number, 0)
    case .translateZ: CATransform3DMakeTranslation(0, 0, number)
    default: nil
    }
  }
}
