import Foundation
import GlissadeMotion

/// The motion of zoomed content that no touch moves: the scale, and the place in the view of the
/// anchor, a point of the content.
///
/// With anchor a, scale s and place c, the content offset is o + a·s − c, where o is the origin of
/// the content.
package struct ScrollZoomMotion: Sendable {
  /// The anchor, in points of the unscaled content.
  package let anchor: CGPoint
  /// The scale as a function of the time since the start.
  package let scale: SpringMotion
  /// The distance of the anchor from the view's left edge, in points.
  package let x: SpringMotion
  /// The distance of the anchor from the view's upper edge, in points.
  package let y: SpringMotion
  /// The place at which the anchor would come to rest if the content had no ends.
  package let proposedPlace: CGPoint
  /// The origin of the content for which the pose at the end of the motion was determined.
  package let origin: CGPoint

  /// The state of the content at one instant.
  package struct Pose: Hashable, Sendable {
    /// The scale.
    package var scale: Double
    /// The place of the anchor in the view.
    package var place: CGPoint

    /// Creates a pose from a scale and a place of the anchor.
    package init(scale: Double, place: CGPoint) {
      self.scale = scale
      self.place = place
    }
  }

  /// Creates a motion along critically damped springs between two poses.
  ///
  /// - Parameters:
  ///   - anchor: The anchor, in points of the unscaled content.
  ///   - start: The pose at the start.
  ///   - end: The pose at the end.
  ///   - velocity: The changes of the scale and of the anchor's place per second at the start.
  ///   - frequency: The angular frequency ω of the springs, in rad/s.
  ///   - proposedPlace: The place at which the anchor would come to rest if the content had no
  ///     ends.
  ///   - origin: The origin of the content.
  package init(
    holding anchor: CGPoint, from start: Pose, to end: Pose, velocity: Pose, frequency: Double,
    proposedPlace: CGPoint, origin: CGPoint
  ) {
    // The tolerance is absolute, so that a motion that is redirected in each frame comes to rest.
    func spring(_ start: Double, _ end: Double, _ velocity: Double, within limit: Double)
      -> SpringMotion
    {
      let isOver = abs(start - end) < limit && abs(velocity) < limit * frequency
      return SpringMotion(
        spring: .critical(frequency: frequency), start: isOver ? end : start, target: end,
        velocity: isOver ? 0 : velocity)
    }
    self.anchor = anchor
    self.proposedPlace = proposedPlace
    self.origin = origin
    scale = spring(start.scale, end.scale, velocity.scale, within: 1e-4 * end.scale)
    x = spring(start.place.x, end.place.x, velocity.place.x, within: 0.02)
    y = spring(start.place.y, end.place.y, velocity.place.y, within: 0.02)
  }

  /// Returns the pose at a time since the start, in seconds.
  package func pose(at time: TimeInterval) -> Pose {
    Pose(
      scale: scale.value(at: time), place: CGPoint(x: x.value(at: time), y: y.value(at: time)))
  }

  /// Returns the changes of the pose per second at a time since the start, in seconds.
  package func velocity(at time: TimeInterval) -> Pose {
    Pose(
      scale: scale.velocity(at: time),
      place: CGPoint(x: x.velocity(at: time), y: y.velocity(at: time)))
  }

  /// The pose at the end of the motion.
  package var end: Pose {
    Pose(scale: scale.target, place: CGPoint(x: x.target, y: y.target))
  }

  /// Returns the trajectory of the content offset.
  ///
  /// - Parameter start: The time of the start, in seconds of the scene's time.
  package func trajectory(start: TimeInterval) -> ScrollTrajectory {
    ScrollTrajectory(
      start: start,
      x: HeldOffset(origin: origin.x, anchor: anchor.x, scale: scale, place: x),
      y: HeldOffset(origin: origin.y, anchor: anchor.y, scale: scale, place: y))
  }
}

/// The motion of the content offset along one axis while the scale and the anchor move.
private struct HeldOffset: Motion {
  let origin: Double
  let anchor: Double
  let scale: SpringMotion
  let place: SpringMotion

  func value(at time: TimeInterval) -> Double {
    origin + anchor * scale.value(at: time) - place.value(at: time)
  }

  func velocity(at time: TimeInterval) -> Double {
    anchor * scale.velocity(at: time) - place.velocity(at: time)
  }

  var settlingDuration: TimeInterval { max(scale.settlingDuration, place.settlingDuration) }

  var restingValue: Double { origin + anchor * scale.target - place.target }
}
