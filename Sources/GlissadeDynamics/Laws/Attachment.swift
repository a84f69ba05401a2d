import Foundation
import GlissadeGeometry

/// A rod, a spring or another joint between a point of a body and an anchor or another body (J-12,
/// M-35, J-19).
package struct Attachment: Hashable, Sendable {
  package enum End: Hashable, Sendable {
    /// A fixed point of the world, which the client can move at any time. The anchor of a spring
    /// moves immediately; that of a rod moves until the next `advance(to:)`, at up to 8000 pt/s,
    /// and moves the body with it.
    case anchor(CGPoint)
    /// A point of another body, relative to that body's center in its own directions.
    case body(Handle<Body>, offset: CGVector)
  }

  /// A joint between the two ends that is neither a rod nor a spring.
  package enum Joint: Hashable, Sendable {
    /// The ends are at most `length` apart.
    case limit
    /// The ends neither move nor turn against each other. `angle` is the angle of the first body
    /// less that of the other end.
    case fixed(angle: CGFloat)
    /// The bodies turn about the ends, which coincide. `range` is the permitted change of `angle`
    /// in radians, or `nil` for any. A push of the magnitude `friction`, 100 points from the ends,
    /// is just not enough to turn them.
    case pin(angle: CGFloat, range: ClosedRange<CGFloat>?, friction: CGFloat)
    /// The first body moves along an axis in the directions of the other end, and does not turn.
    /// `range` is the permitted distance in points, or `nil` for any. A push of the magnitude
    /// `friction` is just not enough to move it.
    case slide(
      axis: CGVector, angle: CGFloat, range: ClosedRange<CGFloat>?, friction: CGFloat)
  }

  /// The attached point of the body, relative to the body's center in its own directions.
  package var offset: CGVector
  package var end: End
  /// The length of the rod or of the relaxed spring, in points, at least 0. With the length 0 the
  /// two ends are at the same point: a spring then acts in every direction, not along a line.
  package var length: CGFloat
  /// The frequency in Hz, at least 0. A frequency of 0 makes a rod; any other is that of the
  /// spring's undamped oscillation with the effective mass along the spring. Values above 30 count
  /// as 30.
  package var frequency: CGFloat
  /// The damping ratio of a spring, at least 0; a spring with the ratio 1 is critically damped.
  package var damping: CGFloat
  /// The joint, or `nil` for a rod or a spring. The frequency of a joint is 0.
  package var joint: Joint?

  package init(
    offset: CGVector = .zero, end: End, length: CGFloat, frequency: CGFloat = 0,
    damping: CGFloat = 0, joint: Joint? = nil
  ) {
    self.offset = offset
    self.end = end
    self.length = length
    self.frequency = frequency
    self.damping = damping
    self.joint = joint
  }
}
