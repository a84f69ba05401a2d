import Foundation

/// The class of the application.
struct PrincipalClass {
  var type: UIApplication.Type = UIApplication.self

  @MainActor func make() -> UIApplication {
    type == UIApplication.self ? UIApplication() : ObjectMaker.make(type)
  }
}

/// An object with a window, as the delegate of an application is.
@preconcurrency @MainActor public protocol UIWindowOwner: NSObjectProtocol {}

extension UIWindowOwner {
  /// The window of a delegate as the optional requirement that it is in UIKit, for expressions such
  /// as `delegate?.window??.rootViewController`.
  @_disfavoredOverload public var window: UIWindow?? {
    (self as? any UIApplicationDelegate)?.window
  }
}
