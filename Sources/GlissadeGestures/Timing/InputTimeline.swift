import Foundation
import GlissadeMotion

/// The instants at which a scene's code handles events, and the places at which drags show their
/// pointers.
///
/// A motion begins at the instant of the event that starts it. This type therefore contains the
/// rules by which a motion continues a drag's movement:
///
/// - The instant of a drag's movement is that at which its place is shown. It is later than the
///   event by the age at which drags are shown.
/// - The instant of a release is that of the drag's latest movement, so that a motion from there
///   continues the steps of the drag (M-48).
/// - A release after a pause of the pointer, and each other event, has its own time. It is limited
///   to the last frame's instant or later and to shortly before the current frame's, so that no
///   motion skips (M-49).
///
/// Within a frame the instants never decrease. The time line reads no clock.
package struct InputTimeline: Sendable {
  /// A pressed pointer.
  private struct Press {
    let button: Int
    /// The distance from its start beyond which the press is a drag, in points.
    let slop: Double
    var path: PointerPath
    var isDrag = false
    var isReleased = false
  }

  /// The longest time between an event and the frame that delivers it by which a motion can be
  /// advanced in its first frame, in seconds of real time (our choice). After a longer delay, such
  /// as that of a suspended program, a motion begins later than its event and is shown from its
  /// start.
  package static let longestLead = 0.05

  /// The rule by which the scene places input in time.
  package var rule = InputRule.current
  private var presses: [InputEvent.Source: Press] = [:]
  /// The instant of the frame that delivered the latest movement of a touchpad's scroll, and the
  /// time of that movement.
  private var scroll: (frame: TimeInterval, time: TimeInterval)?
  /// The instant of the frame that is being made.
  private var frame: TimeInterval = 0
  private var lastFrame = -TimeInterval.infinity
  /// The latest instant that an event of the current frame has had.
  private var latest = -TimeInterval.infinity
  private var timing = InputTiming()
  /// The instants at which the latest frame with input handled its events, in the order of the
  /// events.
  package private(set) var instants: [TimeInterval] = []
  private var isFrameEnded = false

  /// Creates a time line without presses.
  package init() {}

  /// Begins the frame of an instant, or continues the current frame.
  package mutating func beginFrame(at now: TimeInterval, timing: InputTiming) {
    frame = now
    self.timing = timing
  }

  /// Adds an event of the current frame.
  ///
  /// - Returns: The instant at which the event is handled.
  package mutating func receive(_ event: InputEvent, isTimePaused: Bool = false) -> TimeInterval {
    if isFrameEnded { instants = [] }
    isFrameEnded = false
    let instant = instant(of: event, isTimePaused: isTimePaused)
    instants.append(instant)
    return instant
  }

  /// Returns the time and the location at which the current frame shows a pointer, or `nil` if it
  /// shows the newest sample.
  ///
  /// - Parameter isComplete: A Boolean value that indicates whether the frame has no further
  ///   events, so that the movement may be extrapolated beyond the last sample.
  package func sample(
    of source: InputEvent.Source, isComplete: Bool = false
  ) -> PointerPath.Sample? {
    guard rule == .events, let press = presses[source] else { return nil }
    return press.path.sample(
      shownAt: frame, speed: timing.speed, continues: isComplete && !press.isReleased)
  }

  /// A Boolean value that indicates whether the next frame will show a pointer at another place
  /// even without a further event.
  package var isBehind: Bool {
    rule == .events && presses.values.contains { $0.path.isBehind }
  }

  /// Ends the current frame, which has shown the places of the pointers.
  ///
  /// - Parameter isPaused: A Boolean value that indicates whether no time passes in the frame.
  package mutating func endFrame(isPaused: Bool = false) {
    lastFrame = max(lastFrame, frame)
    latest = -.infinity
    isFrameEnded = true
    presses = presses.filter { !$0.value.isReleased }
    guard !isPaused else { return }
    for source in presses.keys {
      presses[source]?.path.endFrame(at: frame, speed: timing.speed)
    }
  }

  // MARK: Events

  private mutating func instant(of event: InputEvent, isTimePaused: Bool) -> TimeInterval {
    guard rule == .events, event.t.isFinite else { return frame }
    let instant = add(event, isTimePaused: isTimePaused) ?? own(event.t)
    if isTimePaused { return frame }
    latest = max(latest, instant)
    return latest
  }

  /// Adds an event to the presses and to the scroll of the touchpad.
  ///
  /// - Returns: The event's instant, or `nil` if the event has its own time.
  private mutating func add(_ event: InputEvent, isTimePaused: Bool) -> TimeInterval? {
    switch event.kind {
    case .down:
      if let held = presses[event.source], held.button != event.button, !held.isReleased {
        return nil
      }
      presses[event.source] = Press(
        button: event.button, slop: Self.slop(of: event.device),
        path: PointerPath(from: event.location, at: min(event.t, frame)))
      return nil
    case .move:
      move(event, isTimePaused: isTimePaused)
      return presses[event.source].flatMap(instantOfMovement)
    case .up:
      guard presses[event.source]?.button == event.button else { return nil }
      move(event, isTimePaused: isTimePaused)
      return release(event.source, at: event.t)
    case .cancel: return release(event.source, at: event.t)
    case .focus:
      if event.hasFocus { return nil }
      return presses.keys.compactMap { release($0, at: event.t) }.max()
    case .wheel: return event.device == .touchpad ? scroll(by: event) : nil
    case .key, .text, .composition, .resize: return nil
    }
  }

  private mutating func move(_ event: InputEvent, isTimePaused: Bool) {
    guard event.x.isFinite, event.y.isFinite, var press = presses[event.source], !press.isReleased
    else { return }
    let distance = hypot(event.x - press.path.start.x, event.y - press.path.start.y)
    if distance >= press.slop { press.isDrag = true }
    if isTimePaused {
      press.path.displace(to: event.location)
    } else if event.kind == .move || event.location != press.path.location {
      press.path.add(
        PointerPath.Sample(time: min(event.t, frame), location: event.location),
        speed: timing.speed)
    }
    presses[event.source] = press
  }

  /// Ends the press of a source.
  ///
  /// - Returns: The instant of the end of a drag, or `nil` if the event has its own time.
  private mutating func release(_ source: InputEvent.Source, at time: TimeInterval)
    -> TimeInterval?
  {
    guard let press = presses[source], !press.isReleased else { return nil }
    presses[source]?.isReleased = true
    guard let moved = press.path.lastMovement, time - moved <= pause else { return nil }
    return instantOfMovement(of: press)
  }

  /// Returns the instant at which a drag's latest movement is shown, between the last frame's
  /// instant and the current one's; `nil` for a press that is no drag.
  private func instantOfMovement(of press: Press) -> TimeInterval? {
    guard press.isDrag else { return nil }
    let shown = press.path.instantShowingLastMovement(speed: timing.speed) ?? frame
    // Rounds to the frame's instant: a motion would show a difference of rounding as a step.
    return shown > frame - 1e-6 ? frame : max(shown, lastFrame)
  }

  /// Adds an event of a touchpad, which scrolls content without resampling.
  private mutating func scroll(by event: InputEvent) -> TimeInterval? {
    if event.deltaX != 0 || event.deltaY != 0 { scroll = (frame, event.t) }
    guard event.scrollPhase == .ended else { return frame }
    guard let scroll, event.t - scroll.time <= pause else { return nil }
    return min(max(scroll.frame, lastFrame), frame)
  }

  // MARK: Times

  /// The time without movement of a pointer after which a release does not continue the movement,
  /// in seconds of the scene's time (M-04).
  private var pause: TimeInterval {
    max(
      MotionConstants.velocityPause * timing.speed,
      MotionConstants.velocityPauseInPumps * timing.pumpInterval) + 1e-9
  }

  /// Returns the instant of an event that has its own time.
  private func own(_ time: TimeInterval) -> TimeInterval {
    min(max(time, lastFrame, frame - Self.longestLead * timing.speed), frame)
  }

  private static func slop(of device: InputEvent.Device) -> Double {
    switch device {
    case .touch, .pen: GestureConstants.touchPanHysteresis
    case .mouse, .touchpad: GestureConstants.mousePanHysteresis
    }
  }
}
