import Foundation
import GlissadeGeometry

/// A force or an impulse on bodies (J-06).
package struct Push: Hashable, Sendable {
  package enum Mode: Hashable, Sendable {
    /// A force as long as the push is active: a vector of length 1 accelerates mass 1 by 100 pt/s².
    case continuous
    /// A change of velocity in the first sub-step: a vector of length 1 changes that of mass 1 by
    /// 100 pt/s. After that sub-step the world sets `isActive` to `false`.
    case instantaneous
  }

  package var mode: Mode
  /// The direction and magnitude in the world's directions, independent of a body's rotation.
  package var vector: CGVector
  package var isActive = true
  /// The points at which the push acts, relative to a body's center in the body's own directions. A
  /// push that does not act at the center of mass rotates the body. The default is the center of
  /// mass.
  package var offsets: [Handle<Body>: CGVector] = [:]

  package init(mode: Mode, vector: CGVector) {
    self.mode = mode
    self.vector = vector
  }
}
