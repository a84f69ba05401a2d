import Foundation
import GlissadeLayers
import GlissadeMotion

extension UIView {
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    var bezier: UnitBezier {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the view of every changed property inside the animation, so that its subviews move
    /// along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches find what is animated where it is shown, not at its target (F-20).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// A change starts from what is shown, and animations under way of the same property end; without
    /// it the new animation adds to them and keeps their velocity (I-02).
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays every repetition back, too.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// In a nested block: its own duration instead of the outer one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// In a nested block: its own curve instead of the outer one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }

  /// Animates the changes that `animations` makes. Model values change at once; `completion` runs
  /// once, with false if they did not get to their end. Seconds; ease-in-out.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration, delay, .cubic(options.curve.bezier), options, animations, completion)
  }

  /// As a spring moves that fits the duration: `dampingRatio` > 0, above 1 counts as 1 (H-08);
  /// `velocity` in fractions of the way per second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(
      dampingRatio: min(dampingRatio, 1), initialVelocity: CGVector(dx: velocity, dy: velocity))
    animate(
      duration, delay, spring.resolved(duration: duration).curve, options, animations, completion)
  }

  static func animate(
    _ duration: TimeInterval, _ delay: TimeInterval, _ curve: TimingCurve,
    _ options: AnimationOptions, keyframes: KeyframeTracks? = nil, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    precondition(
      duration.isFinite && delay.isFinite, "An animation's duration and delay must be finite.")
    var timing = AnimationBlock.Timing(
      duration: max(0, duration), delay: max(0, delay), curve: curve,
      repeatCount: options.contains(.repeat) ? .infinity : 0,
      autoreverses: options.contains(.autoreverse))
    if let outer = AnimationBlock.current?.inheritedTiming {
      if !options.contains(.overrideInheritedDuration) {
        timing.duration = outer.duration
        timing.delay += outer.delay
      }
      if !options.contains(.overrideInheritedCurve) {
        (timing.curve, timing.axes) = (outer.curve, outer.axes)
      }
    }
    AnimationBlock(
      timing: timing, laysOutSubviews: options.contains(.layoutSubviews),
      isHitWhereShown: options.contains(.allowUserInteraction),
      beginsFromCurrentState: options.contains(.beginFromCurrentState), keyframes: keyframes,
      completion: completion
    ).perform(animations)
  }

  /// Changes in `actionsWithoutAnimation` take effect at once (I-01).
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.suspended(actionsWithoutAnimation)
  }

  /// Whether blocks animate at all; without it they take effect at once.
  public static var areAnimationsEnabled: Bool { AnimationBlock.areAnimationsEnabled }
  public static func setAnimationsEnabled(_ enabled: Bool) {
    AnimationBlock.areAnimationsEnabled = enabled
  }

  /// The duration of the block that is running, in seconds; 0 outside.
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.inheritedTiming.duration ?? 0
  }
}
