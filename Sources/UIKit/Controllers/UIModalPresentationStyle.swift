import Foundation

/// How a presented controller covers its presenter.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window; the presenter's view is removed while it does.
  case fullScreen = 0
  /// As the presented controller's transitioning delegate has it.
  case custom = 4
  /// Covers the window; the presenter's view stays beneath.
  case overFullScreen = 5
}

/// The built-in transitions, used where no delegate vends an animator.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom; fades where motion is reduced.
  case coverVertical = 0
  case crossDissolve = 2
}
