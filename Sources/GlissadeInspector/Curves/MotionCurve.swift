import Foundation

/// The values of one property of a view over the canvas's time.
package struct MotionCurve: Hashable, Sendable, Codable {
  /// A property of a view that can move.
  package enum Property: String, Hashable, Sendable, Codable, CaseIterable {
    /// The center of the view, in the superview's points.
    case x, y
    /// The visible size of the view, in points.
    case width, height
    /// The opacity of the view, 0…1.
    case opacity
    /// The rotation of the view, in degrees.
    case angle
    /// The scrolled distance of the view, in points.
    case offsetX, offsetY

    /// The name of the property with its unit.
    package var title: String {
      switch self {
      case .x: "x, points"
      case .y: "y, points"
      case .width: "width, points"
      case .height: "height, points"
      case .opacity: "opacity"
      case .angle: "angle, degrees"
      case .offsetX: "scrolled x, points"
      case .offsetY: "scrolled y, points"
      }
    }

    /// The number of points that one unit of the property counts as, so that motions of different
    /// properties can be compared.
    package var weight: Double {
      switch self {
      case .x, .y, .width, .height, .offsetX, .offsetY, .angle: 1
      case .opacity: 50
      }
    }

    /// The unit of a value, with a space before it.
    var unit: String {
      switch self {
      case .x, .y, .width, .height, .offsetX, .offsetY: " pt"
      case .opacity: ""
      case .angle: "°"
      }
    }

    /// The distance from the end value at which a motion counts as settled, in the property's unit.
    package var tolerance: Double { 0.5 / weight }
  }

  /// The cause of a motion.
  package enum Cause: String, Hashable, Sendable, Codable {
    /// A pointer drags the view.
    case drag
    /// A transition moves the view.
    case transition
    /// A property animator moves the view.
    case animator
    /// An animation block moves the view.
    case block
    /// An animation that was added to the layer moves the view.
    case layer
    /// A dynamic animator moves the view.
    case physics
    /// A scroll view scrolls without a touch.
    case scroll
    /// The program sets the value in each frame, for example by a display link.
    case code

    /// The text for the cause in the headline.
    package var words: String {
      switch self {
      case .drag: "dragged"
      case .transition: "transition"
      case .animator: "property animator"
      case .block: "UIView.animate"
      case .layer: "layer animation"
      case .physics: "physics"
      case .scroll: "scrolling"
      case .code: "display link"
      }
    }
  }

  /// A value of a curve at an instant.
  package struct Sample: Hashable, Sendable, Codable {
    /// The canvas's time of the value, in seconds.
    package var time: TimeInterval
    package var value: Double

    package init(time: TimeInterval, value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// The property of a view that a curve shows.
  package struct Key: Hashable, Sendable, Codable {
    /// The name of the view, which is the same in a re-simulated run.
    package var view: String
    package var property: Property

    package init(view: String, property: Property) {
      self.view = view
      self.property = property
    }
  }

  package var key: Key
  /// The cause of the curve's latest motion.
  package var cause: Cause
  /// The value at which the latest motion ends, or `nil` if its animation does not determine one.
  package var target: Double?
  /// The law of the curve's latest motion by itself, or `nil` if only a pointer or the program has
  /// moved the view.
  package var law: MotionLaw?
  /// The values of the curve, oldest first. Between samples that are more than `longestStep` apart,
  /// the value does not change.
  package private(set) var samples: [Sample] = []

  /// Creates a curve without values.
  package init(_ key: Key, cause: Cause) {
    self.key = key
    self.cause = cause
  }

  /// The longest time between two samples of a motion, in seconds.
  package static let longestStep = 0.12

  /// The latest value of the curve, or `nil` without values.
  package var last: Sample? { samples.last }

  /// Appends a value. Values at its time or later are removed first.
  ///
  /// - Parameter before: The value in the previous frame, and that frame's time.
  package mutating func append(_ sample: Sample, after before: Sample) {
    remove(from: sample.time)
    if before.time < sample.time, last.map({ before.time - $0.time > 1e-9 }) ?? true {
      samples.append(before)
    }
    samples.append(sample)
  }

  /// Removes the values at an instant and after it.
  package mutating func remove(from time: TimeInterval) {
    while let last, last.time >= time - 1e-9 { samples.removeLast() }
  }

  /// Removes the values before an instant, except the last of them.
  package mutating func remove(before time: TimeInterval) {
    guard let first = samples.firstIndex(where: { $0.time >= time }), first > 16 else { return }
    samples.removeFirst(first - 1)
  }

  /// Returns the same curve at times that are later by a number of seconds.
  package func shifted(by seconds: TimeInterval) -> MotionCurve {
    var curve = self
    for index in curve.samples.indices { curve.samples[index].time += seconds }
    return curve
  }

  /// Returns the value at an instant, or `nil` before the first sample.
  package func value(at time: TimeInterval) -> Double? {
    guard let next = samples.firstIndex(where: { $0.time > time }) else { return last?.value }
    guard next > 0 else { return nil }
    let (one, other) = (samples[next - 1], samples[next])
    guard other.time - one.time <= Self.longestStep else { return one.value }
    let part = (time - one.time) / (other.time - one.time)
    return one.value + (other.value - one.value) * part
  }

  /// The samples of the latest motion, which begins after the last rest.
  package var latestMotion: ArraySlice<Sample> {
    var first = samples.endIndex
    while first > samples.startIndex {
      let isJoined =
        first == samples.endIndex
        || samples[first].time - samples[first - 1].time <= Self.longestStep
      guard isJoined else { break }
      first -= 1
    }
    return samples[first...]
  }

  /// Returns the difference of the greatest and the least value in a period, multiplied by the
  /// property's weight.
  package func extent(from start: TimeInterval, to end: TimeInterval) -> Double {
    let values = samples.lazy.filter { $0.time >= start && $0.time <= end }.map(\.value)
    guard let low = values.min(), let high = values.max() else { return 0 }
    return (high - low) * key.property.weight
  }

  /// The change of the value in the latest motion.
  var rise: Double {
    guard let first = latestMotion.first, let last else { return 0 }
    return last.value - first.value
  }

  /// The rate of change at the last sample, per second.
  package var rate: Double {
    guard samples.count > 1 else { return 0 }
    let (one, other) = (samples[samples.count - 2], samples[samples.count - 1])
    return other.time > one.time ? (other.value - one.value) / (other.time - one.time) : 0
  }
}
