import Foundation

/// An error in a value that was passed to a world. A call that throws it leaves the world
/// unchanged, so that the world contains no NaN.
///
/// `description` is a sentence for a log.
package enum Refusal: Error, Hashable, Sendable {
  /// A number that is NaN, infinite or out of range.
  case number(String, Double, allowed: ClosedRange<Double>)
  /// A shape without area.
  case empty(CGSize)
  /// An outline with fewer than three corners, with a concave corner, or that crosses itself.
  case notConvex
  /// A boundary with fewer than two points, or whose points are all the same.
  case shortBoundary
  /// A body, law, group or boundary that the world does not contain, for instance because it was
  /// removed.
  case gone
  /// An attachment of a body to itself.
  case attachedToItself
  /// More simultaneous collision groups than a mask has bits.
  case tooManyGroups(limit: Int)
}

extension Refusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .number(let name, let value, let allowed):
      "\(name) is \(value); it must lie between \(allowed.lowerBound) and \(allowed.upperBound)."
    case .empty(let size):
      "A body of \(size.width) × \(size.height) points has no area to collide with."
    case .notConvex: "The outline of a body must be convex, with at least three corners."
    case .shortBoundary: "A boundary needs two points that differ."
    case .gone: "The physics world does not hold what was named."
    case .attachedToItself: "A body cannot be attached to itself."
    case .tooManyGroups(let limit): "There can be \(limit) collision groups at a time, no more."
    }
  }
}
