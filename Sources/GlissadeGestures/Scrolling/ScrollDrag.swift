import GlissadeMotion

/// Content under a finger, along one axis: it goes as far as the finger within its range, and beyond with
/// a rubber band's resistance (M-11).
///
/// It starts from what shows, so that content caught beyond its end does not jump.
package struct ScrollDrag: Sendable {
  private let axis: ScrollAxis
  /// Nil where content does not go beyond its ends.
  private let band: RubberBand?
  /// How far beyond the end it was caught; content that does not bounce can only go back from there.
  private let slack: Double
  /// The offset that the finger has pulled to, without resistance.
  private var pull: Double

  package init(along axis: ScrollAxis, from offset: Double) {
    self.axis = axis
    slack = axis.overscroll(at: offset)
    // What was set further out than a band can reach is held by a longer one.
    band = axis.bounces ? RubberBand(extent: max(axis.extent, 2 * abs(slack))) : nil
    pull = axis.clamped(offset) + (band?.overscroll(forOffset: slack) ?? slack)
  }

  /// The offset to show.
  package var offset: Double {
    let beyond = axis.overscroll(at: pull)
    let shown =
      band?.offset(forOverscroll: beyond) ?? min(max(beyond, min(slack, 0)), max(slack, 0))
    return axis.clamped(pull) + shown
  }

  /// The finger pulled the content on by `distance`, against its own direction.
  package mutating func move(by distance: Double) { pull += distance }

  /// How fast the shown offset changes while the pull changes at `velocity`: b′ = c·d²/(d + c·x)² beyond
  /// the end.
  package func shownVelocity(ofPull velocity: Double) -> Double {
    let beyond = abs(axis.overscroll(at: pull))
    guard beyond > 0 else { return velocity }
    guard let band else { return abs(beyond) < abs(slack) ? velocity : 0 }
    let share = band.extent / (band.extent + band.coefficient * beyond)
    return velocity * band.coefficient * share * share
  }
}
