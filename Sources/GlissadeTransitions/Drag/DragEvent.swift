import Foundation
import GlissadeMotion

/// An event in the life of dragged content. Positions and distances are in points along the axis of
/// the drag, velocities in points per second.
package enum DragEvent: Hashable, Sendable {
  /// A pointer begins to drag the content at its present position.
  case began
  /// The pointer moves by a distance.
  case moved(by: CGFloat)
  /// The pointer releases the content with the pointer's velocity, and the content moves to a stop.
  case released(velocity: CGFloat, to: DragStop.ID, by: DragSpring)
  /// The program moves the content to a stop, with a velocity or, for `nil`, with the content's
  /// present one.
  case sent(to: DragStop.ID, velocity: CGFloat?, by: DragSpring)
  /// The program sets the position of the content to that of a stop, without an animation.
  case placed(at: DragStop.ID)
  /// The stops or the ends change. If the content is at a stop, or moves to one, whose position has
  /// changed, it moves there by the spring with its present velocity, or without a spring at once.
  /// Content whose stop was removed belongs to the stop `instead`, or else to the nearest one.
  case stopsChanged(Stops, instead: DragStop.ID?, by: DragSpring?)
  /// A frame shows the content.
  case frame
}

/// A spring that moves content to a stop.
package enum DragSpring: Hashable, Sendable {
  /// The spring of a release, derived from the velocity and the distance of the content.
  case handOff
  /// The same with another settling time, in seconds.
  case release(settlingTime: CGFloat)
  /// A spring whose frequency the client determines.
  case spring(Spring)
}
