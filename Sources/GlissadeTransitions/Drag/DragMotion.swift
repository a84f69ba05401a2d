import Foundation
import GlissadeMotion

/// The motion of content that a pointer drags and that comes to rest at stops.
///
///     var motion = DragMotion(stops, at: "closed")
///     motion.receive(.began, at: now)
///     motion.receive(.moved(by: 40), at: now)          // [.place(40)]
///     let release = motion.release(velocity: 300)
///     let stop = rule.stop(for: release, among: motion.stops)
///     motion.receive(.released(velocity: 300, to: stop.id, by: .handOff), at: now)
///
/// It is a value that knows no view: `receive(_:at:)` changes the phase first and returns what is
/// to be done, so that a client may send further events from each effect. Position and velocity are
/// continuous in time wherever an event does not say otherwise.
package struct DragMotion: Hashable, Sendable {
  /// A phase in the life of the content.
  package enum Phase: Hashable, Sendable {
    /// The content is at its stop.
    case resting
    /// A pointer drags the content.
    case dragging(Drag)
    /// The content moves to a stop by itself.
    case settling(Settling)
  }

  /// A drag.
  package struct Drag: Hashable, Sendable {
    /// The position of the content without any resistance.
    package var pull: CGFloat
    /// The distance by which the pointer has moved the content.
    package var travel: CGFloat = 0
    /// The stop to which the content was moving, or `nil` if it was at rest.
    package var caught: DragStop?
  }

  /// A motion to a stop.
  package struct Settling: Hashable, Sendable {
    /// The motion of the position.
    package let motion: StopMotion
    /// The instant of the start, in seconds.
    package let start: TimeInterval
    /// The stop at which the content will rest.
    package let stop: DragStop

    /// Returns the time since the start.
    package func time(at now: TimeInterval) -> TimeInterval { max(now - start, 0) }
  }

  /// The distance below which content is at a stop, in points.
  private static let tolerance: CGFloat = 0.001

  /// The phase of the content.
  package private(set) var phase = Phase.resting
  /// The stops at which the content can rest.
  package private(set) var stops: Stops
  /// The position at which the content was shown last, in points.
  package private(set) var position: CGFloat
  /// The stop at which the content rested last.
  package private(set) var origin: DragStop

  /// Creates the motion of content at rest.
  ///
  /// - Parameters:
  ///   - stops: The stops.
  ///   - id: The stop at which the content rests; without such a stop it is the first.
  package init(_ stops: Stops, at id: DragStop.ID) {
    self.stops = stops
    origin = stops[id] ?? stops.first
    position = origin.position
  }

  /// Creates the motion of content that something else moves, such as a transition's animator, and
  /// that a pointer takes hold of.
  ///
  /// - Parameters:
  ///   - stops: The stops; the content comes from the first.
  ///   - position: The position of the content, in points.
  ///   - id: The stop to which the content was moving, or `nil` if it was at rest.
  package init(_ stops: Stops, heldAt position: CGFloat, caught id: DragStop.ID?) {
    self.stops = stops
    self.position = position
    origin = stops.first
    phase = .dragging(
      Drag(pull: stops.pull(forPosition: position), caught: id.flatMap { stops[$0] }))
  }

  /// A Boolean value that indicates whether the content moves by itself, so that each frame is an
  /// event.
  package var isSettling: Bool {
    switch phase {
    case .resting, .dragging: false
    case .settling: true
    }
  }

  /// A Boolean value that indicates whether a pointer drags the content.
  package var isDragging: Bool {
    switch phase {
    case .resting, .settling: false
    case .dragging: true
    }
  }

  /// Returns the position at an instant if no event comes before it.
  package func position(at now: TimeInterval) -> CGFloat {
    switch phase {
    case .resting, .dragging: position
    case .settling(let settling): CGFloat(settling.motion.value(at: settling.time(at: now)))
    }
  }

  /// Returns the velocity of content that moves by itself, in points per second. Dragged content
  /// has that of the pointer, which a recognizer measures.
  package func velocity(at now: TimeInterval) -> CGFloat {
    switch phase {
    case .resting, .dragging: 0
    case .settling(let settling): CGFloat(settling.motion.velocity(at: settling.time(at: now)))
    }
  }

  /// Returns the state of the content at a release, or `nil` while nothing drags it.
  ///
  /// - Parameter velocity: The velocity of the pointer, in points per second.
  package func release(velocity: CGFloat) -> DragRelease? {
    guard case .dragging(let drag) = phase else { return nil }
    return DragRelease(
      position: position, velocity: velocity, origin: origin, caught: drag.caught,
      travel: drag.travel)
  }

  /// Handles an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - now: The instant of the event, in seconds.
  /// - Returns: What is to be done, in this order.
  package mutating func receive(_ event: DragEvent, at now: TimeInterval) -> [DragEffect] {
    switch event {
    case .began: begin(at: now)
    case .moved(let distance): move(by: distance)
    case .released(let velocity, let id, let spring): release(velocity, to: id, by: spring, at: now)
    case .sent(let id, let velocity, let spring): send(to: id, velocity, by: spring, at: now)
    case .placed(let id): [.place(put(at: stops[id] ?? stops.first))]
    case .stopsChanged(let stops, let instead, let spring):
      change(to: stops, instead: instead, by: spring, at: now)
    case .frame: show(at: now)
    }
  }
}

// The events.
extension DragMotion {
  private mutating func begin(at now: TimeInterval) -> [DragEffect] {
    let caught: DragStop?
    switch phase {
    case .dragging: return []
    case .resting: caught = nil
    case .settling(let settling): caught = settling.stop
    }
    position = position(at: now)
    phase = .dragging(Drag(pull: stops.pull(forPosition: position), caught: caught))
    return [.place(position)]
  }

  private mutating func move(by distance: CGFloat) -> [DragEffect] {
    guard case .dragging(var drag) = phase else { return [] }
    drag.pull += distance
    drag.travel += distance
    position = stops.position(forPull: drag.pull, from: position)
    phase = .dragging(drag)
    return [.place(position)]
  }

  private mutating func release(
    _ velocity: CGFloat, to id: DragStop.ID, by spring: DragSpring, at now: TimeInterval
  ) -> [DragEffect] {
    guard case .dragging(let drag) = phase else { return [] }
    let shown = ReleaseRule.limit(velocity) * stops.slope(atPull: drag.pull)
    return settle(at: stops[id] ?? origin, velocity: shown, by: spring, from: now)
  }

  private mutating func send(
    to id: DragStop.ID, _ velocity: CGFloat?, by spring: DragSpring, at now: TimeInterval
  ) -> [DragEffect] {
    let speed = velocity ?? self.velocity(at: now)
    position = position(at: now)
    return settle(at: stops[id] ?? stops.first, velocity: speed, by: spring, from: now)
  }

  private mutating func settle(
    at stop: DragStop, velocity: CGFloat, by spring: DragSpring, from now: TimeInterval
  ) -> [DragEffect] {
    guard abs(stop.position - position) > Self.tolerance else {
      return [.willRest(stop)] + rest(at: stop)
    }
    let motion = StopMotion(from: position, to: stop.position, velocity: velocity, by: spring)
    phase = .settling(Settling(motion: motion, start: now, stop: stop))
    return [.willRest(stop)]
  }

  private mutating func rest(at stop: DragStop) -> [DragEffect] {
    [.place(put(at: stop)), .didRest(stop)]
  }

  /// Puts the content at a stop, and returns its position.
  private mutating func put(at stop: DragStop) -> CGFloat {
    phase = .resting
    origin = stop
    position = stop.position
    return position
  }

  private mutating func change(
    to stops: Stops, instead: DragStop.ID?, by spring: DragSpring?, at now: TimeInterval
  ) -> [DragEffect] {
    guard stops != self.stops else { return [] }
    self.stops = stops
    let other = instead.flatMap { stops[$0] }
    origin = stops[origin.id] ?? other ?? stops.nearest(to: origin.position)
    let target: DragStop
    let former: CGFloat
    switch phase {
    case .resting:
      target = origin
      former = position
    case .dragging(var drag):
      drag.pull = stops.pull(forPosition: position)
      phase = .dragging(drag)
      return []
    case .settling(let settling):
      let stop = settling.stop
      target = stops[stop.id] ?? other ?? stops.nearest(to: stop.position)
      former = stop.position
    }
    guard target.position != former else { return [] }
    if let spring { return send(to: target.id, nil, by: spring, at: now) }
    return isSettling ? rest(at: target) : [.place(put(at: target))]
  }

  private mutating func show(at now: TimeInterval) -> [DragEffect] {
    guard case .settling(let settling) = phase else { return [] }
    let time = settling.time(at: now)
    position = CGFloat(settling.motion.value(at: time))
    guard settling.motion.isSettled(at: time) else { return [.place(position)] }
    phase = .resting
    origin = settling.stop
    return [.place(position), .didRest(settling.stop)]
  }
}
