import Foundation

/// A contact of a body with another body or a boundary.
package struct Contact: Hashable, Sendable {
  package enum Partner: Hashable, Sendable {
    /// A body that was inserted later than `body`.
    case body(Handle<Body>)
    /// A side of a boundary. The sides of a rectangle are counted clockwise from the top, from 0;
    /// other boundaries have the side 0 only.
    case boundary(Handle<Boundary>, side: Int)
  }

  package let body: Handle<Body>
  package let partner: Partner
}

/// The beginning or the end of a contact. The events of each contact are alternately a beginning
/// and an end, with a beginning first.
package struct ContactEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case began
    case ended
  }

  package let phase: Phase
  package let contact: Contact
  /// The groups that made the body and its partner collide when the contact began, in the order of
  /// insertion; a boundary has one. The client may have removed them since.
  package let groups: [Handle<CollisionGroup>]
  /// The contact point in the world's coordinates, or the middle of a contact line. An end has the
  /// contact point of its beginning.
  package let point: CGPoint
  /// The time on the clock of `advance(to:)`. A beginning has its exact time between two sub-steps.
  /// An end is reported 1/60 s after its time, when the contact can no longer resume. A world at
  /// rest reports an end only if the client removed a body or a boundary of the contact.
  package let time: TimeInterval
  /// The closing speed along the normal of the contact, in pt/s, at least 0; 0 for an end.
  package let speed: CGFloat
}
