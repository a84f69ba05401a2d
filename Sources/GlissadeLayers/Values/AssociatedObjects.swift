import Foundation

/// The values that are associated with one object, by their keys.
///
/// The lock of all of them protects the values. They are released outside of it, because that can
/// run a client's code.
package final class AssociatedObjects: @unchecked Sendable {
  private static let lock = NSLock()
  private var values: [UnsafeRawPointer: Value] = [:]

  /// A value, or a weak reference to an object.
  package enum Value {
    case kept(Any)
    case weak(WeakReference)
  }

  /// A reference that does not keep its object.
  package struct WeakReference {
    package weak var object: AnyObject?
    package init(_ object: AnyObject) { self.object = object }
  }

  package init() {}

  private static let storageLock = NSLock()

  /// Runs `body` while no other thread does.
  package static func locked(_ body: () -> AssociatedObjects?) -> AssociatedObjects? {
    storageLock.withLock(body)
  }

  /// The value of a key. Setting it releases the former one.
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

  /// Removes all values.
  package func removeAll() {
    var former: [UnsafeRawPointer: Value] = [:]
    Self.lock.withLock {
      former = values
      values = [:]
    }
    withExtendedLifetime(former) {}
  }
}

/// An object that keeps associated values, which go with it.
package protocol AssociationOwner: AnyObject {
  /// Returns the values, or `nil` if there are none and they are not to be made.
  func associations(makes: Bool) -> AssociatedObjects?
}
