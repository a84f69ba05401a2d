import Foundation
import UIKitBase

extension UIAccessibility {
  /// A Boolean value that indicates whether transitions fade instead of sliding and springs do not
  /// overshoot, in the current scene.
  public static var isReduceMotionEnabled: Bool { UIWindowScene.current?.reducesMotion ?? false }
  /// A Boolean value that indicates whether the user prefers fades to slides. It equals
  /// `isReduceMotionEnabled`.
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }
}

extension UIWindowScene {
  /// A Boolean value that indicates whether fades replace slides, and springs are critically
  /// damped. Setting another value records the change and posts a notification.
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
