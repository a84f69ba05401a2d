import Foundation
import GlissadeDrawing
import GlissadeGeometry
import GlissadeMotion

/// The mode of the interpolation between keyframes.
public struct CAAnimationCalculationMode: Hashable, Sendable, RawRepresentable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation between values.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: each value stays until the time of the next value.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at a constant pace; the times of the values are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Interpolation along a smooth curve through the values (M-29).
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Interpolation along a smooth curve at a constant pace; the times of the values are ignored.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// An animation through several values of a property.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values of the keyframes, at least one, all of one kind: numbers, `CGPoint`, `CGSize`,
  /// `CGRect`, `CGColor`, `CATransform3D` or `CGAffineTransform`.
  open var values: [Any]?
  /// The times of the values as ascending fractions of the duration, 0…1, one for each value; `nil`
  /// distributes the values evenly. Discrete mode needs an additional time, at which the last value
  /// ends.
  open var keyTimes: [NSNumber]?
  /// The timing between each two values, one function less than values; `nil` is linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The path that a property of type `CGPoint` follows, in place of `values`. The start of the
  /// path is a key, and so is the end of each of its lines and curves.
  open var path: CGPath?
  /// The mode in which the layer turns along the path; `nil` if it does not turn.
  open var rotationMode: CAAnimationRotationMode?
  /// The mode of the interpolation between the values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The interpolation of the values; `nil` until the animation is added to a layer.
  var interpolation: KeyframeInterpolation?

  override func makeStandard() -> CAAnimation { CAKeyframeAnimation() }

  override var numbers: [AnimatableValue] { (values ?? []).compactMap { AnimatableValue($0) } }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes, timingFunctions) = (other.values, other.keyTimes, other.timingFunctions)
    (calculationMode, interpolation) = (other.calculationMode, other.interpolation)
    (path, rotationMode) = (other.path, other.rotationMode)
  }

  override func resolve(in layer: CALayer) {
    guard interpolation == nil, let path = property else { return }
    let kind = path.value(in: layer.modelValues)
    if let route = self.path, case .point = kind {
      interpolation = interpolation(along: route)
      if interpolation == nil { layer.host?.warn("A keyframe animation's path has no points") }
      return
    }
    let values = (values ?? []).compactMap { AnimatableValue($0) }
    guard !values.isEmpty, values.count == self.values?.count,
      values.allSatisfy({ kind.interpolated(to: $0, at: 0) != nil })
    else {
      layer.host?.warn("A keyframe animation of \"\(keyPath ?? "")\" needs values of its kind")
      return
    }
    if keyTimes != nil, times(count: values.count) == nil {
      layer.host?.warn(
        "A keyframe animation's keyTimes must rise within 0…1, as many as values; they are ignored")
    }
    interpolation = interpolation(through: values)
  }

  override func apply(at fraction: Double, linearly: Bool, to properties: inout LayerProperties) {
    guard let path = property, let interpolation else { return }
    let value = interpolation.value(at: progress(at: fraction, linearly: linearly))
    if isAdditive {
      let current = path.value(in: properties)
      let sum = current.adding(from: value, to: value.zero, weight: 1)
      if let sum { path.set(sum, in: &properties) }
    } else {
      path.set(value, in: &properties)
    }
    if let angle = rotation(at: progress(at: fraction, linearly: linearly)) {
      let turn = CATransform3DMakeRotation(angle, 0, 0, 1)
      properties.placement.transform = CATransform3DConcat(turn, properties.placement.transform)
    }
  }

  private func interpolation(through values: [AnimatableValue]) -> KeyframeInterpolation {
    let isDiscrete = calculationMode == .discrete
    let steps = Double(isDiscrete ? values.count : max(1, values.count - 1))
    let times = times(count: values.count) ?? values.indices.map { Double($0) / steps }
    var keys = zip(times, values).map { KeyframeInterpolation.Key(time: $0, value: $1) }
    var passages: [KeyframeInterpolation.Passage] = keys.indices.dropLast().map { index in
      .interpolate(timingFunctions.flatMap { index < $0.count ? $0[index].curve : nil })
    }
    if let first = keys.first, first.time > 0 {
      keys.insert(.init(time: 0, value: first.value), at: 0)
      passages.insert(.hold, at: 0)
    }
    if let last = keys.last, last.time < 1 || keys.count == 1 {
      keys.append(.init(time: 1, value: last.value))
      passages.append(.hold)
    }
    return KeyframeInterpolation(keys: keys, passages: passages, mode: calculationMode)
  }

  /// Returns the valid times of `count` values, or `nil` if `keyTimes` is absent or invalid.
  func times(count: Int) -> [Double]? {
    guard let times = keyTimes?.map(\.doubleValue),
      times.count == count || (calculationMode == .discrete && times.count == count + 1),
      times.allSatisfy((0...1).contains), times == times.sorted()
    else { return nil }
    return Array(times.prefix(count))
  }
}
