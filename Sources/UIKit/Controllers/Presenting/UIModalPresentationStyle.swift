import Foundation

/// The way in which a presented controller covers its presenter.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The presented view covers the window, and the presenter's view is removed meanwhile.
  case fullScreen = 0
  /// The presented controller's transitioning delegate determines the presentation.
  case custom = 4
  /// The presented view covers the window, and the presenter's view stays beneath.
  case overFullScreen = 5
}

/// The built-in transition, which is used if no delegate vends an animator.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom, or fades with reduced motion.
  case coverVertical = 0
  /// The view fades in.
  case crossDissolve = 2
}
