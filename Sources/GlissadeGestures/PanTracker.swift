import Foundation
import GlissadeGeometry
import GlissadeMotion

/// A pan as a value: samples in, intents out, with the translation and velocity so far.
///
/// It begins when enough touches have moved straight on by more than the hysteresis, changes with every
/// movement after that and ends when the last touch is lifted. With several touches it follows the
/// mean of their movements, so that a finger put down or lifted does not show as a jump.
package struct PanTracker: Sendable {
  /// Straight distance beyond which the pan begins, pt (M-01).
  package var hysteresis: Double
  /// Touches needed to begin and to go on changing, 1 or more.
  package var minimumTouches: Int
  /// Touches that are looked at, at most; further ones are not tracked.
  package var maximumTouches: Int
  /// Where it must start and which way it must go; nil: anywhere, any way (F-17).
  package var edgeRule: ScreenEdgeRule?
  /// Whether movement along x counts towards beginning.
  package var countsHorizontal = true
  /// Whether movement along y counts towards beginning.
  package var countsVertical = true

  /// Touches tracked, in order of arrival, at their last place.
  package private(set) var touches: [TouchSample] = []
  /// Whether the pan is under way.
  package private(set) var hasBegun = false

  /// Mean movement since the touches came down, pt.
  package private(set) var travel = CGPoint.zero
  /// The travel at which translation is zero.
  private var origin = CGPoint.zero
  private var estimator = VelocityEstimator()
  /// The edges from which all touches started; empty without a rule.
  private var startEdges: ScreenEdges = []

  package init(
    hysteresis: Double = GestureConstants.mousePanHysteresis, minimumTouches: Int = 1,
    maximumTouches: Int = .max, edgeRule: ScreenEdgeRule? = nil
  ) {
    self.hysteresis = hysteresis
    self.minimumTouches = minimumTouches
    self.maximumTouches = maximumTouches
    self.edgeRule = edgeRule
  }

  /// Movement in window points: since touch-down until the pan begins, since it began afterwards,
  /// and since the last setting of it (F-05, F-07).
  package var translation: CGPoint {
    get { CGPoint(x: travel.x - origin.x, y: travel.y - origin.y) }
    set { origin = CGPoint(x: travel.x - newValue.x, y: travel.y - newValue.y) }
  }

  /// The longest time between two readings of the event queue lately, s; 0 where events arrive as they
  /// happen (M-04).
  package var pumpInterval: TimeInterval {
    get { estimator.pumpInterval }
    set { estimator.pumpInterval = newValue }
  }

  /// Whether time stands still while the next samples come: they move what is panned and leave its
  /// velocity as it was.
  package var isTimePaused = false

  /// The middle of the tracked touches in window points; nil without any.
  package var location: CGPoint? {
    guard !touches.isEmpty else { return nil }
    let count = CGFloat(touches.count)
    return CGPoint(
      x: touches.reduce(0) { $0 + $1.location.x } / count,
      y: touches.reduce(0) { $0 + $1.location.y } / count)
  }

  /// Velocity in window points per second as a release at `time` would find it: exactly 0 after a
  /// hold (F-09), only the flick after a hold and a flick (F-10).
  package func velocity(at time: TimeInterval) -> CGPoint {
    let velocity = estimator.velocity(at: time)
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// A touch came down.
  package mutating func down(_ sample: TouchSample) -> GestureIntent {
    guard touches.count < maximumTouches, index(of: sample.touch) == nil else { return .none }
    if let edgeRule, !hasBegun {
      let near = edgeRule.edges(near: sample.location)
      startEdges = touches.isEmpty ? near : startEdges.intersection(near)
      if startEdges.isEmpty { return .fail }
    }
    touches.append(sample)
    if !hasBegun && touches.count <= minimumTouches { restart(at: sample.time) }
    return .none
  }

  /// Touches moved, all at one time.
  package mutating func move(_ samples: [TouchSample]) -> GestureIntent {
    guard follow(samples), touches.count >= minimumTouches else { return .none }
    if hasBegun { return .change }
    let counted = hypot(countsHorizontal ? travel.x : 0, countsVertical ? travel.y : 0)
    guard counted > hysteresis else { return .none }
    guard edgeRule != nil else { return .begin }
    return ScreenEdgeRule.leadsInwards(travel, from: startEdges) ? .begin : .fail
  }

  /// Touches were lifted. Their last movement, if any, is to be given to `move` first.
  package mutating func up(_ samples: [TouchSample]) -> GestureIntent {
    let before = touches.count
    touches.removeAll { touch in samples.contains { $0.touch == touch.touch } }
    guard touches.isEmpty && before > 0 else { return .none }
    return hasBegun ? .end : .fail
  }

  /// Touches were taken away: the pan is over, whatever other touches do.
  package mutating func cancel() -> GestureIntent {
    touches.removeAll()
    return hasBegun ? .cancel : .fail
  }

  /// The pan was allowed to begin: translation counts from here, so that the hysteresis never
  /// shows (F-06). Without effect once it has begun.
  package mutating func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    origin = travel
  }

  /// Back to the start; the tuning stays.
  package mutating func reset() {
    let old = self
    self = PanTracker(
      hysteresis: old.hysteresis, minimumTouches: old.minimumTouches,
      maximumTouches: old.maximumTouches, edgeRule: old.edgeRule)
    (countsHorizontal, countsVertical) = (old.countsHorizontal, old.countsVertical)
  }

  private func index(of touch: Int) -> Int? { touches.firstIndex { $0.touch == touch } }

  /// Movement made with too few touches does not count towards beginning.
  private mutating func restart(at time: TimeInterval) {
    travel = .zero
    origin = .zero
    estimator.reset()
    estimator.add(time: time, location: travel)
  }

  /// Takes the new places; true if a tracked touch was among them.
  private mutating func follow(_ samples: [TouchSample]) -> Bool {
    var moved = CGPoint.zero
    var time: TimeInterval?
    for sample in samples {
      guard let index = index(of: sample.touch) else { continue }
      moved.x += sample.location.x - touches[index].location.x
      moved.y += sample.location.y - touches[index].location.y
      touches[index] = sample
      time = sample.time
    }
    guard let time else { return false }
    guard touches.count >= minimumTouches else { return true }
    let step = CGVector(
      dx: moved.x / CGFloat(touches.count), dy: moved.y / CGFloat(touches.count))
    travel.x += step.dx
    travel.y += step.dy
    if isTimePaused {
      estimator.displace(by: step)
    } else {
      estimator.add(time: time, location: travel)
    }
    return true
  }
}
