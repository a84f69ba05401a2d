import Foundation

/// The values that are associated with one object, by their keys.
///
/// One lock protects the values of all objects. A value is released after the lock, because its
/// release can run a client's code.
package final class AssociatedObjects: @unchecked Sendable {
  private static let lock = NSLock()
  private var values: [UnsafeRawPointer: Value] = [:]

  /// An associated value, or a weak reference to an associated object.
  package enum Value {
    case kept(Any)
    case weak(WeakReference)
  }

  /// A reference that does not keep its object alive.
  package struct WeakReference {
    package weak var object: AnyObject?
    package init(_ object: AnyObject) { self.object = object }
  }

  package init() {}

  private static let storageLock = NSLock()

  /// Runs `body` under a lock, so that no other thread runs code under this lock at the same time.
  package static func locked(_ body: () -> AssociatedObjects?) -> AssociatedObjects? {
    storageLock.withLock(body)
  }

  /// The value of a key, or `nil`. Setting a value releases the former value.
  package subscript(key: UnsafeRawPointer) -> Value? {
    get { Self.lock.withLock { values[key] } }
    set {
      var former: Value?
      Self.lock.withLock {
        former = values[key]
        values[key] = newValue
      }
      withExtendedLifetime(former) {}
    }
  }

  /// Removes and releases all values.
  package func removeAll() {
    var former: [UnsafeRawPointer: Value] = [:]
    Self.lock.withLock {
      former = values
      values = [:]
    }
    withExtendedLifetime(former) {}
  }
}

/// An object that stores its associated values. They are released with the object.
package protocol AssociationOwner: AnyObject {
  /// Returns the associated values, which are created if `makes` is `true`, or `nil` if there are
  /// none.
  func associations(makes: Bool) -> AssociatedObjects?
}
