import Foundation

/// The user's accessibility settings.
@preconcurrency @MainActor public enum UIAccessibility {
  /// A Boolean value that indicates whether transitions fade instead of sliding and springs do not
  /// overshoot, in the current scene.
  public static var isReduceMotionEnabled: Bool { UIWindowScene.current?.reducesMotion ?? false }
  /// A Boolean value that indicates whether a screen reader runs, which none does for this program.
  public static var isVoiceOverRunning: Bool { false }

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
