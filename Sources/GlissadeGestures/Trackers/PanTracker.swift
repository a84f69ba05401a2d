import Foundation
import GlissadeGeometry
import GlissadeMotion

/// A tracker of a pan, with its translation and its velocity.
///
/// The pan begins when enough touches have moved by more than the hysteresis. It then changes with
/// each movement and ends when the last touch ends. With several touches it follows the mean of
/// their movements, so that an added or ended touch does not make it jump.
package struct PanTracker: GestureTracker {
  /// The distance in points beyond which the pan begins (M-01).
  package var hysteresis: Double
  /// The number of touches that the pan needs to begin and to change, 1 or more.
  package var minimumTouches: Int
  /// The greatest number of touches that are tracked.
  package var maximumTouches: Int
  /// The edges from which the pan must start, with the directions that follow from them; `nil`
  /// allows all starts and directions (F-17).
  package var edgeRule: ScreenEdgeRule?
  /// A Boolean value that indicates whether horizontal movement counts towards the beginning.
  package var countsHorizontal = true
  /// A Boolean value that indicates whether vertical movement counts towards the beginning.
  package var countsVertical = true

  /// The tracked touches in order of arrival, at their latest locations.
  package private(set) var touches: [TouchSample] = []
  /// A Boolean value that indicates whether the pan has begun.
  package private(set) var hasBegun = false

  /// The mean movement of the touches since their start in points, by the locations that the
  /// current frame shows.
  package private(set) var travel = CGPoint.zero
  /// The mean movement of the touches since their start in points, by their newest samples. It
  /// determines the beginning of the pan and the velocity.
  package private(set) var sampledTravel = CGPoint.zero
  /// The travel of the touches at which the translation is zero, in points.
  private var origin = CGPoint.zero
  /// The sampled travel at which the pan began; `nil` before the beginning.
  private var travelAtBeginning: CGPoint?
  private var estimator = VelocityEstimator()
  /// The time at which the sampled travel was zero, and the time of its last change.
  private var times: (start: TimeInterval, lastMotion: TimeInterval) = (0, 0)
  /// The edges from which all touches started; empty without an edge rule.
  private var startEdges: ScreenEdges = []

  /// Creates a tracker without touches.
  package init(
    hysteresis: Double = GestureConstants.mousePanHysteresis, minimumTouches: Int = 1,
    maximumTouches: Int = .max, edgeRule: ScreenEdgeRule? = nil
  ) {
    self.hysteresis = hysteresis
    self.minimumTouches = minimumTouches
    self.maximumTouches = maximumTouches
    self.edgeRule = edgeRule
  }

  /// The movement in window points: before the pan begins, since the start of the touch; after
  /// that, since the beginning or the last assignment of this property (F-05, F-07).
  package var translation: CGPoint {
    get {
      let travel = followedTravel
      return CGPoint(x: travel.x - origin.x, y: travel.y - origin.y)
    }
    set {
      let travel = followedTravel
      origin = CGPoint(x: travel.x - newValue.x, y: travel.y - newValue.y)
    }
  }

  /// The travel from which the translation is computed. Before the beginning, the newest samples
  /// determine it, as they determine the beginning.
  private var followedTravel: CGPoint { hasBegun ? travel : sampledTravel }

  /// The timing of the events, which determines the estimated velocity.
  package var timing: InputTiming {
    get { estimator.timing }
    set { estimator.timing = newValue }
  }

  /// A Boolean value that indicates whether the scene's time is paused during the next samples.
  /// Such samples move the dragged view without a change of its velocity.
  package var isTimePaused = false

  /// The centre of the tracked touches as the current frame shows them, in window points; `nil`
  /// without touches.
  package var location: CGPoint? {
    guard !touches.isEmpty else { return nil }
    let count = CGFloat(touches.count)
    return CGPoint(
      x: touches.reduce(0) { $0 + $1.shown.x } / count,
      y: touches.reduce(0) { $0 + $1.shown.y } / count)
  }

  /// Returns the velocity of a release at `time` in window points per second. It is exactly 0 after
  /// the pointer has stopped (F-09), and that of the last movement if the pointer moved again
  /// (F-10).
  ///
  /// The samples of a slow or interrupted movement can be so far apart that each of them counts as
  /// the first after a pause, from which no velocity follows. At the sample with which such a pan
  /// begins, the velocity is the mean since the start of the touch, so that the beginning has a
  /// direction.
  package func velocity(at time: TimeInterval) -> CGPoint {
    let velocity = estimator.velocity(at: time)
    let duration = times.lastMotion - times.start
    guard velocity == .zero, duration > 0, (travelAtBeginning ?? sampledTravel) == sampledTravel,
      time - times.lastMotion <= MotionConstants.velocityPause * timing.speed
    else { return CGPoint(x: velocity.dx, y: velocity.dy) }
    return CGPoint(x: sampledTravel.x / duration, y: sampledTravel.y / duration)
  }

  package func follows(_ touch: Int) -> Bool { index(of: touch) != nil }

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

  package mutating func move(_ samples: [TouchSample]) -> GestureIntent {
    guard follow(samples), touches.count >= minimumTouches else { return .none }
    if hasBegun { return .change }
    let counted = hypot(
      countsHorizontal ? sampledTravel.x : 0, countsVertical ? sampledTravel.y : 0)
    guard counted > hysteresis else { return .none }
    guard edgeRule != nil else { return .begin }
    return ScreenEdgeRule.leadsInwards(sampledTravel, from: startEdges) ? .begin : .fail
  }

  package mutating func up(_ samples: [TouchSample]) -> GestureIntent {
    let before = touches.count
    touches.removeAll { touch in samples.contains { $0.touch == touch.touch } }
    guard touches.isEmpty && before > 0 else { return .none }
    return hasBegun ? .end : .fail
  }

  package mutating func cancel() -> GestureIntent {
    touches.removeAll()
    return hasBegun ? .cancel : .fail
  }

  /// Marks the pan as begun. The translation counts from this call, so that the hysteresis is not
  /// visible (F-06). Further calls have no effect.
  package mutating func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    origin = travel
    travelAtBeginning = sampledTravel
  }

  package mutating func reset() {
    let old = self
    self = PanTracker(
      hysteresis: old.hysteresis, minimumTouches: old.minimumTouches,
      maximumTouches: old.maximumTouches, edgeRule: old.edgeRule)
    countsHorizontal = old.countsHorizontal
    countsVertical = old.countsVertical
  }

  private func index(of touch: Int) -> Int? { touches.firstIndex { $0.touch == touch } }

  /// Resets the travel to zero. Movement with too few touches does not count towards the beginning.
  private mutating func restart(at time: TimeInterval) {
    travel = .zero
    sampledTravel = .zero
    origin = .zero
    times = (time, time)
    estimator.reset()
    estimator.add(time: time, location: sampledTravel)
  }

  /// Updates the locations of the touches.
  ///
  /// - Returns: `true` if a tracked touch was among the samples.
  private mutating func follow(_ samples: [TouchSample]) -> Bool {
    var moved = CGVector.zero
    var shown = CGVector.zero
    var time: TimeInterval?
    for sample in samples {
      guard let index = index(of: sample.touch) else { continue }
      moved.dx += sample.location.x - touches[index].location.x
      moved.dy += sample.location.y - touches[index].location.y
      shown.dx += sample.shown.x - touches[index].shown.x
      shown.dy += sample.shown.y - touches[index].shown.y
      touches[index] = sample
      time = sample.time
    }
    guard let time else { return false }
    guard touches.count >= minimumTouches else { return true }
    let count = CGFloat(touches.count)
    travel.x += shown.dx / count
    travel.y += shown.dy / count
    follow(CGVector(dx: moved.dx / count, dy: moved.dy / count), at: time)
    return true
  }

  /// Adds a step of the newest samples to the sampled travel.
  private mutating func follow(_ step: CGVector, at time: TimeInterval) {
    sampledTravel.x += step.dx
    sampledTravel.y += step.dy
    if step != .zero { times.lastMotion = time }
    if isTimePaused {
      estimator.displace(by: step)
    } else {
      estimator.add(time: time, location: sampledTravel)
    }
  }
}
