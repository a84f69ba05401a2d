import Foundation
import GlissadeLayers
import GlissadeMotion

extension UIView {
  /// A standard timing curve.
  public enum AnimationCurve: Int, Sendable {
    /// The curves that are slow at both ends, at the start, at the end, and nowhere, in this order.
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

  /// The options of block animations.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the views whose properties change within the animation, so that their subviews are
    /// animated, too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Makes touches hit an animated view at its visible position instead of its target position
    /// (F-20).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts a change from the visible value and ends running animations of the same property.
    /// Without this option the new animation is added to the running ones and keeps their velocity
    /// (I-02).
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays each repetition forwards and then backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Makes a nested block use its own duration instead of the outer block's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Makes a nested block use its own curve instead of the outer block's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition, animates the changes of the new content instead of showing them at once.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Makes a nested block use its own repetition and curve instead of the outer block's.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// The default frame rate, which leaves the choice to the display.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// A preferred rate of 60 frames per second. It has no effect.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// A preferred rate of 30 frames per second. It has no effect.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// A curve that begins and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// A curve that begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// A curve that ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A curve of constant velocity.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }

  /// Animates the changes that the closure `animations` makes, with an ease-in-out curve.
  ///
  /// Model values change at once. `completion` is called once, with `false` if the animations did
  /// not reach their end. Durations are in seconds.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes that the closure `animations` makes, after a delay and with options.
  /// Durations are in seconds.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration, delay, .cubic(options.curve.bezier), options, animations, completion)
  }

  /// Animates the changes that the closure `animations` makes, with a spring that fits the
  /// duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: The damping ratio, above 0; values above 1 count as 1 (H-08).
  ///   - velocity: The initial velocity per second as a fraction of the distance between the old
  ///     and the new value.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(
      dampingRatio: min(dampingRatio, 1), initialVelocity: CGVector(dx: velocity, dy: velocity))
    let duration = NumberRule.finite.usable(duration, or: 0, in: "UIView.animate(withDuration:)")
    let motion = spring.resolved(duration: duration)
    animate(
      duration > 0 ? motion.duration : duration, delay, motion.curve, options, animations,
      completion)
  }

  static func animate(
    _ duration: TimeInterval, _ delay: TimeInterval, _ curve: TimingCurve,
    _ options: AnimationOptions, keyframes: KeyframeTracks? = nil, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let call = "UIView.animate(withDuration:delay:)"
    let duration = NumberRule.finite.usable(duration, or: 0, in: call)
    let delay = NumberRule.finite.usable(delay, or: 0, in: call)
    var timing = AnimationBlock.Timing(
      duration: max(0, duration), delay: max(0, delay), curve: curve,
      repeatCount: options.contains(.repeat) ? .infinity : 0,
      autoreverses: options.contains(.autoreverse))
    if let outer = AnimationBlock.current?.inheritedTiming {
      if !options.contains(.overrideInheritedDuration) {
        timing.duration = outer.duration
        timing.delay += outer.delay
      }
      if options.isDisjoint(with: [.overrideInheritedCurve, .overrideInheritedOptions]) {
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

  /// Performs changes without animation, also when it is called within an animation block or when
  /// the changes contain such blocks (I-01).
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    AnimationBlock.suspended(actionsWithoutAnimation)
    setAnimationsEnabled(wereEnabled)
  }

  /// A Boolean value that indicates whether animation blocks animate their changes. If it is
  /// `false`, changes take effect at once.
  public static var areAnimationsEnabled: Bool { AnimationBlock.areAnimationsEnabled }
  /// Enables or disables the animation of changes in animation blocks.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    AnimationBlock.areAnimationsEnabled = enabled
  }

  /// The duration of the current animation block, in seconds, or 0 outside of blocks.
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.inheritedTiming.duration ?? 0
  }
}
