import UIKitCore

/// A boundary with a client's identifier.
struct CollisionBoundary {
  let identifier: any NSCopying
  let key: AnyHashable
  let path: CGPath

  /// Creates a boundary, or `nil` for a path of length 0 or an identifier that cannot be compared.
  init?(identifier: any NSCopying, path: CGPath) {
    let box = path.boundingBox
    guard let key = identifier as? AnyHashable, !box.isNull, box.width > 0 || box.height > 0 else {
      return nil
    }
    (self.identifier, self.key, self.path) = (identifier, key, path)
  }
}
