import Foundation
import GlissadeLayers

/// An object that conforms to a delegate protocol of UIKit, with those methods of `NSObject` that
/// programs call on such an object.
@preconcurrency @MainActor public protocol DelegateObject: AnyObject {}

extension DelegateObject {
  /// Returns whether the class of this object has the method of a selector.
  public func responds(to aSelector: Selector?) -> Bool { aSelector?.isMethod(of: self) ?? false }

  /// Returns whether the object is an instance of a class or of a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool {
    var ancestor: AnyClass? = type(of: self)
    while let current = ancestor, current != aClass { ancestor = _getSuperclass(current) }
    return ancestor != nil
  }

  /// Returns whether this object is equal to another one: by `isEqual` of `NSObject`, or else by
  /// identity.
  public func isEqual(_ object: Any?) -> Bool {
    if let own = self as? NSObject { return own.isEqual(object) }
    return object.map { $0 as AnyObject === self } ?? false
  }
}
