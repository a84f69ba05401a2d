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
}
