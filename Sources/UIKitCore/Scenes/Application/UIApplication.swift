import Foundation
import GlissadeLayers

/// The running program.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The application of a program that has a window.
  public static let shared = principalClass.make()
  /// The class of the application, which is set before the application is created.
  static var principalClass = PrincipalClass()

  /// The delegate of the application.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The delegate that the launch created. The application retains it.
  private var launchedDelegate: (any UIApplicationDelegate)?
  /// The closures that create the view controllers of storyboards.
  package let storyboards = StoryboardMakers()
  /// The calls of methods that are performed after their delays.
  let delayedCalls = DelayedCalls()
  /// The state of the application.
  open private(set) var applicationState = State.inactive

  /// Creates an application, as the launch of a program does.
  public override init() { super.init() }

  /// A key of the launch options.
  public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the URL for which the program was launched. It is never in the launch options.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// The states of an application.
  public enum State: Int, Sendable {
    /// The application's window is visible.
    case active = 0
    /// The application has not shown its window yet.
    case inactive = 1
    /// The application's window is hidden.
    case background = 2
  }

  /// Returns the application for the key path `shared`, and `nil` for other key paths. Code that
  /// may run in an app extension finds the application by this call.
  open class func value(forKeyPath keyPath: String) -> Any? { keyPath == "shared" ? shared : nil }
  /// Returns the application for the key `shared` or `sharedApplication`, and `nil` for other keys.
  open class func value(forKey key: String) -> Any? {
    key == "sharedApplication" ? shared : value(forKeyPath: key)
  }

  /// The current scene, as the only element.
  open var connectedScenes: Set<UIScene> { Set([UIWindowScene.current].compactMap { $0 }) }
  /// The windows of the current scene, in the order of their creation.
  open var windows: [UIWindow] { UIWindowScene.current?.windows ?? [] }
  /// The window of the current scene that receives events of the keyboard.
  open var keyWindow: UIWindow? { UIWindowScene.current?.keyWindow }
  /// The size of texts that the user prefers: `.large`, because a desktop has no such setting,
  /// unless the instrument simulates another size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    SceneResources.current?.textSize ?? .large
  }
  /// The direction of the user interface, which is from left to right, unless the instrument
  /// simulates the other one.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: .unspecified)
  }

  /// Calls an action method.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object that has the method; `nil` stands for the first object of the responder
  ///     chain, from the sender on, that performs the method.
  ///   - sender: The argument of the method; `nil` stands for the application.
  ///   - event: The event that triggered the call.
  /// - Returns: `true` if an object performed the method.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let first = sender as? UIResponder ?? UIWindowScene.current?.firstResponder
    let sender = sender.map { $0 as AnyObject } ?? self
    if let target { return action.send(to: target as AnyObject, from: sender, event: event) }
    return action.send(along: first ?? self, from: sender, event)
  }

  /// Sends an event to the windows of its touches.
  ///
  /// An override that does not call `super` cancels the touches.
  open func sendEvent(_ event: UIEvent) {
    let windows = Set((event.allTouches ?? []).compactMap(\.window))
    if windows.isEmpty { event.deliver() }
    for window in windows { window.sendEvent(event) }
  }

  // MARK: Touches

  /// The number of calls of `beginIgnoringInteractionEvents` that `endIgnoringInteractionEvents`
  /// has not undone.
  private var ignoringCount = 0

  /// Ignores touches that begin from now on, until `endIgnoringInteractionEvents()`.
  ///
  /// Each call has to be undone by one call of `endIgnoringInteractionEvents()`. Touches that are
  /// already down continue.
  open func beginIgnoringInteractionEvents() { ignoringCount += 1 }

  /// Undoes one call of `beginIgnoringInteractionEvents()`.
  open func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }

  /// A Boolean value that indicates whether touches that begin are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// Returns all orientations, which a desktop does not restrict.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    .all
  }

  // MARK: Other programs

  /// Returns `false`, because no URL can be opened.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Logs that a URL cannot be opened, and calls the handler with `false`.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIWindowScene.current?.remarkOnce("\(url) is not opened: there is no program for addresses")
    completion?(false)
  }

  // MARK: The status bar in the form of older programs

  /// The frame of the status bar. It is zero, because a desktop has no status bar.
  open var statusBarFrame: CGRect { .zero }
  /// A Boolean value that indicates whether the status bar is hidden. It is always `true`. Setting
  /// it has no effect.
  open var isStatusBarHidden: Bool {
    get { true }
    set {}
  }
  /// The style of the status bar that the front view controller prefers. Setting it has no effect.
  open var statusBarStyle: UIStatusBarStyle {
    get { keyWindow?.preferredStatusBarStyle ?? .default }
    set {}
  }
  /// The orientation of the user interface, which follows from the proportions of the window.
  /// Setting it has no effect.
  open var statusBarOrientation: UIInterfaceOrientation {
    get { UIWindowScene.current?.interfaceOrientation ?? .portrait }
    set {}
  }
  /// Sets the style of the status bar, which has no effect.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Hides or shows the status bar, which has no effect.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// A Boolean value that indicates whether a device is kept from sleeping. It is always `false`,
  /// and setting it has no effect.
  open var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }

  // MARK: Life

  /// Creates the delegate and launches the application in a scene, which is the current scene.
  ///
  /// - Returns: `false` if the delegate returns `false`, after which the program is to end.
  package func launch(_ type: any UIApplicationDelegate.Type, in scene: UIWindowScene) -> Bool {
    guard let made = Self.instance(of: type) as? any UIApplicationDelegate else { return false }
    launchedDelegate = made
    delegate = made
    guard made.application(self, willFinishLaunchingWithOptions: nil),
      made.application(self, didFinishLaunchingWithOptions: nil)
    else { return false }
    post(Self.didFinishLaunchingNotification)
    scene.connect(by: made)
    becomeActive()
    return true
  }

  /// Notifies the delegates and observers that the application ends, and releases its delegate.
  package func terminate() {
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
    if let scene = UIWindowScene.current { scene.delegate?.sceneDidDisconnect(scene) }
    launchedDelegate = nil
  }

  /// Returns a new instance of a class.
  static func instance(of type: Any.Type) -> NSObject {
    guard let type = type as? NSObject.Type else {
      preconditionFailure("\(type) must be a class that inherits from NSObject or UIResponder.")
    }
    return ObjectMaker.make(type)
  }

  /// Notifies the delegates and observers that the window was hidden or is about to become visible
  /// again.
  package func windowBecame(visible: Bool) {
    if visible {
      delegate?.applicationWillEnterForeground(self)
      UIWindowScene.current?.becameVisible()
      post(Self.willEnterForegroundNotification)
      becomeActive()
    } else {
      delegate?.applicationWillResignActive(self)
      post(Self.willResignActiveNotification)
      applicationState = .background
      delegate?.applicationDidEnterBackground(self)
      UIWindowScene.current?.becameHidden()
      post(Self.didEnterBackgroundNotification)
    }
  }

  private func becomeActive() {
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
    post(Self.didBecomeActiveNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
