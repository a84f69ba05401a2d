import Foundation

/// The part of the application that concerns the system around it.
@preconcurrency @MainActor open class ApplicationEnvironment: UIResponder {
  /// Creates the part of an application. Clients do not see the initializer.
  @_spi(Superclass) public override init() { super.init() }

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
    get { (self as? UIApplication)?.keyWindow?.preferredStatusBarStyle ?? .default }
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
}
