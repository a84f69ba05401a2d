import Foundation
import GlissadeMotion

/// An event in the life of dragged content. Positions and distances are in points along the axis of
/// the drag, velocities in points per second.
package enum DragEvent: Hashable, Sendable {
  /// A pointer takes hold of the content where it is now.
  case began
  /// The pointer moves by a distance.
  case moved(by: CGFloat)
  /// The pointer releases the content with a velocity of its own, and the content moves to a stop.
  case released(velocity: CGFloat, to: DragStop.ID, by: DragSpring)
  /// A program moves the content to a stop, with a velocity or, for `nil`, with the content's own.
  case sent(to: DragStop.ID, velocity: CGFloat?, by: DragSpring)
  /// A program puts the content at a stop.
  case placed(at: DragStop.ID)
  /// The stops or the ends change. Content at a stop that has another position now, or on its way
  /// there, moves by a spring with its own velocity or, without one, is put there. Content whose
  /// stop is gone belongs to another one instead, or else to the nearest.
  case stopsChanged(Stops, instead: DragStop.ID?, by: DragSpring?)
  /// A frame shows the content.
  case frame
}

/// A spring that moves content to a stop.
package enum DragSpring: Hashable, Sendable {
  /// The spring of a release, derived from velocity and distance.
  case handOff
  /// A spring with a frequency of its own.
  case spring(Spring)
}
