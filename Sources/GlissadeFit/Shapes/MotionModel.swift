import Foundation
import GlissadeMotion

/// A motion of one of several kinds, with all of its parameters: the result of a fit.
package enum MotionModel: Hashable, Sendable {
  case spring(SpringModel)
  case release(ReleaseModel)
  case bezier(BezierModel)
  case decay(DecayModel)
  case linear(LineModel)

  /// The name of the kind of motion that appears in the output.
  package var name: String {
    switch self {
    case .spring: "spring"
    case .release: "release"
    case .bezier: "bezier"
    case .decay: "decay"
    case .linear: "linear"
    }
  }

  /// A Boolean value that indicates whether a spring can be used in place of the motion.
  var isSpringLike: Bool {
    switch self {
    case .spring, .release: true
    case .bezier, .decay, .linear: false
    }
  }

  /// The instant at which the motion begins, in seconds.
  package var start: Double { base.start }
  /// The value at the start of the motion.
  package var from: Double { base.from }
  /// The value at the end of the motion.
  package var to: Double { base.to }

  /// Returns the value of the motion at an instant. Before the start, it is the value at the start.
  package func value(at time: TimeInterval) -> Double { base.value(at: time) }

  /// Returns the velocity of the motion at an instant, in units per second; 0 before the start.
  package func velocity(at time: TimeInterval) -> Double {
    guard time >= start else { return 0 }
    let step = 1e-5
    return (value(at: time + step) - value(at: max(time - step, start)))
      / (time + step - max(time - step, start))
  }

  /// Returns the same motion, later by a delay in seconds.
  func moved(by delay: Double) -> MotionModel {
    var values = parameters.map(\.value)
    if let index = parameters.firstIndex(where: { $0.name == "start" }) { values[index] += delay }
    return replacing(values)
  }

  /// The names and values of the motion's parameters, in the order of the output.
  package var parameters: [(name: String, value: Double)] { base.parameters }

  /// Returns the motion with other values of its parameters.
  func replacing(_ values: [Double]) -> MotionModel {
    switch self {
    case .spring: .spring(SpringModel(values))
    case .release: .release(ReleaseModel(values))
    case .bezier: .bezier(BezierModel(values))
    case .decay: .decay(DecayModel(values))
    case .linear: .linear(LineModel(values))
    }
  }

  private var base: any FittedMotion {
    switch self {
    case .spring(let model): model
    case .release(let model): model
    case .bezier(let model): model
    case .decay(let model): model
    case .linear(let model): model
    }
  }
}

/// A kind of motion with its parameters.
protocol FittedMotion: Sendable {
  var start: Double { get }
  var from: Double { get }
  var to: Double { get }
  var parameters: [(name: String, value: Double)] { get }
  init(_ values: [Double])
  func value(at time: TimeInterval) -> Double
}

/// The motion of a spring.
package struct SpringModel: FittedMotion, Hashable {
  /// The damping ratio ζ; below 1 the motion overshoots.
  package var dampingRatio: Double
  /// The angular frequency ω₀, in rad/s.
  package var omega: Double
  /// The instant at which the motion starts, in seconds.
  package var start: Double
  /// The value at the start of the motion.
  package var from: Double
  /// The value at which the spring rests.
  package var to: Double
  /// The velocity at the start in units per second, positive for increasing values.
  package var velocity: Double
}

extension SpringModel {
  package var parameters: [(name: String, value: Double)] {
    [
      ("damping_ratio", dampingRatio), ("omega", omega), ("velocity", velocity), ("start", start),
      ("from", from), ("to", to),
    ]
  }

  package init(_ values: [Double]) {
    self.init(
      dampingRatio: values[0], omega: values[1], start: values[3], from: values[4], to: values[5],
      velocity: values[2])
  }

  package func value(at time: TimeInterval) -> Double {
    guard time > start else { return from }
    return to
      + SpringKernel(omega: omega, beta: omega * dampingRatio)
      .position(at: time - start, x0: from - to, v0: velocity)
  }
}

/// A motion along a cubic Bézier curve.
package struct BezierModel: FittedMotion, Hashable {
  /// The instant at which the motion starts, in seconds.
  package var start: Double
  /// The duration of the motion, in seconds.
  package var duration: Double
  /// The value at the start of the motion.
  package var from: Double
  /// The value at the end of the motion.
  package var to: Double
  /// The x of the curve's first control point.
  package var x1: Double
  /// The y of the curve's first control point.
  package var y1: Double
  /// The x of the curve's second control point.
  package var x2: Double
  /// The y of the curve's second control point.
  package var y2: Double
}

extension BezierModel {
  package var parameters: [(name: String, value: Double)] {
    [
      ("x1", x1), ("y1", y1), ("x2", x2), ("y2", y2), ("duration", duration), ("start", start),
      ("from", from), ("to", to),
    ]
  }

  package init(_ values: [Double]) {
    self.init(
      start: values[5], duration: values[4], from: values[6], to: values[7], x1: values[0],
      y1: values[1], x2: values[2], y2: values[3])
  }

  package func value(at time: TimeInterval) -> Double {
    let x = (time - start) / duration
    guard x > 0 else { return from }
    guard x < 1 else { return to }
    let s = UnitBezier.parameter(at: x, x1: x1, x2: x2)
    let rest = 1 - s
    let y = 3 * s * rest * rest * y1 + 3 * s * s * rest * y2 + s * s * s
    return from + (to - from) * y
  }
}

/// A motion that slows down by the same factor in each millisecond.
package struct DecayModel: FittedMotion, Hashable {
  /// The rate at which the speed decreases, as a fraction in 1/s.
  package var rate: Double
  /// The instant at which the motion starts, in seconds.
  package var start: Double
  /// The value at the start of the motion.
  package var from: Double
  /// The value at which the motion ends.
  package var to: Double
}

extension DecayModel {
  /// The factor by which the velocity decreases in each millisecond, like the raw value of
  /// `UIScrollView.DecelerationRate`.
  package var decelerationRate: Double { exp(-rate / 1000) }
  /// The velocity at the start of the motion, in units per second.
  package var velocity: Double { (to - from) * rate }

  package var parameters: [(name: String, value: Double)] {
    [
      ("deceleration_rate", decelerationRate), ("velocity", velocity), ("start", start),
      ("from", from), ("to", to),
    ]
  }

  /// Creates the motion from its parameters. The velocity among them is ignored, because it follows
  /// from the rate and the distance.
  package init(_ values: [Double]) {
    self.init(rate: -1000 * log(values[0]), start: values[2], from: values[3], to: values[4])
  }

  package func value(at time: TimeInterval) -> Double {
    from - (to - from) * expm1(-rate * max(time - start, 0))
  }
}

/// A motion of constant velocity.
package struct LineModel: FittedMotion, Hashable {
  /// The instant at which the motion starts, in seconds.
  package var start: Double
  /// The duration of the motion, in seconds.
  package var duration: Double
  /// The value at the start of the motion.
  package var from: Double
  /// The value at the end of the motion.
  package var to: Double
}

extension LineModel {
  /// The velocity of the motion, in units per second.
  package var velocity: Double { (to - from) / duration }

  package var parameters: [(name: String, value: Double)] {
    [
      ("velocity", velocity), ("duration", duration), ("start", start), ("from", from), ("to", to),
    ]
  }

  /// Creates the motion from its parameters. The velocity among them is ignored, because it follows
  /// from the duration and the distance.
  package init(_ values: [Double]) {
    self.init(start: values[2], duration: values[1], from: values[3], to: values[4])
  }

  package func value(at time: TimeInterval) -> Double {
    from + (to - from) * min(max((time - start) / duration, 0), 1)
  }
}
