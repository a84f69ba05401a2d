import Foundation

/// A direction with a length in the plane: a velocity in pt/s, a force or an offset in points.
public struct CGVector: Hashable, Sendable, Codable {
  public var dx: CGFloat
  public var dy: CGFloat

  /// The vector of length 0.
  public static let zero = CGVector(dx: CGFloat(0), dy: CGFloat(0))

  public init() {
    self = .zero
  }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
