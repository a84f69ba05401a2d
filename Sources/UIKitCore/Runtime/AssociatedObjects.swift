import Foundation
import GlissadeLayers

// The names are those of the Objective-C runtime.

/// The way in which an associated value is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// An object is not kept, and the value is `nil` after its end. A number or a string is kept.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is kept.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of the value is kept.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is kept.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy of the value is kept.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object, which keeps it until its own end.
///
/// Views, controllers, layers and recognizers release their values at their own end. The values of
/// other objects are released when a value is associated with another one of these afterwards.
///
/// - Parameters:
///   - object: The object.
///   - key: The address of a variable, which distinguishes the value from others.
///   - value: The value; `nil` removes it.
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

/// Returns the value that is associated with an object, or `nil`.
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
    // Numbers and short strings live on without an owner in Objective-C.
    let isObject = type(of: value) is AnyClass && !(value is NSNumber) && !(value is NSString)
    return isObject ? .weak(.init(value as AnyObject)) : .kept(value)
  case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: return .kept(value)
  }
}

/// The associated values of the objects that do not keep them themselves. The lock protects them.
private final class AssociationTable: @unchecked Sendable {
  private static let shared = AssociationTable()

  private struct Entry {
    weak var owner: AnyObject?
    let values: AssociatedObjects
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Returns the values of an object, or `nil` if there are none and they are not to be made.
  static func values(of owner: AnyObject, makes: Bool) -> AssociatedObjects? {
    if let owner = owner as? any AssociationOwner { return owner.associations(makes: makes) }
    return shared.entry(of: owner, makes: makes)
  }

  private func entry(of owner: AnyObject, makes: Bool) -> AssociatedObjects? {
    let key = ObjectIdentifier(owner)
    var gone: [Entry] = []
    defer { withExtendedLifetime(gone) {} }
    return lock.withLock {
      // An object that has gone can have the address of a new one.
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
