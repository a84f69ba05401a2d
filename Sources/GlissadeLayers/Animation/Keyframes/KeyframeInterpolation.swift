import Foundation
import GlissadeGeometry
import GlissadeMotion

/// The interpolation of keyed values: the value at each fraction of an animation (I-04, I-05).
///
/// The value at 0 is the first keyed value, and the value at 1 the last. Outside 0…1, where springs
/// overshoot, the value is extrapolated linearly.
struct KeyframeInterpolation: Equatable, Sendable {
  struct Key: Equatable, Sendable {
    /// The time of the key as a fraction of the animation, 0…1.
    var time: Double
    var value: AnimatableValue
  }

  /// The kind of the interpolation between a key and the next key.
  enum Passage: Equatable, Sendable {
    /// The value stays until the next key.
    case hold
    /// The value changes to that of the next key, with the timing of a curve; `nil` is linear.
    case interpolate(UnitBezier?)
  }

  let keys: [Key]
  private let passages: [Passage]
  private let isCubic: Bool
  /// The parts of the keyed affine transforms, or `nil` for other values. Rotations continue from
  /// key to key beyond ±π instead of being wrapped.
  private let parts: [AffineParts]?
  private let spans: [SplineSpan]
  /// The timing that gives the interpolation a constant pace, or `nil` for other modes.
  private var pace: KeyframePace?

  /// Creates an interpolation.
  ///
  /// - Parameters:
  ///   - keys: The keys, at least one, in ascending order of time, the first at 0 and the last at
  ///     1.
  ///   - passages: The interpolations between neighboring keys, one less than keys.
  init(keys: [Key], passages: [Passage], mode: CAAnimationCalculationMode) {
    var (keys, passages) = (keys, passages)
    if mode.isPaced { (keys, passages) = Self.paced(keys) }
    if mode == .discrete { passages = passages.map { _ in .hold } }
    self.keys = keys
    self.passages = passages
    isCubic = mode.isCubic
    parts = Self.parts(keys.map(\.value))
    spans = SplineSpan.spans(times: keys.map(\.time), isKeyed: passages.map { $0 != .hold })
    if mode == .cubicPaced, keys.count > 2 { pace = KeyframePace(self, spans: passages.count) }
  }

  /// A Boolean value that indicates whether the keyed values can be added to others, so that the
  /// animation can be additive (I-02).
  var addsUp: Bool {
    keys.allSatisfy { AnimatableValue.addUp($0.value, keys[0].value) }
  }

  func value(at fraction: Double) -> AnimatableValue {
    let place = place(at: pace?.time(at: fraction) ?? fraction)
    return value(in: place.span, at: place.fraction)
  }

  /// Returns `current` plus the difference of the interpolated value from the last value, or `nil`
  /// if the values cannot be added. At the end the result is exactly `current`.
  func value(at fraction: Double, above current: AnimatableValue) -> AnimatableValue? {
    guard let last = keys.last, fraction != 1 else { return current }
    guard case .transform(let transform) = current, let parts, let end = parts.last else {
      return current.adding(from: value(at: fraction), to: last.value, weight: 1)
    }
    guard CATransform3DIsAffine(transform) else { return nil }
    let place = place(at: pace?.time(at: fraction) ?? fraction)
    let sum = AffineParts(CATransform3DGetAffineTransform(transform))
      .adding(self.parts(in: place.span, at: place.fraction, of: parts))
      .adding(end.scaled(by: -1))
    return .transform(CATransform3DMakeAffineTransform(sum.transform))
  }

  // MARK: Spans

  /// Returns the span at a fraction of the animation, and the fraction of this span. At a key the
  /// result is the span that begins there, so that a step at this key has already taken place.
  private func place(at time: Double) -> (span: Int, fraction: Double) {
    let last = keys.count - 1
    guard last > 0, time != 0 else { return (0, 0) }
    guard time != 1 else { return (last - 1, 1) }
    var span = 0
    if time > 1 {
      span = last - 1
    } else if time > 0 {
      span = keys.dropLast().lastIndex { $0.time <= time } ?? 0
    }
    let length = keys[span + 1].time - keys[span].time
    guard length > 0 else { return (span, time > 0 ? 1 : 0) }
    return (span, (time - keys[span].time) / length)
  }

  func value(in span: Int, at fraction: Double) -> AnimatableValue {
    guard span + 1 < keys.count, fraction != 0 else { return keys[span].value }
    guard fraction != 1 else { return keys[span + 1].value }
    guard let part = shaped(fraction, in: span) else {
      return keys[span + (fraction > 1 ? 1 : 0)].value
    }
    if let parts {
      let mixed = self.parts(in: span, at: fraction, of: parts)
      return .transform(CATransform3DMakeAffineTransform(mixed.transform))
    }
    let (start, end) = (keys[span].value, keys[span + 1].value)
    guard isCubic else { return start.interpolated(to: end, at: part) ?? start }
    let values = neighbours(of: span).map { keys[$0].value }
    return AnimatableValue.spline(values, along: spans[span], at: part) ?? start
  }

  private func parts(in span: Int, at fraction: Double, of parts: [AffineParts]) -> AffineParts {
    guard span + 1 < parts.count, let part = shaped(fraction, in: span) else {
      return parts[min(span + (fraction >= 1 ? 1 : 0), parts.count - 1)]
    }
    guard isCubic else {
      return parts[span].scaled(by: 1 - part).adding(parts[span + 1].scaled(by: part))
    }
    let weights = spans[span].weights(at: part)
    let start = parts[span]
    return zip(neighbours(of: span), 0..<4).reduce(start) { sum, key in
      sum.adding(parts[key.0].adding(start.scaled(by: -1)).scaled(by: weights[key.1]))
    }
  }

  /// Returns the indices of four keys: the key before the span, the span's start, its end, and the
  /// key after the span. At the first and the last span, the nearest key replaces the missing one.
  private func neighbours(of span: Int) -> [Int] {
    [max(0, span - 1), span, span + 1, min(keys.count - 1, span + 2)]
  }

  /// Returns the progress of a span at a fraction of its time, by the span's timing curve, or `nil`
  /// if the value stays constant in the span.
  private func shaped(_ fraction: Double, in span: Int) -> Double? {
    guard case .interpolate(let curve) = passages[span] else { return nil }
    guard let curve, (0...1).contains(fraction) else { return fraction }
    return curve.value(at: fraction)
  }

  // MARK: Preparation

  /// Returns keys whose distances in time are proportional to the distances of their values. Keys
  /// with a value equal to the one before are left out.
  private static func paced(_ keys: [Key]) -> ([Key], [Passage]) {
    var result = keys.prefix(1).map { Key(time: 0, value: $0.value) }
    for key in keys.dropFirst() {
      guard let last = result.last else { break }
      let distance = last.value.distance(to: key.value)
      if distance > 0 { result.append(Key(time: last.time + distance, value: key.value)) }
    }
    if let last = keys.last, result.count == 1 { result.append(last) }
    let whole = result.last?.time ?? 0
    for index in result.indices where whole > 0 { result[index].time /= whole }
    return (result, Array(repeating: .interpolate(nil), count: result.count - 1))
  }

  private static func parts(_ values: [AnimatableValue]) -> [AffineParts]? {
    var result: [AffineParts] = []
    for value in values {
      guard case .transform(let transform) = value, CATransform3DIsAffine(transform) else {
        return nil
      }
      let own = AffineParts(CATransform3DGetAffineTransform(transform))
      result.append(result.last.map { $0.adding(own.subtracting($0)) } ?? own)
    }
    return result
  }
}
