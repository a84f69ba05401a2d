import Foundation
import GlissadeGestures

/// The movement of a pointer that is down to a release with a position and a velocity of one's
/// choice.
///
/// The pointer moves evenly to the start of a run-up, rests there for longer than the pause after
/// which earlier samples do not count (M-04), and moves evenly with the velocity until it is
/// released. So each estimate of the velocity, over any time up to that of the run-up, is exactly
/// this velocity, and the position has no jump.
package struct ReleaseStroke: Hashable, Sendable {
  /// The seconds between two frames.
  package static let frame = 1.0 / 60
  /// The seconds between two samples.
  private static let interval = 1.0 / 120
  /// The frames of the rest before the run-up: 50 ms, where the pause is 40 ms.
  private static let restFrames = 3
  /// The frames of the run-up.
  private static let runUpFrames = 3
  /// The speed on the path to the run-up, in points per frame.
  private static let approachStep = 50.0

  /// The events, in the order of time.
  package let events: [InputEvent]
  /// The number of frames until the one that delivers the release.
  package let frameCount: Int

  /// Creates a movement.
  ///
  /// - Parameters:
  ///   - press: The pointer.
  ///   - release: The release at its end.
  ///   - start: The scene's time at its start, in seconds.
  package init(of press: HeldPress, to release: Release, from start: TimeInterval) {
    let runUp = Double(Self.runUpFrames) * Self.frame
    let first = release.position - release.velocity * runUp
    let distance = first - press.position
    let approach = Int((abs(distance) / Self.approachStep).rounded(.up))
    frameCount = approach + Self.restFrames + Self.runUpFrames
    var events: [InputEvent] = []
    let approachCount = 2 * approach
    for step in 0..<approachCount {
      let part = Double(step + 1) / Double(approachCount)
      events.append(
        press.event(
          .move, at: press.position + distance * part,
          t: start + Double(step + 1) * Self.interval))
    }
    let begin = start + Double(approach + Self.restFrames) * Self.frame
    let count = 2 * Self.runUpFrames
    for step in 0...count {
      let rest = runUp * (1 - Double(step) / Double(count))
      events.append(
        press.event(
          .move, at: release.position - release.velocity * rest,
          t: begin + Double(step) * Self.interval))
    }
    events.append(press.event(.up, at: release.position, t: events[events.count - 1].t))
    self.events = events
  }
}
