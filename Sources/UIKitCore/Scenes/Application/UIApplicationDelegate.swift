import Foundation

/// A delegate that sets up the program and is notified of its life.
///
/// With `@main` before the class the program starts with it, if it also links the product
/// `Glissade`, which opens the window.
@preconcurrency @MainActor public protocol UIApplicationDelegate: UIWindowOwner {
  /// The window of the application, for delegates that create one.
  var window: UIWindow? { get set }
  /// Notifies the delegate that the launch has begun. `false` ends the program.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Notifies the delegate of the launch, once, with a current scene and before the first frame.
  /// `false` ends the program. The default calls `applicationDidFinishLaunching(_:)`.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Notifies the delegate of the launch, if it does not implement the method with options.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Notifies the delegate that the window has become visible.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Notifies the delegate that the window is about to be hidden.
  func applicationWillResignActive(_ application: UIApplication)
  /// Notifies the delegate that the window was hidden.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Notifies the delegate that the window is about to become visible again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Notifies the delegate that the program is about to end.
  func applicationWillTerminate(_ application: UIApplication)

  /// Returns the configuration of a new scene, whose `delegateClass` becomes the scene's delegate.
  /// The default has the session's own configuration.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// Always `nil`.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Calls `applicationDidFinishLaunching(_:)` and returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// The default implementation does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Returns the session's configuration.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
}
