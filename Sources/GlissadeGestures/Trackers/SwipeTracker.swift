import Foundation

/// A set of directions of a swipe.
package struct SwipeDirections: OptionSet, Hashable, Sendable {
  package let rawValue: UInt
  package init(rawValue: UInt) { self.rawValue = rawValue }

  package static let right = SwipeDirections(rawValue: 1)
  package static let left = SwipeDirections(rawValue: 2)
  package static let up = SwipeDirections(rawValue: 4)
  package static let down = SwipeDirections(rawValue: 8)
}

/// A tracker of a swipe.
///
/// The swipe is recognized (`.end`) as soon as the touches have moved far enough, within the time
/// and in one of the directions (M-13). It fails as soon as that is no longer possible.
package struct SwipeTracker: GestureTracker {
  /// The directions in which a swipe is recognized.
  package var directions: SwipeDirections
  /// The required number of touches, 1 or more.
  package var touchesRequired: Int

  /// The tracked touches in order of arrival, at their starts.
  package private(set) var touches: [TouchSample] = []
  /// The time after which the swipe is too slow; `nil` without touches.
  package private(set) var deadline: TimeInterval?
  /// The distances of the touches from their starts, in points.
  private var travels: [CGPoint] = []

  /// Creates a tracker without touches.
  package init(directions: SwipeDirections = .right, touchesRequired: Int = 1) {
    self.directions = directions
    self.touchesRequired = touchesRequired
  }

  package mutating func down(_ sample: TouchSample) -> GestureIntent {
    touches.append(sample)
    travels.append(.zero)
    deadline = deadline ?? sample.time + GestureConstants.swipeDuration
    return touches.count > touchesRequired ? .fail : .none
  }

  package mutating func move(_ samples: [TouchSample]) -> GestureIntent {
    for sample in samples {
      if step(to: sample.time) == .fail { return .fail }
      guard let index = touches.firstIndex(where: { $0.touch == sample.touch }) else { continue }
      let start = touches[index].location
      travels[index] = CGPoint(x: sample.location.x - start.x, y: sample.location.y - start.y)
    }
    guard touches.count == touchesRequired else { return .none }
    let count = CGFloat(travels.count)
    let travel = CGPoint(
      x: travels.reduce(0) { $0 + $1.x } / count, y: travels.reduce(0) { $0 + $1.y } / count)
    guard hypot(travel.x, travel.y) >= GestureConstants.swipeDistance else { return .none }
    return hasWantedDirection(travel) ? .end : .fail
  }

  package func up(_ samples: [TouchSample]) -> GestureIntent { .fail }

  package func cancel() -> GestureIntent { .fail }

  package func step(to now: TimeInterval) -> GestureIntent {
    guard let deadline, now > deadline else { return .none }
    return .fail
  }

  package mutating func reset() {
    self = SwipeTracker(directions: directions, touchesRequired: touchesRequired)
  }

  private func hasWantedDirection(_ travel: CGPoint) -> Bool {
    let slope = tan(GestureConstants.swipeAngle)
    func goes(_ ahead: CGFloat, _ aside: CGFloat) -> Bool {
      ahead > 0 && abs(aside) <= ahead * slope
    }
    return directions.contains(.right) && goes(travel.x, travel.y)
      || directions.contains(.left) && goes(-travel.x, travel.y)
      || directions.contains(.up) && goes(-travel.y, travel.x)
      || directions.contains(.down) && goes(travel.y, travel.x)
  }
}
