import Foundation

/// The decision whether a scroll comes from a wheel or from a touchpad (O-05).
///
/// SDL2 reports both as movements of a wheel in notches. A wheel turns by whole notches, and a
/// high-resolution one by eighths. On Wayland a touchpad moves by fractions: SDL divides its
/// distance by 10, and the compositor gives it in points to 1/256. So a movement that is no
/// multiple of an eighth comes from a touchpad, and so do all that follow it without a pause. On
/// X11 the server makes whole notches of a touchpad's scroll, which count as a wheel's.
struct ScrollSource {
  /// The distance of a touchpad for which SDL reports one notch, in points.
  static let pointsPerTouchpadUnit = 10.0
  /// The time without an event after which the device is decided anew, in seconds.
  private static let pause = 0.25
  /// The smallest deviation from a multiple of an eighth that is not due to rounding.
  private static let tolerance = 1e-4

  /// The time of the last movement of a touchpad, or `nil` if the last one was a wheel's.
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
