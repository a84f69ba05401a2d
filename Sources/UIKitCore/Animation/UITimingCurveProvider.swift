import Foundation
import GlissadeGeometry
import GlissadeLayers
import GlissadeMotion
import GlissadeTransitions

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
  /// A standard curve, a cubic Bézier curve, a spring, and a combination of them, in this order.
  case builtin, cubic, spring, composed
}

/// An object that provides a timing curve, along which progress runs from 0 to 1:
/// `UICubicTimingParameters` or `UISpringTimingParameters`.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
  /// The kind of the curve.
  var timingCurveType: UITimingCurveType { get }
  /// The parameters of the cubic curve, or `nil` if the timing is a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The parameters of the spring, or `nil` if the timing is a cubic curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A timing curve that is a cubic Bézier curve.
///
/// ```swift
/// let curve = UICubicTimingParameters(
///   controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1))
/// UIViewPropertyAnimator(duration: 0.3, timingParameters: curve).startAnimation()
/// ```
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject,
  UITimingCurveProvider
{
  /// The standard curve, or `.easeInOut` if the parameters were created from control points.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point of the cubic Bézier curve.
  open private(set) var controlPoint1: CGPoint
  /// The second control point of the cubic Bézier curve.
  open private(set) var controlPoint2: CGPoint
  private let isBuiltin: Bool
  let curve: UnitBezier

  /// Creates one of the standard curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltin = true
    self.curve = curve.bezier
    controlPoint1 = self.curve.control1
    controlPoint2 = self.curve.control2
  }

  /// Creates a cubic Bézier curve with two control points, whose x coordinates are limited to 0…1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltin = false
    curve = UnitBezier(
      usable: point1, point2, in: "UICubicTimingParameters.init(controlPoint1:controlPoint2:)")
    controlPoint1 = curve.control1
    controlPoint2 = curve.control2
  }

  /// The kind of the curve.
  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  /// The parameters themselves, because they are those of a cubic curve.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always `nil`, because these parameters are not those of a spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A timing curve of a mass on a spring.
///
/// ```swift
/// let spring = UISpringTimingParameters(
///   dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 2.5))
/// let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
/// animator.addAnimations { [card] in card.center.y = 300 }
/// animator.startAnimation()
/// ```
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject,
  UITimingCurveProvider
{
  enum Definition {
    /// A spring that determines the duration: the time in which it settles (H-03, M-22).
    case physical(Spring)
    /// A spring that is fitted to the duration for which it is used (H-03, M-20).
    case fitted(dampingRatio: Double)
    /// The motion of a released view, which determines the duration (H-09).
    case release(HandOffSpring)
  }

  /// The initial velocity per second as a fraction of the remaining distance: velocity ÷ (target −
  /// current) (H-01).
  open private(set) var initialVelocity: CGVector
  let definition: Definition

  /// Creates the default spring, with mass 3, stiffness 1000 and damping 500, which counts as
  /// critical damping (H-04). Its motion settles in 0.52 s.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that fits the duration for which it is used. The damping ratio `ratio` is
  /// above 0, and 1 is critical damping.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring that fits the duration for which it is used, with an initial velocity.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    let call = "UISpringTimingParameters.init(dampingRatio:initialVelocity:)"
    definition = .fitted(dampingRatio: NumberRule.positive.usable(ratio, or: 1, in: call))
    initialVelocity = NumberRule.finite.usable(velocity, or: .zero, in: call)
  }

  /// Creates a spring that determines its own duration. `mass` and `stiffness` are above 0, and
  /// `damping` is at least 0. More than critical damping counts as critical damping with the same
  /// angular frequency √(stiffness ÷ mass), as in Core Animation (H-04).
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let call = "UISpringTimingParameters.init(mass:stiffness:damping:initialVelocity:)"
    let spring = Spring(
      mass: NumberRule.positive.usable(mass, or: 1, in: call),
      stiffness: NumberRule.positive.usable(stiffness, or: 100, in: call),
      damping: NumberRule.notNegative.usable(damping, or: 10, in: call))
    definition = .physical(spring.withoutOverdamping)
    initialVelocity = NumberRule.finite.usable(velocity, or: .zero, in: call)
  }

  /// Creates the timing parameters of a spring that continues the motion of a drag.
  public init(_ spring: HandOffSpring) {
    definition = .release(spring)
    initialVelocity = CGVector(dx: spring.relativeVelocity, dy: spring.relativeVelocity)
  }

  /// Creates a spring by its perceived motion (M-21). `duration`, above 0, is the time that the
  /// motion seems to take, and `bounce`, −1…1, is the amount of overshoot. The spring determines
  /// its actual duration.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    let call = "UISpringTimingParameters.init(duration:bounce:initialVelocity:)"
    definition = .physical(
      Spring(
        duration: NumberRule.positive.usable(duration, or: 0.5, in: call),
        bounce: NumberRule.bounce.usable(bounce, or: 0, in: call)))
    initialVelocity = NumberRule.finite.usable(velocity, or: .zero, in: call)
  }

  /// The kind of the curve.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Always `nil`, because these parameters are not those of a cubic Bézier curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves, because they are those of a spring.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The initial velocity of a value that is not a position: the component of larger magnitude
  /// (H-02).
  var mainVelocity: Double {
    abs(velocity.dy) >= abs(velocity.dx) ? velocity.dy : velocity.dx
  }

  /// The initial velocity, with 0 for a component that is not finite, for example because the
  /// remaining distance is 0 (H-06).
  var velocity: CGVector {
    CGVector(
      dx: initialVelocity.dx.isFinite ? initialVelocity.dx : 0,
      dy: initialVelocity.dy.isFinite ? initialVelocity.dy : 0)
  }

  /// Returns the curve for an initial velocity and a requested duration, and the actual duration,
  /// in seconds.
  fileprivate func curve(velocity: Double, duration: TimeInterval) -> (TimingCurve, TimeInterval) {
    switch definition {
    case .physical(let physical):
      return Self.settling(.spring(Self.tuned(physical), relativeVelocity: velocity))
    case .release(let spring):
      let frequency = Double(Self.tuned(spring).angularFrequency)
      let own = Spring.critical(frequency: frequency)
      let tuned = Self.tuned(own)
      return Self.settling(
        tuned == own
          ? .release(frequency: frequency, relativeVelocity: velocity)
          : .spring(tuned, relativeVelocity: velocity))
    case .fitted(let ratio):
      guard duration > 0 else { return (.linear, 0) }
      let ratio = Self.calmed(Tuning.current(.springDamping, own: ratio))
      let fit = Spring.fit(duration: duration, dampingRatio: ratio, relativeVelocity: velocity)
      let response = Tuning.current(.springResponse, own: fit.response)
      guard response == fit.response else {
        // A tuned response determines the duration.
        let spring = Spring(dampingRatio: ratio, response: response)
        return Self.settling(.spring(spring, relativeVelocity: velocity))
      }
      return (.spring(fit, relativeVelocity: velocity), duration)
    }
  }

  private static func settling(_ curve: TimingCurve) -> (TimingCurve, TimeInterval) {
    (curve, curve.settlingDuration ?? 0)
  }

  /// Returns a spring of the same mass, with the damping and the response of the current scene if
  /// the scene overrides them.
  package static func tuned(_ own: Spring) -> Spring {
    let ratio = calmed(Tuning.current(.springDamping, own: own.dampingRatio))
    let response = Tuning.current(.springResponse, own: own.response)
    guard ratio != own.dampingRatio || response != own.response else { return own }
    return Spring(dampingRatio: ratio, response: response, mass: own.mass)
  }

  /// Returns the spring of a release with the settling time of the current scene.
  static func tuned(_ own: HandOffSpring) -> HandOffSpring {
    own.settling(in: Tuning.current(.releaseSettling, own: own.settlingTime))
  }

  /// Returns a damping ratio, which is raised to 1 if the user prefers reduced motion, so that the
  /// spring does not overshoot.
  private static func calmed(_ ratio: Double) -> Double {
    UIAccessibility.isReduceMotionEnabled ? max(ratio, 1) : ratio
  }
}

extension UITimingCurveProvider {
  /// Returns the curve and the actual duration for a requested duration, in seconds. If the initial
  /// velocities along x and y differ, it also returns a curve of each axis, for positions.
  func resolved(duration: TimeInterval)
    -> (curve: TimingCurve, axes: PlanarCurve.Axes?, duration: TimeInterval)
  {
    if let cubic = cubicTimingParameters { return (.cubic(cubic.curve), nil, duration) }
    guard let spring = springTimingParameters else { return (.cubic(.easeInOut), nil, duration) }
    let (main, time) = spring.curve(velocity: spring.mainVelocity, duration: duration)
    guard spring.velocity.dx != spring.velocity.dy else { return (main, nil, time) }
    let (x, timeX) = spring.curve(velocity: spring.velocity.dx, duration: duration)
    let (y, timeY) = spring.curve(velocity: spring.velocity.dy, duration: duration)
    return (main, PlanarCurve.Axes(x: x, y: y), max(time, timeX, timeY))
  }
}
