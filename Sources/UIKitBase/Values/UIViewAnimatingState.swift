/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animator has not started, or has ended.
  case inactive
  /// The animator runs or is paused.
  case active
  /// The animator was stopped at its current values by `stopAnimation(false)`, and
  /// `finishAnimation(at:)` is expected to end it.
  case stopped
}

/// The position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The target values of the animation, its initial values, and its current values, in this order.
  case end, start, current
}
