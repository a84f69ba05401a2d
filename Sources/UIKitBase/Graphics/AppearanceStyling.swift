/// The styles that a program has set with `appearance()` (N-90).
@MainActor package protocol AppearanceStyling: AnyObject {
  /// Applies the styles to a view that has entered a window, and to the bar item that it shows.
  func apply(to view: AnyObject)
}
