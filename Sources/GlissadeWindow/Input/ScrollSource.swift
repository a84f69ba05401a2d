import Foundation

/// A detector that decides whether a scroll comes from a wheel or from a touchpad (O-05).
///
/// SDL2 reports the scrolls of both devices as movements of a wheel in notches. A wheel turns by
/// whole notches, and a high-resolution wheel by eighths. On Wayland the compositor reports the
/// distance of a touchpad in points, in steps of 1/256, and SDL divides it by 10. So a movement
/// that is not a multiple of an eighth comes from a touchpad, and so do all movements that follow
/// it without a pause. On X11 the server converts a touchpad's scroll to whole notches, which count
/// as those of a wheel.
struct ScrollSource {
  /// The distance of a scroll on a touchpad that SDL reports as one notch, in points.
  static let pointsPerTouchpadUnit = 10.0
  /// The time without a scroll, in seconds, after which the next movement can come from another
  /// device.
  private static let pause = 0.25
  /// The smallest deviation from a multiple of an eighth, in eighths of a notch, that is not a
  /// rounding error.
  private static let tolerance = 1e-4

  /// The time of the last movement, in seconds, if it came from a touchpad, or `nil` if it came
  /// from a wheel.
  private var touchpadTime: TimeInterval?

  /// Returns whether a movement comes from a touchpad.
  ///
  /// - Parameters:
  ///   - x: The horizontal movement, in notches.
  ///   - y: The vertical movement, in notches.
  ///   - time: The time of the event, in seconds.
  mutating func isTouchpad(_ x: Double, _ y: Double, at time: TimeInterval) -> Bool {
    let continues = touchpadTime.map { time - $0 < Self.pause } ?? false
    let isTouchpad = continues || Self.isFraction(x) || Self.isFraction(y)
    touchpadTime = isTouchpad ? time : nil
    return isTouchpad
  }

  private static func isFraction(_ notches: Double) -> Bool {
    let eighths = notches * 8
    return abs(eighths - eighths.rounded()) > tolerance
  }
}
