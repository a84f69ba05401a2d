import Foundation
import GlissadeGestures
import GlissadeMotion
import UIKit

/// The state of the pointer while it is pressed on a canvas: its location, recent path and
/// velocity, and the point where a released object would come to rest.
///
/// Of several touches, the oldest one is the pointer. For all others, only the locations are known.
package struct PointerWatch: Sendable {
  private struct Sample {
    /// The time of the sample in real seconds, because the trail does not depend on the canvas's
    /// speed.
    var time: TimeInterval
    var place: CGPoint
  }

  /// The duration of the trail, in real seconds.
  private static let span = 0.1

  private var samples: [Sample] = []
  private var estimator = VelocityEstimator()
  /// The current presses in order of arrival, at their latest locations.
  private var presses: [(source: InputEvent.Source, place: CGPoint)] = []

  /// The location of the pointer in the canvas's points; `nil` while it is not pressed.
  package var place: CGPoint? { presses.first?.place }

  /// The locations of all touches in the canvas's points, in order of arrival.
  package var places: [CGPoint] { presses.map(\.place) }

  /// The timing of the input on the canvas.
  package var timing: InputTiming {
    get { estimator.timing }
    set { estimator.timing = newValue }
  }

  /// Creates the state of a pointer that is not pressed.
  package init() {}

  /// Records an event that the canvas received.
  ///
  /// - Parameters:
  ///   - event: The event, in the canvas's points and time.
  ///   - wall: The real time of the event, in seconds.
  ///   - isTimePaused: A Boolean value that indicates whether the canvas's time was paused at the
  ///     event.
  package mutating func record(_ event: InputEvent, wall: TimeInterval, isTimePaused: Bool) {
    let held = presses.firstIndex { $0.source == event.source }
    switch (event.kind, held) {
    case (.down, nil) where event.button == 1:
      presses.append((event.source, event.location))
      if presses.count == 1 { begin(at: event.t, wall: wall) }
    case (.move, let held?): follow(event, held, wall: wall, isTimePaused: isTimePaused)
    case (.up, let held?) where event.button == 1: release(held, event, wall: wall)
    case (.cancel, let held?): release(held, event, wall: wall)
    case (.focus, _) where !event.hasFocus: (presses, samples) = ([], [])
    default: break
    }
  }

  /// Restarts the path and the velocity for the oldest touch.
  private mutating func begin(at time: TimeInterval, wall: TimeInterval) {
    estimator.reset()
    samples = []
    guard let place else { return }
    estimator.add(time: time, location: place)
    addSample(place, at: wall)
  }

  private mutating func follow(
    _ event: InputEvent, _ held: Int, wall: TimeInterval, isTimePaused: Bool
  ) {
    let from = presses[held].place
    presses[held].place = event.location
    guard held == 0 else { return }
    if isTimePaused {
      estimator.displace(
        by: CGVector(dx: event.x - Double(from.x), dy: event.y - Double(from.y)))
    } else {
      estimator.add(time: event.t, location: event.location)
    }
    addSample(event.location, at: wall)
  }

  private mutating func addSample(_ place: CGPoint, at wall: TimeInterval) {
    samples.removeAll { wall - $0.time > Self.span }
    samples.append(Sample(time: wall, place: place))
  }

  private mutating func release(_ held: Int, _ event: InputEvent, wall: TimeInterval) {
    presses.remove(at: held)
    if held == 0 { begin(at: event.t, wall: wall) }
  }

  // MARK: Values to show

  /// Returns the pointer's velocity at an instant of the canvas's time, in points per second. The
  /// velocity is zero for a pointer that has stopped.
  package func velocity(at time: TimeInterval) -> CGVector {
    place == nil ? .zero : estimator.velocity(at: time)
  }

  /// Returns the point where an object that is released at an instant would come to rest (M-08), or
  /// `nil` if the pointer does not move.
  package func landing(at time: TimeInterval) -> CGPoint? {
    let velocity = velocity(at: time)
    guard let place, velocity != .zero else { return nil }
    return CGPoint(
      x: Double(place.x) + projection(velocity: Double(velocity.dx)),
      y: Double(place.y) + projection(velocity: Double(velocity.dy)))
  }

  /// Returns the locations of the pointer in the last 0.1 s, oldest first, each with its age as a
  /// fraction of 0.1 s.
  package func trail(at wall: TimeInterval) -> [(place: CGPoint, age: Double)] {
    samples.compactMap { sample in
      let age = max(0, wall - sample.time) / Self.span
      return age < 1 ? (sample.place, age) : nil
    }
  }

  /// Returns whether the trail or the velocity changes in the next frame even without further
  /// events.
  ///
  /// - Parameters:
  ///   - wall: The real time, in seconds.
  ///   - time: The canvas's time in seconds; `nil` while it is paused.
  package func fades(wall: TimeInterval, time: TimeInterval?) -> Bool {
    guard place != nil else { return false }
    if trail(at: wall).contains(where: { $0.age > 0 && $0.place != place }) { return true }
    return time.map { velocity(at: $0) != .zero } ?? false
  }
}
