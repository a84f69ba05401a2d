import Foundation
import GlissadeGeometry

/// A body that keeps a world from resting, and why (M-41).
package struct Movement: Hashable, Sendable {
  package let body: Handle<Body>
  package let state: BodyState
  /// How long it has been since the body last moved by 0.5 pt or turned by 0.01 rad, s; 0.25 s of it
  /// is rest.
  package let quietFor: TimeInterval
  /// Whether it touches anything.
  package let isTouching: Bool
  /// The laws that take hold of it; none for a body that coasts.
  package let laws: [Handle<Law>]
}
