import Foundation

/// Locks an object for the calling thread, which waits while another thread has it.
///
/// A thread can lock an object several times, and unlocks it as often with `objc_sync_exit(_:)`.
/// The object is not retained. A value that is no object has no lock.
///
/// - Parameter obj: The object.
/// - Returns: 0.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.all.enter(ObjectIdentifier(obj as AnyObject))
  return 0
}

/// Unlocks an object that the calling thread has locked with `objc_sync_enter(_:)`.
///
/// - Parameter obj: The object.
/// - Returns: 0, or −1 if the thread has not locked the object.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.all.exit(ObjectIdentifier(obj as AnyObject)) ? 0 : -1
}

/// Calls a closure, after which an iPhone releases the objects that it had promised to release
/// later. Here each object is released at once.
///
/// - Parameter body: The closure.
/// - Returns: The result of the closure.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// The locks of objects that threads have locked or wait for.
private final class ObjectLocks: Sendable {
  static let all = ObjectLocks()

  /// The lock of an object. One thread has it, perhaps several times.
  private struct Lock {
    var owner: Thread?
    var depth = 0
    var waiting = 0
  }

  private let condition = NSCondition()
  /// The locks by the identities of objects. `condition` protects them.
  private nonisolated(unsafe) var locks: [ObjectIdentifier: Lock] = [:]

  func enter(_ object: ObjectIdentifier) {
    condition.lock()
    defer { condition.unlock() }
    let thread = Thread.current
    var lock = locks[object] ?? Lock()
    if let owner = lock.owner, owner !== thread {
      locks[object]?.waiting += 1
      while locks[object]?.owner != nil { condition.wait() }
      lock = locks[object] ?? Lock()
      lock.waiting -= 1
    }
    lock.owner = thread
    lock.depth += 1
    locks[object] = lock
  }

  /// Unlocks an object once. Returns whether the thread had locked it.
  func exit(_ object: ObjectIdentifier) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    guard var lock = locks[object], lock.owner === Thread.current else { return false }
    lock.depth -= 1
    if lock.depth == 0 {
      lock.owner = nil
      condition.broadcast()
    }
    locks[object] = lock.owner == nil && lock.waiting == 0 ? nil : lock
    return true
  }
}
