import Foundation
import GlissadeDrawing
import GlissadeGeometry
import GlissadeMotion

/// An animation that can be added to a layer. The layer copies it: later changes of the original
/// have no effect.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// The beginning of the animation in the layer's time, in seconds; 0 stands for the instant at
  /// which the animation is added.
  open var beginTime: CFTimeInterval = 0 {
    didSet { beginTime = usable("beginTime", beginTime, or: oldValue) }
  }
  /// The duration of one repetition, in seconds; 0 stands for the duration of the transaction.
  open var duration: CFTimeInterval = 0 {
    didSet { duration = usable("duration", duration, or: oldValue, .endless) }
  }
  /// The seconds of the animation's local time per second of the layer's time.
  open var speed: Float = 1 {
    didSet { speed = usable("speed", speed, or: oldValue) }
  }
  /// The offset that is added to the local time, in seconds.
  open var timeOffset: CFTimeInterval = 0 {
    didSet { timeOffset = usable("timeOffset", timeOffset, or: oldValue) }
  }
  /// The number of repetitions; 0 counts as 1.
  open var repeatCount: Float = 0 {
    didSet { repeatCount = usable("repeatCount", repeatCount, or: oldValue, .endless) }
  }
  /// The duration of all repetitions, in seconds; 0 stands for the duration of `repeatCount`
  /// repetitions.
  open var repeatDuration: CFTimeInterval = 0 {
    didSet { repeatDuration = usable("repeatDuration", repeatDuration, or: oldValue, .endless) }
  }
  /// A Boolean value that indicates whether every repetition plays forwards and then backwards to
  /// its start.
  open var autoreverses = false
  /// The mode that determines the visible value before the start and after the end.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The timing of each repetition; `nil` is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is kept until the animation has stopped, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// A Boolean value that indicates whether the layer removes the animation at its end. If the
  /// value is `false`, the animation remains, and `fillMode` determines whether it is visible.
  open var isRemovedOnCompletion = true

  /// The values that a client has set for keys of its own.
  private var clientValues: [String: Any] = [:]

  /// Creates an animation.
  public override init() { super.init() }
  /// Returns `nil`: animations cannot be decoded (N-05).
  public required init?(coder: NSCoder) { return nil }

  /// Returns a copy of the animation, of the same class and with the same property values.
  nonisolated open override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }

  func duplicate() -> CAAnimation {
    // In a program without UIKit no class conforms to `AnimationDuplicating`, but such a program
    // has no subclasses by clients.
    let copy = (self as? any AnimationDuplicating)?.makeSame() ?? makeStandard()
    copy.take(from: self)
    return copy
  }

  /// Returns a new animation of this class or, for a client's subclass, of its superclass in Core
  /// Animation.
  func makeStandard() -> CAAnimation { CAAnimation() }

  /// Returns the value that a client has set for a key of its own.
  open func value(forKey key: String) -> Any? { clientValues[key] }
  /// Stores a value for a key of a client's own. Copies of the animation have the value, too.
  open func setValue(_ value: Any?, forKey key: String) { clientValues[key] = value }

  /// The values of the animation that consist of numbers, to be checked when it is added.
  var numbers: [AnimatableValue] { [] }

  func take(from other: CAAnimation) {
    (beginTime, duration, speed, timeOffset) =
      (other.beginTime, other.duration, other.speed, other.timeOffset)
    (repeatCount, repeatDuration, autoreverses, fillMode) =
      (other.repeatCount, other.repeatDuration, other.autoreverses, other.fillMode)
    (timingFunction, delegate, isRemovedOnCompletion) =
      (other.timingFunction, other.delegate, other.isRemovedOnCompletion)
    clientValues = other.clientValues
  }

  /// Adds this animation to the layer, when it is run as the action of a change.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Applies the animation at a fraction, 0…1, of one repetition to `properties`, which hold the
  /// values without this animation.
  func apply(at fraction: Double, linearly: Bool, to properties: inout LayerProperties) {}

  /// Replaces absent values of the animation by those that the layer shows when the animation
  /// starts.
  func resolve(in layer: CALayer) {}

  /// The animated property, by which the layer determines the animations that a new one replaces.
  var key: LayerKey? { nil }

  /// The curve of one repetition.
  var timing: TimingCurve { timingFunction.map { .cubic($0.curve) } ?? .linear }

  func progress(at fraction: Double, linearly: Bool) -> Double {
    guard !linearly, let timingFunction else { return fraction }
    return timingFunction.curve.value(at: fraction)
  }
}

/// A delegate that is notified once of an animation's start and once of its stop.
@preconcurrency @MainActor public protocol CAAnimationDelegate {
  /// Notifies the delegate of the animation's start.
  func animationDidStart(_ anim: CAAnimation)
  /// Notifies the delegate of the animation's stop. `flag` is `false` if the animation was removed
  /// before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// The default implementation does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// The default implementation does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated property: a layer key such as `"position"`, or one component of
  /// it such as `"position.x"`, `"bounds.size.width"`, `"transform.rotation.z"` or
  /// `"transform.scale"`.
  open var keyPath: String? {
    didSet { property = keyPath.flatMap { AnimationPath($0) ?? AnimationPath(custom: $0) } }
  }
  /// A Boolean value that indicates whether the animated value is added to the value without this
  /// animation.
  open var isAdditive = false
  private(set) var property: AnimationPath?

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    setKeyPath(path)
  }

  /// Creates an animation without a property.
  public override init() { super.init() }
  /// Returns `nil`: animations cannot be decoded (N-05).
  public required init?(coder: NSCoder) { return nil }

  private func setKeyPath(_ path: String?) { keyPath = path }

  override func makeStandard() -> CAAnimation { CAPropertyAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
  }

  override var key: LayerKey? { property?.key }
}

/// An animation from one value to another.
///
/// ```swift
/// let fade = CABasicAnimation(keyPath: "opacity")
/// fade.fromValue = 0
/// fade.toValue = 1
/// fade.duration = 0.25
/// card.layer.add(fade, forKey: "fade")
/// ```
///
/// Values are numbers, `CGPoint`, `CGSize`, `CGRect`, `CGColor`, `CATransform3D` or
/// `CGAffineTransform`. If the start or the end is absent, it is the visible value when the
/// animation is added.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start of the animation, or `nil`.
  open var fromValue: Any?
  /// The value at the end of the animation, or `nil`.
  open var toValue: Any?
  /// The difference between the values at the end and at the start, or `nil`.
  open var byValue: Any?
  /// The values at the start and the end; `nil` until the animation is added to a layer.
  var ends: (from: AnimatableValue, to: AnimatableValue)?

  override func makeStandard() -> CAAnimation { CABasicAnimation() }

  override var numbers: [AnimatableValue] {
    [fromValue, toValue, byValue].compactMap { AnimatableValue($0) }
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue, ends) =
      (other.fromValue, other.toValue, other.byValue, other.ends)
  }

  override func resolve(in layer: CALayer) {
    guard ends == nil, let path = property else { return }
    let shown = path.value(in: layer.presentationValues)
    let model = path.value(in: layer.modelValues)
    let from = AnimatableValue(fromValue)
    let to = AnimatableValue(toValue)
    let by = AnimatableValue(byValue)
    func sum(_ a: AnimatableValue, _ sign: Double) -> AnimatableValue? {
      by.flatMap { a.adding(from: $0, to: $0.zero, weight: sign) }
    }
    let start = from ?? to.flatMap { sum($0, -1) } ?? (isAdditive ? model.zero : shown)
    let end = to ?? sum(start, 1) ?? (isAdditive ? model.zero : model)
    ends = (start, end)
  }

  override func apply(at fraction: Double, linearly: Bool, to properties: inout LayerProperties) {
    guard let path = property, let ends else { return }
    let progress = progress(at: fraction, linearly: linearly)
    let current = path.value(in: properties)
    if isAdditive {
      let rest = current.adding(from: ends.from, to: ends.from.zero, weight: 1 - progress)
      let sum = rest?.adding(from: ends.to, to: ends.to.zero, weight: progress)
      if let sum { path.set(sum, in: &properties) }
    } else if let value = ends.from.interpolated(to: ends.to, at: progress) {
      path.set(value, in: &properties)
    }
  }
}

/// An animation from one value to another like a mass on a spring (M-14…M-16).
///
/// ```swift
/// let spring = CASpringAnimation(keyPath: "position.y")
/// spring.damping = 12
/// spring.fromValue = 40
/// spring.toValue = 240
/// spring.duration = spring.settlingDuration
/// card.layer.add(spring, forKey: "spring")
/// ```
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass in kilograms, above 0.
  open var mass: CGFloat = 1 {
    didSet {
      mass = usable("mass", mass, or: oldValue, .positive)
      made = nil
    }
  }
  /// The stiffness in newtons per metre, above 0.
  open var stiffness: CGFloat = 100 {
    didSet {
      stiffness = usable("stiffness", stiffness, or: oldValue, .positive)
      made = nil
    }
  }
  /// The damping in newton seconds per metre, at least 0.
  open var damping: CGFloat = 10 {
    didSet {
      damping = usable("damping", damping, or: oldValue, .notNegative)
      made = nil
    }
  }
  /// A Boolean value that indicates whether a damping above the critical one slows the motion down.
  /// By default such a damping counts as critical damping with the same angular frequency
  /// √(stiffness ÷ mass) (H-04).
  open var allowsOverdamping = false { didSet { made = nil } }
  /// The initial velocity in distances from start to end per second, positive towards the end.
  open var initialVelocity: CGFloat = 0 {
    didSet {
      initialVelocity = usable("initialVelocity", initialVelocity, or: oldValue)
      made = nil
    }
  }
  /// The motion of the spring, kept between frames because its settling time is expensive to
  /// compute.
  private var made: SpringMotion?

  /// Creates a spring animation from its perceived duration and bounce (M-21).
  ///
  ///     let spring = CASpringAnimation(perceptualDuration: 0.4, bounce: 0.2)
  ///     spring.keyPath = "position.x"
  ///
  /// - Parameters:
  ///   - perceptualDuration: The time that the motion seems to take, in seconds, above 0. This is
  ///     the period of the spring without damping.
  ///   - bounce: The amount of overshoot, above −1 and at most 1. A spring with a bounce below 0 is
  ///     overdamped, and `allowsOverdamping` is set to `true`.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    precondition(
      perceptualDuration > 0 && perceptualDuration.isFinite && bounce > -1 && bounce <= 1,
      "CASpringAnimation(perceptualDuration:bounce:) needs a duration above 0 and a bounce > -1,"
        + " at most 1.")
    self.init()
    let spring = Spring(duration: perceptualDuration, bounce: bounce)
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
    allowsOverdamping = bounce < 0
  }

  /// The time that the motion seems to take, in seconds: the period of the spring without damping.
  open var perceptualDuration: CFTimeInterval { spring.response }

  /// The amount of overshoot. With ζ as the damping ratio, it is 1 − ζ for ζ ≤ 1 and 1/ζ − 1, which
  /// is negative, for ζ > 1.
  open var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  /// The time until the spring has settled, in seconds (M-22).
  open var settlingDuration: CFTimeInterval { motion.settlingDuration }

  override func makeStandard() -> CAAnimation { CASpringAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  override var timing: TimingCurve { .spring(motion) }

  override func progress(at fraction: Double, linearly: Bool) -> Double {
    if linearly || fraction >= 1 { return fraction }
    return motion.value(at: fraction * duration)
  }

  private var motion: SpringMotion {
    if let made { return made }
    let motion = SpringMotion(spring: spring, start: 0, target: 1, velocity: initialVelocity)
    made = motion
    return motion
  }

  private var spring: Spring {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    return allowsOverdamping ? spring : spring.withoutOverdamping
  }
}
