import Foundation

/// A contact of a body with another body or a boundary.
package struct Contact: Hashable, Sendable {
  package enum Partner: Hashable, Sendable {
    /// A body that was inserted later than `body`.
    case body(Handle<Body>)
    /// A side of a boundary: 0 except for a rectangle's, which are counted clockwise from the top.
    case boundary(Handle<Boundary>, side: Int)
  }

  package let body: Handle<Body>
  package let partner: Partner
}

/// The beginning or the end of a contact. The two alternate for each contact, with a beginning
/// first.
package struct ContactEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case began
    case ended
  }

  package let phase: Phase
  package let contact: Contact
  /// The groups that made the two collide when the contact began, in the order of insertion; a
  /// boundary has one. They can have been removed since.
  package let groups: [Handle<CollisionGroup>]
  /// The contact point in the world's coordinates, or the middle of a contact line. An end has the
  /// point of the beginning.
  package let point: CGPoint
  /// The time on the clock of `advance(to:)`. A beginning has its exact time between two sub-steps.
  /// An end is reported 1/60 s after its time, when the contact cannot resume at once; at rest none
  /// is reported, unless one of the two was removed.
  package let time: TimeInterval
  /// The closing speed along the contact's normal, in pt/s, at least 0; 0 for an end.
  package let speed: CGFloat
}
