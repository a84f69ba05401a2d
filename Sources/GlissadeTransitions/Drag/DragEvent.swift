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
  /// The stops or the ends change. Content at rest, or on its way to a stop that has another
  /// position now, is put there.
  case stopsChanged(Stops)
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

/// A step that follows from an event.
package enum DragEffect: Hashable, Sendable {
  /// The content is shown at a position.
  case place(CGFloat)
  /// The content moves by itself from now on, and each frame is an event.
  case followFrames
  /// The content will come to rest at a stop.
  case willRest(DragStop)
  /// The content rests at a stop, and frames are no events any more.
  case didRest(DragStop)
}
