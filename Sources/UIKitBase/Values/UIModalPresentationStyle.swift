import Foundation

/// The way in which a presented controller covers its presenter.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The presented view covers the window, and the presenter's view is removed meanwhile.
  case fullScreen = 0
  /// The presented view is a sheet of the window's width, or a large card in a wide window.
  case pageSheet = 1
  /// The presented view is a sheet of the window's width, or a small card in a wide window.
  case formSheet = 2
  /// The presented view covers the nearest container that defines a presentation context, whose
  /// view is removed meanwhile.
  case currentContext = 3
  /// The presented controller's transitioning delegate determines the presentation.
  case custom = 4
  /// The presented view covers the window, and the presenter's view stays beneath.
  case overFullScreen = 5
  /// The presented view covers the nearest container that defines a presentation context, whose
  /// view stays beneath.
  case overCurrentContext = 6
  /// The presented view is a popover, whose arrow points at its source. In a window of compact
  /// width it adapts to a sheet.
  case popover = 7
  /// No style, which a delegate returns if a presentation is not to be adapted.
  case none = -1
  /// The style that the presented controller determines: a page sheet.
  case automatic = -2

  /// A Boolean value that indicates whether the presenter's view is removed.
  package var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
  /// A Boolean value that indicates whether the presented view is a sheet.
  package var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
  /// A Boolean value that indicates whether the presenter is the nearest container that defines a
  /// presentation context.
  package var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The built-in transition, which is used if no delegate vends an animator.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The presented view slides up from the bottom, or fades in with reduced motion.
  case coverVertical = 0
  /// The presenter's view turns about the vertical axis, with the presented view at its back. With
  /// reduced motion the presented view fades in instead.
  case flipHorizontal = 1
  /// The presented view fades in.
  case crossDissolve = 2
}
