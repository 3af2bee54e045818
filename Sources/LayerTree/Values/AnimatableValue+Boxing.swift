internal import Foundation
internal import Geometry

extension AnimatableValue {
  /// What a loosely typed value of the public interface means; nil where it means nothing here.
  ///
  /// Numbers of every kind, the geometry structs bare or in an `NSValue`, colours, paths, images,
  /// transforms, strings, and arrays of numbers or of colours.
  package init?(_ value: Any) {
    // An optional inside `Any` is looked through, so that an absent colour is no value.
    if case .some(let inner) = Self.unwrapped(value) {
      guard let known = Self.geometry(inner) ?? Self.object(inner) ?? Self.scalar(inner) else {
        return nil
      }
      self = known
    } else {
      self = .none
    }
  }

  private static func geometry(_ value: Any) -> AnimatableValue? {
    switch value {
    case let value as CGFloat: .number(Double(value))
    case let value as CGPoint: .point(value)
    case let value as CGSize: .size(value)
    case let value as CGRect: .rect(value)
    case let value as CGVector: .size(CGSize(width: value.dx, height: value.dy))
    case let value as CATransform3D: .transform(value)
    case let value as CGAffineTransform: .transform(CATransform3DMakeAffineTransform(value))
    default: nil
    }
  }

  private static func object(_ value: Any) -> AnimatableValue? {
    switch value {
    case let value as CGColor: .color(value.color)
    case let value as CGPath: .path(value.path)
    case let value as CGImage: .image(value.image)
    case is NSNull: AnimatableValue.none
    case let value as any BoxedLayerValue: value.boxed
    default: nil
    }
  }

  private static func scalar(_ object: Any) -> AnimatableValue? {
    // A cast alone does not tell: Foundation turns numbers and flags of every kind into others.
    let type = type(of: object)
    if type == Bool.self, let flag = object as? Bool { return .flag(flag) }
    if type == Float.self, let number = object as? Float { return .number(Double(decimal: number)) }
    switch object {
    case let value as Double: return .number(value)
    case let value as NSNumber: return .number(value.doubleValue)
    case let value as NSValue: return boxedGeometry(value)
    case let value as String: return .name(value)
    case let values as [Any]: return list(values)
    default: return nil
    }
  }

  private static func list(_ values: [Any]) -> AnimatableValue? {
    let elements = values.compactMap { AnimatableValue($0) }
    guard elements.count == values.count else { return nil }
    let numbers = elements.compactMap(\.number)
    if numbers.count == elements.count { return .numbers(numbers) }
    let colors = elements.compactMap { if case .color(let color) = $0 { color } else { nil } }
    return colors.count == elements.count ? .colors(colors) : nil
  }

  /// The geometry inside a Foundation box.
  ///
  /// Foundation's accessors trap when the box holds another struct, and its type string is an
  /// unsafe pointer; so the box is looked into by reflection.
  private static func boxedGeometry(_ value: NSValue) -> AnimatableValue? {
    if let boxed = value.boxedLayerValue { return boxed }
    return Mirror(reflecting: value).children.first.flatMap { geometry($0.value) }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}

/// A box of ours around a value that a layer property can have.
///
/// Boxes with the names of the SDK (`NSValue(caTransform3D:)`) conform.
package protocol BoxedLayerValue {
  /// What is in the box.
  var boxed: AnimatableValue { get }
}
