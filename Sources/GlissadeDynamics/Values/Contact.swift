import Foundation

/// A body and what it touches.
package struct Contact: Hashable, Sendable {
  package enum Partner: Hashable, Sendable {
    /// A body that came later than `body`.
    case body(Handle<Body>)
    /// One side of a boundary: 0 but for a rectangle's, which count from the top clockwise.
    case boundary(Handle<Boundary>, side: Int)
  }

  package let body: Handle<Body>
  package let partner: Partner
}

/// The beginning or the end of a contact. For each contact the two alternate, a beginning first.
package struct ContactEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case began
    case ended
  }

  package let phase: Phase
  package let contact: Contact
  /// The groups that made the two collide when the contact began, in order of their coming: one for
  /// a boundary. They may be gone by now.
  package let groups: [Handle<CollisionGroup>]
  /// Where they touched, in the world's coordinates: the middle, where they touched along a line.
  /// For an end, where they touched first.
  package let point: CGPoint
  /// On the clock that `advance(to:)` is given. A beginning falls where it does between two
  /// sub-steps. An end is told 1/60 s after its time, when the two are sure not to touch again at once;
  /// at rest none is told, unless one of the two is gone.
  package let time: TimeInterval
  /// How fast the two came together along the normal of the contact, pt/s, ≥ 0; 0 for an end.
  package let speed: CGFloat
}
