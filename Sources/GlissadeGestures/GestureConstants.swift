import Foundation

/// The tuning numbers of gesture recognition, in points and seconds.
package enum GestureConstants {
  /// Straight distance that a finger travels before a pan begins, pt (M-01; measured on devices).
  package static let touchPanHysteresis = 10.0
  /// The same for a mouse, whose hand is steadier, pt (M-01, our choice).
  package static let mousePanHysteresis = 4.0
  /// Values to which the hysteresis may be tuned, pt (M-01, our choice).
  package static let panHysteresisRange = 1.0...20.0
  /// Distance from its down at which a touch is no tap any more, pt (M-13, our choice).
  package static let tapSlop = 10.0
  /// Longest time from one tap's up to the next one's down, s (M-13, our choice).
  package static let multiTapInterval = 0.3
  /// Longest distance between the places of consecutive taps, pt (M-13, our choice).
  package static let multiTapDistance = 100.0
  /// Width of the strip along a screen's edge in which an edge pan starts, pt (M-12, our choice).
  package static let screenEdgeRegion = 20.0
  /// How long a long press is held, s (M-13).
  package static let longPressDuration = 0.5
  /// Distance from its down at which a touch is no long press any more, pt (M-13).
  package static let longPressSlop = 10.0
  /// Shortest swipe, pt (M-13, our choice).
  package static let swipeDistance = 50.0
  /// Longest time that a swipe takes, s (M-13, our choice).
  package static let swipeDuration = 0.5
  /// Most by which a swipe strays from its direction, rad: 30° (M-13, our choice).
  package static let swipeAngle = Double.pi / 6
}
