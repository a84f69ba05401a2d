import Foundation
import GlissadeGeometry

/// A body that keeps a world from resting, with the reasons (M-41).
package struct Movement: Hashable, Sendable {
  package let body: Handle<Body>
  package let state: BodyState
  /// The seconds since the body last moved by 0.5 pt or turned by 0.01 rad. The body can rest after
  /// 0.25 s.
  package let quietFor: TimeInterval
  /// A Boolean value that indicates whether the body touches another body or a boundary.
  package let isTouching: Bool
  /// The laws that act on the body; empty for a body that moves only by inertia.
  package let laws: [Handle<Law>]
}
