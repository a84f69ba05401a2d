import Foundation

/// A set of closures that make controllers, each found by an identifier.
///
/// There are no storyboard files here. A program registers closures that make the controllers, for
/// example when it is launched, and its calls of `instantiateViewController` remain unchanged.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String
  private let makers: StoryboardMakers

  /// Creates the storyboard of a name.
  ///
  /// - Parameters:
  ///   - name: The name with which controllers are registered.
  ///   - storyboardBundleOrNil: The bundle. Names are the same in all bundles.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    makers = UIApplication.shared.storyboards
    super.init()
  }

  /// Registers a closure that makes a controller of a storyboard.
  ///
  /// - Parameters:
  ///   - identifier: The controller's identifier; `nil` means the initial controller.
  ///   - name: The name of the storyboard.
  ///   - make: A closure that makes a new controller each time it is called.
  public static func register(
    _ identifier: String?, in name: String, make: @escaping () -> UIViewController
  ) {
    UIApplication.shared.storyboards.makers[.init(storyboard: name, identifier: identifier)] = make
  }

  /// Returns a new controller for an identifier. An identifier that is not registered stops the
  /// program, as a missing one does in UIKit.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let controller = make(identifier) else {
      preconditionFailure(
        "There is no controller \"\(identifier)\" in the storyboard \"\(name)\": add it with "
          + "UIStoryboard.register(_:in:make:).")
    }
    return controller
  }

  /// Returns a new initial controller, or `nil` if none is registered.
  open func instantiateInitialViewController() -> UIViewController? { make(nil) }

  private func make(_ identifier: String?) -> UIViewController? {
    let made = makers.makers[.init(storyboard: name, identifier: identifier)]?()
    let controller = made as? UIViewController
    controller?.storyboard = self
    return controller
  }
}
