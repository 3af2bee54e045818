import Testing
import UIKit

/// Equal to all of its number.
private final class Number: NSObject {
  let value: Int

  init(_ value: Int) { self.value = value }

  override var hash: Int { value }
  override func isEqual(_ object: Any?) -> Bool { (object as? Number)?.value == value }
}

@Suite("Tables that hold objects weakly, and locks of objects")
struct WeakTableTests {
  @Test("A weak table forgets objects that are gone, and keeps the order of adding")
  func forgets() {
    let table = NSHashTable<Number>.weakObjects()
    let (first, second) = (Number(1), Number(2))
    var gone: Number? = Number(3)
    table.add(second)
    table.add(gone)
    table.add(first)
    table.add(Number(2))

    #expect(table.allObjects.map(\.value) == [2, 3, 1])
    #expect(table.contains(gone))
    gone = nil
    #expect(table.allObjects.map(\.value) == [2, 1])
    table.remove(second)
    #expect(table.count == 1 && table.anyObject === first)
  }

  @Test("A table of addresses takes equal objects for two")
  func addresses() {
    let table = NSHashTable<Number>(options: .objectPointerPersonality)
    table.add(Number(1))
    table.add(Number(1))

    #expect(table.count == 2)
  }

  @Test("A map's pair goes with its key, or with its value, whichever is held weakly")
  func maps() {
    let byKey = NSMapTable<Number, NSString>.weakToStrongObjects()
    let byValue = NSMapTable<NSString, Number>.strongToWeakObjects()
    var number: Number? = Number(1)
    byKey.setObject("one", forKey: number)
    byKey.setObject("uno", forKey: number)
    byValue.setObject(number, forKey: "one")

    #expect(byKey.object(forKey: Number(1)) == "uno" && byKey.count == 1)
    #expect(byValue.object(forKey: "one") === number)
    number = nil
    #expect(byKey.count == 0)
    #expect(byValue.object(forKey: "one") == nil)
  }

  @Test("A lock is taken more than once, and given back as often")
  func locks() {
    let object = Number(1)
    #expect(objc_sync_exit(object) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
    objc_sync_enter(object)
    objc_sync_enter(object)
    #expect(objc_sync_exit(object) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_exit(object) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_exit(object) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
  }

  @Test("A pool gives what its closure gives, and throws what it throws")
  func pool() {
    struct Failure: Error {}
    #expect(autoreleasepool { 1 + 1 } == 2)
    #expect(throws: Failure.self) { try autoreleasepool { () throws -> Int in throw Failure() } }
  }
}
