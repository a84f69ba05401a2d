import GlissadeFit
import GlissadeMotion
import TestMaterial
import Testing

/// A spring's motion with what recordings add to it.
struct SyntheticMotion: CustomTestStringConvertible {
  var omega = 14.0
  var dampingRatio = 0.8
  var velocity = 0.0
  var distance = 400.0
  var start = 0.5
  /// The frames per second.
  var rate = 60.0
  /// The standard deviation of the noise, in pixels.
  var noise = 0.0
  /// A Boolean value that indicates whether values are whole pixels.
  var isWhole = true
  /// The probabilities that a frame repeats the one before, and that it is missing.
  var repeated = 0.0
  var missing = 0.0
  /// The frames per second of the display that is recorded, if the pictures come at the instants of
  /// its frames. Each then shows this frame or the one before.
  var display: Double?
  /// A Boolean value that indicates whether a drag leads to the start. Otherwise a rest does.
  var isDragged = false

  static let from = 120.0

  var testDescription: String {
    "ω \(omega), ζ \(dampingRatio), v \(velocity), \(distance) px, \(rate) fps, noise \(noise),"
      + " repeated \(repeated), missing \(missing), dragged \(isDragged)"
      + (display.map { ", a display of \($0) Hz" } ?? "")
  }

  /// The samples, from before the start until the motion is at rest.
  func samples(seed: UInt64 = 1) -> [MotionSample] {
    let spring = SpringMotion(
      spring: Spring(angularFrequency: omega, dampingRatio: dampingRatio), start: Self.from,
      target: Self.from + distance, velocity: velocity)
    var random = SeededGenerator(seed: seed)
    let end = start + spring.settlingDuration + 0.3
    var last: Double?
    var result: [MotionSample] = []
    for frame in 0..<Int(end * rate) {
      let time = (Double(frame) + 0.37) / rate
      let isLate = display != nil && Bool.random(using: &random)
      let shown = time - (isLate ? 1 / (display ?? 1) : 0)
      var value = spring.value(at: shown - start)
      if shown < start { value = isDragged ? drag(at: shown - start) : Self.from }
      let unit = { Double.random(in: 0..<1, using: &random) }
      // The sum of twelve has a variance of 1.
      value += noise * ((0..<12).map { _ in unit() }.reduce(0, +) - 6)
      if isWhole { value.round() }
      if unit() < repeated, let last { value = last }
      last = value
      if unit() >= missing { result.append(MotionSample(time: time, value: value)) }
    }
    return result
  }

  /// A drag that reaches the spring's place and velocity at its start.
  private func drag(at time: Double) -> Double {
    Self.from + velocity * time + 700 * time * time * (1 + time)
  }
}
