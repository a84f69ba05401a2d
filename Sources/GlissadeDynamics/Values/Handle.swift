/// An identifier of an object of a world, valid as long as the world contains the object. The
/// number of a handle is never reused.
///
/// Handles are in the order in which their objects were inserted.
package struct Handle<Subject>: Hashable, Comparable, Sendable {
  let number: Int

  package static func < (left: Handle, right: Handle) -> Bool { left.number < right.number }
}

extension Handle<Body> {
  /// The identifier of the body in Box2D.
  var owner: Int64 { Int64(number) }
}

extension Handle<Boundary> {
  /// The identifier of the boundary in Box2D. It is negative, so that it precedes that of any body.
  var owner: Int64 { -Int64(number) }
}
