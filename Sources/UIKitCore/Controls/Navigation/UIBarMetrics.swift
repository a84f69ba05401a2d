/// The colors of a bar without a tint.
public enum UIBarStyle: Int, Sendable {
  /// A white or a black bar.
  case `default` = 0, black
}

/// The heights of a bar. There is one here, so only the images of `.default` are shown.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height, or that of a phone that lies on its side.
  case `default` = 0, compact
}

/// The places of a bar.
public enum UIBarPosition: Int, Sendable {
  /// Any place, the bottom, the top, or the top with the status bar.
  case any = 0, bottom, top, topAttached
}
