/// Names one thing that a world holds, for as long as it holds it; a number is never given twice.
///
/// Handles compare in the order in which their things came.
package struct Handle<Subject>: Hashable, Comparable, Sendable {
  let number: Int

  package static func < (left: Handle, right: Handle) -> Bool { left.number < right.number }
}

extension Handle<Body> {
  /// What Box2D knows the body by.
  var owner: Int64 { Int64(number) }
}

extension Handle<Boundary> {
  /// What Box2D knows the boundary by: negative, so that it comes before any body.
  var owner: Int64 { -Int64(number) }
}
