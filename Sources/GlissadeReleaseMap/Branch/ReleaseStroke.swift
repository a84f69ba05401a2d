import Foundation
import GlissadeGestures

/// The movement of a pointer that is down to a release with a given position and velocity.
///
/// The pointer moves evenly to the start of a run-up. It rests there for longer than the pause
/// after which earlier samples are ignored (M-04). It then moves with the velocity of the release
/// until it is released. Each estimate of the velocity over a time up to that of the run-up is
/// therefore exactly this velocity, and the position has no jump.
package struct ReleaseStroke: Hashable, Sendable {
  /// The interval of the frames, in seconds.
  package static let frame = 1.0 / 60
  /// The interval of the pointer's samples, in seconds.
  private static let interval = 1.0 / 120
  /// The number of frames of the rest before the run-up. They last 50 ms, longer than the pause of
  /// 40 ms (M-04).
  private static let restFrames = 3
  /// The number of frames of the run-up.
  static let runUpFrames = 3
  /// The speed of the pointer on its path to the run-up, in points per frame.
  private static let approachStep = 50.0

  /// The events of the pointer, in the order of time.
  package let events: [InputEvent]
  /// The number of frames up to and including the one that delivers the release.
  package let frameCount: Int

  /// Creates the movement of a pointer to a release.
  ///
  /// - Parameters:
  ///   - press: The pointer that is down.
  ///   - release: The release at the end of the movement.
  ///   - start: The scene's time at the start of the movement, in seconds.
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
