import Foundation

/// Directions of a swipe.
package struct SwipeDirections: OptionSet, Hashable, Sendable {
  package let rawValue: UInt
  package init(rawValue: UInt) { self.rawValue = rawValue }

  package static let right = SwipeDirections(rawValue: 1)
  package static let left = SwipeDirections(rawValue: 2)
  package static let up = SwipeDirections(rawValue: 4)
  package static let down = SwipeDirections(rawValue: 8)
}

/// A swipe as a value: samples in, intents out.
///
/// It recognizes (`.end`) as soon as the touches are far enough from where they came down, soon enough
/// and in a wanted direction (M-13); it fails as soon as that cannot happen any more.
package struct SwipeTracker: Sendable {
  /// Directions that count.
  package var directions: SwipeDirections
  /// Touches wanted at once, 1 or more.
  package var touchesRequired: Int

  /// Touches tracked, in order of arrival, at the place where they came down.
  package private(set) var touches: [TouchSample] = []
  /// The time after which it is too slow; nil without touches.
  package private(set) var deadline: TimeInterval?
  /// How far each touch is from its start, pt.
  private var travels: [CGPoint] = []

  package init(directions: SwipeDirections = .right, touchesRequired: Int = 1) {
    self.directions = directions
    self.touchesRequired = touchesRequired
  }

  /// A touch came down.
  package mutating func down(_ sample: TouchSample) -> GestureIntent {
    touches.append(sample)
    travels.append(.zero)
    deadline = deadline ?? sample.time + GestureConstants.swipeDuration
    return touches.count > touchesRequired ? .fail : .none
  }

  /// Touches moved.
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
    return goesTheRightWay(travel) ? .end : .fail
  }

  /// Touches were lifted. Their last movement, if any, is to be given to `move` first.
  package func up(_ samples: [TouchSample]) -> GestureIntent { .fail }

  /// Touches were taken away.
  package func cancel() -> GestureIntent { .fail }

  /// Time went on to `now`.
  package func step(to now: TimeInterval) -> GestureIntent {
    guard let deadline, now > deadline else { return .none }
    return .fail
  }

  /// Back to the start; what is wanted stays.
  package mutating func reset() {
    self = SwipeTracker(directions: directions, touchesRequired: touchesRequired)
  }

  private func goesTheRightWay(_ travel: CGPoint) -> Bool {
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
