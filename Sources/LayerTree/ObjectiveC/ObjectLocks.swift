// Follows objc-sync.h: a lock of every object, which one thread may take more than once.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
internal import Synchronization

public let OBJC_SYNC_SUCCESS: Int32 = 0
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 = -1

/// Takes an object's lock, once another thread has given it back.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.shared.enter(ObjectIdentifier(obj as AnyObject))
  return OBJC_SYNC_SUCCESS
}

/// Gives an object's lock back; the error where it is not taken.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.shared.exit(ObjectIdentifier(obj as AnyObject))
    ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR
}

/// The locks of objects that are taken or waited for.
private final class ObjectLocks: Sendable {
  private struct Entry {
    let lock = NSRecursiveLock()
    /// How often the lock was asked for and not given back yet.
    var claims = 0
  }

  static let shared = ObjectLocks()

  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  func enter(_ object: ObjectIdentifier) {
    let lock = entries.withLock { entries in
      entries[object, default: Entry()].claims += 1
      return entries[object]?.lock
    }
    lock?.lock()
  }

  func exit(_ object: ObjectIdentifier) -> Bool {
    entries.withLock { entries in
      guard var entry = entries[object] else { return false }
      entry.lock.unlock()
      entry.claims -= 1
      entries[object] = entry.claims > 0 ? entry : nil
      return true
    }
  }
}
