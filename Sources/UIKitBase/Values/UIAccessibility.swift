import Foundation

/// The user's accessibility settings.
@preconcurrency @MainActor public enum UIAccessibility {
  /// A Boolean value that indicates whether a screen reader runs. It is always `false`, because
  /// screen readers do not support the program.
  public static var isVoiceOverRunning: Bool { false }

  /// A Boolean value that indicates whether the user prefers opaque backgrounds. It is always
  /// `false`, because there is no such setting.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// A Boolean value that indicates whether the colors of the program are inverted. It is always
  /// `false`.
  public static var isInvertColorsEnabled: Bool { false }
  /// A Boolean value that indicates whether the user controls the program with switches. It is
  /// always `false`.
  public static var isSwitchControlRunning: Bool { false }
  /// A Boolean value that indicates whether the user prefers bold text. It is always `false`,
  /// because there is no such setting.
  public static var isBoldTextEnabled: Bool { false }
  /// A Boolean value that indicates whether the user prefers darker colors. It is always `false`,
  /// because there is no such setting.
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// A kind of notification for assistive programs.
  public struct Notification: Hashable, Sendable, RawRepresentable {
    /// The number of the kind.
    public var rawValue: UInt32
    /// Creates a kind from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The notification that a large part of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The notification that a part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The notification that a text is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// The notification that a page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification to assistive programs. It has no effect, because no such program supports
  /// this one.
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
  /// The former name in UIKit of `UIAccessibility.reduceMotionStatusDidChangeNotification`.
  public static let UIAccessibilityReduceMotionStatusDidChange =
    UIAccessibility.reduceMotionStatusDidChangeNotification
}
