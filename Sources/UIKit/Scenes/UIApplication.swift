import Foundation

/// The running program.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
  /// The application of a program that has a window.
  public static let shared = UIApplication()

  /// The delegate of the application.
  public weak var delegate: (any UIApplicationDelegate)?

  /// A key of the launch options.
  public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The notification that is sent when the window is hidden or minimized.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The notification that is sent when the window is about to become visible again.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// Notifies the delegate and observers that the window was hidden or is about to become visible
  /// again.
  package func windowBecame(visible: Bool) {
    if visible {
      delegate?.applicationWillEnterForeground(self)
    } else {
      delegate?.applicationDidEnterBackground(self)
    }
    let name =
      visible ? Self.willEnterForegroundNotification : Self.didEnterBackgroundNotification
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// A delegate that sets up the program.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// Creates the delegate.
  init()
  /// The window of the application, for delegates that create one.
  var window: UIWindow? { get set }
  /// Notifies the delegate of the launch, once, with a current scene and before the first frame.
  /// `false` ends the program.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Notifies the delegate that the window was hidden.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Notifies the delegate that the window is about to become visible again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Notifies the delegate that the program is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Always `nil`.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// The default implementation does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// The user's accessibility settings.
@preconcurrency @MainActor public enum UIAccessibility {
  /// A Boolean value that indicates whether transitions use fades instead of slides, in the current
  /// scene.
  public static var isReduceMotionEnabled: Bool { UIWindowScene.current?.reducesMotion ?? false }
}
