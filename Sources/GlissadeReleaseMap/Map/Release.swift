/// A release of a pointer: where it is, and how fast.
public struct Release: Hashable, Sendable {
  /// The distance of the pointer from its press along the drag, in points. It is positive towards
  /// the right or the lower edge.
  public var position: Double
  /// The velocity along the drag, in points per second, positive in the same direction.
  public var velocity: Double

  /// Creates a release.
  ///
  /// - Parameters:
  ///   - position: The distance from the press along the drag, in points.
  ///   - velocity: The velocity along the drag, in points per second.
  public init(position: Double, velocity: Double) {
    self.position = position
    self.velocity = velocity
  }
}
