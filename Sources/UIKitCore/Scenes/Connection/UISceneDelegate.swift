/// A delegate that is notified when a scene is connected, appears, disappears and ends.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Notifies the delegate that the scene is connected, before it is visible.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Notifies the delegate that the scene is disconnected, because the program ends.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Notifies the delegate that the scene has become visible.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Notifies the delegate that the scene is about to be hidden.
  func sceneWillResignActive(_ scene: UIScene)
  /// Notifies the delegate that the scene is about to become visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Notifies the delegate that the scene was hidden.
  func sceneDidEnterBackground(_ scene: UIScene)
}

/// A delegate of a scene with windows, which creates the window when the scene is connected.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

extension UISceneDelegate {
  /// The default implementation does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// The default implementation does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

extension UIWindowSceneDelegate {
  /// The value `nil`. The setter discards its value.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
