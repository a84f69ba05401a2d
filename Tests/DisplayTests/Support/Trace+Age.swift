import Foundation

/// The delays from the events of a drag to the frames that show them, from a trace (M-51).
///
/// A busy machine delivers moves late. The frames then show the pointer at an age that grows and
/// falls, so that they make longer steps than the pointer did.
extension [Trace.Frame] {
  /// The place of a view at the instant of a release.
  enum PlaceOfRelease {
    /// The place in the frame before the release.
    case shownBefore
    /// The place that follows from the pointer's latest location.
    case pointer
    /// The place in the release's frame. The pointer's latest location came too late to be shown.
    case shown
  }

  /// Returns where a view is at the instant of a release that a frame delivers (M-48).
  func place(ofReleaseIn index: Int) -> PlaceOfRelease {
    let instant = self[index].instantOfRelease ?? self[index].t
    if instant <= self[index - 1].t + 1e-6 { return .shownBefore }
    return instant < self[index].t - 1e-6 ? .pointer : .shown
  }

  /// Returns whether a release begins where the frames before it let it: at the instant at which
  /// they would have shown the latest move.
  ///
  /// - Parameter speed: The speed of the demo's time, in seconds per second.
  func isSteady(releaseIn index: Int, speed: Double) -> Bool {
    let moves = self[...index].flatMap { $0.input.prefix { $0.kind != "up" } }
    guard let move = moves.last(where: { $0.kind == "move" }), let age = age(before: index),
      let instant = self[index].instantOfRelease
    else { return false }
    let shown = Swift.min(Swift.max(move.t + age, self[index - 1].t), self[index].t)
    return abs(instant - shown) < 0.002 * speed
  }

  /// Returns the age at which the last frame before another one has shown its moves, or `nil` if it
  /// is not known.
  func age(before index: Int) -> Double? {
    for (frame, before) in zip(self[..<index], [self[0]] + self[..<index]).reversed() {
      for (event, instant) in zip(frame.input, frame.instants ?? []) where event.kind == "move" {
        // An instant that lies outside the frame is moved into it.
        if instant > before.t + 1e-6, instant < frame.t - 1e-6 { return instant - event.t }
      }
    }
    return nil
  }

  /// Returns whether a frame makes up for moves that the frame before could not show, because they
  /// came with this one: a movement is continued by 4 ms of the hand at most (M-51).
  ///
  /// - Parameter speed: The speed of the demo's time, in seconds per second.
  func isLate(_ index: Int, speed: Double = 1) -> Bool {
    let input = self[index].input
    let before = self[Swift.max(0, index - 1)].t
    if input.contains(where: { before - $0.t > 0.004 * speed }) { return true }
    return input.contains { $0.kind == "up" } && age(before: index) != nil
      && !isSteady(releaseIn: index, speed: speed)
  }
}
