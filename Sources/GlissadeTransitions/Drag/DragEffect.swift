import Foundation

/// A step that follows from an event. Positions are in points.
///
/// An effect calls client code, which may send further events, so that a later effect may no longer
/// be due (`isDue(in:)`).
package enum DragEffect: Hashable, Sendable {
  /// The content is shown at a position.
  case place(CGFloat)
  /// The content has been released or sent, and will come to rest at a stop.
  case willRest(DragStop)
  /// The content rests at a stop.
  case didRest(DragStop)

  /// Returns whether an effect is still to be performed after client code has sent events.
  package func isDue(in motion: DragMotion) -> Bool {
    switch (self, motion.phase) {
    case (.place(let position), _): position == motion.position
    case (.willRest(let stop), .settling(let settling)): stop == settling.stop
    case (.willRest(let stop), .resting), (.didRest(let stop), .resting): stop == motion.origin
    case (.willRest, .dragging), (.didRest, .dragging), (.didRest, .settling): false
    }
  }
}
