import GlissadeDynamics
import GlissadeGeometry
import GlissadeLayers
import UIKitCore

/// The geometry of a dynamic animator for an overlay that draws it, in points of the visible screen
/// of the animator's scene (J-18).
package struct DynamicsPicture: Hashable, Sendable {
  package struct Body: Hashable, Sendable {
    /// The item's `accessibilityIdentifier`, or else its type.
    package let name: String
    package let center: CGPoint
    /// The closed outlines of the item's parts.
    package let outlines: [[CGPoint]]
    /// The velocity in points per second.
    package let velocity: CGVector
    /// The angular velocity in radians per second.
    package let angularVelocity: CGFloat
    package let isAnchored: Bool
    /// A Boolean value that indicates whether the body keeps the animator from pausing.
    package let isMoving: Bool
  }

  package struct Boundary: Hashable, Sendable {
    /// The identifier of the boundary, or `bounds` for the boundary of the reference view's edges.
    package let name: String
    package let lines: [[CGPoint]]
  }

  package struct Attachment: Hashable, Sendable {
    package let from: CGPoint
    package let to: CGPoint
    /// The length of the rod, or of the relaxed spring, in points.
    package let length: CGFloat
    package let isRod: Bool
    /// The spring, or `nil` for a rod.
    package var spring: AttachmentSpring?
  }

  /// The spring of an attachment.
  package struct AttachmentSpring: Hashable, Sendable {
    /// The names of the attached items.
    package let items: [String]
    /// The frequency, in 1/s.
    package let frequency: CGFloat
    package let dampingRatio: CGFloat
  }

  package let isRunning: Bool
  package let elapsedTime: TimeInterval
  package let bodies: [Body]
  package let boundaries: [Boundary]
  package let attachments: [Attachment]
  /// The points at which bodies touch each other or a boundary.
  package let contacts: [CGPoint]

  /// The names of the moving bodies.
  package var moving: [String] { bodies.filter(\.isMoving).map(\.name) }
}

extension UIDynamicAnimator {
  /// The current geometry of the animator's bodies, boundaries, attachments and contacts.
  package var picture: DynamicsPicture {
    let plane = engine.referenceView?.layer.shownPlaneInRoot ?? .identity
    func place(_ point: CGPoint) -> CGPoint { plane.apply(point) ?? point }
    let picture = engine.world.picture
    return DynamicsPicture(
      isRunning: isRunning, elapsedTime: elapsedTime,
      bodies: picture.bodies.map { body in
        DynamicsPicture.Body(
          name: engine.owners[body.handle]?.logName ?? "item",
          center: place(body.state.position), outlines: body.outlines.map { $0.map(place) },
          velocity: body.state.velocity, angularVelocity: body.state.angularVelocity,
          isAnchored: body.isAnchored, isMoving: body.isMoving)
      },
      boundaries: picture.boundaries.map { boundary in
        DynamicsPicture.Boundary(
          name: engine.boundaryNames[boundary.handle]?.logName ?? "boundary",
          lines: boundary.lines.map { $0.map(place) })
      },
      attachments: picture.attachments.map { attachment in
        DynamicsPicture.Attachment(
          from: place(attachment.from), to: place(attachment.to), length: attachment.length,
          isRod: attachment.isRod, spring: spring(of: attachment))
      },
      contacts: picture.touches.flatMap(\.points).map(place))
  }

  private func spring(of attachment: WorldPicture.Attachment) -> DynamicsPicture.AttachmentSpring? {
    guard !attachment.isRod else { return nil }
    return DynamicsPicture.AttachmentSpring(
      items: attachment.bodies.map { engine.owners[$0]?.logName ?? "item" },
      frequency: attachment.frequency, dampingRatio: attachment.damping)
  }
}

extension UIWindowScene {
  /// The geometry of all animators that have behaviors, whether they are running or not, in the
  /// order in which the animators were added.
  package var dynamicsPictures: [DynamicsPicture] { animators.map(\.picture) }
}
