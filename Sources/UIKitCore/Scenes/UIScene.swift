import Foundation

/// A part of the program's user interface that appears and disappears as a whole.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The session of the scene, which contains the scene's configuration.
  open private(set) var session = UISceneSession()
  /// The delegate of the scene, which the scene retains. The launch creates it from the class in
  /// the configuration.
  open var delegate: (any UISceneDelegate)?
  /// The state of the scene.
  open internal(set) var activationState = ActivationState.unattached
  /// The title of the scene, for the program's own use.
  open var title: String! = ""

  /// The states of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected to the application.
    case unattached = -1
    /// The scene is visible and receives events.
    case foregroundActive = 0
    /// The scene is about to be visible or hidden.
    case foregroundInactive = 1
    /// The scene is hidden.
    case background = 2
  }

  /// The reasons for which a scene is connected, such as a URL to open. There are none on a
  /// desktop.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    override init() { super.init() }
  }

  /// The notification that is posted before a scene is connected.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// The notification that is posted when a scene has become visible.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// The notification that is posted when a scene is about to be hidden.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// The notification that is posted when a scene is about to become visible.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The notification that is posted when a scene was hidden.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

// The connection of a scene to the application, and the changes of its visibility.
extension UIScene {
  /// Connects the scene to the application: creates the scene's delegate, and notifies the delegate
  /// and observers.
  ///
  /// The configuration names the class of the delegate. If it does not, and if the launch has
  /// created no window, the class is `SceneDelegate` in the module of the application's delegate.
  /// Xcode's template names this class in a property list, which packages do not have.
  func connect(by application: any UIApplicationDelegate) {
    let options = ConnectionOptions()
    session.scene = self
    session.configuration = application.application(
      .shared, configurationForConnecting: session, options: options)
    if let type = session.configuration.delegateClass ?? delegateClass(beside: application) {
      delegate = UIApplication.instance(of: type) as? any UISceneDelegate
    }
    post(Self.willConnectNotification)
    delegate?.scene(self, willConnectTo: session, options: options)
    becameVisible()
  }

  private func delegateClass(beside application: any UIApplicationDelegate) -> AnyClass? {
    if let scene = self as? UIWindowScene, !scene.windows.isEmpty { return nil }
    let name = NSStringFromClass(type(of: application))
    guard let module = name.split(separator: ".").first, module.count < name.count else {
      return nil
    }
    let type: AnyClass? = NSClassFromString("\(module).SceneDelegate")
    return type is any UISceneDelegate.Type ? type : nil
  }

  func becameVisible() {
    guard session.scene != nil else { return }
    activationState = .foregroundInactive
    delegate?.sceneWillEnterForeground(self)
    post(Self.willEnterForegroundNotification)
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    post(Self.didActivateNotification)
  }

  func becameHidden() {
    guard session.scene != nil else { return }
    activationState = .foregroundInactive
    delegate?.sceneWillResignActive(self)
    post(Self.willDeactivateNotification)
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
