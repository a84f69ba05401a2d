import Foundation
import GlissadeGeometry

/// The geometry of a world at `now` that an overlay draws, in the world's coordinates (J-18).
package struct WorldPicture: Hashable, Sendable {
  package struct Body: Hashable, Sendable {
    package let handle: Handle<GlissadeDynamics.Body>
    package let state: BodyState
    /// The closed outlines of the body's parts.
    package let outlines: [[CGPoint]]
    package let isAnchored: Bool
    /// A Boolean value that indicates whether the body keeps the world from resting.
    package let isMoving: Bool
  }

  package struct Boundary: Hashable, Sendable {
    package let handle: Handle<GlissadeDynamics.Boundary>
    package let lines: [[CGPoint]]
  }

  package struct Attachment: Hashable, Sendable {
    package let law: Handle<Law>
    package let from: CGPoint
    package let to: CGPoint
    /// The length of the rod or of the relaxed spring, in points.
    package let length: CGFloat
    package let isRod: Bool
    /// The attached bodies.
    package let bodies: [Handle<GlissadeDynamics.Body>]
    /// The frequency of a spring in 1/s, or 0 for a rod.
    package let frequency: CGFloat
    /// The damping ratio of a spring.
    package let damping: CGFloat
  }

  package struct Touch: Hashable, Sendable {
    package let contact: Contact
    package let points: [CGPoint]
  }

  package let bodies: [Body]
  package let boundaries: [Boundary]
  package let attachments: [Attachment]
  package let touches: [Touch]
}
