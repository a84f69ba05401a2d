import Foundation

/// A step that a client performs after an event of dragged content. Positions are in points.
///
/// An effect calls client code, which may send further events, so that a later effect may no longer
/// be due (`isDue(in:)`).
package enum DragEffect: Hashable, Sendable {
  /// Shows the content at a position.
  case place(CGFloat)
  /// Reports that the content will come to rest at a stop, after a release or a move by the
  /// program.
  case willRest(DragStop)
  /// Reports that the content rests at a stop.
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
