import Foundation
import GlissadeDynamics
import GlissadeGeometry
import GlissadeLayers

/// Everything that an overlay draws of an animator, in points of its scene's screen as shown (J-18).
package struct DynamicsPicture: Hashable, Sendable {
  package struct Body: Hashable, Sendable {
    /// The item's `accessibilityIdentifier`, else its type.
    package let name: String
    package let center: CGPoint
    /// One closed outline to a part.
    package let outlines: [[CGPoint]]
    /// pt/s.
    package let velocity: CGVector
    /// rad/s.
    package let angularVelocity: CGFloat
    package let isAnchored: Bool
    /// Whether it keeps the animator from pausing.
    package let isMoving: Bool
  }

  package struct Boundary: Hashable, Sendable {
    /// The identifier; `bounds` for the reference view's.
    package let name: String
    package let lines: [[CGPoint]]
  }

  package struct Attachment: Hashable, Sendable {
    package let from: CGPoint
    package let to: CGPoint
    /// The length that it strives for or keeps, points.
    package let length: CGFloat
    package let isRod: Bool
  }

  package let isRunning: Bool
  package let elapsedTime: TimeInterval
  package let bodies: [Body]
  package let boundaries: [Boundary]
  package let attachments: [Attachment]
  /// Where things touch.
  package let contacts: [CGPoint]

  /// What still moves.
  package var moving: [String] { bodies.filter(\.isMoving).map(\.name) }
}

extension UIDynamicAnimator {
  /// What there is to draw of it now.
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
          isRod: attachment.isRod)
      },
      contacts: picture.touches.flatMap(\.points).map(place))
  }
}

extension UIWindowScene {
  /// Of each animator that has anything to move, running or not, in the order in which they came.
  package var dynamicsPictures: [DynamicsPicture] { animators.alive.map(\.picture) }
}
