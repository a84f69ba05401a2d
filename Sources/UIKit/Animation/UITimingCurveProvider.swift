import Foundation
import GlissadeGeometry
import GlissadeLayers
import GlissadeMotion

public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// A curve along which progress runs from 0 to 1: `UICubicTimingParameters` or
/// `UISpringTimingParameters`.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier curve.
@preconcurrency @MainActor open class UICubicTimingParameters: UITimingCurveProvider {
  open private(set) var animationCurve: UIView.AnimationCurve
  open private(set) var controlPoint1: CGPoint
  open private(set) var controlPoint2: CGPoint
  private let isBuiltin: Bool
  let curve: UnitBezier

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltin = true
    self.curve = curve.bezier
    controlPoint1 = self.curve.control1
    controlPoint2 = self.curve.control2
  }

  /// The x of both points within 0…1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltin = false
    controlPoint1 = point1
    controlPoint2 = point2
    curve = UnitBezier(control1: point1, control2: point2)
  }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A mass on a spring.
@preconcurrency @MainActor open class UISpringTimingParameters: UITimingCurveProvider {
  enum Definition {
    /// Its own duration: until it has settled (H-03, M-22).
    case physical(Spring)
    /// Fitted to the duration that it is used for (H-03, M-20).
    case fitted(dampingRatio: Double)
  }

  /// Per second, in fractions of the way to go: velocity ÷ (target − current) (H-01).
  open private(set) var initialVelocity: CGVector
  let definition: Definition

  /// Mass 3, stiffness 1000, damping 500 (H-04).
  public convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that fits the duration it is used for. `ratio` > 0; 1 is critically damped.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    precondition(ratio > 0, "A spring's damping ratio must be greater than 0.")
    definition = .fitted(dampingRatio: ratio)
    initialVelocity = velocity
  }

  /// A spring that takes the time it takes. `mass` and `stiffness` > 0, `damping` ≥ 0.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    precondition(
      mass > 0 && stiffness > 0 && damping >= 0,
      "A spring needs a mass and a stiffness greater than 0 and no negative damping.")
    definition = .physical(Spring(mass: mass, stiffness: stiffness, damping: damping))
    initialVelocity = velocity
  }

  /// A spring by how it feels (M-21): `duration` > 0 is the time that it seems to take, `bounce`
  /// −1…1 how much it overshoots; it takes the time it takes.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    precondition(
      duration > 0 && duration.isFinite && bounce > -1 && bounce <= 1,
      "A spring needs a duration greater than 0 and a bounce above -1, of at most 1.")
    definition = .physical(Spring(duration: duration, bounce: bounce))
    initialVelocity = velocity
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The velocity of what is no position: of the two components the one that says more (H-02).
  var mainVelocity: Double {
    abs(velocity.dy) >= abs(velocity.dx) ? velocity.dy : velocity.dx
  }

  /// With 0 for a component that is no finite number, as a way of no length makes one (H-06).
  var velocity: CGVector {
    CGVector(
      dx: initialVelocity.dx.isFinite ? initialVelocity.dx : 0,
      dy: initialVelocity.dy.isFinite ? initialVelocity.dy : 0)
  }

  /// The curve that a velocity makes of it where `duration` was asked for, and its own duration.
  fileprivate func curve(velocity: Double, duration: TimeInterval) -> (TimingCurve, TimeInterval) {
    switch definition {
    case .physical(let physical):
      let spring = Self.tuned(physical)
      let motion = SpringMotion(spring: spring, start: 0, target: 1, velocity: velocity)
      return (.spring(motion), motion.settlingDuration)
    case .fitted(let ratio):
      guard duration > 0 else { return (.linear, 0) }
      let ratio = Tuning.current(.springDamping, own: ratio)
      let fit = Spring.fit(duration: duration, dampingRatio: ratio, relativeVelocity: velocity)
      return (.spring(fit, relativeVelocity: velocity), duration)
    }
  }

  /// A spring with the damping and the response that are in force; its mass stays.
  private static func tuned(_ own: Spring) -> Spring {
    let ratio = Tuning.current(.springDamping, own: own.dampingRatio)
    let response = Tuning.current(.springResponse, own: own.response)
    guard ratio != own.dampingRatio || response != own.response else { return own }
    return Spring(dampingRatio: ratio, response: response, mass: own.mass)
  }
}

extension UITimingCurveProvider {
  /// The curve and the seconds it takes where `duration` was asked for; curves of their own for
  /// positions where the velocity is not the same across and down.
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
