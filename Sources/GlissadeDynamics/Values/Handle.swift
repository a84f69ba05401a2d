/// An identifier of an object of a world, valid as long as the world contains it. Numbers are never
/// reused.
///
/// Handles are ordered by the insertion of their objects.
package struct Handle<Subject>: Hashable, Comparable, Sendable {
  let number: Int

  package static func < (left: Handle, right: Handle) -> Bool { left.number < right.number }
}

extension Handle<Body> {
  /// The identifier of the body in Box2D.
  var owner: Int64 { Int64(number) }
}

extension Handle<Boundary> {
  /// The identifier of the boundary in Box2D, which is negative, so that it precedes any body's.
  var owner: Int64 { -Int64(number) }
}
