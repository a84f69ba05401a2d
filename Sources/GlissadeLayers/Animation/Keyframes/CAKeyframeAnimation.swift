import Foundation
import GlissadeMotion

/// How values between keyframes come about.
public struct CAAnimationCalculationMode: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value as it is until the next one's time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at an even pace: the times of the values do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a curve through the values that has no corners (M-29).
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along such a curve at an even pace: the times of the values do not count.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// An animation through several values of a property.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, one at least, all of one kind: numbers, `CGPoint`, `CGSize`, `CGRect`, `CGColor`,
  /// `CATransform3D` or `CGAffineTransform`.
  open var values: [Any]?
  /// When each value is reached, in rising fractions of the duration, 0…1, as many as values; nil
  /// spaces them evenly. In discrete mode there is one more, at which the last value ends.
  open var keyTimes: [NSNumber]?
  /// Shape the time between two values each, one less than values; nil is even.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  /// What it shows, once the layer has it.
  var course: KeyframeCourse?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes, timingFunctions) = (other.values, other.keyTimes, other.timingFunctions)
    (calculationMode, course) = (other.calculationMode, other.course)
  }

  override func resolve(in layer: CALayer) {
    guard course == nil, let path else { return }
    let kind = path.value(in: layer.modelValues)
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
    course = course(through: values)
  }

  override func apply(at fraction: Double, linearly: Bool, to properties: inout LayerProperties) {
    guard let path, let course else { return }
    let value = course.value(at: progress(at: fraction, linearly: linearly))
    if isAdditive {
      let current = path.value(in: properties)
      let sum = current.adding(from: value, to: value.zero, weight: 1)
      if let sum { path.set(sum, in: &properties) }
    } else {
      path.set(value, in: &properties)
    }
  }

  private func course(through values: [AnimatableValue]) -> KeyframeCourse {
    let isDiscrete = calculationMode == .discrete
    let steps = Double(isDiscrete ? values.count : max(1, values.count - 1))
    let times = times(count: values.count) ?? values.indices.map { Double($0) / steps }
    var keys = zip(times, values).map { KeyframeCourse.Key(time: $0, value: $1) }
    var passages: [KeyframeCourse.Passage] = keys.indices.dropLast().map { index in
      .way(timingFunctions.flatMap { index < $0.count ? $0[index].curve : nil })
    }
    if let first = keys.first, first.time > 0 {
      keys.insert(.init(time: 0, value: first.value), at: 0)
      passages.insert(.hold, at: 0)
    }
    if let last = keys.last, last.time < 1 || keys.count == 1 {
      keys.append(.init(time: 1, value: last.value))
      passages.append(.hold)
    }
    return KeyframeCourse(keys: keys, passages: passages, mode: calculationMode)
  }

  /// Nil where there are none that make sense.
  private func times(count: Int) -> [Double]? {
    guard let times = keyTimes?.map(\.doubleValue),
      times.count == count || (calculationMode == .discrete && times.count == count + 1),
      times.allSatisfy((0...1).contains), times == times.sorted()
    else { return nil }
    return Array(times.prefix(count))
  }
}
