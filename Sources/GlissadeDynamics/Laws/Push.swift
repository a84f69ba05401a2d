import Foundation
import GlissadeGeometry

/// A force, or a kick (J-06).
package struct Push: Hashable, Sendable {
  package enum Mode: Hashable, Sendable {
    /// A force for as long as the push is active: 1 gives 100 pt/s² to mass 1.
    case continuous
    /// A change of velocity in the first sub-step, 100 pt/s for mass 1; then the world sets
    /// `isActive` to false.
    case instantaneous
  }

  package var mode: Mode
  /// Direction and magnitude; of the world's directions, however a body is turned.
  package var vector: CGVector
  package var isActive = true
  /// Where the push takes hold, from a body's centre in the body's own directions: beside the centre
  /// of mass it turns the body. The centre of mass, where a body is not listed.
  package var offsets: [Handle<Body>: CGVector] = [:]

  package init(mode: Mode, vector: CGVector) {
    self.mode = mode
    self.vector = vector
  }
}
