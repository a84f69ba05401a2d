import Foundation

/// The class of which the application is an instance.
struct PrincipalClass {
  var type: UIApplication.Type = UIApplication.self

  @MainActor func make() -> UIApplication {
    type == UIApplication.self ? UIApplication() : ObjectMaker.make(type)
  }
}

/// An object with a window, as the delegate of an application is.
@preconcurrency @MainActor public protocol UIWindowOwner: NSObjectProtocol {}

extension UIWindowOwner {
  /// The window of a delegate. It is doubly optional, as UIKit's optional requirement is, for
  /// expressions such as `delegate?.window??.rootViewController`.
  @_disfavoredOverload public var window: UIWindow?? {
    (self as? any UIApplicationDelegate)?.window
  }
}
