import Foundation

/// The constants of gesture recognition, in points and seconds.
package enum GestureConstants {
  /// The distance that a touch moves before a pan begins, in points (M-01; measured on devices).
  package static let touchPanHysteresis = 10.0
  /// The distance that a mouse moves before a pan begins, in points. It is smaller than that of a
  /// touch because a mouse is steadier (M-01, our choice).
  package static let mousePanHysteresis = 4.0
  /// The range of distances at which a client can let a pan begin, in points (M-01, our choice).
  package static let panHysteresisRange = 0.0...40.0
  /// The distance from the start of a touch beyond which it is no tap, in points (M-13, our
  /// choice).
  package static let tapSlop = 10.0
  /// The longest time from the end of a tap to the start of the next one, in seconds (M-13, our
  /// choice).
  package static let multiTapInterval = 0.3
  /// The greatest distance between consecutive taps, in points (M-13, our choice).
  package static let multiTapDistance = 100.0
  /// The width of the strip along a screen's edge in which an edge pan starts, in points (M-12, our
  /// choice).
  package static let screenEdgeRegion = 20.0
  /// The greatest number of touches that are followed at once (O-07, our choice). Touch screens
  /// report fewer than that; each event costs a step for every touch.
  package static let mostTouches = 100
  /// The duration of a long press, in seconds (M-13).
  package static let longPressDuration = 0.5
  /// The distance from the start of a touch beyond which it is no long press, in points (M-13).
  package static let longPressSlop = 10.0
  /// The least distance of a swipe, in points (M-13, our choice).
  package static let swipeDistance = 50.0
  /// The longest duration of a swipe, in seconds (M-13, our choice).
  package static let swipeDuration = 0.5
  /// The greatest deviation of a swipe from its direction: 30°, in radians (M-13, our choice).
  package static let swipeAngle = Double.pi / 6
  /// The change of the distance of two touches at which a pinch begins, in points (O-03, our
  /// choice).
  package static let pinchSlop = 10.0
  /// The turn of two touches at which a rotation begins, in radians (O-03, our choice).
  package static let rotationSlop = 0.1
}
