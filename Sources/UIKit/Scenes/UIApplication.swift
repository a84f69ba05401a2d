import Foundation

/// The running program.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
  /// The one application of a program that has a window.
  public static let shared = UIApplication()

  public weak var delegate: (any UIApplicationDelegate)?

  public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Sent when the window is hidden or minimised.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Sent when the window is about to show again.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// Tells the delegate and whoever listens that the window was hidden or is about to show again.
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

/// Sets the program up.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  init()
  var window: UIWindow? { get set }
  /// Called once, with a current scene, before the first frame. False ends the program.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// What the user has asked the system for.
@preconcurrency @MainActor public enum UIAccessibility {
  /// Whether slides are to become fades; the current scene's setting.
  public static var isReduceMotionEnabled: Bool { UIWindowScene.current?.reducesMotion ?? false }
}
