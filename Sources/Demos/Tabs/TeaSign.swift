import UIKit

/// A small line drawing for a tab.
enum TeaSign: Sendable {
  case leaf, mountain, sun, flower

  private static let side: CGFloat = 26

  /// The drawing in black, which serves as a template image.
  @MainActor var image: UIImage {
    let size = CGSize(width: Self.side, height: Self.side)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setStroke()
      for path in paths {
        path.lineWidth = 1.75
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
      }
    }
  }

  @MainActor private var paths: [UIBezierPath] {
    switch self {
    case .leaf: Self.leafPaths
    case .mountain: Self.mountainPaths
    case .sun: Self.sunPaths
    case .flower: Self.flowerPaths
    }
  }

  private static func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @MainActor private static var leafPaths: [UIBezierPath] {
    let outline = UIBezierPath()
    outline.move(to: point(5, 20))
    outline.addCurve(
      to: point(22, 4), controlPoint1: point(3, 8), controlPoint2: point(12, 4))
    outline.addCurve(
      to: point(5, 20), controlPoint1: point(23, 15), controlPoint2: point(16, 24))
    outline.close()
    let vein = UIBezierPath()
    vein.move(to: point(3, 23))
    vein.addQuadCurve(to: point(15, 11), controlPoint: point(8, 15))
    return [outline, vein]
  }

  @MainActor private static var mountainPaths: [UIBezierPath] {
    let ridge = UIBezierPath()
    ridge.move(to: point(2, 21))
    ridge.addLine(to: point(10, 6))
    ridge.addLine(to: point(15.5, 16))
    ridge.addLine(to: point(18.5, 11.5))
    ridge.addLine(to: point(24, 21))
    ridge.close()
    let snow = UIBezierPath()
    snow.move(to: point(7.4, 11))
    snow.addLine(to: point(10, 13))
    snow.addLine(to: point(12.6, 11))
    return [ridge, snow]
  }

  @MainActor private static var sunPaths: [UIBezierPath] {
    let rays = (0..<8).map { index in
      let (x, y) = direction(CGFloat(index) / 8)
      let ray = UIBezierPath()
      ray.move(to: point(13 + 8.5 * x, 13 + 8.5 * y))
      ray.addLine(to: point(13 + 11 * x, 13 + 11 * y))
      return ray
    }
    return [UIBezierPath(ovalIn: CGRect(x: 8, y: 8, width: 10, height: 10))] + rays
  }

  /// The paths of the flower, whose outline consists of five petals around the center.
  @MainActor private static var flowerPaths: [UIBezierPath] {
    let outline = UIBezierPath()
    for index in 0..<5 {
      let part = CGFloat(index) / 5 - 0.25
      let from = direction(part - 0.1)
      let to = direction(part + 0.1)
      let one = direction(part - 0.11)
      let two = direction(part + 0.11)
      if index == 0 { outline.move(to: point(13 + 5 * from.0, 13.5 + 5 * from.1)) }
      outline.addCurve(
        to: point(13 + 5 * to.0, 13.5 + 5 * to.1),
        controlPoint1: point(13 + 14.5 * one.0, 13.5 + 14.5 * one.1),
        controlPoint2: point(13 + 14.5 * two.0, 13.5 + 14.5 * two.1))
    }
    outline.close()
    return [outline, UIBezierPath(ovalIn: CGRect(x: 11.4, y: 11.9, width: 3.2, height: 3.2))]
  }

  /// Returns the unit vector of an angle given as a fraction of a full turn, clockwise from the
  /// right.
  private static func direction(_ part: CGFloat) -> (CGFloat, CGFloat) {
    (cos(2 * .pi * part), sin(2 * .pi * part))
  }
}
