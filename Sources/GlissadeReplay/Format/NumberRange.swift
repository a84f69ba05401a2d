/// What numbers of a recording may be; NaN and infinities are in none of these.
enum NumberRange {
  /// A window's side, in points.
  static let side = 1.0...16384.0
  /// Pixels per point.
  static let scale = 0.5...8.0
  /// Scene seconds per second; what stands still has 0.
  static let speed = 0.001...100.0
  static let rate = 0.0...100.0
  /// An instant, in seconds.
  static let time = 0.0...1e9
  /// A place or a movement, in points.
  static let place = -1e6...1e6
}

/// Why a line cannot be followed though it reads well: half a sentence.
struct FormatFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
