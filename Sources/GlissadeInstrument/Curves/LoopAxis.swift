import Foundation
import GlissadeInspector

/// The axis on which the repetitions of a drag are shown. It stays the same from one repetition to
/// the next, so that a point that the user is about to pull does not move away (T-11).
struct LoopAxis {
  /// The axis, whose start is the start of the repetition.
  let axis: CurveAxis
  /// The time from the start of a repetition to its last motion, in seconds of history time.
  let motion: TimeInterval
  /// The speed of the canvas, in seconds of its time per second of the window.
  let speed: Double

  /// The lengths of an axis, in seconds of history time.
  private static let lengths = [0.75, 1, 1.5, 2, 3, 4, 5, 7.5, 10, 15, 20, 30]

  /// Creates the axis for the repetitions of a drag.
  ///
  /// - Parameters:
  ///   - shown: An axis on which the drag was shown last.
  ///   - start: The canvas's time at the start of the drag, in seconds.
  ///   - end: The canvas's time at which the last motion ended, in seconds.
  init(_ shown: CurveAxis, from start: TimeInterval, to end: TimeInterval, speed: Double) {
    let origin = shown.offset(of: start)
    motion = shown.offset(of: end) - origin
    self.speed = speed
    // The user can pull the end of the motion to the right.
    let needed = 1.15 * motion + 0.15 / speed
    let length = Self.lengths.first { $0 >= needed } ?? needed
    var axis = CurveAxis(start: 0, end: length)
    axis.endSlope = 1 / speed
    axis.append(.init(time: start, offset: 0))
    for knot in shown.knots where knot.time > start + 1e-6 && knot.time < end {
      axis.append(.init(time: knot.time, offset: knot.offset - origin))
    }
    self.axis = axis
  }

  /// Returns whether a repetition, for which another axis would be created, can be shown on this
  /// one: its speed is the same, its motion ends on the axis, and it is not far shorter.
  func fits(_ next: LoopAxis) -> Bool {
    speed == next.speed && next.motion < 0.97 * axis.length && next.motion > 0.35 * axis.length
  }
}
