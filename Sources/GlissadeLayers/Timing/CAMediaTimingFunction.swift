import Foundation
import GlissadeMotion

/// The name of a standard timing curve.
public struct CAMediaTimingFunctionName: Hashable, Sendable, RawRepresentable {
  /// The name as text.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name of the linear curve.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// The name of the default curve of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
  /// The name of the curve that begins slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// The name of the curve that ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// The name of the curve that begins and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}

/// A cubic timing curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
  package let curve: UnitBezier

  /// Creates the standard curve with a name, or a linear curve if the name is unknown.
  public convenience init(name: CAMediaTimingFunctionName) {
    let curve: UnitBezier =
      switch name {
      case .default: .default
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      default: .linear
      }
    self.init(curve: curve)
  }

  /// Creates a curve with control points (c1x, c1y) and (c2x, c2y), whose x coordinates are limited
  /// to 0…1.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(
      curve: UnitBezier(
        usable: CGPoint(x: Double(c1x), y: Double(c1y)), CGPoint(x: Double(c2x), y: Double(c2y)),
        in: "CAMediaTimingFunction.init(controlPoints:)"))
  }

  package init(curve: UnitBezier) { self.curve = curve }

  /// Returns whether another object is a timing function with the same control points.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.coordinates == coordinates
  }
  public override var hash: Int { coordinates.hashValue }

  /// The coordinates of the control points with the precision that clients set and read.
  private var coordinates: [Float] {
    [curve.control1, curve.control2].flatMap { [Float($0.x), Float($0.y)] }
  }

  /// Writes control point `index`, 0…3, to the two floats at `ptr`.
  public func getControlPoint(at index: Int, values ptr: UnsafeMutablePointer<Float>) {
    precondition((0...3).contains(index), "A timing function has the control points 0 to 3.")
    let points = [CGPoint.zero, curve.control1, curve.control2, CGPoint(x: 1, y: 1)]
    ptr[0] = Float(points[index].x)
    ptr[1] = Float(points[index].y)
  }
}

extension UnitBezier {
  /// Creates a curve from a client's control points. Their x coordinates are limited to 0…1, and
  /// the curve is linear if a coordinate is not finite.
  package init(usable control1: CGPoint, _ control2: CGPoint, in call: String) {
    let points = [control1, control2].map { NumberRule.finite.usable($0, in: call) }
    guard let first = points[0], let second = points[1] else {
      self = .linear
      return
    }
    func limited(_ point: CGPoint) -> CGPoint {
      CGPoint(x: min(max(point.x, 0), 1), y: point.y)
    }
    self.init(control1: limited(first), control2: limited(second))
  }
}
