/// A release of a pointer: its position and its velocity.
public struct Release: Hashable, Sendable {
  /// The distance of the pointer from its press along the axis of the drag, in points. It is
  /// positive to the right of the press or below it.
  public var position: Double
  /// The velocity of the pointer along the axis of the drag in points per second, positive to the
  /// right or downwards.
  public var velocity: Double

  /// Creates a release at a position with a velocity.
  ///
  /// - Parameters:
  ///   - position: The distance from the press along the axis of the drag, in points.
  ///   - velocity: The velocity along the axis of the drag, in points per second.
  public init(position: Double, velocity: Double) {
    self.position = position
    self.velocity = velocity
  }
}
