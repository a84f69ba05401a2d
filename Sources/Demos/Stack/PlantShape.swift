import UIKit

/// A part of a drawing, which is a filled or stroked path in a square of 100 points.
@MainActor struct PlantShape {
  let path: UIBezierPath
  let color: UIColor
  /// The width of the stroke in the square's points; `nil` fills the path.
  var width: CGFloat?

  /// Returns a pointed leaf from one point to another.
  ///
  /// - Parameters:
  ///   - start: The base of the leaf.
  ///   - tip: The tip of the leaf.
  ///   - bulge: Half of the leaf's width as a fraction of its length.
  ///   - color: The color of the leaf.
  static func leaf(
    from start: CGPoint, to tip: CGPoint, bulge: CGFloat, _ color: UIColor
  ) -> PlantShape {
    let dx = tip.x - start.x
    let dy = tip.y - start.y
    let path = UIBezierPath()
    path.move(to: start)
    for (side, end) in [(1.0, tip), (-1, start)] {
      let aside = CGPoint(x: -dy * bulge * 2 * side, y: dx * bulge * 2 * side)
      let middle = CGPoint(x: start.x + dx * 0.45 + aside.x, y: start.y + dy * 0.45 + aside.y)
      path.addQuadCurve(to: end, controlPoint: middle)
    }
    path.close()
    return PlantShape(path: path, color: color)
  }

  static func stem(
    from start: CGPoint, to end: CGPoint, bend: CGFloat = 0, width: CGFloat = 2, _ color: UIColor
  ) -> PlantShape {
    let path = UIBezierPath()
    path.move(to: start)
    path.addQuadCurve(
      to: end, controlPoint: CGPoint(x: (start.x + end.x) / 2 + bend, y: (start.y + end.y) / 2))
    return PlantShape(path: path, color: color, width: width)
  }

  static func disc(_ x: CGFloat, _ y: CGFloat, radius: CGFloat, _ color: UIColor) -> PlantShape {
    let box = CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    return PlantShape(path: UIBezierPath(ovalIn: box), color: color)
  }

  /// Draws the shape into the current context.
  ///
  /// - Parameters:
  ///   - scale: The scale of the 100-point square in the context.
  ///   - origin: The position of the square's upper left corner in the context.
  func draw(scale: CGFloat, origin: CGPoint) {
    path.apply(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y))
    guard let width else {
      color.setFill()
      return path.fill()
    }
    path.lineWidth = width * scale
    path.lineCapStyle = .round
    color.setStroke()
    path.stroke()
  }
}
