import Foundation
import GlissadeLayers

extension UIView {
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As the options of `UIView.animate` of these names. The curve of the whole, default ease-in-out,
    /// has the same bits, too: `KeyframeAnimationOptions(rawValue: AnimationOptions.curveLinear.rawValue)`.
    public static let layoutSubviews = KeyframeAnimationOptions(.layoutSubviews)
    public static let allowUserInteraction = KeyframeAnimationOptions(.allowUserInteraction)
    public static let beginFromCurrentState = KeyframeAnimationOptions(.beginFromCurrentState)
    public static let `repeat` = KeyframeAnimationOptions(.repeat)
    public static let autoreverse = KeyframeAnimationOptions(.autoreverse)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(
      .overrideInheritedDuration)
    /// In a nested block: its own curve instead of the outer one's.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from value to value.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// The old value until a keyframe's end, then the new one.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight, at an even pace; the keyframes' times do not count.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Through the values without corners (M-29).
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Without corners and at an even pace; the keyframes' times do not count.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    init(_ options: AnimationOptions) { self.init(rawValue: options.rawValue) }

    /// Those that `UIView.animate` has, too.
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

  /// Animates through the keyframes that `animations` adds; what it changes outside any keyframe goes
  /// the whole way. Model values change at once; `completion` runs once, with false if they did not get
  /// to their end.
  ///
  /// Seconds. Within another animation a `duration` of 0 is that animation's (G-14).
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

  /// Within `animateKeyframes`: what `animations` changes goes to its new values from `frameStartTime`
  /// on, for `frameDuration`, both in fractions of the whole; what leaves 0…1 is cut off. Before and
  /// after it, values stay (I-04). A duration of 0 is a step.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    precondition(
      frameStartTime.isFinite && frameDuration.isFinite,
      "A keyframe's start and duration must be finite.")
    guard let tracks = AnimationBlock.current?.keyframes else {
      UIWindowScene.current?.logWarning(
        "addKeyframe outside animateKeyframes: its changes are no keyframe")
      return animations()
    }
    tracks.perform(start: frameStartTime, duration: frameDuration, animations)
  }
}
