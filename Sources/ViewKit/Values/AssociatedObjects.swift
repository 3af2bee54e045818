// Follows objc/runtime.h, of which this alone has a use without Objective-C's run time.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import LayerTree

/// How an associated object is held; raw values as in the SDK.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value with an object, under a key that is the address of a variable.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  // Only the address counts; nothing is read from there.
  let address = Int(bitPattern: key)
  let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
  AssociatedObjects.shared.set(value, isWeak: isWeak, at: address, of: object as AnyObject)
}

/// The value that is kept with an object under a key.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let address = Int(bitPattern: key)
  return AssociatedObjects.shared.value(at: address, of: object as AnyObject)
}

/// Gives up all values that are kept with an object.
@preconcurrency @MainActor
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.forget(object as AnyObject)
}

/// The values that are kept with objects of any class.
///
/// An object's values go some time after the object does: when as many objects again have got values
/// as are known.
@MainActor
private final class AssociatedObjects {
  /// One value, held or not.
  private struct Value {
    let held: Any?
    weak var unheld: AnyObject?

    var content: Any? { held ?? unheld }
  }

  /// All values of one object.
  private struct Holding {
    weak var owner: AnyObject?
    var values: [Int: Value]
  }

  static let shared = AssociatedObjects()

  private var holdings: [ObjectIdentifier: Holding] = [:]
  private var sweepCount = 64

  func value(at address: Int, of owner: AnyObject) -> Any? {
    // Another object may have been made where one of the same address is gone.
    guard let holding = holdings[ObjectIdentifier(owner)], holding.owner === owner else {
      return nil
    }
    return holding.values[address]?.content
  }

  func set(_ value: Any?, isWeak: Bool, at address: Int, of owner: AnyObject) {
    let key = ObjectIdentifier(owner)
    var holding = Holding(owner: owner, values: [:])
    if let known = holdings[key], known.owner === owner { holding = known }
    holding.values[address] = value.map {
      isWeak ? Value(held: nil, unheld: $0 as AnyObject) : Value(held: $0, unheld: nil)
    }
    holdings[key] = holding
    if holdings.count > sweepCount { sweep() }
  }

  func forget(_ owner: AnyObject) { holdings[ObjectIdentifier(owner)] = nil }

  private func sweep() {
    holdings = holdings.filter { $0.value.owner != nil }
    sweepCount = max(64, holdings.count * 2)
  }
}
