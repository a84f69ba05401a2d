/// The colors of a bar whose `barTintColor` is `nil`.
public enum UIBarStyle: Int, Sendable {
  /// A white bar (`default`), or a black one (`black`).
  case `default` = 0, black
}

/// The heights of a bar for which images can be set. A bar has only one height here, so only the
/// images for `.default` are shown.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height (`default`), or that on a phone in landscape orientation (`compact`).
  case `default` = 0, compact
}

/// The places of a bar on the screen.
public enum UIBarPosition: Int, Sendable {
  /// Any place (`any`), the bottom, the top, or the top together with the status bar
  /// (`topAttached`).
  case any = 0, bottom, top, topAttached
}
