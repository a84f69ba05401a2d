import Foundation
import GlissadeLayers

// The public names in this file are those of the Objective-C runtime.

/// The ways in which an associated value is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// An object is held weakly, so that the value is `nil` after the end of the object. A number or
  /// a string is kept.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is kept by a strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of the value is kept by a strong reference.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is kept by a strong reference.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy of the value is kept by a strong reference.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object, which keeps the value until the object is deallocated.
///
/// Views, controllers, layers and gesture recognizers release their associated values when they are
/// deallocated. The values of an object of another class are released later, when a value is
/// associated with another such object.
///
/// - Parameters:
///   - object: The object that the value is associated with.
///   - key: The address of a variable, which distinguishes the value from other values of the
///     object.
///   - value: The value; `nil` removes the present value of the key.
///   - policy: The way in which the value is kept.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let owner = object as AnyObject
  guard let value else {
    AssociationTable.values(of: owner, makes: false)?[key] = nil
    return
  }
  AssociationTable.values(of: owner, makes: true)?[key] = kept(value, policy)
}

/// Returns the value that is associated with an object under a key, or `nil`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  switch AssociationTable.values(of: object as AnyObject, makes: false)?[key] {
  case .kept(let value): value
  case .weak(let reference): reference.object
  case nil: nil
  }
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.values(of: object as AnyObject, makes: false)?.removeAll()
}

private func kept(_ value: Any, _ policy: objc_AssociationPolicy) -> AssociatedObjects.Value {
  switch policy {
  case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
    guard let object = value as? any NSObject & NSCopying else { return .kept(value) }
    return .kept(object.copy())
  case .OBJC_ASSOCIATION_ASSIGN:
    // In Objective-C, numbers and short strings remain valid without an owner.
    let isObject = type(of: value) is AnyClass && !(value is NSNumber) && !(value is NSString)
    return isObject ? .weak(.init(value as AnyObject)) : .kept(value)
  case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: return .kept(value)
  }
}

/// The associated values of the objects that do not store these values themselves. The lock
/// protects the table of values.
private final class AssociationTable: @unchecked Sendable {
  private static let shared = AssociationTable()

  private struct Entry {
    weak var owner: AnyObject?
    let values: AssociatedObjects
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Returns the associated values of an object. If there are none, returns `nil`, or with `makes`
  /// a new empty store.
  package static func values(of owner: AnyObject, makes: Bool) -> AssociatedObjects? {
    if let owner = owner as? any AssociationOwner { return owner.associations(makes: makes) }
    return shared.entry(of: owner, makes: makes)
  }

  private func entry(of owner: AnyObject, makes: Bool) -> AssociatedObjects? {
    let key = ObjectIdentifier(owner)
    var gone: [Entry] = []
    defer { withExtendedLifetime(gone) {} }
    return lock.withLock {
      // A new object can have the address of an object that no longer exists.
      if let entry = entries[key], entry.owner === owner { return entry.values }
      guard makes else { return nil }
      gone = entries.values.filter { $0.owner == nil }
      entries = entries.filter { $0.value.owner != nil }
      let values = AssociatedObjects()
      entries[key] = Entry(owner: owner, values: values)
      return values
    }
  }
}
