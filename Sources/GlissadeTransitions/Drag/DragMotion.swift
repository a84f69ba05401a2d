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
/// The motion is a value without references to views: `receive(_:at:)` first changes the phase and
/// then returns the effects, so that a client may send further events from each effect. Position
/// and velocity are continuous in time except where an event sets them.
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

  /// A drag of content by a pointer.
  package struct Drag: Hashable, Sendable {
    /// The position of the content without any resistance.
    package var pull: CGFloat
    /// The distance by which the pointer has moved the content since the drag's beginning, in
    /// points.
    package var travel: CGFloat = 0
    /// The stop to which the content was moving when the drag began, or `nil` if it was at rest.
    package var caught: DragStop?
  }

  /// A motion of content to a stop.
  package struct Settling: Hashable, Sendable {
    /// The motion of the content's position.
    package let motion: StopMotion
    /// The instant at which the motion starts, in seconds.
    package let start: TimeInterval
    /// The stop at which the content will rest.
    package let stop: DragStop

    /// Returns the time since the start of the motion, in seconds.
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
  ///   - id: The identity of the stop at which the content rests; if no stop has it, the first is
  ///     used.
  package init(_ stops: Stops, at id: DragStop.ID) {
    self.stops = stops
    origin = stops[id] ?? stops.first
    position = origin.position
  }

  /// Creates the motion of content that a pointer catches while something else moves it, such as a
  /// transition's animator.
  ///
  /// - Parameters:
  ///   - stops: The stops; the first one is the origin of the content.
  ///   - position: The position of the content, in points.
  ///   - id: The identity of the stop to which the content was moving, or `nil` if it was at rest.
  package init(_ stops: Stops, heldAt position: CGFloat, caught id: DragStop.ID?) {
    self.stops = stops
    self.position = position
    origin = stops.first
    phase = .dragging(
      Drag(pull: stops.pull(forPosition: position), caught: id.flatMap { stops[$0] }))
  }

  /// A Boolean value that indicates whether the content moves to a stop without a pointer, so that
  /// each frame is an event.
  /// The motion of the content to a stop, or `nil` while the content does not move by itself.
  package var settlingMotion: StopMotion? {
    guard case .settling(let settling) = phase else { return nil }
    return settling.motion
  }

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

  /// Returns the content's position at an instant if no event comes before that instant.
  package func position(at now: TimeInterval) -> CGFloat {
    switch phase {
    case .resting, .dragging: position
    case .settling(let settling): CGFloat(settling.motion.value(at: settling.time(at: now)))
    }
  }

  /// Returns the velocity of content that moves to a stop, in points per second; 0 for other
  /// content. The velocity of dragged content is that of the pointer, which a recognizer measures.
  package func velocity(at now: TimeInterval) -> CGFloat {
    switch phase {
    case .resting, .dragging: 0
    case .settling(let settling): CGFloat(settling.motion.velocity(at: settling.time(at: now)))
    }
  }

  /// Returns the state of the content at a release, or `nil` while no pointer drags it.
  ///
  /// - Parameter velocity: The velocity of the pointer, in points per second.
  package func release(velocity: CGFloat) -> DragRelease? {
    guard case .dragging(let drag) = phase else { return nil }
    return DragRelease(
      position: position, velocity: velocity, origin: origin, caught: drag.caught,
      travel: drag.travel)
  }

  /// Handles an event of the content.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - now: The instant of the event, in seconds.
  /// - Returns: The effects that the client performs, in this order.
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

// The methods that handle the kinds of events.
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

  /// Sets the content's position to that of a stop, and returns this position.
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
