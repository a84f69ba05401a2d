import Foundation

/// A bar that has a place on the screen.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// The place of the bar on the screen.
  var barPosition: UIBarPosition { get }
}

/// The delegate of a bar that has a place on the screen.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: DelegateObject {
  /// Returns the place of a bar on the screen. The default implementation returns `.any`.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `.any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The delegate of a navigation bar, which allows changes of the bar's items and is notified of
/// them.
///
/// A subclass of `UINavigationController` that conforms to this protocol is the delegate of its own
/// bar, and is asked by `navigationBar(_:shouldPop:)` when the user presses the back button.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item may be pushed. The default implementation returns `true`.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Notifies the delegate that an item was pushed, after the animation.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether an item may be popped. The default implementation returns `true`.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Notifies the delegate that an item was popped, after the animation.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns `true`.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Returns `true`.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UINavigationBar: UIBarPositioning {}
