import Foundation

/// The tuning numbers of scrolling. Points and seconds.
package enum ScrollConstants {
  /// ω of the critically damped spring that brings content back from beyond its end, rad/s (our choice:
  /// stiffness 100 on a mass of 1, as measured on UIScrollView by many).
  package static let bounceFrequency = 10.0
  /// ω of the way to a page that content is let go to, rad/s: 99 % in a second, and a finger that would need
  /// as long is not outrun by 5 % within two frames (our choice).
  package static let pageFrequency = 8.0
  /// The same as for the bounce for a change of offset that the program asked to be animated, rad/s: 99 % in a third of a
  /// second (our choice).
  package static let animationFrequency = 20.0
  /// The same for a notch of a wheel, rad/s: 99 % in a sixth of a second (our choice).
  package static let wheelFrequency = 40.0
  /// A wheel's step shorter than this comes from a trackpad and shows at once, pt: half a notch (our
  /// choice).
  package static let wheelStep = 20.0
  /// The fastest that content is thrown, pt/s (M-07).
  package static let fastestFling = 8000.0
  /// Content slower than this lets touches through to what is in it, pt/s (as M-07: it counts as
  /// standing).
  package static let standingSpeed = 50.0
}
