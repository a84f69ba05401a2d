import Foundation
import GlissadeDrawing
import GlissadeGeometry
import GlissadeMotion

/// An animation that can be added to a layer. The layer takes a copy: changes made afterwards to
/// the original have no effect.
@preconcurrency @MainActor open class CAAnimation: CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  /// Length of one repetition, in seconds; 0 takes the transaction's.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// Shapes the progress of each repetition; nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Kept strongly until the animation has stopped, as Core Animation does.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops the animation at its end; false keeps it for `fillMode` to show.
  open var isRemovedOnCompletion = true

  public required init() {}

  /// A copy of the same class with the same settings.
  open func copy() -> Self {
    let copy = Self()
    copy.take(from: self)
    return copy
  }

  func take(from other: CAAnimation) {
    (beginTime, duration, speed, timeOffset) =
      (other.beginTime, other.duration, other.speed, other.timeOffset)
    (repeatCount, repeatDuration, autoreverses, fillMode) =
      (other.repeatCount, other.repeatDuration, other.autoreverses, other.fillMode)
    (timingFunction, delegate, isRemovedOnCompletion) =
      (other.timingFunction, other.delegate, other.isRemovedOnCompletion)
  }

  /// Adds this animation to the layer, as a change's action.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// What to show at a fraction (0…1) of one repetition, on top of what shows beneath.
  func apply(at fraction: Double, linearly: Bool, to properties: inout LayerProperties) {}

  /// Fills in what the layer shows when the animation starts.
  func resolve(in layer: CALayer) {}

  /// The property that it moves, for the layer to know what a new animation replaces.
  var key: LayerKey? { nil }

  func progress(at fraction: Double, linearly: Bool) -> Double {
    guard !linearly, let timingFunction else { return fraction }
    return timingFunction.curve.value(at: fraction)
  }
}

/// Hears of an animation's start and stop, once each.
@preconcurrency @MainActor public protocol CAAnimationDelegate {
  func animationDidStart(_ anim: CAAnimation)
  /// `flag`: whether it reached its end, rather than being removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property: a layer key such as `"position"`, or one number of it such as `"position.x"`,
  /// `"bounds.size.width"`, `"transform.rotation.z"`, `"transform.scale"`.
  open var keyPath: String? { didSet { path = keyPath.flatMap(AnimationPath.init) } }
  /// Whether the value is added to what shows without it.
  open var isAdditive = false
  private(set) var path: AnimationPath?

  public convenience init(keyPath path: String?) {
    self.init()
    setKeyPath(path)
  }

  public required init() { super.init() }

  private func setKeyPath(_ path: String?) { keyPath = path }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
  }

  override var key: LayerKey? { path?.key }
}

/// From one value to another.
///
/// Values are numbers, `CGPoint`, `CGSize`, `CGRect`, `CGColor`, `CATransform3D` or
/// `CGAffineTransform`. An absent end is what the layer shows when the animation is added.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
  /// The two ends, once the layer has it.
  var ends: (from: AnimatableValue, to: AnimatableValue)?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue, ends) =
      (other.fromValue, other.toValue, other.byValue, other.ends)
  }

  override func resolve(in layer: CALayer) {
    guard ends == nil, let path else { return }
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
    guard let path, let ends else { return }
    let progress = progress(at: fraction, linearly: linearly)
    let current = path.value(in: properties)
    if isAdditive {
      let way = current.adding(from: ends.from, to: ends.from.zero, weight: 1 - progress)
      let sum = way?.adding(from: ends.to, to: ends.to.zero, weight: progress)
      if let sum { path.set(sum, in: &properties) }
    } else if let value = ends.from.interpolated(to: ends.to, at: progress) {
      path.set(value, in: &properties)
    }
  }
}

/// From one value to another as a mass on a spring moves (M-14…M-16).
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// Kilograms, > 0.
  open var mass: CGFloat = 1 { didSet { made = nil } }
  /// Newtons per metre, > 0.
  open var stiffness: CGFloat = 100 { didSet { made = nil } }
  /// Newton seconds per metre, ≥ 0.
  open var damping: CGFloat = 10 { didSet { made = nil } }
  /// In fractions of the way per second; positive towards the end.
  open var initialVelocity: CGFloat = 0 { didSet { made = nil } }
  /// Kept from frame to frame: the settling time is dear.
  private var made: SpringMotion?

  /// Seconds until the spring is at rest (M-22).
  open var settlingDuration: CFTimeInterval { motion.settlingDuration }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping, initialVelocity) =
      (other.mass, other.stiffness, other.damping, other.initialVelocity)
  }

  override func progress(at fraction: Double, linearly: Bool) -> Double {
    if linearly || fraction >= 1 { return fraction }
    return motion.value(at: fraction * duration)
  }

  private var motion: SpringMotion {
    if let made { return made }
    let motion = SpringMotion(
      spring: Spring(mass: mass, stiffness: stiffness, damping: damping),
      start: 0, target: 1, velocity: initialVelocity)
    made = motion
    return motion
  }
}
