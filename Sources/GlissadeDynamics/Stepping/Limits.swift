import Foundation
import GlissadeGeometry

/// The limits of the values that clients pass to a world. Within these limits no product in the
/// engine overflows, so none becomes NaN.
enum Limits {
  static let coordinate = -1e6...1e6
  static let angle = -1e6...1e6
  static let size = 0.1...1e5
  /// The limit of offsets from a body's center, in points. For a force at that distance on the
  /// lightest body, Box2D can still represent the square of the moment.
  static let offset = -1e4...1e4
  static let velocity = -1e6...1e6
  static let magnitude = -1e6...1e6
  static let density = 1e-3...1e4
  static let elasticity = 0.0...1
  static let nonNegative = 0.0...1e6
  static let radius = 1e-3...1e6
  static let falloff = 0.0...8
  static let ratio = 0.0...1e3
  static let snapDamping = 0.0...1
  /// The maximum number of simultaneous collision groups, each of which has a bit in a mask.
  static let groups = 64

  static func check(
    _ value: Double, _ name: String, in range: ClosedRange<Double>
  ) throws(Refusal) {
    // NaN is in no range, so that it is refused, too.
    guard range.contains(value) else { throw .number(name, value, allowed: range) }
  }

  static func check(_ point: CGPoint, _ name: String) throws(Refusal) {
    try check(point.x, "The x of \(name)", in: coordinate)
    try check(point.y, "The y of \(name)", in: coordinate)
  }

  static func check(
    _ vector: CGVector, _ name: String, in range: ClosedRange<Double> = coordinate
  ) throws(Refusal) {
    try check(vector.dx, "The dx of \(name)", in: range)
    try check(vector.dy, "The dy of \(name)", in: range)
  }

  static func check(_ size: CGSize) throws(Refusal) {
    guard size.width > 0, size.height > 0 else { throw .empty(size) }
    try check(size.width, "A body's width", in: Limits.size)
    try check(size.height, "A body's height", in: Limits.size)
  }
}
