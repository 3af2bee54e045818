// What makes `point as NSValue` and `value as? CGRect` work.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import FoundationBoxes
public import Geometry

/// A struct that goes into an `NSValue` by `as`, and comes out of one, as on Apple's platforms.
public protocol _BridgedToValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// A box around it.
  var _box: NSValue { get }
  /// What is in a box; nil where that is something else.
  init?(_box: NSValue)
  /// What a box gives that holds nothing.
  static var _empty: Self { get }
}

extension _BridgedToValue {
  public func _bridgeToObjectiveC() -> NSValue { _box }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = Self(_box: source)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    result = Self(_box: source)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source.flatMap { Self(_box: $0) } ?? _empty
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {}
extension CGPoint: _BridgedToValue {
  public var _box: NSValue { NSValue(cgPoint: self) }
  public init?(_box: NSValue) {
    guard _box.typeEncoding == NSValue(point: .zero).typeEncoding else { return nil }
    self = _box.pointValue
  }
  public static var _empty: CGPoint { .zero }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {}
extension CGSize: _BridgedToValue {
  public var _box: NSValue { NSValue(cgSize: self) }
  public init?(_box: NSValue) {
    guard _box.typeEncoding == NSValue(size: .zero).typeEncoding else { return nil }
    self = _box.sizeValue
  }
  public static var _empty: CGSize { .zero }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {}
extension CGRect: _BridgedToValue {
  public var _box: NSValue { NSValue(cgRect: self) }
  public init?(_box: NSValue) {
    guard _box.typeEncoding == NSValue(rect: .zero).typeEncoding else { return nil }
    self = _box.rectValue
  }
  public static var _empty: CGRect { .zero }
}

extension CGVector: _BridgedToValue {
  public var _box: NSValue { NSValue(cgVector: self) }
  public init?(_box: NSValue) {
    guard _box.boxedNumbers?.count == 2 else { return nil }
    self = _box.cgVectorValue
  }
  public static var _empty: CGVector { .zero }
}

extension CGAffineTransform: _BridgedToValue {
  public var _box: NSValue { NSValue(cgAffineTransform: self) }
  public init?(_box: NSValue) {
    guard _box.boxedNumbers?.count == 6 else { return nil }
    self = _box.cgAffineTransformValue
  }
  public static var _empty: CGAffineTransform { .identity }
}

extension CATransform3D: _BridgedToValue {
  public var _box: NSValue { NSValue(caTransform3D: self) }
  public init?(_box: NSValue) {
    guard _box.boxedNumbers?.count == 16 else { return nil }
    self = _box.caTransform3DValue
  }
  public static var _empty: CATransform3D { CATransform3DIdentity }
}

extension NSNumber {
  /// What an object's property keeps of a value: a number object of a number, as on the device, so
  /// that it is read as a `CGFloat`, a `Double` or an `Int` alike; all else as it is.
  ///
  /// Flags stay what they are, since animations tell them from numbers.
  static func kept(_ value: Any?) -> Any? {
    guard let value, type(of: value) != Bool.self else { return value }
    return value as? NSNumber ?? value
  }
}
