import Foundation

/// The user's accessibility settings.
@preconcurrency @MainActor public enum UIAccessibility {
  /// A Boolean value that indicates whether transitions use fades instead of slides, in the current
  /// scene.
  public static var isReduceMotionEnabled: Bool { UIWindowScene.current?.reducesMotion ?? false }
  /// A Boolean value that indicates whether a screen reader runs, which none does for this program.
  public static var isVoiceOverRunning: Bool { false }
}
