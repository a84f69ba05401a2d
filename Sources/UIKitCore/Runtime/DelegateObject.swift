import Foundation
import GlissadeLayers

/// An object that is known by a protocol of UIKit's, with what is asked of objects there.
@preconcurrency @MainActor public protocol DelegateObject: AnyObject {}

extension DelegateObject {
  /// Returns whether a selector's method is one of this object's class.
  public func responds(to aSelector: Selector?) -> Bool { aSelector?.isMethod(of: self) ?? false }

  /// Returns whether the object is an instance of a class or of a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool {
    var ancestor: AnyClass? = type(of: self)
    while let current = ancestor, current != aClass { ancestor = _getSuperclass(current) }
    return ancestor != nil
  }

  /// Returns whether the object is equal to another one.
  public func isEqual(_ object: Any?) -> Bool {
    if let own = self as? NSObject { return own.isEqual(object) }
    return object.map { $0 as AnyObject === self } ?? false
  }
}
