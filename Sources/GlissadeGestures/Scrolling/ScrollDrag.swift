import Foundation
import GlissadeMotion

/// A drag of content along one axis. The content follows the pointer within its range, and with the
/// resistance of a rubber band beyond it (M-11).
///
/// The drag starts from the displayed offset, so that content that is caught beyond its end does
/// not jump.
package struct ScrollDrag: Sendable {
  private let axis: ScrollAxis
  /// The rubber band that resists a drag beyond the ends of the content; `nil` if the content does
  /// not move beyond them.
  private let band: RubberBand?
  /// The signed distance beyond the end at which the drag caught the content, in points. Content
  /// that does not bounce can only move back from there.
  private let slack: Double
  /// The offset of the drag without resistance.
  private var pull: Double

  /// Creates a drag of content along an axis.
  ///
  /// - Parameters:
  ///   - axis: The axis of the scroll view.
  ///   - offset: The displayed offset.
  package init(along axis: ScrollAxis, from offset: Double) {
    self.axis = axis
    slack = axis.overscroll(at: offset)
    // An offset further out than the band can display needs a longer band.
    band = axis.bounces ? RubberBand(extent: max(axis.extent, 2 * abs(slack))) : nil
    let beyond = band?.pull(forOffset: slack) ?? CGFloat(slack)
    pull = axis.clamped(offset) + beyond
  }

  /// The displayed offset.
  package var offset: Double {
    let beyond = axis.overscroll(at: pull)
    let shown =
      band.map { Double($0.offset(forPull: beyond)) }
      ?? min(max(beyond, min(slack, 0)), max(slack, 0))
    return axis.clamped(pull) + shown
  }

  /// Moves the drag by a distance in points, opposite to the pointer's movement.
  package mutating func move(by distance: Double) { pull += distance }

  /// Returns the velocity of the displayed offset for a velocity of the drag.
  package func shownVelocity(ofPull velocity: Double) -> Double {
    let beyond = abs(axis.overscroll(at: pull))
    guard beyond > 0 else { return velocity }
    guard let band else { return abs(beyond) < abs(slack) ? velocity : 0 }
    return velocity * band.slope(atPull: beyond)
  }
}
