import Foundation
import GlissadeLayers

extension UIView {
  /// The options of keyframe animations.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The option of this name of `UIView.animate`. The curve of the whole animation has the same
    /// bits, too, with ease-in-out as the default: `KeyframeAnimationOptions(rawValue:
    /// AnimationOptions.curveLinear.rawValue)`.
    public static let layoutSubviews = KeyframeAnimationOptions(.layoutSubviews)
    /// The option of this name of `UIView.animate`.
    public static let allowUserInteraction = KeyframeAnimationOptions(.allowUserInteraction)
    /// The option of this name of `UIView.animate`.
    public static let beginFromCurrentState = KeyframeAnimationOptions(.beginFromCurrentState)
    /// The option of this name of `UIView.animate`.
    public static let `repeat` = KeyframeAnimationOptions(.repeat)
    /// The option of this name of `UIView.animate`.
    public static let autoreverse = KeyframeAnimationOptions(.autoreverse)
    /// The option of this name of `UIView.animate`.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(
      .overrideInheritedDuration)
    /// Makes a nested block use its own options instead of the outer block's.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Interpolates linearly between values.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Keeps the old value until a keyframe's end, and then uses the new one.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolates linearly at a constant pace; the keyframes' times are ignored.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates smoothly through the values (M-29).
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates smoothly at a constant pace; the keyframes' times are ignored.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    init(_ options: AnimationOptions) { self.init(rawValue: options.rawValue) }

    /// The options that `UIView.animate` has, too.
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

  /// Animates through the keyframes that `animations` adds.
  ///
  /// Changes outside any keyframe are animated over the whole duration. Model values change at
  /// once. `completion` runs once, with `false` if the animations did not reach their end.
  /// Durations are in seconds; within another animation a `duration` of 0 stands for that
  /// animation's (G-14).
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
  /// The changes of `animations` are animated from `frameStartTime` on, for `frameDuration`, both
  /// as fractions of the whole, clamped to 0…1. Values are constant before and after it (I-04). A
  /// duration of 0 is a step.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    let times = NumberRule.limited.usable(
      [frameStartTime, frameDuration], or: [0, 1], in: "UIView.addKeyframe")
    guard let tracks = AnimationBlock.current?.keyframes else {
      UIWindowScene.current?.logWarning(
        "addKeyframe outside animateKeyframes: its changes are no keyframe")
      return animations()
    }
    tracks.perform(start: times[0], duration: times[1], animations)
  }
}
