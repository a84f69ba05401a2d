/// A set of bodies that collide with each other, with the boundaries of the group, or with both
/// (J-13).
package struct CollisionGroup: Hashable, Sendable {
  /// The objects with which the bodies of a group collide.
  package struct Mode: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let items = Mode(rawValue: 1)
    package static let boundaries = Mode(rawValue: 2)
    package static let everything: Mode = [.items, .boundaries]
  }

  package var bodies: [Handle<Body>]
  package var mode: Mode

  package init(bodies: [Handle<Body>], mode: Mode = .everything) {
    self.bodies = bodies
    self.mode = mode
  }
}
