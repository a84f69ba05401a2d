/// The valid ranges of a recording's numbers. None of them contains NaN or an infinity.
enum NumberRange {
  /// A side of a window, in points.
  static let side = 1.0...16384.0
  /// Pixels per point.
  static let scale = 0.5...8.0
  /// Scene seconds per second while time runs.
  static let speed = 0.001...100.0
  /// Scene seconds per second, including 0 for a pause.
  static let rate = 0.0...100.0
  /// An instant, in seconds.
  static let time = 0.0...1e9
  /// A location or translation, in points.
  static let place = -1e6...1e6
}

/// A reason why a well-formed line is invalid, as half a sentence.
struct FormatFault: Error, CustomStringConvertible {
  /// The reason.
  let description: String

  /// Creates an error with the given reason.
  init(_ description: String) { self.description = description }
}
