import Foundation

extension UIWindow {
  /// A level of windows, which are in front of all windows of lower levels. Windows of the same
  /// level are in the order in which they became visible.
  public struct Level: Hashable, Sendable, RawRepresentable, Comparable {
    /// The number of the level.
    public var rawValue: CGFloat
    /// Creates a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of most windows.
    public static let normal = Level(rawValue: 0)
    /// The level of a status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)

    /// Returns whether a level is behind another one.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    /// Returns the level that is higher than another level by a number.
    public static func + (one: Level, number: CGFloat) -> Level { Level(one.rawValue + number) }
    /// Returns the level that is lower than another level by a number.
    public static func - (one: Level, number: CGFloat) -> Level { Level(one.rawValue - number) }
  }

  /// The notification that a window has become visible. Its object is the window.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// The notification that a window has become hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// The notification that a window has become the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// The notification that a window is no longer the key window.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}

extension UIWindowScene {
  /// Makes a window the key window, which receives keys, and notifies it and the former key window.
  func makeKey(_ window: UIWindow?) {
    let former = keyWindow
    guard former !== window else { return }
    keyWindow = window
    if let former {
      former.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: former)
    }
    if let window {
      window.becomeKey()
      NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }
  }

  /// Orders the visible windows by their levels.
  func arrangeWindows() {
    let sorted = windows.enumerated().sorted { one, other in
      (one.element.windowLevel, one.offset) < (other.element.windowLevel, other.offset)
    }.map(\.element)
    guard sorted != windows else { return }
    windows = sorted
    for window in sorted { layerHost.root.addSublayer(window.layer) }
    setNeedsFrame()
  }
}
