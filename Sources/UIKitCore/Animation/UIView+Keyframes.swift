import Foundation
import GlissadeLayers

extension UIView {
  /// The options of keyframe animations.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The same as `AnimationOptions.layoutSubviews`. The curve of the whole animation, by default
    /// ease-in-out, also has the bits of `AnimationOptions`: `KeyframeAnimationOptions(rawValue:
    /// AnimationOptions.curveLinear.rawValue)`.
    public static let layoutSubviews = KeyframeAnimationOptions(.layoutSubviews)
    /// The same as `AnimationOptions.allowUserInteraction`.
    public static let allowUserInteraction = KeyframeAnimationOptions(.allowUserInteraction)
    /// The same as `AnimationOptions.beginFromCurrentState`.
    public static let beginFromCurrentState = KeyframeAnimationOptions(.beginFromCurrentState)
    /// The same as `AnimationOptions.repeat`.
    public static let `repeat` = KeyframeAnimationOptions(.repeat)
    /// The same as `AnimationOptions.autoreverse`.
    public static let autoreverse = KeyframeAnimationOptions(.autoreverse)
    /// The same as `AnimationOptions.overrideInheritedDuration`.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(
      .overrideInheritedDuration)
    /// Makes a nested block use its own options instead of the outer block's.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Interpolates linearly between the values of the keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Keeps the old value until the end of a keyframe, and then changes to the new value in one
    /// step.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolates linearly at a constant velocity and ignores the times of the keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates along a smooth curve through the values of the keyframes (M-29).
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates along a smooth curve at a constant velocity and ignores the times of the
    /// keyframes.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    init(_ options: AnimationOptions) { self.init(rawValue: options.rawValue) }

    /// The options that `AnimationOptions` has, too.
    var shared: AnimationOptions {
      var options = AnimationOptions(rawValue: rawValue)
      if contains(.overrideInheritedOptions) { options.insert(.overrideInheritedCurve) }
      return options
    }

    var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  /// Animates through the keyframes that the closure `animations` adds.
  ///
  /// Changes outside any keyframe are animated over the whole duration. Model values change at
  /// once. `completion` is called once, with `false` if the animations did not reach their end.
  /// Durations are in seconds; within another animation a `duration` of 0 stands for the duration
  /// of that animation (G-14).
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var shared = options.shared
    if duration <= 0 { shared.remove(.overrideInheritedDuration) }
    let tracks = KeyframeTracks(mode: options.calculationMode)
    animate(
      duration, delay, .cubic(shared.curve.bezier), shared, keyframes: tracks, animations,
      completion)
  }

  /// Adds a keyframe, within the block of `animateKeyframes`.
  ///
  /// The changes of `animations` are animated from `frameStartTime` on, for `frameDuration`. Both
  /// are fractions of the whole duration, limited to 0…1. Values are constant before and after the
  /// keyframe (I-04). A duration of 0 changes them in one step.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    let times = NumberRule.limited.usable(
      [frameStartTime, frameDuration], or: [0, 1], in: "UIView.addKeyframe")
    guard let tracks = AnimationBlock.current?.keyframes else {
      SceneResources.current?.logWarning(
        "addKeyframe outside animateKeyframes: its changes are no keyframe")
      return animations()
    }
    tracks.perform(start: times[0], duration: times[1], animations)
  }
}
