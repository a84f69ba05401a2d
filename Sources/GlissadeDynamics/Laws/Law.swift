import Foundation
import GlissadeGeometry

/// What moves bodies. A world evaluates its laws in the order of their coming.
package enum Law: Hashable, Sendable {
  /// An acceleration of all bodies alike, whatever their mass: 1 is 1000 pt/s² (J-06).
  case gravity(CGVector)
  case push(Push)
  /// Of the law's first body.
  case attachment(Attachment)
  /// Of the law's bodies, each by itself.
  case snap(Snap)
  case field(Field)

  /// What a law is, without its numbers.
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
