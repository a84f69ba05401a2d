import Foundation

/// A delegate that sets up the program and is notified when its window appears or disappears and
/// when the program ends.
///
/// If `@main` precedes the class of the delegate, the program starts with this class. The program
/// must also link the product `Glissade`, which opens the window.
@preconcurrency @MainActor public protocol UIApplicationDelegate: UIWindowOwner {
  /// The window of the application, for delegates that create one.
  var window: UIWindow? { get set }
  /// Notifies the delegate that the launch has begun. If the delegate returns `false`, the program
  /// ends.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Notifies the delegate of the launch, once, with a current scene and before the first frame. If
  /// the delegate returns `false`, the program ends. The default implementation calls
  /// `applicationDidFinishLaunching(_:)`.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Notifies the delegate of the launch, if it does not implement
  /// `application(_:didFinishLaunchingWithOptions:)`.
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
  /// The default implementation returns the configuration of the session.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// The value `nil`. The setter discards its value.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns `true`, so that the launch continues.
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
  /// Returns the configuration of the session.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
}
