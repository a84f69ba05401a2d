import UIKitCore

/// A boundary of a collision behavior, with the identifier that the client has given it.
struct CollisionBoundary {
  let identifier: any NSCopying
  let key: AnyHashable
  let path: CGPath

  /// Creates a boundary, or returns `nil` if the path has length 0 or the identifier is not
  /// hashable.
  init?(identifier: any NSCopying, path: CGPath) {
    let box = path.boundingBox
    guard let key = identifier as? AnyHashable, !box.isNull, box.width > 0 || box.height > 0 else {
      return nil
    }
    (self.identifier, self.key, self.path) = (identifier, key, path)
  }
}
