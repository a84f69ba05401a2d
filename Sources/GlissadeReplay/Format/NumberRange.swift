/// The valid ranges of a recording's numbers. None of them contains NaN or an infinity.
enum NumberRange {
  /// The range of a side of a window, in points.
  static let side = 1.0...16384.0
  /// The range of the scale, in pixels per point.
  static let scale = 0.5...8.0
  /// The range of the speed while time runs, in scene seconds per second.
  static let speed = 0.001...100.0
  /// The range of the speed including 0 for a pause, in scene seconds per second.
  static let rate = 0.0...100.0
  /// The range of an instant, in seconds.
  static let time = 0.0...1e9
  /// The range of a location or translation, in points.
  static let place = -1e6...1e6
}

/// An error for a well-formed line that is invalid, with the reason as half a sentence.
struct FormatFault: Error, CustomStringConvertible {
  /// The reason as half a sentence.
  let description: String

  /// Creates an error with a reason.
  init(_ description: String) { self.description = description }
}
