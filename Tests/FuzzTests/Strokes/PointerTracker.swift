import Foundation
import GlissadeTesting

/// The velocity with which a pointer is released, calculated from its events alone (L-11).
///
/// It is known exactly after an even movement and after a hold. For other strokes there is none,
/// and none for several touches at a time.
struct PointerTracker {
  struct Release {
    let time: TimeInterval
    /// The velocity in points per second, exactly zero after a hold.
    let velocity: CGPoint
  }

  /// The part of a stroke that counts, and the pause after which the pointer is at rest, in
  /// seconds.
  private static let window = 0.1
  private static let pause = 0.04
  private static let tolerance = 1e-9

  /// The source that is pressed. Others can still move whose press does not count any more, because
  /// the window has lost the focus.
  private var pressed: InputEvent.Source?
  /// The locations since the press, at distinct times; empty while the button is up.
  private var places: [(time: TimeInterval, point: CGPoint)] = []

  /// The touches that are down.
  private var sources: Set<InputEvent.Source> = []
  /// A Boolean value that indicates whether several touches are down, or were since the first of
  /// them.
  private var isMixed = false

  /// Updates the locations with an event.
  ///
  /// - Returns: The release, if the event is one whose velocity is known exactly.
  mutating func follow(_ event: InputEvent) -> Release? {
    followSources(event)
    if isMixed {
      places = []
      isMixed = !sources.isEmpty
      return nil
    }
    switch event.kind {
    case .down where event.button == 1:
      pressed = event.source
      places = [(event.t, event.location)]
    case .move where event.source == pressed && !places.isEmpty:
      move(to: event.location, at: event.t)
    case .up where event.button == 1 && event.source == pressed && !places.isEmpty:
      if event.location != places.last?.point { move(to: event.location, at: event.t) }
      defer { places = [] }
      return velocity(at: event.t).map { Release(time: event.t, velocity: $0) }
    case .cancel: places = []
    case .focus where !event.hasFocus: places = []
    default: break
    }
    return nil
  }

  private mutating func followSources(_ event: InputEvent) {
    switch event.kind {
    case .down where event.button == 1: sources.insert(event.source)
    case .up where event.button == 1: sources.remove(event.source)
    case .cancel: sources.remove(event.source)
    case .focus where !event.hasFocus: sources = []
    default: break
    }
    if sources.count > 1 { isMixed = true }
  }

  private mutating func move(to point: CGPoint, at time: TimeInterval) {
    if places.last?.time == time { places.removeLast() }
    places.append((time, point))
  }

  private func velocity(at time: TimeInterval) -> CGPoint? {
    guard let newest = places.last else { return nil }
    let before = places.last { $0.point != newest.point }
    let stop = before.flatMap { last in places.first { $0.time > last.time } }
    if let stop, time - stop.time > Self.pause + Self.tolerance { return .zero }
    let run = lastRun
    let speeds = zip(run, run.dropFirst()).map { before, after in
      let seconds = after.time - before.time
      return CGPoint(
        x: (after.point.x - before.point.x) / seconds,
        y: (after.point.y - before.point.y) / seconds)
    }
    guard let first = speeds.first, time - newest.time <= Self.pause else { return nil }
    let isEven = speeds.allSatisfy { $0.distance(to: first) <= 0.01 * first.distance(to: .zero) }
    return isEven ? first : nil
  }

  /// The newest locations, up to a pause.
  private var lastRun: [(time: TimeInterval, point: CGPoint)] {
    guard let newest = places.last else { return [] }
    var run = [newest]
    for place in places.dropLast().reversed() {
      guard newest.time - place.time <= Self.window + Self.tolerance,
        run[0].time - place.time <= Self.pause + Self.tolerance
      else { break }
      run.insert(place, at: 0)
    }
    return run
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> Double { hypot(x - other.x, y - other.y) }
}
