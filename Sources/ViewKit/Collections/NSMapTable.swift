// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Values by keys, either of which it may hold weakly; a pair goes with the first of the two.
///
/// Follows NSMapTable, except that its order is that of adding, so that nothing depends on addresses.
/// Left out: pointers to anything but objects. A search looks at one key after the other.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private struct Pair {
    let key: TableReference
    let value: TableReference

    var isWhole: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var pairs: [Pair] = []

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  public convenience override init() {
    self.init(keyOptions: [], valueOptions: [], capacity: 0)
  }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>()
  }

  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory)
  }

  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(valueOptions: .weakMemory)
  }

  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  open var count: Int { pairs.count { $0.isWhole } }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return pairs.first { $0.key.holds(aKey as AnyObject) }?.value.object as? ObjectType
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    let pair = Pair(
      key: TableReference(aKey as AnyObject, keyOptions),
      value: TableReference(anObject as AnyObject, valueOptions))
    pairs.removeAll { !$0.isWhole }
    if let place = pairs.firstIndex(where: { $0.key.holds(aKey as AnyObject) }) {
      pairs[place] = pair
    } else {
      pairs.append(pair)
    }
  }

  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    pairs.removeAll { !$0.isWhole || $0.key.holds(aKey as AnyObject) }
  }

  open func removeAllObjects() { pairs = [] }

  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: pairs.filter(\.isWhole).compactMap(\.key.object)).objectEnumerator()
  }

  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: pairs.filter(\.isWhole).compactMap(\.value.object)).objectEnumerator()
  }
}
