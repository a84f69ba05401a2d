import Foundation

/// The constants of scrolling, in points and seconds.
package enum ScrollConstants {
  /// The angular frequency ω of the critically damped spring that brings content back from beyond
  /// its end, in rad/s (our choice: stiffness 100 with a mass of 1, as measured on UIScrollView by
  /// many).
  package static let bounceFrequency = 10.0
  /// The angular frequency ω of the spring that moves content to a page, in rad/s. The spring
  /// covers 99 % of the distance in a second. Within the first two frames it is at most 5 % ahead
  /// of a pointer that covers the distance in the same time (our choice).
  package static let pageFrequency = 8.0
  /// The angular frequency ω of the spring of an animated change of the offset, in rad/s. The
  /// spring covers 99 % of the distance in a third of a second (our choice).
  package static let animationFrequency = 20.0
  /// The angular frequency ω of the spring of a wheel's step, in rad/s. The spring covers 99 % of
  /// the distance in a sixth of a second (our choice).
  package static let wheelFrequency = 40.0
  /// The length of a wheel event in points below which it comes from a trackpad and moves the
  /// content without an animation: half a step of a wheel (our choice).
  package static let wheelStep = 20.0
  /// The time without an event after which a scroll on a touchpad is over, in seconds (O-05, our
  /// choice).
  package static let touchpadPause = 0.08
  /// The greatest velocity of a release, in points per second (M-07).
  package static let fastestFling = 8000.0
  /// The extent of the rubber band on the natural logarithm of a scale: zoomed content shows at
  /// most twice its largest scale and at least half its smallest one (our choice).
  package static let zoomBandExtent = 0.6931471805599453
  /// The velocity below which content counts as at rest and passes touches to its subviews, in
  /// points per second (as M-07).
  package static let restingSpeed = 50.0
}
