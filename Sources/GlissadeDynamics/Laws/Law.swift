import Foundation
import GlissadeGeometry

/// A law that moves bodies. A world evaluates its laws in the order of their insertion.
package enum Law: Hashable, Sendable {
  /// An acceleration of all bodies, independent of their mass. A vector of length 1 is 1000 pt/s²
  /// (J-06).
  case gravity(CGVector)
  case push(Push)
  /// A rod or a spring at the first body of the law.
  case attachment(Attachment)
  /// A spring that moves each body of the law to a point.
  case snap(Snap)
  case field(Field)

  /// The kind of a law, without its parameters.
  package enum Kind: Hashable, Sendable {
    case gravity, push, attachment, snap, field
  }

  package var kind: Kind {
    switch self {
    case .gravity: .gravity
    case .push: .push
    case .attachment: .attachment
    case .snap: .snap
    case .field: .field
    }
  }
}
