// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A set of objects that it may hold weakly, as lists of observers do.
///
/// Follows NSHashTable, except that its order is that of adding, so that nothing depends on addresses.
/// Left out: pointers to anything but objects. A search looks at one object after the other.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var references: [TableReference] = []

  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
    super.init()
  }

  public convenience override init() {
    self.init(options: [], capacity: 0)
  }

  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable<ObjectType>(options: .weakMemory)
  }

  open var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return references.first { $0.holds(object as AnyObject) }?.object as? ObjectType
  }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    references.removeAll { $0.object == nil }
    references.append(TableReference(object as AnyObject, options))
  }

  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    references.removeAll { $0.object == nil || $0.holds(object as AnyObject) }
  }

  open func removeAllObjects() { references = [] }

  open func union(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { add(object) }
  }

  open func minus(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { remove(object) }
  }

  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }

  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }
}
