import Foundation

/// The user's accessibility settings.
@preconcurrency @MainActor public enum UIAccessibility {
  /// A Boolean value that indicates whether transitions fade instead of sliding and springs do not
  /// overshoot, in the current scene.
  public static var isReduceMotionEnabled: Bool { UIWindowScene.current?.reducesMotion ?? false }
  /// A Boolean value that indicates whether a screen reader runs, which none does for this program.
  public static var isVoiceOverRunning: Bool { false }

  /// A Boolean value that indicates whether the user wants opaque backgrounds, which no setting
  /// says.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// A Boolean value that indicates whether the colors are inverted for this program, which they
  /// are not.
  public static var isInvertColorsEnabled: Bool { false }
  /// A Boolean value that indicates whether switches control the program, which none do.
  public static var isSwitchControlRunning: Bool { false }
  /// A Boolean value that indicates whether the user wants bold text, which no setting says.
  public static var isBoldTextEnabled: Bool { false }
  /// A Boolean value that indicates whether the user wants darker colors, which no setting says.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// A Boolean value that indicates whether fades replace slides where motion is reduced.
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }

  /// A kind of notification for assistive programs.
  public struct Notification: Hashable, Sendable, RawRepresentable {
    /// The number of the kind.
    public var rawValue: UInt32
    /// Creates a kind from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A large part of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// A page has been scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Notifies assistive programs, of which none runs for this program.
  public static func post(notification: Notification, argument: Any?) {}

  /// The name of the notification that a screen reader was started or ended, which is never posted.
  nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The name of the notification that `isReduceTransparencyEnabled` has changed, which is never
  /// posted.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

  /// The name of the notification that is posted when `isReduceMotionEnabled` has changed. Its
  /// object is `nil`.
  nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}

extension NSNotification.Name {
  /// The former name of `UIAccessibility.reduceMotionStatusDidChangeNotification`.
  public static let UIAccessibilityReduceMotionStatusDidChange =
    UIAccessibility.reduceMotionStatusDidChangeNotification
}

extension UIWindowScene {
  /// A Boolean value that indicates whether fades replace slides, and springs are critically
  /// damped. A change is recorded, and posts a notification.
  package var reducesMotion: Bool {
    get { isMotionReduced }
    set {
      guard newValue != isMotionReduced else { return }
      isMotionReduced = newValue
      recorder?.record(.reducesMotion(newValue))
      enter {
        NotificationCenter.default.post(
          name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
      }
    }
  }
}
