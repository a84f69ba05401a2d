import Foundation
import GlissadeLayers

/// The running program.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The application of a program that has a window.
  public static let shared = principalClass.make()
  /// The class of the application, which is set before it is made.
  static var principalClass = PrincipalClass()

  /// The delegate of the application.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The delegate that the launch made, which the application keeps.
  private var launchedDelegate: (any UIApplicationDelegate)?
  /// The makers of storyboards' controllers.
  let storyboards = StoryboardMakers()
  /// The methods to be called later.
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
    /// The URL for which the program was launched, which is never given.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// The states of an application.
  public enum State: Int, Sendable {
    /// The window is visible.
    case active = 0
    /// The program has not shown its window yet.
    case inactive = 1
    /// The window is hidden.
    case background = 2
  }

  /// Returns the application for the key `shared`, as code that may be in an extension asks for it,
  /// and `nil` for others.
  open class func value(forKeyPath keyPath: String) -> Any? { keyPath == "shared" ? shared : nil }
  /// Returns the application for the key `shared` or `sharedApplication`, and `nil` for others.
  open class func value(forKey key: String) -> Any? {
    key == "sharedApplication" ? shared : value(forKeyPath: key)
  }

  /// The current scene, as the only element.
  open var connectedScenes: Set<UIScene> { Set([UIWindowScene.current].compactMap { $0 }) }
  /// The windows of the current scene, in the order of their creation.
  open var windows: [UIWindow] { UIWindowScene.current?.windows ?? [] }
  /// The window of the current scene that receives keys.
  open var keyWindow: UIWindow? { UIWindowScene.current?.keyWindow }
  /// The size of texts that the user prefers: `.large`, because a desktop has no such setting.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The direction of the user interface, which is from left to right.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Calls a method.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object that has the method; `nil` stands for the first responder, from the
  ///     sender on, that performs it.
  ///   - sender: The argument of the method; `nil` stands for the application.
  ///   - event: The event that triggered the call.
  /// - Returns: `true` if an object had the method.
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

  /// The number of calls of `beginIgnoringInteractionEvents` that are not undone.
  private var ignoringCount = 0

  /// Ignores touches that begin from now on, until `endIgnoringInteractionEvents()`.
  ///
  /// Calls are counted. Touches that are down continue.
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

  /// Returns `false`: no address can be opened.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Logs that an address cannot be opened, and calls the handler with `false`.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIWindowScene.current?.remarkOnce("\(url) is not opened: there is no program for addresses")
    completion?(false)
  }

  // MARK: The status bar in the form of older programs

  /// The frame of the status bar, which has no size: a desktop has none.
  open var statusBarFrame: CGRect { .zero }
  /// A Boolean value that indicates whether there is no status bar, which is always so. Setting it
  /// has no effect.
  open var isStatusBarHidden: Bool {
    get { true }
    set {}
  }
  /// The style that the front controller prefers. Setting it has no effect.
  open var statusBarStyle: UIStatusBarStyle {
    get { keyWindow?.preferredStatusBarStyle ?? .default }
    set {}
  }
  /// The orientation that follows from the proportions of the window. Setting it has no effect.
  open var statusBarOrientation: UIInterfaceOrientation {
    get { UIWindowScene.current?.interfaceOrientation ?? .portrait }
    set {}
  }
  /// Sets the style of the status bar, which has no effect.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Hides or shows the status bar, which has no effect.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// A Boolean value that keeps a device from sleeping, which has no effect on a desktop.
  open var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }

  // MARK: Life

  /// Makes the delegate and launches the application in a scene, which is the current one.
  ///
  /// - Returns: `false` if the delegate asks the program to end.
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

  /// Ends the application: its delegate is notified.
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
